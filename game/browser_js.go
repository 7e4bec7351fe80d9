package game

import (
	"fmt"
	"strings"
	"syscall/js"

	"bigpayday/game/setups"
	"bigpayday/render/palette"
)

// hurries says that the first picture is shown before all that belongs to it has been drawn. A
// program that has just been loaded is slow here: what moves on the title takes it a quarter of a
// second, and as long again to get to the screen.
const hurries = true

// backButton is the browser's: as long as there is something to leave, it does what Esc does.
type backButton struct {
	holds  bool
	heeded int
}

// pressed tells the page whether the button is the game's, and reports whether it was pressed
// since the last tick.
func (b *backButton) pressed(holds bool) bool {
	page := js.Global().Get("bigpaydayBack")
	if page.IsUndefined() {
		return false
	}
	if holds != b.holds {
		b.holds = holds
		page.Set("holds", holds)
	}
	pressed := page.Get("pressed").Int()
	was := b.heeded
	b.heeded = pressed
	return pressed != was
}

// paintAround gives the page around the canvas the colors of the wall: a device with a notch shows
// it there.
func paintAround(wall *palette.Palette) {
	document := js.Global().Get("document")
	if document.IsUndefined() {
		return
	}
	style := document.Get("documentElement").Get("style")
	style.Call("setProperty", "--wall-top", css(wall.WallTop))
	style.Call("setProperty", "--wall-bottom", css(wall.WallBottom))
	if bars := document.Call("querySelector", "meta[name=theme-color]"); bars.Truthy() {
		bars.Set("content", css(wall.WallTop))
	}
}

// css returns a color as a page writes it.
func css(c palette.Color) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// pageAddress returns the address of the page that the program runs in, without what belongs to
// this visit alone.
func pageAddress() string {
	location := js.Global().Get("location")
	if location.IsUndefined() {
		return ""
	}
	return location.Get("origin").String() + location.Get("pathname").String()
}

// link returns the text of the link that the page was opened with, "" for none, and takes it out of
// the address: loading the page again is to go on with the game that was begun.
func link() string {
	location := js.Global().Get("location")
	if location.IsUndefined() {
		return ""
	}
	text, ok := strings.CutPrefix(location.Get("hash").String(), setups.LinkMark)
	if !ok {
		return ""
	}
	js.Global().Get("history").Call("replaceState", js.Null(), "", location.Get("pathname").String()+location.Get("search").String())
	return text
}
