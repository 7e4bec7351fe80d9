package wall

import (
	"bigpayday/render"
	"bigpayday/render/palette"
)

// Note is a note on the wall by somebody who plays: a name, written by hand on paper of the color
// of the seat.
type Note struct {
	Name string
	Seat palette.SeatColor
	// Doodle is what is drawn below the name, counted from 0.
	Doodle int
}

// noteW and noteH are the size of a note in the design.
const noteW, noteH = 74.0, 70.0

// put draws the note in a box, a little turned.
func (n Note) put(p render.Pen, at render.Rect) {
	key := render.DrawingKey{What: "note", Name: n.Name, N: int(n.Seat), Size: float32(at.W), Band: float32(n.Doodle)}
	q := p.Composed(key, at.W, at.H, 8, func(p render.Pen) { n.paint(p, at.W, at.H) })
	p.Posed(q, at.CenterX(), at.CenterY(), render.Pose{Turn: [...]float64{-4, 3, -2, 5}[n.Doodle%4]})
}

// paint paints the note, w by h.
func (n Note) paint(p render.Pen, w, h float64) {
	pair, k := p.Palette.Seat(n.Seat), w/noteW
	sheet := render.Rect{Y: 3 * k, W: w, H: h - 3*k}
	paper := palette.Mixed(palette.Hex(0xFFF6DC), pair.Face, .22)
	p.Shadow(sheet, 1, 4*k, 3*k, .4)
	p.Fill(sheet, 1, paper)
	p.Fill(sheet.BottomPart(5*k), 1, palette.Mixed(paper, pair.Face, .25))
	p.Fill(render.Rect{X: w*.5 - 15*k, Y: -2 * k, W: 30 * k, H: 11 * k}, 0, palette.Faded(palette.Hex(0xFFF3C4), .85))
	ink := palette.Mixed(pair.Edge, palette.Hex(0x14100C), .25)
	p.TextFit(n.Name, w/2, 27*k, w-10*k, 6, render.Style{Face: render.Hand, Size: 17 * k, Color: ink, Align: render.Center})
	x, y := w/2, 47*k
	switch n.Doodle % 4 {
	case 0: // a smile
		p.Ring(x, y, 10*k, 1.8*k, ink)
		p.Disc(x-3.5*k, y-2.5*k, 1.5*k, ink)
		p.Disc(x+3.5*k, y-2.5*k, 1.5*k, ink)
		bezier(p, x-5*k, y+2*k, x-3*k, y+6.5*k, x+3*k, y+6.5*k, x+5*k, y+2*k, 1.8*k, ink)
	case 1: // a heart
		for _, side := range [...]float64{-1, 1} {
			bezier(p, x, y+10*k, x+side*16*k, y, x+side*8*k, y-13*k, x, y-3*k, 1.8*k, ink)
		}
	case 2: // a house
		p.Frame(render.Rect{X: x - 8*k, Y: y - 2*k, W: 16 * k, H: 12 * k}, 0, 1.8*k, ink)
		p.Line(x-11*k, y-1*k, x, y-10*k, 1.8*k, ink)
		p.Line(x+11*k, y-1*k, x, y-10*k, 1.8*k, ink)
	default: // a star
		p.Star(x, y, 5, 11*k, 4.6*k, ink)
	}
}
