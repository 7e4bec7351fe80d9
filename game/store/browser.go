//go:build js

package store

import (
	"encoding/base64"
	"errors"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// prefix keeps the game's entries apart from those of other pages of the same
// site, with which the browser shares the storage.
const prefix = "bigpayday/"

// The first character of an entry says how the rest is to be read: the storage
// keeps strings of UTF-16, which cannot hold arbitrary bytes.
const (
	asText   = "t"
	asBase64 = "b"
)

// browser is a backend in the local storage of the browser. One call of setItem
// is all or nothing, so an entry is whole by nature.
type browser struct {
	storage js.Value
	lock    *webLock
}

// openUser returns the backend of this page. It fails where the browser has no
// storage or does not let the page use it, and where another page writes there.
func openUser() (backend, error) {
	// The mere look at localStorage throws where storage is switched off, and
	// a throw in js.Value.Get would end the program; in a call it is caught.
	storage, err := call(js.Global().Get("Reflect"), "get", js.Global(), "localStorage")
	if err != nil {
		return nil, browserError("localStorage", err)
	}
	if storage.Type() != js.TypeObject {
		return nil, &Error{Kind: NoFolder, Path: "localStorage"}
	}
	b := &browser{storage: storage, lock: newWebLock()}
	// Some browsers offer a storage in which nothing fits. No document can have
	// this name.
	if err := b.write(".probe", nil); err != nil {
		return b, err
	}
	if err := b.remove(".probe"); err != nil {
		return b, err
	}
	return b, b.claim()
}

func (b *browser) where(name string) string {
	return prefix + name
}

func (b *browser) read(name string) ([]byte, error) {
	key := b.where(name)
	value, err := call(b.storage, "getItem", key)
	if err != nil {
		return nil, browserError(key, err)
	}
	if value.Type() != js.TypeString {
		return nil, &Error{Kind: NotFound, Path: key}
	}
	entry := value.String()
	if data, ok := strings.CutPrefix(entry, asText); ok {
		return []byte(data), nil
	}
	if data, ok := strings.CutPrefix(entry, asBase64); ok {
		if data, err := base64.StdEncoding.DecodeString(data); err == nil {
			return data, nil
		}
	}
	// Not written by this package. The reader of the document will find it
	// broken and move it aside.
	return []byte(entry), nil
}

func (b *browser) write(name string, data []byte) error {
	entry := asText + string(data)
	if !utf8.Valid(data) {
		entry = asBase64 + base64.StdEncoding.EncodeToString(data)
	}
	key := b.where(name)
	if err := b.mayWrite(key); err != nil {
		return err
	}
	if _, err := call(b.storage, "setItem", key, entry); err != nil {
		return browserError(key, err)
	}
	return nil
}

func (b *browser) remove(name string) error {
	key := b.where(name)
	if err := b.mayWrite(key); err != nil {
		return err
	}
	value, err := call(b.storage, "getItem", key)
	if err != nil {
		return browserError(key, err)
	}
	if value.Type() != js.TypeString {
		return &Error{Kind: NotFound, Path: key}
	}
	if _, err := call(b.storage, "removeItem", key); err != nil {
		return browserError(key, err)
	}
	return nil
}

func (b *browser) move(from, to string) error {
	if err := b.mayWrite(b.where(from)); err != nil {
		return err
	}
	if _, err := b.read(to); err == nil {
		return errTaken
	}
	value, err := call(b.storage, "getItem", b.where(from))
	if err != nil {
		return browserError(b.where(from), err)
	}
	if value.Type() != js.TypeString {
		return &Error{Kind: NotFound, Path: b.where(from)}
	}
	// A page that is closed between the two calls leaves the entry under both
	// names, never under none.
	if _, err := call(b.storage, "setItem", b.where(to), value); err != nil {
		return browserError(b.where(to), err)
	}
	return b.remove(from)
}

func (b *browser) list() ([]string, error) {
	length := b.storage.Get("length")
	if length.Type() != js.TypeNumber {
		return nil, &Error{Kind: Failed, Path: prefix}
	}
	var names []string
	for i := range length.Int() {
		key, err := call(b.storage, "key", i)
		if err != nil {
			return nil, browserError(prefix, err)
		}
		if key.Type() != js.TypeString {
			continue // another page has just removed it
		}
		if name, ok := strings.CutPrefix(key.String(), prefix); ok && checkName(name) == nil {
			names = append(names, name)
		}
	}
	return names, nil
}

func (b *browser) translations() []Translation { return nil }

// call calls a method and returns what it throws as an error.
func call(v js.Value, method string, args ...any) (result js.Value, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case js.Error:
			err = r
		case *js.ValueError:
			err = r
		default:
			panic(r)
		}
	}()
	return v.Call(method, args...), nil
}

// browserError says of what kind an exception of the storage is.
func browserError(key string, err error) *Error {
	kind := Failed
	var thrown js.Error
	if errors.As(err, &thrown) && thrown.Type() == js.TypeObject {
		switch name := thrown.Get("name"); {
		case name.Type() != js.TypeString:
		case name.String() == "QuotaExceededError", name.String() == "NS_ERROR_DOM_QUOTA_REACHED":
			kind = Full
		case name.String() == "SecurityError":
			kind = Denied
		}
	}
	return &Error{Kind: kind, Path: key, Err: err}
}
