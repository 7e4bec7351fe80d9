package sketch

import "image/color"

// A DieFace says which face of which die is drawn. It can be used as the key of
// a cache.
type DieFace struct {
	Color string  // "red", "blue", "black" or "white"
	N     int     // pips, 1 to 6; anything else draws a die without pips
	Size  float64 // side in logical pixels
}

var dieColors = map[string]struct{ face, edge, glint, pip color.NRGBA }{
	"red":   {rgb(0xCF3E2F), rgb(0x8F2419), rgb(0xE5685A), Cream},
	"blue":  {rgb(0x2A6DB0), rgb(0x17436F), rgb(0x5B97D2), Cream},
	"black": {rgb(0x2E333B), rgb(0x14171B), rgb(0x6B747F), Cream},
	"white": {rgb(0xFFFDF6), rgb(0xC4B48F), White, Ink},
}

// pips are the places of the pips of each face, in steps from the middle.
var pips = [7][]Point{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// Die draws a die without its shadow. Its body is Size square; the thick lower
// edge lies in the margin. An unknown colour is taken as red.
func Die(f DieFace) Drawing {
	return sketchOf(f.Size, f.Size, Even(.1*f.Size), func(p pen) { p.at(f.Size/2, f.Size/2).die(f) })
}

// die draws a die around the pen's origin.
func (p pen) die(f DieFace) {
	c, ok := dieColors[f.Color]
	if !ok {
		c = dieColors["red"]
	}
	s := f.Size
	p.rect(-s/2, -s/2+s*.1, s, s, fill(c.edge).round(s*.2))
	p.rect(-s/2, -s/2, s, s*.98, fill(c.face).round(s*.2))
	if f.Color == "white" {
		// On paper only its line tells it from the ground.
		w := max(s*.03, .8)
		p.rect(-s/2+w/2, -s/2+w/2, s-w, s*.98-w, line(c.edge, w).round(s*.19))
	}
	inset := 2 * s / 46
	p.rect(-s/2+inset, -s/2+inset, s-2*inset, s*.98-2*inset, line(c.glint, 1.5*s/46).alpha(.8).round(s*.18))
	if f.N >= 1 && f.N <= 6 {
		for _, q := range pips[f.N] {
			p.circle(q.X*s*.27, q.Y*s*.27, s*.095, fill(c.pip))
		}
	}
}
