package render

import (
	"cmp"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pose is how a movable piece is held. With the zero Pose it lies straight, in
// its own size and opaque.
type Pose struct {
	// Turn is in degrees clockwise around the piece's middle.
	Turn float64
	// Scale is its size; 0 counts as 1.
	Scale float64
	// Squash makes it wider and lower by that share: .08 at the end of a hop.
	Squash float64
	// Fade is how transparent it is, 0 to 1.
	Fade float64
	// FlipX narrows it towards its middle: 0 is face on, 1 edge on.
	FlipX float64
}

// scaled returns the pose of a piece that is k times as large.
func (p Pose) scaled(k float64) Pose {
	p.Scale = k * cmp.Or(p.Scale, 1)
	return p
}

// steppedSize returns the size at which a piece is rasterised that is held at a
// size: the next one in steps. What grows on its way would else need a picture
// for every frame, all of which would be kept.
func steppedSize(size, step float64) float64 { return max(1, math.Ceil(size/step-1e-9)) * step }

// degree is one degree in radians.
const degree = math.Pi / 180

// posed lays a picture down with the middle of its body at x, y, in a pose.
func (p pen) posed(q *picture, x, y float64, pose Pose) {
	if q == nil || pose.Fade >= 1 {
		return
	}
	k := p.View.Scale
	s := cmp.Or(pose.Scale, 1)
	sin, cos := math.Sincos(pose.Turn * degree)
	sx, sy := s*(1+pose.Squash)*(1-pose.FlipX), s*(1-pose.Squash)
	p.put(q, &transform{
		x: (x + p.x) * k, y: (y + p.y) * k, dx: q.dx - q.w/2, dy: q.dy - q.h/2,
		xx: sx * cos, xy: -sy * sin, yx: sx * sin, yy: sy * cos,
	}, 1-pose.Fade, ebiten.FilterLinear)
}
