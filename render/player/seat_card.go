package player

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/marks"
	"bigpayday/render/pieces"
)

// SeatPaper draws the paper of the card of a seat, with a ring around it where it is active.
func SeatPaper(t *render.Theme, dst *ebiten.Image, r render.Rect, active bool) {
	seatPaper(t, t.Pen(dst), r, 8, active)
}

// seatPaper is [SeatPaper] with corners of a radius.
func seatPaper(t *render.Theme, p render.Pen, r render.Rect, radius float64, active bool) {
	c := &t.Palette
	if active {
		p.Shadow(r.Narrowed(2), 8, 8, 7, .5)
		marks.ActiveRing(t, p.Dst, r.Moved(p.X, p.Y), t.Round(radius))
	} else {
		p.Shadow(r.Narrowed(2), 8, 4, 3, .42)
	}
	p.Shade(r, t.Round(radius), c.PaperTop, c.PaperBottom)
}

// SeatBand draws the band at the left of the card of a seat, with its token.
func SeatBand(t *render.Theme, dst *ebiten.Image, r render.Rect, k pieces.Token, face render.Character) {
	p := t.Pen(dst)
	p.FillPart(r, t.Round(8), render.Lefts, t.Palette.Seat(k.Color).Face)
	pieces.SeatPattern(p, r, k.Color)
	plate := r.Inset(t.Length(render.Near)).Square()
	if face.Exists() {
		t.Portrait(dst, plate, face, faces.Frame{})
		return
	}
	pieces.TokenPlate(t, dst, plate, k, false)
}
