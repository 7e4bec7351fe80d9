package render

import "github.com/hajimehoshi/ebiten/v2"

// MonthTitle is the text at the head of a calendar page. It can be part of the
// key of a [CachedImage].
type MonthTitle struct {
	Title, Sub string
	// Short is Sub where there is less room for that, or "".
	Short string
	// Weekdays are the names over the columns, Sunday first.
	Weekdays [7]string
}

// CalendarMargin is how far a calendar's ink reaches beyond its sheet.
const CalendarMargin = 70

// CalendarSheet draws an empty page of the wall calendar: sheet, head, title
// line, names of the weekdays and the grid. What stands in the title line at its
// right, such as a [Theme.Pill], is drawn over it; titleEnd is where it begins.
func (t *Theme) CalendarSheet(dst *ebiten.Image, c *Calendar, m MonthTitle, titleEnd float64) {
	p, pal := t.pen(dst).capped(1.12), &t.Palette
	st, sub := Style{Face: Black, Size: 34, Color: pal.Ink, Tracking: -1}, Style{Face: Medium, Size: 15, Color: pal.Ink2}
	day := weekday.In(pal.SundayInk)
	if c.Compact {
		st.Size, st.Tracking, sub.Size, day.Size = 25, -.7, 13, 12
	}
	t.calendarPaper(p, c)

	room := titleEnd - c.Title.X - 12
	w := p.fit(m.Title, c.Title.X, c.TitleBase, room, 18, st)
	if left := room - w - 12; left > 60 {
		if m.Short != "" && (c.Compact || p.measure(m.Sub, sub.Sized(controlFloor)) > left) {
			m.Sub = m.Short
		}
		p.fit(m.Sub, c.Title.X+w+12, c.TitleBase, left, controlFloor, sub)
	}
	if !c.Unlined {
		t.grid(p, c, c.Rows())
	}
	for i, name := range m.Weekdays {
		p.fit(name, c.Grid.X+(float64(i)+.5)*c.CellW, c.WeekBase, c.weekdayRoom(), 10, day)
		day.Color = pal.Ink2
	}
}

// calendarPaper draws the sheet with those below it, and what it hangs from.
func (t *Theme) calendarPaper(p pen, c *Calendar) {
	s, pal := c.Sheet, &t.Palette
	top := s.Y + 12
	if c.Compact {
		top = s.Y + 8
	}
	p.shadow(Rect{s.X + 4, s.Y + 10, s.W - 8, s.H - 8}, 6, 18, 12, .5)
	p.fill(Rect{s.X + 5, top, s.W - 5, s.Bottom() + 7 - top}, 3, pal.Below)
	p.fill(Rect{s.X + 2.5, top, s.W - 2.5, s.Bottom() + 4 - top}, 3, pal.Below2)
	p.shade(Rect{s.X, top, s.W, s.Bottom() - top}, 3, pal.PageTop, pal.PageBottom)
	t.calendarHead(p, c)
}

// weekday is the type of the names of weekdays.
var weekday = Style{Face: CondensedBold, Size: 12.5, Align: Center}

// weekdayRoom is how wide the name of a weekday may be.
func (c *Calendar) weekdayRoom() float64 { return c.CellW - 8 }

// WeekdayHasRoom reports whether the name of a weekday can be read well over its column.
func (t *Theme) WeekdayHasRoom(c *Calendar, name string) bool {
	return t.MeasureText(name, weekday.Sized(readLabel))/t.TextScale <= c.weekdayRoom()
}

// calendarHead draws what the page hangs from: the remains of torn-off pages, the
// strip with its clips, and the pin.
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
	p.strip(h, strip, pal.StripGlint)
	for x := s.X + 22; x < s.Right(); x += pitch {
		p.disc(x, h.CenterY()+3.5*k, hole, strip.Edge)
	}
	if !c.Compact {
		p.clip(s.X+s.W*.25, h.Y+6.5, strip.Edge)
		p.clip(s.X+s.W*.75, h.Y+6.5, strip.Edge)
	}
	t.Pin(p.dst, s.CenterX(), h.Y+8*k, Blue)
}

// strip draws the strip that holds the sheets of a calendar, with light on its
// upper edge.
func (p pen) strip(r Rect, c Pair, glint Color) {
	p.fill(r.Moved(0, 2), 4, c.Edge)
	p.fill(r, 4, c.Face)
	p.fill(Rect{r.X + 2, r.Y + 1.5, r.W - 4, 1.6}, .8, glint)
}

// clip draws a metal clip on a strip, around x and from y down. Edge is the
// darker colour of the strip.
func (p pen) clip(x, y float64, edge Color) {
	p.fill(Rect{x - 13, y + 1, 26, 4}, 2, mixed(edge, p.Palette.Shadow, .3))
	p.fill(Rect{x - 13, y, 26, 3.6}, 1.8, hex(0xDCE0E4))
}

// grid draws the empty cells of a page and the lines between them.
func (t *Theme) grid(p pen, c *Calendar, rows int) {
	pal := &t.Palette
	g := c.Grid
	p.fill(g, 0, pal.Grid)
	p.fill(g.leftPart(c.CellW), 0, pal.Sunday)
	w := pal.LineWidth
	for i := range 8 {
		p.vline(g.X+float64(i)*c.CellW, g.Y, g.H, w, pal.GridLine)
	}
	for i := range rows + 1 {
		p.hline(g.X-w/2, g.Y+float64(i)*c.CellH, g.W+w, w, pal.GridLine)
	}
}

// OtherDay draws a cell outside the month: hatched, with its date and the name
// of its month.
func (t *Theme) OtherDay(dst *ebiten.Image, cell Rect, date int, month string) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
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
