package session

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/render"
	"bigpayday/render/marks"
)

// ringed returns what [Session.Ringed] is.
func (s *Session) ringed() ui.Widget {
	return ui.Custom{Paint: ui.PaintFunc(func(dst *ebiten.Image, box render.Rect, state render.State) { Ring(s.Theme, dst, box, state) })}
}

// Ring draws the ring of the keyboard around something, while it is there.
func Ring(t *render.Theme, dst *ebiten.Image, box render.Rect, state render.State) {
	if state.Focused {
		marks.FocusRing(t, dst, box, t.Length(render.Near))
	}
}
