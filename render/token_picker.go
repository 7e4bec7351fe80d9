package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
)

// TokenCell draws one of the tokens, or of the colours, that a seat can have;
// Active is the one that it has. The badge is the number of the seat that has
// it now, or "".
func (t *Theme) TokenCell(dst *ebiten.Image, r Rect, k Token, colour bool, badge string, state State) {
	p, c := t.pen(dst), &t.Palette
	if state.Active {
		p.fill(r.Inset(-3), 11, c.Dark)
		p.fill(r.Inset(-1.5), 10, c.Focus)
	}
	p.fill(r, 8, shades{rest: c.Paper2, hover: c.Hot, pressed: c.Hot}.in(state))
	if colour {
		pair := c.seat(k.Color)
		in := r.Inset(8)
		p.fill(in.Moved(0, 2), 8, pair.Edge)
		p.fill(in, 8, pair.Face)
	} else {
		t.tokenAt(dst, k, r.CenterX(), r.CenterY(), min(r.W, r.H)*.72, Flat)
	}
	if badge != "" {
		t.Badge(dst, r.Right()-7, r.Y+7, 10, badge)
	}
	t.focusTight(dst, r, 8, state)
}

// FaceCell draws a field with a character, of which one is chosen.
func (t *Theme) FaceCell(dst *ebiten.Image, r Rect, face Character, badge string, state State) {
	if p, c := t.pen(dst), &t.Palette; state.Active {
		p.fill(r.Inset(-3), 11, c.Dark)
		p.fill(r.Inset(-1.5), 10, c.Focus)
	}
	if state.Hover || state.Pressed {
		r.Y--
	}
	t.Portrait(dst, r, face, faces.Frame{})
	if badge != "" {
		t.Badge(dst, r.Right()-7, r.Y+7, 10, badge)
	}
	t.focusTight(dst, r, 8, state)
}
