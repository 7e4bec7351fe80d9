package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/sketch"
)

// The measures of the flags of a day in a cell of the regular layout: where the
// first one begins, how much of the cell is left for all of them, and how wide
// and high one is.
const (
	flagsTop, flagsRoom = 36.0, 44.0
	flagW, flagH        = 34.0, 28.0
	// flagsOdds is what is left for them above the odds of a day.
	flagsOdds = 24.0
)

// DayFlags draws what a real date is besides its number at the left edge of its
// cell, one flag below the other: a holiday's, dark red with a star, and one in
// the colour of each of the players whose birthday it is, with their token. Where
// the odds of the day are shown they leave them room.
func DayFlags(t *render.Theme, dst *ebiten.Image, cell render.Rect, holiday bool, birthdays []pieces.Token, odds bool) {
	n := len(birthdays)
	if holiday {
		n++
	}
	if n == 0 {
		return
	}
	p, c := t.Pen(dst), &t.Palette
	k := min(cell.H/104, cell.W/112)
	room := flagsRoom
	if odds {
		room = flagsOdds
	}
	h := min(flagH, room/float64(n)) * k
	z := h / flagH
	y := cell.Y + flagsTop*k
	if n == 1 && !odds {
		y += 2 * k
	}
	flag := func(color palette.Color, what string, tail bool) (at render.Rect) {
		q := t.Drawing(render.DrawingKey{What: what, Color: color}, func() sketch.Drawing { return sketch.DayFlag(color, tail) })
		p.Posed(q, cell.X+1+flagW*z/2, y+h/2, render.Pose{Scale: z})
		at = render.Rect{X: cell.X + 1, Y: y, W: 29 * z, H: h}
		y += h + 1
		return at
	}
	if holiday {
		r := flag(c.Families[palette.Red].Edge, "day-flag-tail", true)
		q := t.Drawing(render.DrawingKey{What: "flag-star", Color: c.Focus}, func() sketch.Drawing { return sketch.FlagStar(c.Focus) })
		p.Posed(q, r.CenterX(), r.CenterY(), render.Pose{Scale: z})
	}
	for _, k := range birthdays {
		r := flag(c.Seat(k.Color).Face, "day-flag", false)
		pieces.TokenPlate(t, dst, render.Rect{X: r.CenterX() - 10.5*z, Y: r.CenterY() - 10.5*z, W: 22 * z, H: 21 * z}, k, false)
	}
}

// HolidayFlag draws a dark red swallowtail, 34 wide and 20 high, with a date on
// it, at the left end of r, pale where it marks nothing.
func HolidayFlag(t *render.Theme, dst *ebiten.Image, r render.Rect, date string, pale bool) {
	p := t.Pen(dst).GrowingTo(1)
	r.Y, r.H = r.CenterY()-10, 20
	p.Blit(holidayFlag(t, pale), r.X, r.Y, 1)
	st := render.Style{Face: render.Bold, Size: 14, Color: palette.White, Align: render.Center}
	p.TextFit(date, r.X+14, p.Middle(r, st), 24, 9, st)
}

// holidayFlag returns the picture of a holiday's flag.
func holidayFlag(t *render.Theme, pale bool) *render.Picture {
	k := render.DrawingKey{What: "holiday-flag"}
	if pale {
		k.What = "holiday-flag-pale"
	}
	return t.Drawing(k, func() sketch.Drawing { return sketch.HolidayFlag(pale) })
}
