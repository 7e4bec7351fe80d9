package spareface

import (
	"syscall/js"
)

// file is the typeface, beside the page.
const file = "mplus.ttf"

// late is the typeface, which is asked for when a text first needs it. The
// browser has one thread: nothing here is changed while a frame is drawn.
var late struct {
	asked, failed bool
	face          *Face
}

// Get returns the typeface, nil as long as it is not there. Coming says
// that it is on its way.
func Get() (f *Face, coming bool) {
	if !late.asked {
		late.asked = true
		askFor(file, func(ttf []byte) {
			var err error
			late.face, err = read(ttf)
			late.failed = err != nil
		}, func() { late.failed = true })
	}
	return late.face, late.face == nil && !late.failed
}

// Late tells what has become of a typeface that comes when it is needed: how often
// one came, which is when what was drawn before has to be drawn anew, and whether one will
// not come.
func Late() (came int, failed bool) {
	if late.face != nil {
		came = 1
	}
	return came, late.failed
}

// askFor fetches a file from beside the page, and hands over what is in it or says that it
// does not come.
func askFor(name string, got func([]byte), lost func()) {
	var done, failed, read js.Func
	release := func() {
		done.Release()
		failed.Release()
		read.Release()
	}
	read = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer release()
		bytes := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		got(data)
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		defer release()
		lost()
		return nil
	})
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			release()
			lost()
			return nil
		}
		return args[0].Call("arrayBuffer").Call("then", read, failed)
	})
	js.Global().Call("fetch", name).Call("then", done, failed)
}
