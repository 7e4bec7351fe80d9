package app

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
)

// notice is a sentence that concerns the whole program, such as that the sound
// device is gone. It lies over all scenes for a while, at the upper edge.
type notice struct {
	text string
	left int // ticks
}

// noticeStays is how many ticks a notice can be read.
const noticeStays = 8 * 60

func (n *notice) Show(text string) { *n = notice{text: text, left: noticeStays} }

// tick reports whether the notice has come or gone.
func (n *notice) tick() (changed bool) {
	if n.left == 0 {
		return false
	}
	n.left--
	return n.left == 0 || n.left == noticeStays-1
}

func (n *notice) draw(t *render.Theme, dst *ebiten.Image) {
	if n.left == 0 {
		return
	}
	v := t.View
	const most = 1.5 // it covers what lies below it
	st := t.Capped(render.Style{Face: render.Medium, Size: 15 * UprightGrowth(v), Color: t.Palette.Ink}, most)
	lines := t.Wrap(n.text, st, v.W*.6, 3)
	w, h := lines.Width+36, lines.Height()+18
	r := render.Rect{X: (v.W - w) / 2, Y: 8, W: w, H: h}
	t.Panel(dst, r, render.Note)
	t.DrawLines(dst, lines, r.X+18, r.Y+9+lines.Leading*.76, st)
}
