package render

import "github.com/hajimehoshi/ebiten/v2"

// MonthTitle is what stands at the head of a calendar page. It can be part of
// the key of a [CachedImage].
type MonthTitle struct {
	Title, Sub string
	// Weekdays are the names over the columns, Sunday first.
	Weekdays [7]string
}

// CalendarMargin is how far a calendar's ink reaches beyond its sheet.
const CalendarMargin = 70

// CalendarSheet draws an empty page of the wall calendar: sheet, head, title
// line, names of the weekdays and the grid. What stands in the title line at its
// right, such as a [Theme.Pill], is drawn over it; titleEnd is where it begins.
func (t *Theme) CalendarSheet(dst *ebiten.Image, c *Calendar, m MonthTitle, titleEnd float64) {
	p, pal := t.pen(dst).grown(1.12), &t.Palette
	s := c.Sheet
	top := s.Y + 12
	if c.Compact {
		top = s.Y + 8
	}
	p.shadow(Rect{s.X + 4, s.Y + 10, s.W - 8, s.H - 8}, 6, 18, 12, .5)
	p.fill(Rect{s.X + 5, top, s.W - 5, s.Bottom() + 7 - top}, 3, pal.Below)
	p.fill(Rect{s.X + 2.5, top, s.W - 2.5, s.Bottom() + 4 - top}, 3, pal.Below2)
	p.shade(Rect{s.X, top, s.W, s.Bottom() - top}, 3, pal.PageTop, pal.PageBottom)
	t.calendarHead(p, c)

	st := Style{Face: Black, Size: 34, Color: pal.Ink, Tracking: -1}
	sub := Style{Face: Medium, Size: 15, Color: pal.Ink2}
	if c.Compact {
		st.Size, st.Tracking, sub.Size = 25, -.7, 13
	}
	room := titleEnd - c.Title.X - 12
	w := p.fit(m.Title, c.Title.X, c.TitleBase, room, 18, st)
	if left := room - w - 12; left > 60 {
		p.fit(m.Sub, c.Title.X+w+12, c.TitleBase, left, controlFloor, sub)
	}
	t.grid(p, c, c.Rows())
	wd := Style{Face: CondensedBold, Size: 12.5, Color: pal.Ink2, Align: Center}
	if c.Compact {
		wd.Size = 12
	}
	for i, name := range m.Weekdays {
		st := wd
		if i == 0 {
			st.Color = pal.SundayInk
		}
		p.fit(name, c.Grid.X+(float64(i)+.5)*c.CellW, c.WeekBase, c.CellW-8, 10, st)
	}
}

func (t *Theme) calendarHead(p pen, c *Calendar) {
	pal, s, h := &t.Palette, c.Sheet, c.Head
	strip := pal.Strip
	k, pitch, hole := 1.0, 24.0, 1.7
	if c.Compact {
		k, pitch, hole = .74, 20, 1.4
	}
	p.shadow(Rect{s.X, h.Y + 22*k, s.W, 14 * k}, 0, 3, 0, .25)
	p.torn(Rect{s.X, h.Y + 12*k, s.W, 19 * k}, 8*k, pal.Remains, 5)
	p.torn(Rect{s.X, h.Y + 12*k, s.W, 14 * k}, 7*k, pal.Remains2, 9)
	p.fill(h.Moved(0, 2), 4, strip.Edge)
	p.fill(h, 4, strip.Face)
	p.fill(Rect{h.X + 2, h.Y + 1.5, h.W - 4, 1.6}, .8, pal.StripGlint)
	for x := s.X + 22; x < s.Right(); x += pitch {
		p.disc(x, h.CenterY()+3.5*k, hole, strip.Edge)
	}
	if !c.Compact {
		for _, share := range [2]float64{.25, .75} {
			x := s.X + s.W*share
			p.fill(Rect{x - 13, h.Y + 7.5, 26, 4}, 2, mixed(strip.Edge, pal.Shadow, .3))
			p.fill(Rect{x - 13, h.Y + 6.5, 26, 3.6}, 1.8, hex(0xDCE0E4))
		}
	}
	t.Pin(p.dst, s.CenterX()+p.x, h.Y+8*k+p.y, Blue)
}

func (t *Theme) grid(p pen, c *Calendar, rows int) {
	pal := &t.Palette
	g := c.Grid
	p.fill(g, 0, pal.Grid)
	p.fill(Rect{g.X, g.Y, c.CellW, g.H}, 0, pal.Sunday)
	w := pal.LineWidth
	for i := range 8 {
		p.plumb(g.X+float64(i)*c.CellW, g.Y, g.H, w, pal.GridLine)
	}
	for i := range rows + 1 {
		p.rule(g.X-w/2, g.Y+float64(i)*c.CellH, g.W+w, w, pal.GridLine)
	}
}

// Pill is a rounded notice on the wall calendar's title line.
type Pill struct {
	// Art is a piece of artwork at its left, or "". Amount is strong, Note is not.
	Art, Amount, Note string
	Family            Family
}

var (
	pillAmount = Style{Face: Black, Size: 17}
	pillNote   = Style{Face: CondensedMedium, Size: 13.5}
)

// pillGrowth is how far the type of pills grows with the text scale.
const pillGrowth = 1.1

// PillWidth returns the width that a pill takes.
func (t *Theme) PillWidth(s Pill) float64 {
	p := t.pen(nil).grown(pillGrowth)
	w := 24.0
	if s.Art != "" {
		w += 36
	}
	if s.Amount != "" {
		w += p.measure(s.Amount, pillAmount) + 12
	}
	return w + p.measure(s.Note, pillNote) + 4
}

// Pill draws a pill in r, which is 34 high or 28 in a small window.
func (t *Theme) Pill(dst *ebiten.Image, r Rect, s Pill) {
	p, c := t.pen(dst).grown(pillGrowth), &t.Palette
	pair := c.Families[s.Family]
	ground, line, radius := c.PillGround, c.PillLine, t.round(r.H/2)
	if ground.A == 0 {
		ground, line = mixed(c.Tints[s.Family], c.PaperTop, .35), pair.Edge
	}
	p.fill(r, radius, ground)
	p.frame(r, radius, 1.5, line)
	if s.Art == "" && s.Amount == "" {
		ink := pair.Edge
		if c.PillInk.A > 0 {
			ink = c.PillInk
		}
		p.fit(s.Note, r.CenterX(), p.middle(r, pillNote), r.W-24, 11, pillNote.In(ink).Aligned(Center))
		return
	}
	x := r.X + 14
	k := r.H / 34
	if s.Art != "" {
		size := 28 * k
		p.art(s.Art, r.X+12*k, r.CenterY()-size/2, size)
		x = r.X + 12*k + size + 8
	}
	ink, note := pair.Edge, pair.Edge
	if s.Family == Gold {
		ink, note = c.Loss, c.GoldInk
	}
	if c.PillInk.A > 0 {
		note = c.PillInk
	}
	st := pillAmount.In(ink)
	st.Size *= min(1, .4+.6*k)
	room := r.Right() - 14*k - x
	if s.Amount != "" {
		x += p.fit(s.Amount, x, p.middle(r, st), room, 12, st) + 12*k
	}
	p.fit(s.Note, r.Right()-13*k, p.middle(r, pillNote), r.Right()-13*k-x, 11, pillNote.In(note).Aligned(End))
}

// OtherDay draws a cell outside the month: hatched, with its date and the name
// of its month.
func (t *Theme) OtherDay(dst *ebiten.Image, cell Rect, date int, month string) {
	p, c := t.pen(dst).grown(1.1), &t.Palette
	in := cell.Inset(1)
	p.fill(in, 0, faded(c.Paper3, .5))
	x, y, h := cell.X+cell.W*.18, cell.Y+cell.H*.38, cell.H*.22
	for i := range 5 {
		left := x + float64(i)*cell.W*.14
		p.line(left, y+h, left+h*.8, y, 1.4, c.Seam)
	}
	size, base := 23.0, 21.0
	if cell.W < 100 {
		size, base = 18, 17
	}
	p.fit(dateText(date), cell.X+8, cell.Y+4+base, cell.W-16, 10, Style{Face: Black, Size: size, Color: c.OtherDay, Tracking: -1})
	p.fit(month, cell.CenterX(), cell.Bottom()-11, cell.W-12, 10, Style{Face: CondensedMedium, Size: 12.5, Color: c.OtherMonth, Align: Center})
}

// StartCell draws START in its cell; the word is given.
func (t *Theme) StartCell(dst *ebiten.Image, cell Rect, word string) {
	p := t.pen(dst).grown(1.15)
	size, base := 52.0, 19.0
	if cell.W < 100 {
		size, base = 40, 15
	}
	if low := cell.H / (size + base + 24); low < 1 {
		size, base = size*low, base*low
	}
	gap := (cell.H - size - base) / 3
	p.art("start", cell.CenterX()-size/2, cell.Y+gap, size)
	st := Style{Face: Black, Size: base, Color: t.Palette.Families[Red].Face, Align: Center, Tracking: 1}
	p.fit(word, cell.CenterX(), cell.Bottom()-gap*.8, cell.W-10, 11, st)
}

// JackpotCell draws the cell of the Jackpot with its amount. Hot outlines it in
// amber: it has just grown or been won. Jump is how high the pot is above its place,
// in logical pixels, 0 at rest.
func (t *Theme) JackpotCell(dst *ebiten.Image, cell Rect, word, amount string, hot bool, jump float64) {
	p, c := t.pen(dst).grown(1.1), &t.Palette
	small := cell.W < 100
	r, look := cell.Inset(4), &t.skin.pot
	radius, pot, pill := look.radius, 46.0, 24.0
	if small {
		r, radius, pot, pill = cell.Inset(3), look.radius*.78, 36, 19
	}
	if low := cell.H / (pot + pill + 26); low < 1 {
		pot *= low
	}
	ground, line := c.PillGround, c.PillLine
	if ground.A == 0 {
		ground, line = mixed(c.Tints[Gold], c.PaperTop, .06), c.Families[Gold].Edge
	}
	p.fill(r, radius, ground)
	p.dashes(r, radius, 1.5, 5, 4, line)
	mid := r.CenterX()
	st := Style{Face: CondensedBold, Size: 13, Color: c.Families[Red].Edge, Align: Center, Tracking: 1}
	base := r.Y + 15
	if small {
		st.Size, st.Tracking, base = 12, .6, r.Y+13
	}
	p.fit(word, mid, base, r.W-10, 10, st)
	low := Rect{mid - (r.W-28)/2, r.Bottom() - pill - 4, r.W - 28, pill}
	y := (base + 4 + low.Y) / 2
	if !small {
		t.Bill(dst, look.notes[0], mid-16, y+10, .62, Pose{Turn: -14})
		t.Bill(dst, look.notes[1], mid+18, y+12, .62, Pose{Turn: 10})
	}
	if jump > 0 {
		p.hold(t.artwork("pot", pot), mid, y-jump, Pose{Scale: 1 + jump/60})
	} else {
		p.art("pot", mid-pot/2, y-pot/2, pot)
	}
	round := pill / 2
	if look.square {
		round = radius
	}
	p.fill(low, round, c.Families[Red].Face)
	am := Style{Face: Black, Size: 16, Color: white, Align: Center}
	if small {
		am.Size = 14
	}
	p.fit(amount, mid, p.middle(low, am), low.W-12, 10, am)
	if hot {
		t.LandingRing(dst, cell, 1)
	}
}
