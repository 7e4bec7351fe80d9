package sketch

import "github.com/srwiley/rasterx"

// A DieCube is a die seen from above one of its corners, with three faces in sight. It can
// be used as the key of a cache.
type DieCube struct {
	Color            string // as of a [DieFace]
	Top, Left, Right int    // pips of the three faces
	Size             float64
}

// The three faces of a cube in sight, in halves of its size from its middle: a corner, and
// the two edges that begin there.
var (
	cubeTop   = cubeFace{Point{-.92, -.48}, Point{.92, -.52}, Point{.92, .54}}
	cubeLeft  = cubeFace{Point{-.92, -.48}, Point{.92, .54}, Point{0, .99}}
	cubeRight = cubeFace{Point{0, .06}, Point{.92, -.54}, Point{0, 1}}
)

// cubeFace is a face of a cube: a parallelogram.
type cubeFace struct{ corner, along, down Point }

// DieInTheAir draws a die of which three faces are seen. An unknown colour is taken as red.
func DieInTheAir(f DieCube) Drawing {
	c, ok := dieColors[f.Color]
	if !ok {
		c = dieColors["red"]
	}
	return sketchOf(f.Size, f.Size, Even(.2*f.Size), func(p pen) {
		p = p.at(f.Size/2, f.Size/2)
		const round = .1 // of the size: the rounding of its edges
		half := f.Size / 2
		face := func(q cubeFace, s style) { p.polygon(q.corners(half), s.line(s.fill, round*f.Size)) }
		face(cubeRight, fill(c.edge))
		face(cubeLeft, fill(c.face))
		face(cubeTop, fill(c.glint))
		for _, side := range []struct {
			cubeFace
			style
			n int
		}{{cubeRight, fill(c.edge), f.Right}, {cubeLeft, fill(c.face), f.Left}, {cubeTop, fill(c.glint), f.Top}} {
			p.polygon(side.corners(half), side.style)
			on := p
			on.m = p.m.Mult(side.matrix(half))
			for _, at := range pips[min(max(side.n, 1), 6)] {
				on.circle(.5+at.X*.26, .5+at.Y*.26, .1, fill(c.pip))
			}
		}
	})
}

// corners returns the corners of a face of a cube whose half is so long.
func (q cubeFace) corners(half float64) []Point {
	at := func(u, v float64) Point {
		return Point{half * (q.corner.X + u*q.along.X + v*q.down.X), half * (q.corner.Y + u*q.along.Y + v*q.down.Y)}
	}
	return []Point{at(0, 0), at(1, 0), at(1, 1), at(0, 1)}
}

// matrix leads from a square of 1 by 1 to a face.
func (q cubeFace) matrix(half float64) rasterx.Matrix2D {
	return rasterx.Matrix2D{
		A: half * q.along.X, B: half * q.along.Y, C: half * q.down.X, D: half * q.down.Y, E: half * q.corner.X, F: half * q.corner.Y,
	}
}

// DieShadow draws the shadow on the ground of a die of that size: an oval twice as wide as high,
// in the middle of a body of its size.
func DieShadow(size float64) Drawing {
	return sketchOf(size, size/2, Even(size*.2), func(p pen) {
		p.shadowOval(size/2, size/4, size*.5, size*.16, size*.06, .5)
	})
}
