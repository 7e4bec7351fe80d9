package warfare

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/sketch"
)

// Page is the layout of a page of Conquest: a calendar of six rows, all of whose
// cells are days, above the key of its regions. Days are named by their place, 1 to 42,
// row by row. [NewConquestPage] makes it.
type Page struct {
	boards.Calendar
	// Key is the row of the regions' fields.
	Key render.Rect
}

// Rows is how many rows of days a page of Conquest has.
const Rows = 6

// NewPage lays a page out on a sheet in a window, compact on a narrow one.
func NewPage(v render.View, sheet render.Rect) Page {
	key := 40.0
	if boards.IsCompact(sheet.W) {
		key = 30
	}
	const below = 7 // the days
	c := Page{Calendar: boards.NewCalendar(v, render.Rect{X: sheet.X, Y: sheet.Y, W: sheet.W, H: sheet.H - key - below})}
	high := c.CellH * float64(c.Rows())
	c.Weeks, c.Unlined = Rows, true
	c.CellH = math.Floor(high / Rows)
	c.Grid.H = c.CellH * Rows
	c.Key = render.Rect{X: c.Grid.X, Y: c.Grid.Bottom() + below, W: c.Grid.W, H: key}
	c.Sheet.H += key + below
	return c
}

// Day returns the box of a day.
func (c *Page) Day(place int) render.Rect { return c.CellAt(place - 1).Inset(c.Gap) }

// At returns the place of the day at a point, 0 where there is none.
func (c *Page) At(x, y float64) int {
	if !c.Grid.Contains(x, y) {
		return 0
	}
	return 1 + int((x-c.Grid.X)/c.CellW) + 7*int((y-c.Grid.Y)/c.CellH)
}

// Field returns the field of a region in the key, of so many.
func (c *Page) Field(region, regions int) render.Rect {
	w := c.Key.W / float64(regions)
	return render.Rect{X: c.Key.X + float64(region)*w, Y: c.Key.Y, W: w - 2*c.Gap + 2, H: c.Key.H}
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
func (c *Page) Middle(a, b int) (x, y float64) {
	from, to := c.CellAt(a-1), c.CellAt(b-1)
	return (from.CenterX() + to.CenterX()) / 2, (from.CenterY() + to.CenterY()) / 2
}

// Clip draws a paper clip between two days that are linked. It stands off their middle, so
// that it covers no number.
func Clip(t *render.Theme, dst *ebiten.Image, c *Page, a, b int) {
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
	q := t.Drawing(render.DrawingKey{What: "paper-clip", N: n}, func() sketch.Drawing { return sketch.PaperClip(upright) })
	t.Pen(dst).Posed(q, x, y, render.Pose{Scale: min(1, c.CellW/112+.12)})
}

// Tape draws a strip of tape on the edge between days: below so many days from a on, or at
// the right of so many from a down. In high contrast it is a line of ink.
func Tape(t *render.Theme, dst *ebiten.Image, c *Page, a, n int, upright bool) {
	p := t.Pen(dst)
	cell := c.CellAt(a - 1)
	long := c.CellW*float64(n) - 2*c.Gap
	mid := render.Rect{X: cell.X + c.Gap, Y: cell.Bottom(), W: long, H: 0}
	if upright {
		long = c.CellH*float64(n) - 2*c.Gap
		mid = render.Rect{X: cell.Right(), Y: cell.Y + c.Gap, W: 0, H: long}
	}
	if t.HighContrast {
		p.Fill(mid.Inset(-3), 3, t.Palette.Ink)
		return
	}
	kind := 0
	if upright {
		kind = 1
	}
	q := t.Drawing(render.DrawingKey{What: "tape", N: kind, Size: float32(long)}, func() sketch.Drawing { return sketch.Tape(long, upright) })
	p.Posed(q, mid.CenterX(), mid.CenterY(), render.Pose{})
}

// MidnightFlags draws the flags that say where the night between two days leads, from the
// end of a row to the beginning of the next: each shows the date of the other.
func MidnightFlags(t *render.Theme, dst *ebiten.Image, c *Page, a, b int, dateA, dateB string) {
	st := render.Style{Face: render.CondensedBold, Size: 12, Color: t.Palette.Cream, Align: render.Center}
	p := t.Pen(dst).GrowingTo(1)
	flag := func(left bool, cell render.Rect, date string) {
		n, x, in := 0, cell.Right()+6, -1.5
		if left {
			n, x, in = 1, cell.X-6, 1.5
		}
		q := t.Drawing(render.DrawingKey{What: "midnight", N: n}, func() sketch.Drawing { return sketch.MidnightFlag(left) })
		y := cell.Y + c.CellH*.28
		p.Posed(q, x, y, render.Pose{Scale: min(1, c.CellW/112+.1)})
		p.TextFit(date, x+in, y+4, 12, 8, st)
	}
	flag(false, c.CellAt(a-1), dateB)
	flag(true, c.CellAt(b-1), dateA)
}
