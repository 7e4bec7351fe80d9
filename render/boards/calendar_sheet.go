package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
)

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
// right, such as a [pieces.Pill], is drawn over it; titleEnd is where it begins.
func CalendarSheet(t *render.Theme, dst *ebiten.Image, c *Calendar, m MonthTitle, titleEnd float64) {
	p, pal := t.Pen(dst).GrowingTo(1.12), &t.Palette
	st, sub := render.Style{Face: render.Headline, Size: 35, Color: pal.Ink}, render.Style{Face: render.Medium, Size: 15, Color: pal.Ink2}
	day := weekday.In(pal.SundayInk)
	if c.Compact {
		st.Size, sub.Size, day.Size = 24, 13, 12
	}
	calendarPaper(t, p, c)

	sub = p.Legible(sub)
	room := titleEnd - c.Title.X - 12
	w := p.TextFit(m.Title, c.Title.X, c.TitleBase, room, 18, st)
	left := room - w - 12
	if m.Short != "" && (c.Compact || p.Measure(m.Sub, sub.Sized(render.ControlFloor)) > left) {
		m.Sub = m.Short
	}
	if p.Measure(m.Sub, sub.Sized(render.ControlFloor)) <= left {
		p.TextFit(m.Sub, c.Title.X+w+12, c.TitleBase, left, render.ControlFloor, sub)
	}
	if !c.Unlined {
		grid(t, p, c, c.Rows())
	}
	for i, name := range m.Weekdays {
		p.TextFit(name, c.Grid.X+(float64(i)+.5)*c.CellW, c.WeekBase, c.weekdayRoom(), 10, p.Legible(day))
		day.Color = pal.Ink2
	}
}

// calendarPaper draws the sheet with those below it, and what it hangs from.
func calendarPaper(t *render.Theme, p render.Pen, c *Calendar) {
	s, pal := c.Sheet, &t.Palette
	top := s.Y + 12
	if c.Compact {
		top = s.Y + 8
	}
	p.Shadow(render.Rect{X: s.X + 4, Y: s.Y + 10, W: s.W - 8, H: s.H - 8}, 6, 18, 12, .5)
	p.Fill(render.Rect{X: s.X + 5, Y: top, W: s.W - 5, H: s.Bottom() + 7 - top}, 3, pal.Below)
	p.Fill(render.Rect{X: s.X + 2.5, Y: top, W: s.W - 2.5, H: s.Bottom() + 4 - top}, 3, pal.Below2)
	p.Shade(render.Rect{X: s.X, Y: top, W: s.W, H: s.Bottom() - top}, 3, pal.PageTop, pal.PageBottom)
	if !t.HighContrast {
		paperGrain(p, render.Rect{X: s.X, Y: top, W: s.W, H: s.Bottom() - top}, pal.Below)
	}
	calendarHead(t, p, c)
}

// weekday is the type of the names of weekdays.
var weekday = render.Style{Face: render.CondensedBold, Size: 12.5, Align: render.Center}

// weekdayRoom is how wide the name of a weekday may be.
func (c *Calendar) weekdayRoom() float64 { return c.CellW - 8 }

// WeekdayHasRoom reports whether the name of a weekday can be read well over its column.
func WeekdayHasRoom(t *render.Theme, c *Calendar, name string) bool {
	p := t.Pen(nil)
	return p.Measure(name, p.Legible(weekday.Sized(readLabel/t.TextScale))) <= c.weekdayRoom()
}

// calendarHead draws what the page hangs from: the remains of torn-off pages, the
// strip with its clips, and the pin.
func calendarHead(t *render.Theme, p render.Pen, c *Calendar) {
	pal, s, h := &t.Palette, c.Sheet, c.Head
	strip := pal.Strip
	k, pitch, hole := 1.0, 24.0, 1.7
	if c.Compact {
		k, pitch, hole = .74, 20, 1.4
	}
	p.Shadow(render.Rect{X: s.X, Y: h.Y + 22*k, W: s.W, H: 14 * k}, 0, 3, 0, .25)
	polygon.Torn(p, render.Rect{X: s.X, Y: h.Y + 12*k, W: s.W, H: 19 * k}, 8*k, pal.Remains, 5)
	polygon.Torn(p, render.Rect{X: s.X, Y: h.Y + 12*k, W: s.W, H: 14 * k}, 7*k, pal.Remains2, 9)
	Strip(p, h, strip, pal.StripGlint)
	if t.Skin.Binding != palette.Rings {
		for x := s.X + 22; x < s.Right(); x += pitch {
			p.Disc(x, h.CenterY()+3.5*k, hole, strip.Edge)
		}
	}
	bind(t, p, c, k)
}

// Strip draws the strip that holds the sheets of a calendar, with light on its
// upper edge.
func Strip(p render.Pen, r render.Rect, c palette.Pair, glint palette.Color) {
	p.Fill(r.Moved(0, 2), 4, c.Edge)
	p.Fill(r, 4, c.Face)
	p.Fill(render.Rect{X: r.X + 2, Y: r.Y + 1.5, W: r.W - 4, H: 1.6}, .8, glint)
}

// Clip draws a metal clip on a strip, around x and from y down. Edge is the
// darker colour of the strip.
func Clip(p render.Pen, x, y float64, edge palette.Color) {
	p.Fill(render.Rect{X: x - 13, Y: y + 1, W: 26, H: 4}, 2, palette.Mixed(edge, p.Palette.Shadow, .3))
	p.Fill(render.Rect{X: x - 13, Y: y, W: 26, H: 3.6}, 1.8, palette.Hex(0xDCE0E4))
}

// grid draws the empty cells of a page and the lines between them.
func grid(t *render.Theme, p render.Pen, c *Calendar, rows int) {
	pal := &t.Palette
	g := c.Grid
	p.Fill(g, 0, pal.Grid)
	p.Fill(g.LeftPart(c.CellW), 0, pal.Sunday)
	w := pal.LineWidth
	for i := range 8 {
		p.Vline(g.X+float64(i)*c.CellW, g.Y, g.H, w, pal.GridLine)
	}
	for i := range rows + 1 {
		p.Hline(g.X-w/2, g.Y+float64(i)*c.CellH, g.W+w, w, pal.GridLine)
	}
}

// DrawOtherDay draws a cell outside the month: hatched, with its date and the name
// of its month.
func DrawOtherDay(t *render.Theme, dst *ebiten.Image, cell render.Rect, date int, month string) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	in := cell.Inset(1)
	p.Fill(in, 0, palette.Faded(c.Paper3, .5))
	x, y, h := cell.X+cell.W*.18, cell.Y+cell.H*.38, cell.H*.22
	for i := range 5 {
		left := x + float64(i)*cell.W*.14
		p.Line(left, y+h, left+h*.8, y, 1.4, c.Seam)
	}
	size, base := 23.0, 21.0
	if cell.W < 100 {
		size, base = 18, 17
	}
	p.TextFit(DateText(date), cell.X+8, cell.Y+4+base, cell.W-16, 10, render.Style{Face: render.Headline, Size: size, Color: c.OtherDay})
	p.TextFit(month, cell.CenterX(), cell.Bottom()-11, cell.W-12, 10, p.Legible(render.Style{Face: render.CondensedMedium, Size: 12.5, Color: c.OtherMonth, Align: render.Center}))
}
