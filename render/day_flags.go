package render

import (
	"github.com/hajimehoshi/ebiten/v2"

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
func (t *Theme) DayFlags(dst *ebiten.Image, cell Rect, holiday bool, birthdays []Token, odds bool) {
	n := len(birthdays)
	if holiday {
		n++
	}
	if n == 0 {
		return
	}
	p, c := t.pen(dst), &t.Palette
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
	flag := func(color Color, what string, tail bool) (at Rect) {
		q := t.drawing(drawingKey{what: what, color: color}, func() sketch.Drawing { return sketch.DayFlag(color, tail) })
		p.posed(q, cell.X+1+flagW*z/2, y+h/2, Pose{Scale: z})
		at = Rect{cell.X + 1, y, 29 * z, h}
		y += h + 1
		return at
	}
	if holiday {
		r := flag(c.Families[Red].Edge, "day-flag-tail", true)
		q := t.drawing(drawingKey{what: "flag-star", color: c.Focus}, func() sketch.Drawing { return sketch.FlagStar(c.Focus) })
		p.posed(q, r.CenterX(), r.CenterY(), Pose{Scale: z})
	}
	for _, k := range birthdays {
		r := flag(c.seat(k.Color).Face, "day-flag", false)
		t.TokenPlate(dst, Rect{r.CenterX() - 10.5*z, r.CenterY() - 10.5*z, 22 * z, 21 * z}, k, false)
	}
}

// HolidayFlag draws a dark red swallowtail, 34 wide and 20 high, with a date on
// it, at the left end of r, pale where it marks nothing.
func (t *Theme) HolidayFlag(dst *ebiten.Image, r Rect, date string, pale bool) {
	p := t.pen(dst).capped(1)
	r.Y, r.H = r.CenterY()-10, 20
	p.blit(t.holidayFlag(pale), r.X, r.Y, 1)
	st := Style{Face: Bold, Size: 14, Color: white, Align: Center}
	p.fit(date, r.X+14, p.middle(r, st), 24, 9, st)
}

// holidayFlag returns the picture of a holiday's flag.
func (t *Theme) holidayFlag(pale bool) *picture {
	k := drawingKey{what: "holiday-flag"}
	if pale {
		k.what = "holiday-flag-pale"
	}
	return t.drawing(k, func() sketch.Drawing { return sketch.HolidayFlag(pale) })
}
