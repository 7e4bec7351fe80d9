package sketch

import (
	"image"
	"image/color"

	"github.com/srwiley/rasterx"
)

// A Stroke is a line of a pattern between two points, or a dot where both are the same.
type Stroke struct{ X0, Y0, X1, Y1 float64 }

// PatternWidth is how wide the strokes of a pattern are and how wide its dots, for each of the
// distance between its rows.
const PatternWidth, PatternDot = .3, .5

// Pattern returns the strokes that fill a box of w by h with the pattern of a seat's color, so that
// it can be told from others by those who do not see the color. The rows lie pitch apart. The
// black seat has none.
func Pattern(seat int, w, h, pitch float64) (strokes []Stroke) {
	rising := func() {
		for at := pitch; at < w+h; at += pitch {
			strokes = append(strokes, Stroke{max(0, at-h), min(at, h), min(at, w), max(0, at-w)})
		}
	}
	switch seat {
	case 0: // red
		rising()
	case 1: // blue: dots, each second row moved by half
		for row, y := 0, pitch/2; y < h; row, y = row+1, y+pitch {
			for x := pitch * (.5 + .5*float64(row%2)); x < w; x += pitch {
				strokes = append(strokes, Stroke{x, y, x, y})
			}
		}
	case 2: // green
		for x := pitch * .75; x < w; x += pitch {
			strokes = append(strokes, Stroke{x, 0, x, h})
		}
	case 3: // yellow
		for y := pitch * .75; y < h; y += pitch {
			strokes = append(strokes, Stroke{0, y, w, y})
		}
	case 4: // violet: a lattice
		rising()
		for _, s := range strokes {
			strokes = append(strokes, Stroke{w - s.X0, s.Y0, w - s.X1, s.Y1})
		}
	}
	return strokes
}

// pattern fills an outline in a box of 40 with the pattern of a seat.
func (p pen) pattern(outline string, seat int) {
	const pitch = 8.0
	c := Cream
	if seat == yellowSeat {
		c = seatColor(seat).Edge
	}
	p.within(outline, func(p pen) {
		for _, s := range Pattern(seat, 40, 40, pitch) {
			if s.X0 == s.X1 && s.Y0 == s.Y1 {
				p.circle(s.X0, s.Y0, pitch*PatternDot/2, fill(c))
				continue
			}
			p.line(s.X0, s.Y0, s.X1, s.Y1, line(c, pitch*PatternWidth).flatEnds())
		}
	})
}

// within draws what f draws as far as it lies in an outline.
func (p pen) within(outline string, f func(p pen)) {
	var inner, edge []mark
	f(pen{&inner, p.m})
	pen{&edge, p.m}.path(outline, fill(color.NRGBA{A: 255}))
	*p.marks = append(*p.marks, mark{group: inner, within: edge})
}

// cut makes what lies outside of an outline transparent.
func cut(sheet *image.RGBA, outline []mark, base rasterx.Matrix2D) {
	mask := image.NewRGBA(sheet.Rect)
	newCanvas(mask).drawAll(outline, base)
	for i := 0; i < len(sheet.Pix); i += 4 {
		seen := uint32(mask.Pix[i+3])
		for j := i; j < i+4; j++ {
			sheet.Pix[j] = uint8(uint32(sheet.Pix[j]) * seen / 255)
		}
	}
}
