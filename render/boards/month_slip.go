package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// MonthSlip draws the paper of a month in the set-up.
func MonthSlip(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r.Narrowed(2), 5, 3, 2, .3)
	p.Fill(r, 5, c.Field)
	p.ContrastFrame(r, 5, c.Line)
}

// MonthHead draws the red strip at the head of the paper of a month.
func MonthHead(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	t.Pen(dst).FillPart(r, 5, render.Tops, t.Palette.Families[palette.Red].Face)
}

// MonthDates draws the dates of a real month below their weekdays: holidays as
// pennants, birthdays in the colours of their seats with a cake, and the last day
// in gold.
func MonthDates(t *render.Theme, dst *ebiten.Image, r render.Rect, m TinyMonth, dates []string) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	rows := (m.First + m.Days + 6) / 7
	w, h := r.W/7, r.H/float64(rows)
	var cakes []render.Rect
	for i := range min(m.Days, len(dates)) {
		day, at := i+1, m.First+i
		cell := render.Rect{X: r.X + float64(at%7)*w, Y: r.Y + float64(at/7)*h, W: w, H: h}
		box := render.Rect{X: cell.X + 1.5, Y: cell.CenterY() - min(8.5, h/2), W: w - 3, H: min(17, h)}
		st := render.Style{Face: render.CondensedMedium, Size: 12.5, Color: c.Ink, Align: render.Center}
		if at%7 == 0 {
			st.Color = c.Loss
		}
		x := cell.CenterX()
		if day == m.Days {
			gold := c.Families[palette.Gold].Face
			if m.Plain {
				gold = palette.Mixed(gold, c.Field, .5)
			}
			p.Fill(box, 4, gold)
			st.Face, st.Color = render.CondensedBold, c.Dark
		}
		if m.Holidays&(1<<i) != 0 {
			p.Posed(holidayFlag(t, false), cell.CenterX(), cell.CenterY(), render.Pose{Scale: min(.66, w/38)})
			st.Face, st.Color, x = render.CondensedBold, palette.White, x-2
		}
		for _, b := range m.Birthdays {
			if b.Day == day {
				p.Fill(box, 4, c.Seat(b.Color).Face)
				st.Face, st.Color = render.CondensedBold, c.OnSeat(b.Color)
				cakes = append(cakes, box)
			}
		}
		p.TextFit(dates[i], x, p.Middle(cell, st), w-2, 9, st)
	}
	for _, box := range cakes {
		p.LayArt("birthday", box.Right()-7, box.Y-6, 13)
	}
}
