package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
)

// SeatPaper draws the paper of the card of a seat, with a ring around it where it is active.
func (t *Theme) SeatPaper(dst *ebiten.Image, r Rect, active bool) {
	t.seatPaper(t.pen(dst), r, 8, active)
}

// seatPaper is [Theme.SeatPaper] with corners of a radius.
func (t *Theme) seatPaper(p pen, r Rect, radius float64, active bool) {
	c := &t.Palette
	if active {
		p.shadow(r.narrowed(2), 8, 8, 7, .5)
		t.ActiveRing(p.dst, r.Moved(p.x, p.y), t.round(radius))
	} else {
		p.shadow(r.narrowed(2), 8, 4, 3, .42)
	}
	p.shade(r, t.round(radius), c.PaperTop, c.PaperBottom)
}

// SeatBand draws the band at the left of the card of a seat, with its token.
func (t *Theme) SeatBand(dst *ebiten.Image, r Rect, k Token, face Character) {
	p := t.pen(dst)
	p.fillPart(r, t.round(8), lefts, t.Palette.seat(k.Color).Face)
	plate := r.Inset(t.Length(Near)).Square()
	if face.exists() {
		t.Portrait(dst, plate, face, faces.Frame{})
		return
	}
	t.TokenPlate(dst, plate, k, false)
}
