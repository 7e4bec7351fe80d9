package render

import "github.com/hajimehoshi/ebiten/v2"

// MonthSlip is the content of a month's slip in the set-up.
type MonthSlip struct {
	Title, Days, Unit string
	// Month is how the month looks as a small calendar, and Dates the numbers of its
	// days, which a slip of a real month shows.
	Month TinyMonth
	Dates []string
}

// MonthSlipKeys returns the two keys of a slip: a day fewer, a day more.
func MonthSlipKeys(r Rect) (less, more Rect) {
	return Rect{r.X + 10, r.Y + 30, 36, 42}, Rect{r.Right() - 46, r.Y + 30, 36, 42}
}

// MonthSlip draws the slip of a month, 182x136 in the design, with its two keys
// in their states. A month of a year, whose length nobody chooses, has its dates
// in their place.
func (t *Theme) MonthSlip(dst *ebiten.Image, r Rect, k MonthSlip, less, more State) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	red := c.Families[Red]
	p.slipPaper(r)
	p.fillPart(r.topPart(20), 5, tops, red.Face)
	for _, d := range [2]float64{-64, 64} {
		p.disc(r.CenterX()+d, r.Y+10, 2.6, red.Edge)
	}
	p.fit(k.Title, r.CenterX(), r.Y+15, 110, 11, Style{Face: CondensedBold, Size: 13.5, Color: white, Align: Center})
	if k.Month.Real {
		t.monthDates(p, Rect{r.X + 9, r.Y + 25, r.W - 18, r.H - 31}, &k)
		return
	}
	a, b := MonthSlipKeys(r)
	t.Arrow(dst, a, true, less)
	t.Arrow(dst, b, false, more)
	room := b.X - a.Right() - 8
	p.fit(k.Days, r.CenterX(), r.Y+65, room, 20, Style{Face: Black, Size: 38, Color: c.Ink, Align: Center, Tracking: -1.5})
	p.fit(k.Unit, r.CenterX(), r.Y+83, room, 11, Style{Face: Condensed, Size: 13.5, Color: c.Ink2, Align: Center})
	t.TinyMonth(dst, Rect{r.X + 14, r.Y + 90, r.W - 28, min(40, r.H-98)}, k.Month)
}

// monthDates draws the dates of a real month below their weekdays: holidays as
// pennants, birthdays in the colours of their seats with a cake, and the last day
// in gold.
func (t *Theme) monthDates(p pen, r Rect, k *MonthSlip) {
	c, m := &t.Palette, &k.Month
	rows := (m.First + m.Days + 6) / 7
	w, h := r.W/7, r.H/float64(rows)
	var cakes []Rect
	for i := range min(m.Days, len(k.Dates)) {
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
		p.fit(k.Dates[i], x, p.middle(cell, st), w-2, 9, st)
	}
	for _, box := range cakes {
		p.art("birthday", box.Right()-7, box.Y-6, 13)
	}
}

// MonthStripKeys returns the two keys of a strip: a day fewer, a day more.
func MonthStripKeys(r Rect) (less, more Rect) {
	left, top := stripTab+4, 0.0
	if r.H >= stripHeadFrom {
		left, top = 6, stripHead
	}
	w, h := min(36, r.W*.24), r.H-top-8
	return Rect{r.X + left, r.Y + top + 4, w, h}, Rect{r.Right() - 6 - w, r.Y + top + 4, w, h}
}

// The red part of a strip: a head on a high one, else a tab at the left.
const (
	stripHeadFrom = 54.0
	stripHead     = 18.0
	stripTab      = 30.0
)

// MonthStrip draws the slip of a month where many of them stand: from 54 high
// on with its title in a head, below that with only its number n in a tab.
func (t *Theme) MonthStrip(dst *ebiten.Image, r Rect, k MonthSlip, n string, less, more State) {
	p, c := t.pen(dst), &t.Palette
	red := c.Families[Red].Face
	p.slipPaper(r)
	if r.H >= stripHeadFrom {
		p.fillPart(r.topPart(stripHead), 5, tops, red)
		p.fit(k.Title, r.CenterX(), r.Y+13.5, r.W-20, 10, Style{Face: CondensedBold, Size: 13 / t.TextScale, Color: white, Align: Center})
	} else {
		tab := r.leftPart(stripTab)
		p.fillPart(tab, 5, lefts, red)
		p.centered(n, tab, 6, 11, Style{Face: CondensedBold, Size: 15, Color: white})
		if k.Month.Real {
			t.stripName(p, Rect{tab.Right(), r.Y, r.W - tab.W, r.H}, k)
			return
		}
	}
	a, b := MonthStripKeys(r)
	if !k.Month.Real { // nobody chooses how long a month of a year is
		p.arrowKey(a, left, less)
		p.arrowKey(b, right, more)
	}
	mid := Rect{a.Right(), a.Y, b.X - a.Right(), a.H}
	st := Style{Face: Black, Size: min(26, a.H*.72), Color: c.Ink, Tracking: -.6}
	unit := Style{Face: Condensed, Size: 13, Color: c.Ink2}
	days, st := t.Fit(k.Days, st, mid.W-12, 14)
	w, u := t.MeasureText(days, st), t.MeasureText(k.Unit, unit)
	if w+5+u > mid.W-10 {
		u = -5
	}
	x := mid.CenterX() - (w+5+u)/2
	base := p.middle(mid, st)
	p.text(days, x, base, st)
	if u > 0 {
		p.text(k.Unit, x+w+5, base-1, unit)
	}
}

// slipPaper draws the paper of a month's slip.
func (p pen) slipPaper(r Rect) {
	p.shadow(r.narrowed(2), 5, 3, 2, .3)
	p.fill(r, 5, p.Palette.Field)
	p.contrastFrame(r, 5, p.Palette.Line)
}

// stripName writes what a month of a year is called, and how long it is, in the
// place of the keys: nobody chooses its length.
func (t *Theme) stripName(p pen, r Rect, k MonthSlip) {
	c := &t.Palette
	name := Style{Face: Bold, Size: 14, Color: c.Ink}
	unit := Style{Face: Condensed, Size: 13, Color: c.Ink2}
	upper := r
	if h, low := t.LineHeight(name)*.95, t.LineHeight(unit)*.95; h+low <= r.H {
		upper.Y, upper.H = r.CenterY()-(h+low)/2, h
		p.centered(k.Days+" "+k.Unit, Rect{r.X, upper.Bottom(), r.W, low}, 12, 10, unit)
	}
	p.centered(k.Title, upper, 12, 10, name)
}
