package input

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// listens says that the page tells of each thing that mouse and fingers do. Ebitengine asks once in
// a frame how they are, and sees of two presses the later one, and of a short tap nothing.
const listens = true

// listen has the page tell what mouse and fingers do on the game's canvas, and what they do
// elsewhere once they are down.
func (p *pointing) listen() {
	window := js.Global()
	if !window.Get("document").Truthy() { // outside a page there is nothing to point at
		return
	}
	on := func(name string, do func(e js.Value)) {
		window.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}), map[string]any{"capture": true, "passive": true})
	}
	held := false
	mouse := func(kind pointedKind) func(e js.Value) {
		return func(e js.Value) {
			button := kind.moves() || e.Get("button").Int() == 0
			if !button || !held && !onCanvas(e) {
				return
			}
			if !kind.moves() {
				held = kind == mousePressed
			}
			x, y := onPage(e)
			p.add(pointed{kind: kind, x: x, y: y})
		}
	}
	on("mousemove", mouse(mouseMoved))
	on("mousedown", mouse(mousePressed))
	on("mouseup", mouse(mouseReleased))
	touch := func(kind pointedKind) func(e js.Value) {
		return func(e js.Value) {
			if !onCanvas(e) { // all a finger does counts where it came down
				return
			}
			list := e.Get("changedTouches")
			for i := range list.Length() {
				t := list.Index(i)
				x, y := onPage(t)
				p.add(pointed{kind, ebiten.TouchID(t.Get("identifier").Int()), x, y})
			}
		}
	}
	on("touchstart", touch(fingerDown))
	on("touchmove", touch(fingerMoved))
	on("touchend", touch(fingerUp))
	on("touchcancel", touch(fingerUp))
	on("blur", func(e js.Value) {
		if e.Get("target").Equal(window) {
			held = false
			p.add(pointed{kind: allLetGo})
		}
	})
}

// onPage returns where something is on the canvas, which keeps off the edges of the page where the
// device has a notch there.
func onPage(e js.Value) (x, y float64) {
	edges := canvas().Call("getBoundingClientRect")
	return e.Get("clientX").Float() - edges.Get("left").Float(), e.Get("clientY").Float() - edges.Get("top").Float()
}

// canvas returns what the game draws on.
func canvas() js.Value { return js.Global().Get("document").Call("querySelector", "canvas") }

// onCanvas reports whether an event is one of the canvas that the game draws on.
func onCanvas(e js.Value) bool {
	return e.Get("target").Equal(canvas())
}
