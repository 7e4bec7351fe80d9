package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// ConquestPage is the layout of a page of Conquest: a calendar of six rows, all of whose
// cells are days, above the key of its regions. Days are named by their place, 1 to 42,
// row by row. [NewConquestPage] makes it.
type ConquestPage struct {
	Calendar
	// Key is the row of the regions' fields.
	Key Rect
}

// ConquestRows is how many rows of days a page of Conquest has.
const ConquestRows = 6

// NewConquestPage lays a page out on a sheet, compact on a narrow one.
func NewConquestPage(sheet Rect) ConquestPage {
	key := 40.0
	if sheet.W < (regularCalendar.sheet.W+compactCalendar.sheet.W)/2 {
		key = 30
	}
	const below = 7 // the days
	c := ConquestPage{Calendar: NewCalendar(Rect{sheet.X, sheet.Y, sheet.W, sheet.H - key - below})}
	high := c.CellH * float64(c.Rows())
	c.weeks, c.Unlined = ConquestRows, true
	c.CellH = math.Floor(high / ConquestRows)
	c.Grid.H = c.CellH * ConquestRows
	c.Key = Rect{c.Grid.X, c.Grid.Bottom() + below, c.Grid.W, key}
	c.Sheet.H += key + below
	return c
}

// Day returns the box of a day.
func (c *ConquestPage) Day(place int) Rect { return c.cellAt(place - 1).Inset(c.Gap) }

// At returns the place of the day at a point, 0 where there is none.
func (c *ConquestPage) At(x, y float64) int {
	if !c.Grid.Contains(x, y) {
		return 0
	}
	return 1 + int((x-c.Grid.X)/c.CellW) + 7*int((y-c.Grid.Y)/c.CellH)
}

// Field returns the field of a region in the key, of so many.
func (c *ConquestPage) Field(region, regions int) Rect {
	w := c.Key.W / float64(regions)
	return Rect{c.Key.X + float64(region)*w, c.Key.Y, w - 2*c.Gap + 2, c.Key.H}
}

// Joint is how two days lie to each other.
type Joint uint8

// The joints.
const (
	NoJoint    Joint = iota
	Beside           // the second is right of the first
	Below            // the second is below the first
	Cornerwise       // they touch at a corner
	Midnight         // the first ends a row, the second begins the next
)

// JointOf returns how two days lie to each other, the smaller place first.
func JointOf(a, b int) Joint {
	rows, columns := (b-1)/7-(a-1)/7, (b-1)%7-(a-1)%7
	switch {
	case rows == 0 && columns == 1:
		return Beside
	case rows == 1 && columns == 0:
		return Below
	case b == a+1:
		return Midnight
	case rows == 1 && (columns == 1 || columns == -1):
		return Cornerwise
	}
	return NoJoint
}

// Middle returns where two days meet: the middle of the edge or corner between them.
func (c *ConquestPage) Middle(a, b int) (x, y float64) {
	from, to := c.cellAt(a-1), c.cellAt(b-1)
	return (from.CenterX() + to.CenterX()) / 2, (from.CenterY() + to.CenterY()) / 2
}

// Clip draws a paper clip between two days that are linked. It stands off their middle, so
// that it covers no number.
func (t *Theme) Clip(dst *ebiten.Image, c *ConquestPage, a, b int) {
	upright := JointOf(a, b) == Below
	x, y := c.Middle(a, b)
	if upright {
		x += c.CellW * .2
	} else {
		y += c.CellH * .24
	}
	n := 0
	if upright {
		n = 1
	}
	q := t.drawing(drawingKey{what: "paper-clip", n: n}, func() sketch.Drawing { return sketch.PaperClip(upright) })
	t.pen(dst).posed(q, x, y, Pose{Scale: min(1, c.CellW/112+.12)})
}

// Tape draws a strip of tape on the edge between days: below so many days from a on, or at
// the right of so many from a down. In high contrast it is a line of ink.
func (t *Theme) Tape(dst *ebiten.Image, c *ConquestPage, a, n int, upright bool) {
	p := t.pen(dst)
	cell := c.cellAt(a - 1)
	long := c.CellW*float64(n) - 2*c.Gap
	mid := Rect{cell.X + c.Gap, cell.Bottom(), long, 0}
	if upright {
		long = c.CellH*float64(n) - 2*c.Gap
		mid = Rect{cell.Right(), cell.Y + c.Gap, 0, long}
	}
	if t.HighContrast {
		p.fill(mid.Inset(-3), 3, t.Palette.Ink)
		return
	}
	kind := 0
	if upright {
		kind = 1
	}
	q := t.drawing(drawingKey{what: "tape", n: kind, size: float32(long)}, func() sketch.Drawing { return sketch.Tape(long, upright) })
	p.posed(q, mid.CenterX(), mid.CenterY(), Pose{})
}

// MidnightFlags draws the flags that say where the night between two days leads, from the
// end of a row to the beginning of the next: each shows the date of the other.
func (t *Theme) MidnightFlags(dst *ebiten.Image, c *ConquestPage, a, b int, dateA, dateB string) {
	st := Style{Face: CondensedBold, Size: 12, Color: t.Palette.Cream, Align: Center}
	p := t.pen(dst).capped(1)
	flag := func(left bool, cell Rect, date string) {
		n, x, in := 0, cell.Right()+6, -1.5
		if left {
			n, x, in = 1, cell.X-6, 1.5
		}
		q := t.drawing(drawingKey{what: "midnight", n: n}, func() sketch.Drawing { return sketch.MidnightFlag(left) })
		y := cell.Y + c.CellH*.28
		p.posed(q, x, y, Pose{Scale: min(1, c.CellW/112+.1)})
		p.fit(date, x+in, y+4, 12, 8, st)
	}
	flag(false, c.cellAt(a-1), dateB)
	flag(true, c.cellAt(b-1), dateA)
}
