//go:build js

package clipboard

import (
	"errors"
	"syscall/js"
)

var errNone = errors.New("clipboard: the browser has none for this page")

// Copy puts a text on the clipboard. It fails where the browser lets no page do so, such as one
// that did not come over https. That a player refuses it is not heard of.
func Copy(text string) error {
	board := js.Global().Get("navigator").Get("clipboard")
	if board.IsUndefined() {
		return errNone
	}
	board.Call("writeText", text)
	return nil
}
