package player

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// TokenCell draws one of the tokens, or of the colours, that a seat can have;
// Active is the one that it has, in a green frame. The badge is the number of the seat that has
// it now, or "".
func TokenCell(t *render.Theme, dst *ebiten.Image, r render.Rect, k pieces.Token, colour bool, badge string, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	if state.Active {
		picked(p, r, 8)
	}
	p.Fill(r, 8, render.Shades{Rest: c.Paper2, Hover: c.Hot, Pressed: c.Hot}.In(state))
	if colour {
		pair := c.Seat(k.Color)
		in := r.Inset(8)
		p.Fill(in.Moved(0, 2), 8, pair.Edge)
		p.Fill(in, 8, pair.Face)
	} else {
		pieces.TokenAt(t, dst, k, r.CenterX(), r.CenterY(), min(r.W, r.H)*.72, pieces.Flat)
	}
	if badge != "" {
		SeatBadge(t, dst, r, badge)
	}
	marks.FocusTight(t, dst, r, 8, state)
}

// PickCard draws the ground of one of several people to choose from; Active is the chosen one,
// in a green frame with a tick, which nobody takes for the amber ring of the keyboard.
func PickCard(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r.Narrowed(2), 4, 10, 3, .3)
	if state.Active {
		picked(p, r, 10)
	}
	p.Fill(r, 10, render.Shades{Rest: c.PaperTop, Hover: c.Hot, Pressed: c.Hot}.In(state))
	if state.Active {
		x, y := r.Right()-4, r.Y+4
		p.Disc(x, y, 12.5, c.PaperTop)
		p.Disc(x, y, 11, c.Families[palette.Green].Face)
		marks.Check(p, x, y, 5.5, 2.6, palette.White)
	}
	marks.Focus(t, dst, r, 10, state)
}

// PickFace draws a face on such a card: in a frame that is not much wider than high, so that
// all of it is seen.
func PickFace(t *render.Theme, dst *ebiten.Image, r render.Rect, face render.Character, f faces.Frame) {
	const widest = 1.35
	w := min(r.W, widest*r.H)
	t.Portrait(dst, render.Rect{X: r.CenterX() - w/2, Y: r.Y, W: w, H: r.H}, face, f)
}

// picked draws the frame around what is chosen.
func picked(p render.Pen, r render.Rect, radius float64) {
	const width = 4
	p.Fill(r.Inset(-width), radius+width, p.Palette.Families[palette.Green].Face)
}

// SeatBadge draws the number of a seat into the upper right corner of what it has.
func SeatBadge(t *render.Theme, dst *ebiten.Image, r render.Rect, number string) {
	pieces.Badge(t, dst, r.Right()-7, r.Y+7, 10, number)
}
