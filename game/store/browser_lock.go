//go:build js

package store

import (
	"errors"
	"syscall/js"
	"time"
)

// webLock is the claim of one page to write: a lock of the browser, which gives it up when the page
// is left, however that comes. Where a browser has no locks any page may write, and
// [Store.WriteOver] finds out.
type webLock struct {
	manager js.Value // undefined where there are no locks
	ahead   js.Value // what the page around the game has asked for while the program was on its way
	held    bool
	lost    bool // to a page that has taken it
	release js.Value
}

// newWebLock looks for the locks of the browser.
func newWebLock() *webLock {
	l := &webLock{}
	navigator, err := call(js.Global().Get("Reflect"), "get", js.Global(), "navigator")
	if err == nil && navigator.Type() == js.TypeObject {
		l.manager = navigator.Get("locks")
	}
	l.ahead = js.Global().Get("bigpaydayLock")
	return l
}

// request asks for the lock. What is returned says whether it is held once the browser has answered.
func (l *webLock) request(options map[string]any) (<-chan bool, error) {
	answer := make(chan bool, 1)
	mine := false
	var granted, ended js.Func
	granted = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].IsNull() {
			return nil // it was asked for only if it is free, and is not
		}
		mine, l.held, l.lost = true, true, false
		answer <- true
		var executor js.Func
		executor = js.FuncOf(func(_ js.Value, args []js.Value) any {
			executor.Release()
			l.release = args[0] // the lock is held as long as this has not been called
			return nil
		})
		return js.Global().Get("Promise").New(executor)
	})
	ended = js.FuncOf(func(js.Value, []js.Value) any {
		granted.Release()
		ended.Release()
		if mine {
			l.lost, l.held = l.held, false
		} else {
			answer <- false
		}
		return nil
	})
	promise, err := l.ask(options, granted)
	if err != nil {
		return nil, err
	}
	promise.Call("then", ended, ended)
	return answer, nil
}

// ask asks the browser for the lock, unless the page has done so: then its answer is there already.
// What is returned is a promise, for when the lock has been given up.
func (l *webLock) ask(options map[string]any, granted js.Func) (js.Value, error) {
	if ahead := l.ahead; ahead.Truthy() {
		l.ahead = js.Undefined()
		return call(ahead, "take", granted)
	}
	return call(l.manager, "request", prefix+lockName, options, granted)
}

// claim takes the lock, if no other page has it. However long a busy browser takes to say that it
// is free: only a page that another one has kept from writing tells its player so. A page that is
// just being left is waited for: the browser hands the lock over as soon as that one is gone. It
// must not be called from within the browser, which answers only when nothing runs.
func (b *browser) claim() error {
	if b.lock.manager.Type() != js.TypeObject {
		return nil
	}
	if answer, err := b.lock.request(map[string]any{"ifAvailable": true}); err != nil || <-answer {
		return nil
	}
	waiting := js.Global().Get("AbortController").New()
	signal := waiting.Get("signal")
	answer, err := b.lock.request(map[string]any{"signal": signal})
	if err != nil {
		return nil
	}
	timer := time.AfterFunc(claimTries*claimPause, func() { waiting.Call("abort") })
	defer timer.Stop()
	if !<-answer && signal.Get("aborted").Bool() {
		return b.inUse()
	}
	return nil // held, or a page without an origin, which has no locks
}

func (b *browser) inUse() error { return &Error{Kind: InUse, Path: prefix} }

// tryClaim reports whether the lock is held since [browser.ask].
func (b *browser) tryClaim() error {
	if !b.lock.held {
		return b.inUse()
	}
	return nil
}

// ask takes the lock from the page that has it: that one may lie behind others, where it does
// nothing. All that was chosen there has been saved, and from now on it writes nothing.
func (b *browser) ask() error {
	if _, err := b.lock.request(map[string]any{"steal": true}); err != nil {
		return browserError(prefix, err)
	}
	return nil
}

// asked reports whether another page has taken the lock.
func (b *browser) asked() bool { return b.lock.lost }

func (b *browser) close() error {
	if b.lock.held {
		b.lock.held = false
		b.lock.release.Invoke()
	}
	return nil
}

// mayWrite returns an error where another page has taken the lock.
func (b *browser) mayWrite(key string) error {
	if b.lock.lost {
		return &Error{Kind: InUse, Path: key, Err: errors.New("another page has taken the lock")}
	}
	return nil
}
