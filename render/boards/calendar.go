package boards

import (
	"math"

	"bigpayday/render"
)

// Spaces of a calendar by their place: START comes first, then the days, then
// the piles. In which cell of the grid a place is, is for the month to say, see
// [Calendar.For].
const (
	PlaceStart   = 0
	PlaceJackpot = 32
	PlaceMail    = 33
	PlaceDeal    = 34
	// Places is how many there are. Day d is place d.
	Places = 35
)

// Calendar is the layout of the wall calendar. [NewCalendar] makes it, and
// [Calendar.For] gives it the days of a month.
type Calendar struct {
	// Sheet is the page, Head the coloured strip that holds it, which reaches a
	// little beyond the page on both sides.
	Sheet, Head render.Rect
	// Title is the line with the month's name: from its left end to the right
	// end of the grid. TitleBase and WeekBase are baselines.
	Title               render.Rect
	TitleBase, WeekBase float64
	// Grid is the field of cells, CellW by CellH each.
	Grid         render.Rect
	CellW, CellH float64
	// Gap is how far a tile stands from the edge of its cell.
	Gap float64
	// Compact says that tiles are the small ones.
	Compact bool
	// Unlined says that no cells are printed on the page.
	Unlined bool

	month Month
	// start is the cell of START; weeks is how many rows the grid has, 0 for 5.
	start, Weeks int
}

// Month is the place of a month's days in the calendar's grid. The zero value is
// a month that belongs to no year: START stands on Sunday, and 31 days follow.
type Month struct {
	// Days is how many days there are in a month of a real year, 28 to 31; 0
	// for a month that belongs to none.
	Days int
	// First is the weekday of day 1: 0 for Sunday to 6 for Saturday.
	First int
	// Before is how many days the month before has.
	Before int
}

// calendarMeasures are the measures of a calendar: of its sheet, of the head against the
// sheet (x, y, more width; and its height), of the title and of the grid.
type calendarMeasures struct {
	Sheet, head         render.Rect
	titleRise, titleH   float64
	titleBase, weekBase float64
	gridX, gridY, cellW float64
	gap, maxCellH       float64
}

// The measures at 1280x800, those of a small calendar at 960x600, and those of one on a telephone,
// whose type is larger.
var (
	RegularCalendar = calendarMeasures{
		Sheet: render.Rect{X: 16, Y: 14, W: 816, H: 624}, head: render.Rect{X: -3, Y: -4, W: 6, H: 19}, titleRise: 34, titleH: 36, titleBase: 79, weekBase: 98,
		gridX: 32, gridY: 104, cellW: 112, gap: 4, maxCellH: 124,
	}
	CompactCalendar = calendarMeasures{
		Sheet: render.Rect{X: 12, Y: 8, W: 612, H: 482}, head: render.Rect{X: -2, Y: -3, W: 4, H: 14}, titleRise: 23, titleH: 26, titleBase: 48, weekBase: 62,
		gridX: 24, gridY: 66, cellW: 84, gap: 3, maxCellH: 98,
	}
	phoneCalendar = calendarMeasures{
		Sheet: CompactCalendar.Sheet, head: CompactCalendar.head, titleRise: 23, titleH: 26, titleBase: 42, weekBase: 61,
		gridX: 24, gridY: 66, cellW: 84, gap: 2, maxCellH: 98,
	}
)

// measuresFor returns the measures of a calendar of a width in a window.
func measuresFor(v render.View, w float64) *calendarMeasures {
	switch {
	case w >= (RegularCalendar.Sheet.W+CompactCalendar.Sheet.W)/2:
		return &RegularCalendar
	case v.Point > 0:
		return &phoneCalendar
	}
	return &CompactCalendar
}

// IsCompact reports whether a calendar of a width is a small one.
func IsCompact(w float64) bool { return measuresFor(render.View{}, w) != &RegularCalendar }

// NewCalendar lays a calendar out on a sheet in a window, compact on a narrow one. Cells are as wide
// as the sheet has room for, and as high, but no higher than looks good on tiles.
func NewCalendar(v render.View, sheet render.Rect) Calendar {
	m := measuresFor(v, sheet.W)
	const foot = 14 // below the grid
	y := sheet.Y - m.Sheet.Y
	// On whole pixels tiles have sharp edges.
	cellW := math.Floor((sheet.W - 2*(m.gridX-m.Sheet.X)) / 7)
	cellH := math.Floor(.01 + min((sheet.Bottom()-foot-m.gridY-y)/5, m.maxCellH*max(1, cellW/m.cellW)))
	grid := render.Rect{X: math.Floor(sheet.CenterX() - 3.5*cellW), Y: math.Floor(m.gridY + y), W: 7 * cellW, H: 5 * cellH}
	sheet.H = grid.Bottom() + foot - sheet.Y
	return Calendar{
		Sheet:     sheet,
		Head:      render.Rect{X: sheet.X + m.head.X, Y: sheet.Y + m.head.Y, W: sheet.W + m.head.W, H: m.head.H},
		Title:     render.Rect{X: grid.X, Y: m.titleBase + y - m.titleRise, W: grid.W, H: m.titleH},
		TitleBase: m.titleBase + y, WeekBase: m.weekBase + y,
		Grid: grid, CellW: cellW, CellH: cellH, Gap: m.gap, Compact: m != &RegularCalendar,
	}
}

// Notice returns where a notice of a width hangs at the right end of the title line.
func (c *Calendar) Notice(w float64) render.Rect {
	h, above := 34.0, 33.0
	if c.Compact {
		h, above = 28, 23
	}
	return render.Rect{X: c.Grid.Right() - w, Y: c.TitleBase - above, W: w, H: h}
}

// For returns the calendar with the days of a month: day 1 stands on its
// weekday and START in the cell before it, on the Saturday of a row of its own
// where day 1 is a Sunday. A month that needs more than 35 cells has a sixth
// row, and rows are lower.
func (c *Calendar) For(m Month) Calendar {
	to := *c
	height := c.CellH * float64(c.Rows())
	to.month, to.start, to.Weeks = m, 0, 5
	if m.Days > 0 {
		to.start = (m.First + 6) % 7
		to.Weeks = max(5, (to.start+m.Days)/7+1)
	}
	to.CellH = height / float64(to.Weeks)
	return to
}

// Rows returns how many rows of cells there are: 5 or 6.
func (c *Calendar) Rows() int { return max(5, c.Weeks) }

// Days returns how many places are days.
func (c *Calendar) Days() int {
	if c.month.Days > 0 {
		return c.month.Days
	}
	return PlaceJackpot - 1
}

// Cell returns the cell of a place; see the Place constants. A day that the
// month has not has an empty one.
func (c *Calendar) Cell(place int) render.Rect {
	switch {
	case place < PlaceJackpot && place > c.Days() || place < 0:
		return render.Rect{}
	case place >= PlaceJackpot:
		return c.CellAt(c.outside(place - PlaceJackpot))
	}
	return c.CellAt(c.start + place)
}

// Tile returns the part of a cell that a day tile covers.
func (c *Calendar) Tile(place int) render.Rect {
	cell := c.Cell(place)
	if cell.Empty() {
		return cell
	}
	return cell.Inset(c.Gap)
}

// CellAt returns the i-th cell of the grid, row by row.
func (c *Calendar) CellAt(i int) render.Rect {
	return render.Rect{X: c.Grid.X + float64(i%7)*c.CellW, Y: c.Grid.Y + float64(i/7)*c.CellH, W: c.CellW, H: c.CellH}
}

// outside returns the i-th cell of the grid that is neither START nor a day.
func (c *Calendar) outside(i int) int {
	if i < c.start {
		return i
	}
	return i + 1 + c.Days()
}

// SameRow reports whether two places of the month stand in one row.
func (c *Calendar) SameRow(a, b int) bool { return (c.start+a)/7 == (c.start+b)/7 }

// OtherDay is a cell outside the month: a day of the month before or after.
type OtherDay struct {
	Cell render.Rect
	Date int
	// Next says that it belongs to the month after.
	Next bool
}

// OtherDays appends the cells outside a month of a real year, without the
// first skip of them, in which something else stands.
func (c *Calendar) OtherDays(dst []OtherDay, skip int) []OtherDay {
	if c.month.Days == 0 {
		return dst
	}
	for i := skip; i < 7*c.Rows()-c.month.Days-1; i++ {
		at := c.outside(i)
		day := OtherDay{Cell: c.CellAt(at), Date: c.month.Before - c.start + at}
		if at > c.start {
			day.Date, day.Next = at-c.start-c.month.Days, true
		}
		dst = append(dst, day)
	}
	return dst
}
