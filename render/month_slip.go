package render

import "github.com/hajimehoshi/ebiten/v2"

// MonthSlip draws the paper of a month in the set-up.
func (t *Theme) MonthSlip(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r.narrowed(2), 5, 3, 2, .3)
	p.fill(r, 5, c.Field)
	p.contrastFrame(r, 5, c.Line)
}

// MonthHead draws the red strip at the head of the paper of a month.
func (t *Theme) MonthHead(dst *ebiten.Image, r Rect) {
	t.pen(dst).fillPart(r, 5, tops, t.Palette.Families[Red].Face)
}

// MonthDates draws the dates of a real month below their weekdays: holidays as
// pennants, birthdays in the colours of their seats with a cake, and the last day
// in gold.
func (t *Theme) MonthDates(dst *ebiten.Image, r Rect, m TinyMonth, dates []string) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	rows := (m.First + m.Days + 6) / 7
	w, h := r.W/7, r.H/float64(rows)
	var cakes []Rect
	for i := range min(m.Days, len(dates)) {
		day, at := i+1, m.First+i
		cell := Rect{r.X + float64(at%7)*w, r.Y + float64(at/7)*h, w, h}
		box := Rect{cell.X + 1.5, cell.CenterY() - min(8.5, h/2), w - 3, min(17, h)}
		st := Style{Face: CondensedMedium, Size: 12.5, Color: c.Ink, Align: Center}
		if at%7 == 0 {
			st.Color = c.Loss
		}
		x := cell.CenterX()
		if day == m.Days {
			gold := c.Families[Gold].Face
			if m.Plain {
				gold = mixed(gold, c.Field, .5)
			}
			p.fill(box, 4, gold)
			st.Face, st.Color = CondensedBold, c.Dark
		}
		if m.Holidays&(1<<i) != 0 {
			p.posed(t.holidayFlag(false), cell.CenterX(), cell.CenterY(), Pose{Scale: min(.66, w/38)})
			st.Face, st.Color, x = CondensedBold, white, x-2
		}
		for _, b := range m.Birthdays {
			if b.Day == day {
				p.fill(box, 4, c.seat(b.Color).Face)
				st.Face, st.Color = CondensedBold, c.onSeat(b.Color)
				cakes = append(cakes, box)
			}
		}
		p.fit(dates[i], x, p.middle(cell, st), w-2, 9, st)
	}
	for _, box := range cakes {
		p.art("birthday", box.Right()-7, box.Y-6, 13)
	}
}
