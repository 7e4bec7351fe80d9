package render

import "github.com/hajimehoshi/ebiten/v2"

// MonthStripKeys returns the two keys of a strip: a day fewer, a day more.
func MonthStripKeys(r Rect) (less, more Rect) {
	top := 0.0
	if r.H >= stripHeadFrom {
		top = stripHead
	}
	h := r.H - top - 8
	w := min(36, r.W*.24)
	left := r.X + 6
	if top == 0 {
		left = r.X + stripTab + 4
	}
	return Rect{left, r.Y + top + 4, w, h}, Rect{r.Right() - 6 - w, r.Y + top + 4, w, h}
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
	p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 5, 3, 2, .3)
	p.fill(r, 5, c.Field)
	if t.HighContrast {
		p.frame(r, 5, c.LineWidth, c.Line)
	}
	if r.H >= stripHeadFrom {
		p.fillPart(Rect{r.X, r.Y, r.W, stripHead}, 5, tops, red)
		p.fit(k.Title, r.CenterX(), r.Y+13.5, r.W-20, 10, Style{Face: CondensedBold, Size: 13 / t.TextScale, Color: white, Align: Center})
	} else {
		tab := Rect{r.X, r.Y, stripTab, r.H}
		p.fillPart(tab, 5, lefts, red)
		st := Style{Face: CondensedBold, Size: 15, Color: white, Align: Center}
		p.fit(n, tab.CenterX(), p.middle(tab, st), tab.W-6, 11, st)
		if k.Month.Real {
			t.stripName(p, Rect{tab.Right(), r.Y, r.W - tab.W, r.H}, k)
			return
		}
	}
	a, b := MonthStripKeys(r)
	for i, q := range [2]Rect{a, b} {
		l, d := less, left
		if i == 1 {
			l, d = more, right
		}
		if !k.Month.Real { // nobody chooses how long a month of a year is
			t.slipKey(p, q, d, l)
		}
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

// stripName writes what a month of a year is called, and how long it is, in the
// place of the keys: nobody chooses its length.
func (t *Theme) stripName(p pen, r Rect, k MonthSlip) {
	c := &t.Palette
	name := Style{Face: Bold, Size: 14, Color: c.Ink, Align: Center}
	unit := Style{Face: Condensed, Size: 13, Color: c.Ink2, Align: Center}
	upper, lower := r, r
	if h, low := t.LineHeight(name)*.95, t.LineHeight(unit)*.95; h+low <= r.H {
		upper.Y, upper.H = r.CenterY()-(h+low)/2, h
		lower.Y, lower.H = upper.Bottom(), low
		p.fit(k.Days+" "+k.Unit, r.CenterX(), p.middle(lower, unit), r.W-12, 10, unit)
	}
	p.fit(k.Title, r.CenterX(), p.middle(upper, name), r.W-12, 10, name)
}

// slipKey draws one of the two keys of a month's slip.
func (t *Theme) slipKey(p pen, q Rect, d direction, l State) {
	c := &t.Palette
	ground, ink := c.Paper3, c.Ink
	switch {
	case l.Off:
		ground, ink = c.Paper2, mixed(c.Ink3, c.Paper3, .45)
	case l.Pressed:
		ground = mixed(c.Paper3, c.Ink3, .25)
	case l.Hover:
		ground = mixed(c.Paper3, c.Field, .5)
	}
	p.fill(q, 7, ground)
	p.chevron(q.CenterX(), q.CenterY(), min(7.5, q.H*.22), d, 3.2, ink)
}
