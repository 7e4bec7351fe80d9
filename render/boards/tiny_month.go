package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// TinyMonth is the content of a small calendar without figures.
type TinyMonth struct {
	// Days is the number of days, 28 to 31.
	Days int
	// Real says that the month is one of a year, whose day 1 is the weekday First,
	// 0 for Sunday. The others begin on a Monday.
	Real  bool
	First int
	// Plain says that it ends with the printed Pay Day.
	Plain bool
	// Holidays are the days that are marked, bit 0 for day 1.
	Holidays uint32
	// Birthdays are those of the seats.
	Birthdays []TinyBirthday
}

// TinyBirthday is a day of a month on which a seat has its birthday.
type TinyBirthday struct {
	Day   int
	Color palette.SeatColor
}

// tinyPlace returns the cell that a day stands in, 0 for START, and how many rows
// of cells there are.
func (k *TinyMonth) tinyPlace(day int) (cell, rows int) {
	if !k.Real {
		return day, 5
	}
	start := (k.First + 6) % 7
	return start + day, max(5, (start+k.Days)/7+1)
}

// DrawTinyMonth draws a month as small bars: START, the days, Pay Day in gold, and in
// a month of no year the days that are not in it. Holidays are red, and birthdays
// have the colours of their seats.
func DrawTinyMonth(t *render.Theme, dst *ebiten.Image, r render.Rect, k TinyMonth) {
	p, c := t.Pen(dst), &t.Palette
	_, rows := k.tinyPlace(0)
	w, h := r.W/7, r.H/float64(rows)*1.05
	gap := min(2.5, w*.2)
	days := k.Days
	if !k.Real {
		days = 31
	}
	gold := c.Families[palette.Gold].Face
	if k.Plain {
		gold = palette.Mixed(gold, c.Paper3, .55)
	}
	for i := range days + 1 {
		at, _ := k.tinyPlace(i)
		col := c.Paper3
		switch {
		case i == 0:
			col = palette.Mixed(c.Families[palette.Red].Face, c.PaperTop, .5)
		case i > k.Days:
			col = palette.Lighter(c.Families[palette.Blue].Face, .1)
		case i == k.Days:
			col = gold
		case k.Holidays&(1<<(i-1)) != 0:
			col = c.Families[palette.Red].Edge
		case k.Real && at%7 == 0:
			col = palette.Mixed(c.Paper3, c.Families[palette.Red].Face, .16)
		}
		for _, b := range k.Birthdays {
			if b.Day == i && i > 0 {
				col = c.Seat(b.Color).Face
			}
		}
		p.Fill(render.Rect{X: r.X + float64(at%7)*w, Y: r.Y + float64(at/7)*h, W: w - gap, H: h*.74 - .2}, min(1.8, w*.15), col)
	}
}
