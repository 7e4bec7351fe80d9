package scenery

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Hall is a dark room in which something is decided: all that lies on the table is out of sight.
type Hall struct {
	// Tint colours the dark, and LightX and LightY are where the light is, as shares of the
	// room's width and height.
	Tint           palette.Color
	LightX, LightY float64
}

// DrawHall draws the room above the desk, in r.
func DrawHall(t *render.Theme, dst *ebiten.Image, r render.Rect, h Hall) {
	const dark, tinted, rays, turn, shine = .93, .5, 22, 3, .07
	p, c := t.Pen(dst), &t.Palette
	ground := palette.Mixed(c.Limelight, h.Tint, tinted)
	p.RecordGround(r, ground)
	if t.HighContrast {
		p.Fill(r, 0, ground)
		return
	}
	p.Fill(r, 0, palette.Faded(ground, dark))
	x, y := r.X+r.W*h.LightX, r.Y+r.H*h.LightY
	p.Glow(x, y, .42*r.W, .8*r.H)
	pieces.Beams(p, r, x, y, math.Hypot(r.W, r.H), rays, turn, palette.Faded(c.Cream, shine))
}

// FallingPaper draws strips of paper in a room that have been falling for so long: 1 is as long as it
// takes a winner to be seen. They fall behind the desk at its foot, off whose sums they stay.
func FallingPaper(t *render.Theme, dst *ebiten.Image, room render.Rect, fallen float64) {
	const strips, high, falls, turns = 36, .55, .16, 240
	v := t.View
	k := min(v.W, v.H) / designH
	dst = v.Part(dst, render.Rect{W: v.W, H: room.Bottom()})
	defer dst.Recycle()
	for i := range strips {
		x := v.W * render.Scatter(i, 21)
		y := v.H * (high*render.Scatter(i, 22) + falls*(fallen-1)*(.6+.8*render.Scatter(i, 23)))
		pieces.Confetti(t, dst, i, x, y, render.Pose{Turn: turns*fallen*(render.Scatter(i, 24)-.5) + 360*render.Scatter(i, 25), Scale: 1.3 * k, Fade: max(0, 1-2*fallen)})
	}
}
