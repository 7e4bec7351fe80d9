package player

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// PlateState is how a player stands to what is decided.
type PlateState uint8

// The states. Who is out has no part in it any more.
const (
	PlateWaits PlateState = iota
	PlateAsked
	PlateLeads
	PlateOut
)

// DrawPlate draws the ground of the plate of a player that lies on the desk, in the place of their
// card, with a strip in the colour of their seat.
func DrawPlate(t *render.Theme, dst *ebiten.Image, r render.Rect, seat palette.SeatColor, s PlateState) {
	const strip = 10
	p, c, radius := t.Pen(dst), &t.Palette, t.Round(8)
	p.Shadow(r.Narrowed(2), radius, 4, 3, .4)
	if s == PlateAsked {
		marks.ActiveRing(t, dst, r, radius)
	}
	top, bottom := c.PaperTop, c.PaperBottom
	if s == PlateOut {
		top, bottom = c.Off, c.Off
	}
	p.Shade(r, radius, top, bottom)
	p.FillPart(render.Rect{X: r.X, Y: r.Y, W: strip, H: r.H}, radius, render.Lefts, c.Seat(seat).Face)
	pieces.SeatPattern(p, render.Rect{X: r.X, Y: r.Y, W: strip, H: r.H}, seat)
	switch {
	case s == PlateLeads:
		p.Frame(r, radius, 2, c.Families[palette.Green].Face)
	case t.HighContrast:
		p.Frame(r, radius, c.LineWidth, c.Line)
	}
}

// PlateMoney draws on a plate in r how much a player has, or owes.
func PlateMoney(t *render.Theme, dst *ebiten.Image, r render.Rect, sum string, owes bool) {
	const smallest = 10
	st := render.Label.In(t.Palette.Ink)
	if owes {
		st.Color = t.Palette.Families[palette.Red].Edge
	}
	t.Pen(dst).TextFitIn(r, sum, r.X, r.W, smallest, st)
}
