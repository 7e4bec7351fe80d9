package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
)

// TokenCell draws one of the tokens, or of the colours, that a seat can have;
// Active is the one that it has, in a green frame. The badge is the number of the seat that has
// it now, or "".
func (t *Theme) TokenCell(dst *ebiten.Image, r Rect, k Token, colour bool, badge string, state State) {
	p, c := t.pen(dst), &t.Palette
	if state.Active {
		p.picked(r, 8)
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
		t.SeatBadge(dst, r, badge)
	}
	t.focusTight(dst, r, 8, state)
}

// PickCard draws the ground of one of several people to choose from; Active is the chosen one,
// in a green frame with a tick, which nobody takes for the amber ring of the keyboard.
func (t *Theme) PickCard(dst *ebiten.Image, r Rect, state State) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r.narrowed(2), 4, 10, 3, .3)
	if state.Active {
		p.picked(r, 10)
	}
	p.fill(r, 10, shades{rest: c.PaperTop, hover: c.Hot, pressed: c.Hot}.in(state))
	if state.Active {
		x, y := r.Right()-4, r.Y+4
		p.disc(x, y, 12.5, c.PaperTop)
		p.disc(x, y, 11, c.Families[Green].Face)
		p.tick(x, y, 5.5, 2.6, white)
	}
	t.focus(dst, r, 10, state)
}

// PickFace draws a face on such a card: in a frame that is not much wider than high, so that
// all of it is seen.
func (t *Theme) PickFace(dst *ebiten.Image, r Rect, face Character, f faces.Frame) {
	const widest = 1.35
	w := min(r.W, widest*r.H)
	t.Portrait(dst, Rect{r.CenterX() - w/2, r.Y, w, r.H}, face, f)
}

// picked draws the frame around what is chosen.
func (p pen) picked(r Rect, radius float64) {
	const width = 4
	p.fill(r.Inset(-width), radius+width, p.Palette.Families[Green].Face)
}

// SeatBadge draws the number of a seat into the upper right corner of what it has.
func (t *Theme) SeatBadge(dst *ebiten.Image, r Rect, number string) {
	t.Badge(dst, r.Right()-7, r.Y+7, 10, number)
}
