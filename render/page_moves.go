package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// PageMoves is a small page of Conquest on which days change hands.
type PageMoves struct {
	// Dates are written on the days, by their places. Held says that somebody holds a day
	// now, with Army.
	Dates [ConquestRows*7 + 1]string
	Held  [ConquestRows*7 + 1]bool
	Army  [ConquestRows*7 + 1]Army
	// Moves are the days that were taken, each from another one, in their order.
	Moves []PageMove
}

// PageMove is a day that an army has taken from another one. Own says that the reader has
// lost it.
type PageMove struct {
	From, To int
	Army     Army
	Own      bool
}

// PageMoves draws a small page in r, with an arrow for each move, and with dates where they can
// be read. The days that the reader has lost are ringed.
func (t *Theme) PageMoves(dst *ebiten.Image, r Rect, m *PageMoves) {
	p, c := t.pen(dst), &t.Palette
	const shape, readable = 1.5, 11.0 // of a day, and of its date
	h := math.Floor(min(r.H/ConquestRows, r.W/7/shape))
	w := math.Floor(h * shape)
	left, top := r.CenterX()-w*3.5, r.CenterY()-h*ConquestRows/2
	date := p.capped(1)
	day := func(place int) Rect {
		return Rect{left + w*float64((place-1)%7), top + h*float64((place-1)/7), w, h}.Inset(1)
	}
	for place := 1; place < len(m.Held); place++ {
		ground := c.Off
		if m.Held[place] {
			ground, _ = t.armyColors(m.Army[place])
		}
		p.fill(day(place), 3, mixed(ground, c.PaperTop, .45))
		p.contrastFrame(day(place), 3, c.Line)
		if size := h * .44; size >= readable {
			date.text(m.Dates[place], day(place).X+size*.2, day(place).Y+size*.9, Style{Face: CondensedBold, Size: size, Color: c.Ink})
		}
	}
	for i := range m.Moves {
		if own := &m.Moves[i]; own.Own {
			p.frame(day(own.To), 3, 2, c.Loss)
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
		color, _ := t.armyColors(move.Army)
		p.pageArrow(from.CenterX(), from.CenterY(), to.CenterX(), to.CenterY(), h*.22, c.PaperTop)
		p.pageArrow(from.CenterX(), from.CenterY(), to.CenterX(), to.CenterY(), h*.13, color)
	}
}

// pageArrow draws an arrow.
func (p pen) pageArrow(x0, y0, x1, y1, width float64, c Color) {
	long := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/long*width*1.7, (y1-y0)/long*width*1.7
	p.line(x0, y0, x1, y1, width, c)
	p.line(x1-dx-dy, y1-dy+dx, x1, y1, width, c)
	p.line(x1-dx+dy, y1-dy-dx, x1, y1, width, c)
}
