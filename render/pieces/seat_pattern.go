package pieces

import (
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// patternPitch is how far the rows of a seat's pattern lie apart, in logical pixels.
const patternPitch = 9

// SeatPattern draws the pattern of a seat on what has its color, where the player wants that. It
// leaves what is written on it as easy to read as before.
func SeatPattern(p render.Pen, r render.Rect, seat palette.SeatColor) {
	seatPattern(p, r.Inset(1.5), min(patternPitch, r.H*.6, r.W*.6), seat)
}

// SeatBarPattern is SeatPattern for a narrow bar, such as one of a chart.
func SeatBarPattern(p render.Pen, r render.Rect, seat palette.SeatColor) {
	seatPattern(p, r.Inset(1), patternPitch*.6, seat)
}

func seatPattern(p render.Pen, r render.Rect, pitch float64, seat palette.SeatColor) {
	if !p.SeatPatterns || r.W < 1 || r.H < 1 {
		return
	}
	c := p.Palette.Seat(seat).Edge
	if seat == palette.SeatYellow { // what is written on it is dark
		c = palette.Mixed(p.Palette.Seat(seat).Face, palette.White, .6)
	}
	for _, s := range sketch.Pattern(int(seat), r.W, r.H, pitch) {
		if s.X0 == s.X1 && s.Y0 == s.Y1 {
			p.Disc(r.X+s.X0, r.Y+s.Y0, pitch*sketch.PatternDot/2, c)
			continue
		}
		p.FlatLine(r.X+s.X0, r.Y+s.Y0, r.X+s.X1, r.Y+s.Y1, pitch*sketch.PatternWidth, 0, c)
	}
}
