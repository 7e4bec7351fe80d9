package warfare

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Moves is a small page of Conquest on which days change hands.
type Moves struct {
	// Dates are written on the days, by their places. Held says that somebody holds a day
	// now, with Army.
	Dates [Rows*7 + 1]string
	Held  [Rows*7 + 1]bool
	Army  [Rows*7 + 1]Army
	// Moves are the days that were taken, each from another one, in their order.
	Moves []Move
}

// Move is a day that an army has taken from another one. Own says that the reader has
// lost it.
type Move struct {
	From, To int
	Army     Army
	Own      bool
}

// DrawMoves draws a small page in r, with an arrow for each move, and with dates where they can
// be read. The days that the reader has lost are ringed.
func DrawMoves(t *render.Theme, dst *ebiten.Image, r render.Rect, m *Moves) {
	p, c := t.Pen(dst), &t.Palette
	const shape, readable = 1.5, 11.0 // of a day, and of its date
	h := math.Floor(min(r.H/Rows, r.W/7/shape))
	w := math.Floor(h * shape)
	left, top := r.CenterX()-w*3.5, r.CenterY()-h*Rows/2
	date := p.GrowingTo(1)
	day := func(place int) render.Rect {
		return render.Rect{X: left + w*float64((place-1)%7), Y: top + h*float64((place-1)/7), W: w, H: h}.Inset(1)
	}
	for place := 1; place < len(m.Held); place++ {
		ground := c.Off
		if m.Held[place] {
			ground, _ = armyColors(t, m.Army[place])
		}
		p.Fill(day(place), 3, palette.Mixed(ground, c.PaperTop, .45))
		p.ContrastFrame(day(place), 3, c.Line)
		if size := h * .44; size >= readable {
			date.Text(m.Dates[place], day(place).X+size*.2, day(place).Y+size*.9, render.Style{Face: render.CondensedBold, Size: size, Color: c.Ink})
		}
	}
	for i := range m.Moves {
		if own := &m.Moves[i]; own.Own {
			p.Frame(day(own.To), 3, 2, c.Loss)
		}
	}
	for i := range m.Moves {
		move := &m.Moves[i]
		from, to := day(move.From), day(move.To)
		if JointOf(min(move.From, move.To), max(move.From, move.To)) == Midnight {
			// It comes in over the edge of the page.
			from = to.Moved(w*.8, 0)
			if move.From < move.To {
				from = to.Moved(-w*.8, 0)
			}
		}
		color, _ := armyColors(t, move.Army)
		pageArrow(p, from.CenterX(), from.CenterY(), to.CenterX(), to.CenterY(), h*.22, c.PaperTop)
		pageArrow(p, from.CenterX(), from.CenterY(), to.CenterX(), to.CenterY(), h*.13, color)
	}
}

// pageArrow draws an arrow.
func pageArrow(p render.Pen, x0, y0, x1, y1, width float64, c palette.Color) {
	long := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/long*width*1.7, (y1-y0)/long*width*1.7
	p.Line(x0, y0, x1, y1, width, c)
	p.Line(x1-dx-dy, y1-dy+dx, x1, y1, width, c)
	p.Line(x1-dx+dy, y1-dy-dx, x1, y1, width, c)
}
