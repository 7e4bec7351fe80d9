// Package wall draws what is behind everything: the wall of the room that an edition is
// played in, in the light of a lamp, and the desk below it, with what many games have left
// on it; and, where there is room for them, the things of that room.
//
// What is not here: what hangs on the wall and lies on the desk because a page has it there
// (packages boards, scenery and the pages), and the colors (package palette).
package wall

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
)

// Draw draws the wall, and the desk below deskY. Without a desk, deskY is the height of the
// view. It takes some time; show it through a [render.CachedImage].
func Draw(t *render.Theme, dst *ebiten.Image, deskY float64) {
	p, c, v := t.Pen(dst), &t.Palette, t.View
	side := palette.Mixed(c.WallTop, c.WallBottom, .375)
	low := palette.Mixed(c.WallTop, c.WallBottom, .625)
	wall := render.Rect{W: v.W, H: deskY}
	p.Slope(wall, [4]palette.Color{c.WallTop, side, low, c.WallBottom})
	p.RecordGround(v.Bounds(), side)
	if p.Shapes.Recorder != nil {
		return // what follows is no ground of its own
	}
	paint := papers[t.Skin.Wall]
	if t.HighContrast {
		paint = boards
	}
	p.Within(wall, func(p render.Pen) {
		paint(p, wall)
		lamp(p, wall)
	})
	if deskY >= v.H {
		return
	}
	p.Shadow(render.Rect{X: -60, Y: deskY - 16, W: v.W + 120, H: 22}, 0, 6, 0, .38)
	desk(p, render.Rect{Y: deskY, W: v.W, H: v.H - deskY})
}

// papers paint what is on the wall, by the look of it.
var papers = map[palette.Wall]func(p render.Pen, r render.Rect){
	palette.Boards: boards, palette.Tiled: tiled, palette.Papered: papered,
	palette.Partition: partition, palette.Harlequin: harlequin, palette.Charted: charted,
}

// lamp lays the light of a lamp over the wall: brightest at the top left, gone
// beyond the diagonal.
func lamp(p render.Pen, r render.Rect) {
	light := palette.Color{R: 0xFF, G: 0xE7, B: 0xB0, A: 0x21}
	clear := palette.Faded(light, 0)
	p.Slope(render.Rect{W: 1.2 * r.W, H: 1.2 * r.H}, [4]palette.Color{light, clear, clear, clear})
}

// desk draws the wooden top, and what has been left on it: rings of mugs.
func desk(p render.Pen, r render.Rect) {
	c := &p.Palette
	p.Shade(r, 0, c.WoodTop, c.WoodBottom)
	p.Fill(r.TopPart(3), 0, c.WoodGlint)
	p.Fill(render.Rect{Y: r.Y + 3, W: r.W, H: 1}, 0, palette.Faded(c.WoodEdge, .35))
	Grain(p, r)
	if p.HighContrast {
		return
	}
	p.Within(r, func(p render.Pen) {
		for _, mug := range [...]struct{ x, y, radius, alpha float64 }{{.035, .78, 34, .26}, {.972, .32, 38, .22}, {.958, .52, 37, .12}} {
			ring(p, mug.x*r.W, r.Y+mug.y*r.H, mug.radius, palette.Faded(c.WoodDeep, mug.alpha))
		}
	})
}

// ring draws what a wet mug leaves: a ring that is broken where it has dried.
func ring(p render.Pen, x, y, radius float64, c palette.Color) {
	p.Ring(x, y, radius, 1.2, c)
	p.Ring(x+.8, y+.6, radius-1.4, 3, palette.Faded(c, .5))
	p.Disc(x+radius*1.16, y+radius*.5, 2.2, c)
	p.Disc(x+radius*1.3, y+radius*.3, 1.2, c)
}

// Grain draws the grain and the joints of a wooden top.
func Grain(p render.Pen, r render.Rect) {
	c := p.Palette.WoodEdge
	next := render.RandomShares(11)
	rows := max(3, int(math.Round(r.H/16)))
	for i := range rows {
		y := r.Y + 14 + float64(i)*r.H/float64(rows)
		for x := r.X + next()*300 - 80; x < r.Right(); x += 700 + next()*300 {
			l, k := 500+next()*500, 6+next()*8
			bezier(p, x, y, x+l*.3, y-k, x+l*.6, y+k, x+l, y, 1.5, palette.Faded(c, .28))
		}
	}
	fibers(p, r, int(r.W*r.H/420), 60, palette.Faded(c, .16), palette.Faded(palette.White, .1))
	for x := r.X + 420; x < r.Right(); x += 510 {
		p.Line(x, r.Y+5, x-6, r.Bottom()+2, 1.5, palette.Faded(c, .45))
	}
}

// fibers draws n short lines that lie about level, the longest so long, dark and light.
func fibers(p render.Pen, r render.Rect, n int, long float64, dark, light palette.Color) {
	for i := range n {
		x, y := r.X+r.W*render.Scatter(i, 31), r.Y+5+(r.H-6)*render.Scatter(i, 32)
		l, ink := long*(.25+.75*render.Scatter(i, 33)), dark
		if i%3 == 0 {
			ink = light
		}
		polygon.Thread(p, .9, ink, render.Point{X: x, Y: y}, render.Point{X: min(x+l, r.Right()), Y: y + 2*(render.Scatter(i, 34)-.5)})
	}
}

// bezier draws a thin cubic curve that bends little.
func bezier(p render.Pen, x0, y0, x1, y1, x2, y2, x3, y3, width float64, c palette.Color) {
	const longest = 110.0
	var all [33]render.Point
	places := all[:min(len(all), max(4, int(math.Hypot(x3-x0, y3-y0)/longest))+1)]
	for i := range places {
		t := float64(i) / float64(len(places)-1)
		s := 1 - t
		a, b, d, e := s*s*s, 3*s*s*t, 3*s*t*t, t*t*t
		places[i] = render.Point{X: a*x0 + b*x1 + d*x2 + e*x3, Y: a*y0 + b*y1 + d*y2 + e*y3}
	}
	polygon.Thread(p, width, c, places...)
}
