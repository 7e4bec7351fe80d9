package boards

import (
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/polygon"
)

// bind draws what holds the page to its strip: every edition has something else. K is how
// large it is, 1 in a window of the design.
func bind(t *render.Theme, p render.Pen, c *Calendar, k float64) {
	s, h, edge := c.Sheet, c.Head, t.Palette.Strip.Edge
	switch t.Skin.Binding {
	case palette.Rings:
		rings(p, s, h, k)
		return
	case palette.Rivets:
		for _, at := range [...]float64{.04, .27, .5, .73, .96} {
			brass(p, s.X+s.W*at, h.CenterY()+.5*k, 6.5*k)
		}
		return
	case palette.BigClips:
		for _, at := range [...]float64{.16, .5, .84} {
			bigClip(p, s.X+s.W*at, h.Y, k)
		}
		return
	case palette.Tape:
		for i, at := range [...]float64{.03, .36, .66, .97} {
			tape(p, s.X+s.W*at, h.CenterY()+3*k, 64*k, [...]float64{-16, 4, -5, 15}[i])
		}
		return
	case palette.Nails:
		for _, at := range [...]float64{.02, .34, .66, .98} {
			brass(p, s.X+s.W*at, h.CenterY()+k, 5.5*k)
		}
	case palette.Clips:
		if !c.Compact {
			Clip(p, s.X+s.W*.25, h.Y+6.5, edge)
			Clip(p, s.X+s.W*.75, h.Y+6.5, edge)
		}
	}
	pieces.Pin(t, p.Dst, s.CenterX(), h.Y+8*k, palette.Blue)
}

// rings are the wire rings of a calendar that is turned over, in pairs through its upper edge.
func rings(p render.Pen, s, h render.Rect, k float64) {
	wire, shade := palette.Hex(0xDCE3E8), palette.Hex(0x6F7C87)
	low := h.Bottom() + 7*k
	for x := s.X + 14*k; x < s.Right()-8*k; x += 22 * k {
		for _, dx := range [...]float64{0, 5 * k} {
			p.Disc(x+dx, low, 2.6*k, p.Palette.Ink2)
			loop := render.Rect{X: x + dx - 1.6*k, Y: h.Y - 4*k, W: 3.2 * k, H: low - h.Y + 4*k}
			p.Fill(loop.Moved(.9*k, .6*k), 1.6*k, shade)
			p.Fill(loop, 1.6*k, wire)
		}
	}
}

// brass is the head of a rivet or a nail of brass.
func brass(p render.Pen, x, y, radius float64) {
	p.Shadow(render.Rect{X: x - radius, Y: y - radius + 2, W: 2 * radius, H: 2 * radius}, radius, 2, 1, .5)
	p.Disc(x, y, radius, palette.Hex(0x8A6420))
	p.Disc(x, y-.6, radius-1, palette.Hex(0xD9A941))
	p.Disc(x-.25*radius, y-.35*radius, .34*radius, palette.Hex(0xFBE7A8))
}

// bigClip is a black clip of an office with its two wires, from y down.
func bigClip(p render.Pen, x, y, k float64) {
	body := render.Rect{X: x - 26*k, Y: y + 3*k, W: 52 * k, H: 17 * k}
	p.Shadow(body, 2*k, 3*k, 2*k, .45)
	wire := palette.Hex(0xC9D2D8)
	p.Frame(render.Rect{X: x - 13*k, Y: y - 8*k, W: 26 * k, H: 15 * k}, 6*k, 2.4*k, wire)
	p.Fill(body, 2.5*k, palette.Hex(0x1F252B))
	p.Fill(body.TopPart(5*k), 2.5*k, palette.Hex(0x3B444C))
	p.Fill(render.Rect{X: body.X + 4*k, Y: body.Y + 7*k, W: body.W - 8*k, H: 1.2 * k}, 0, palette.Faded(palette.White, .28))
	p.Frame(render.Rect{X: x - 9*k, Y: body.Y + 6*k, W: 18 * k, H: 22 * k}, 7*k, 2.2*k, wire)
}

// tape is a strip of clear tape around x, y, with ragged ends.
func tape(p render.Pen, x, y, long, turn float64) {
	high := .36 * long
	b := p.Exact(render.Rect{X: x - long/2, Y: y - high/2, W: long, H: high})
	b.Turn = turn * render.Degree
	p.Draw(&b, 1, palette.Faded(palette.Hex(0xFFF3C4), .72))
	shine := p.Exact(render.Rect{X: x - long/2, Y: y - high/2, W: long, H: high * .3})
	shine.Turn = turn * render.Degree
	p.Draw(&shine, 1, palette.Faded(palette.White, .3))
	for i := range 5 { // creases
		cx := x + long*(float64(i)/5-.4)
		p.Line(cx, y-high*.3, cx+1.5, y+high*.3, .8, palette.Faded(p.Palette.Below, .5))
	}
}

// paperGrain draws the fibers of a sheet, which are seen where it is large, and the ring that a
// mug has left on it.
func paperGrain(p render.Pen, r render.Rect, c palette.Color) {
	p.Within(r, func(p render.Pen) {
		for i := range int(r.W * r.H / 1100) {
			x, y := r.X+r.W*render.Scatter(i, 71), r.Y+r.H*render.Scatter(i, 72)
			dx, dy := 5*(render.Scatter(i, 73)-.5), 5*(render.Scatter(i, 74)-.5)
			polygon.Thread(p, .7, palette.Faded(c, .3), render.Point{X: x, Y: y}, render.Point{X: x + dx, Y: y + dy})
		}
		x, y, radius := r.Right()-.05*r.W, r.Bottom()-.012*r.H, .05*r.W
		stain := palette.Faded(palette.Hex(0x8A5A31), .2)
		p.Ring(x, y, radius, 1.4, stain)
		p.Ring(x+1, y+1, radius-2, 4, palette.Faded(stain, .55))
	})
}
