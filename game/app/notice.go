package app

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/control"
)

// notice is a sentence that concerns the whole program, such as that the sound
// device is gone. It lies over all scenes for a while, at the upper edge.
type notice struct {
	text string
	left int // ticks
}

const (
	// noticeTicks is how many ticks a notice can be read.
	noticeTicks = 8 * 60
	// mostNoticeGrowth is how far its type grows with the text scale at most: a notice
	// covers what lies below it.
	mostNoticeGrowth = 1.5
)

// ShowNotice tells the player something that concerns the whole program, over whatever
// is shown.
func (a *App) ShowNotice(text string) {
	a.notice = notice{text: text, left: noticeTicks}
	a.Tell(text)
}

// tick reports whether the notice has come or gone.
func (n *notice) tick() (changed bool) {
	if n.left == 0 {
		return false
	}
	n.left--
	return n.left == 0 || n.left == noticeTicks-1
}

// draw draws the notice at the upper edge of the window.
func (n *notice) draw(t *render.Theme, dst *ebiten.Image) {
	if n.left > 0 {
		v, capped := t.View, min(1, mostNoticeGrowth/t.TextScale)
		control.Notice(t.Larger(UprightGrowth(v)*capped), dst, n.text, v.Bounds().Inset(t.Length(render.Near)), render.Start)
	}
}
