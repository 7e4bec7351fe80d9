package boards

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// How strongly paper lies over a day that is gone, and over one that a throw does not reach.
const goneDay, farDay = .62, .34

// dayPaper is that paper.
var dayPaper = palette.Hex(0xF4EAD3)

// GoneDay lays the paper over a tile whose day is gone, as strongly as shown says, 0 to 1.
func GoneDay(t *render.Theme, dst *ebiten.Image, tile render.Rect, shown float64) {
	p := t.Pen(dst)
	p.Fill(tile.Inset(-1), 9, palette.Faded(dayPaper, goneDay*shown))
	p.RecordGround(tile, t.Palette.Ink) // faint on purpose: tooltips say what the day is
}

// FarDay lays thin paper over a tile whose day no throw reaches. Its label stays as it is.
func FarDay(t *render.Theme, dst *ebiten.Image, tile render.Rect) {
	ts := onBoard(t, tile, true, nil)
	t.Pen(dst).FillPart(tile.Inset(-1).TopPart(tile.H-ts.Edge-ts.LabelBand+1), 9, render.Tops, palette.Faded(dayPaper, farDay))
}

// pencilHands are the crosses that there are, each by another hand, by their two strokes.
var pencilHands = [...][2]string{
	{"pencil-cross-1-first", "pencil-cross-1-second"}, {"pencil-cross-2-first", "pencil-cross-2-second"},
	{"pencil-cross-3-first", "pencil-cross-3-second"}, {"pencil-cross-4-first", "pencil-cross-4-second"},
}

// PencilCross crosses a day off in its cell: drawn as far as part says, 0 to 1, one stroke
// after the other.
func PencilCross(t *render.Theme, dst *ebiten.Image, cell render.Rect, day int, part float64) {
	const first = 140. / 260 // of the time that both strokes take
	hand := pencilHands[(day*7+day/5)%len(pencilHands)]
	size := min(cell.W, cell.H*112/104)
	at := render.Rect{X: cell.CenterX() - size/2, Y: cell.CenterY() - size*104/112/2, W: size, H: size * 104 / 112}
	p, turn := t.Pen(dst), float64(day*37%13-6)
	stroke := func(name string, part float64, fromRight bool) {
		q := p.Artwork(name, size)
		if part >= 1 {
			p.Posed(q, at.CenterX(), at.CenterY(), render.Pose{Turn: turn})
		}
		if part <= 0 || part >= 1 {
			return
		}
		from, to := 0., part
		if fromRight {
			from, to = 1-part, 1
		}
		p.PosedPart(q, from, to, at.CenterX(), at.CenterY(), render.Pose{Turn: turn})
	}
	stroke(hand[0], part/first, false)
	stroke(hand[1], (part-first)/(1-first), true)
}

// DayGlow draws the light around a cell that a throw leads to. The tile is drawn over it, and
// [ReachedDay] over that.
func DayGlow(t *render.Theme, dst *ebiten.Image, cell render.Rect) {
	p := t.Pen(dst)
	b := p.Exact(cell.Inset(-4))
	b.Mode = -6 * t.View.Scale
	p.Draw(&b, 18, palette.Faded(t.Palette.Focus, .85))
	p.Fill(cell.Inset(.5), 12, palette.Hex(0xFFF3CC))
}

// ReachedDay draws the frame of a day that a throw leads to over its tile, and the faces of the
// die that do, in a colour as of a [Die]. Aside says that they give way to what stands at the
// left of the tile.
func ReachedDay(t *render.Theme, dst *ebiten.Image, cell, tile render.Rect, colour string, faces []int, aside bool) {
	p := t.Pen(dst)
	p.Frame(cell.Inset(1), 11, 3.4*min(1, cell.W/112), t.Palette.Focus)
	k := min(tile.W/104, tile.H/96)
	x, y, size := tile.X+18*k, tile.Y+45*k+max(tile.H-96*k, 0)*.3, 30*k
	switch {
	case aside:
		x, y, size = tile.Right()-14*k, tile.Y+14*k, 22*k
	case len(faces) == 2:
		size = 18 * k
	case len(faces) > 2:
		size = 15 * k
	}
	if aside && len(faces) > 1 {
		size = 13 * k
	}
	// Several faces stand in two rows.
	columns := (len(faces) + 1) / 2
	if len(faces) == 2 {
		columns = 1
	}
	pitch := size * 1.12
	for i, n := range faces {
		column, row := i%columns, i/columns
		dx, dy := 0.0, 0.0
		if len(faces) > 1 {
			dx, dy = float64(column)*pitch, (float64(row)-.5)*pitch
			if aside {
				dx = -float64(columns-1-column) * pitch
			} else {
				dx -= 8 * k
			}
		}
		pieces.DrawDie(t, dst, pieces.Die{Color: colour, N: n}, x+dx, y+dy, size, 0, render.Pose{})
	}
}

// Daylight tints a page of the calendar as the light falls in at that part of the month, 0 in the
// morning of its first day and 1 in the evening of its last one.
func Daylight(t *render.Theme, dst *ebiten.Image, c *Calendar, part float64) {
	if t.HighContrast {
		return
	}
	part = min(max(part, 0), 1)
	sun, shade := palette.Mixed(palette.Hex(0xFFF3CC), palette.Hex(0xFFB25E), part), palette.Mixed(palette.Hex(0x33506A), palette.Hex(0x1B2440), part)
	bright, dark := .10+.20*part, .05+.31*part
	p, s := t.Pen(dst), c.Sheet
	top := s.Y + .5*(c.Head.Bottom()-s.Y)
	// The title is read on paper that stays light: there the light comes in slowly.
	clear, middle := palette.Faded(sun, 0), palette.Faded(palette.Mixed(sun, shade, .5), (bright+dark)*.3)
	at := max(c.WeekBase-top, 1)
	head, page := render.Rect{X: s.X, Y: top, W: s.W, H: at}, render.Rect{X: s.X, Y: top + at, W: s.W, H: s.Bottom() - top - at}
	p.Slope(head, [4]palette.Color{clear, palette.Faded(sun, bright*.6), palette.Faded(middle, .5), palette.Faded(sun, bright)})
	p.Slope(page, [4]palette.Color{palette.Faded(middle, .5), palette.Faded(sun, bright), palette.Faded(shade, dark), middle})
}

// TurnLight lights the cell in which the player stands whose turn it is.
func TurnLight(t *render.Theme, dst *ebiten.Image, cell render.Rect) {
	k := math.Min(cell.W/112, cell.H/104)
	t.Pen(dst).Glow(cell.CenterX(), cell.Y+cell.H*.56, 140*k, 130*k)
}
