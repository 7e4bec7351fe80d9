package render

import (
	"math"

	"bigpayday/render/palette"
)

// Draw draws a box in one colour; its corners have the radius in logical pixels.
func (p Pen) Draw(b *Box, radius float64, c palette.Color) {
	b.radius, b.top, b.bottom = radius*p.View.Scale, c, c
	p.Shapes.draw(p.Dst, b)
}

// Fill fills a rectangle with round corners.
func (p Pen) Fill(r Rect, radius float64, c palette.Color) { p.FillPart(r, radius, all, c) }

// FillPart fills a rectangle of which only some corners are round.
func (p Pen) FillPart(r Rect, radius float64, round corners, c palette.Color) {
	b := p.snapped(r)
	b.Corners = round
	p.Draw(&b, radius, c)
	p.RecordGround(r, c)
}

// Shade fills a rectangle with a gradient from top to bottom.
func (p Pen) Shade(r Rect, radius float64, top, bottom palette.Color) {
	b := p.snapped(r)
	b.radius, b.top, b.bottom = radius*p.View.Scale, top, bottom
	p.Shapes.draw(p.Dst, &b)
	p.RecordGround(r, top)
}

// Slope fills a rectangle with a gradient of which the colours at the four
// corners are given: top left, top right, bottom left, bottom right.
func (p Pen) Slope(r Rect, c [4]palette.Color) {
	b := p.snapped(r)
	b.Corners, b.slant = 0, &c
	p.Shapes.draw(p.Dst, &b)
}

// Frame draws a border inside the edges of a rectangle, whose outer corners
// have the radius. Borders are whole device pixels wide, at least one.
func (p Pen) Frame(r Rect, radius, width float64, c palette.Color) {
	b := p.snapped(r)
	b.Mode = max(1, math.Round(width*p.View.Scale))
	p.Draw(&b, radius, c)
}

// Shadow draws the soft shadow of a rectangle that lies dy above its ground. It
// leaves out the middle of r, which what casts the shadow covers: blurring is
// most of the work in a frame.
func (p Pen) Shadow(r Rect, radius, sigma, dy, alpha float64) {
	b := p.Exact(r.Moved(0, dy))
	b.Mode = -max(sigma*p.View.Scale, .5)
	if hole := r.Inset(radius + 7); hole.W > 16 && hole.H > 16 && dy >= 0 {
		h := p.snapped(hole)
		b.hole = &[4]float64{h.x0, h.y0, h.x1, h.y1}
	}
	p.Draw(&b, radius, palette.Faded(p.Palette.Shadow, alpha))
}

// Disc fills a circle.
func (p Pen) Disc(x, y, radius float64, c palette.Color) {
	r := CircleBounds(x, y, radius)
	b := p.Exact(r)
	p.Draw(&b, radius, c)
	p.RecordGround(r, c)
}

// Ring draws a circle's border, inside its radius.
func (p Pen) Ring(x, y, radius, width float64, c palette.Color) {
	b := p.Exact(CircleBounds(x, y, radius))
	b.Mode = max(1, width*p.View.Scale)
	p.Draw(&b, radius, c)
}

// Line draws a straight line with round ends.
func (p Pen) Line(x0, y0, x1, y1, width float64, c palette.Color) {
	b := p.stroke(x0, y0, x1, y1, width, c)
	p.Shapes.draw(p.Dst, &b)
}

// stroke returns the box of a straight line with round ends.
func (p Pen) stroke(x0, y0, x1, y1, width float64, c palette.Color) Box {
	b := p.between(x0, y0, x1, y1, width, width)
	b.radius, b.top, b.bottom = width/2*p.View.Scale, c, c
	return b
}

// FlatLine draws a straight line with straight ends, longer at both together by
// more.
func (p Pen) FlatLine(x0, y0, x1, y1, width, more float64, c palette.Color) {
	b := p.between(x0, y0, x1, y1, width, more)
	b.Corners = 0
	p.Draw(&b, 0, c)
}

// between returns a box around the way from one place to another, longer than
// it by more.
func (p Pen) between(x0, y0, x1, y1, width, more float64) Box {
	mx, my, l := (x0+x1)/2, (y0+y1)/2, math.Hypot(x1-x0, y1-y0)+more
	b := p.Exact(Rect{mx - l/2, my - width/2, l, width})
	b.Turn = math.Atan2(y1-y0, x1-x0)
	return b
}

// Hline draws a level line from x, y to the right, a whole number of device
// pixels wide.
func (p Pen) Hline(x, y, length, width float64, c palette.Color) {
	b := p.snapped(Rect{x, y, length, width})
	w := max(1, math.Round(width*p.View.Scale))
	b.y0 = math.Round((y+p.Y)*p.View.Scale - w/2)
	b.y1 = b.y0 + w
	b.Corners = 0
	p.Draw(&b, 0, c)
}

// Vline draws an upright line from x, y downwards, a whole number of device
// pixels wide.
func (p Pen) Vline(x, y, length, width float64, c palette.Color) {
	b := p.snapped(Rect{x, y, width, length})
	w := max(1, math.Round(width*p.View.Scale))
	b.x0 = math.Round((x+p.X)*p.View.Scale - w/2)
	b.x1 = b.x0 + w
	b.Corners = 0
	p.Draw(&b, 0, c)
}

// Diamond fills a square that stands on its corner around x, y, half a side away
// from its sides.
func (p Pen) Diamond(x, y, half, radius float64, c palette.Color) {
	b := p.Exact(CircleBounds(x, y, half))
	b.Turn = 45 * Degree
	p.Draw(&b, radius, c)
}

// Dashes draws a dashed border inside the edges of a rectangle. Its dashes run
// along the sides in whole numbers, so that all corners look alike.
func (p Pen) Dashes(r Rect, radius, width, on, off float64, c palette.Color) {
	radius = min(radius, r.W/2, r.H/2)
	in := r.Inset(width / 2)
	ri := max(radius-width/2, 0)
	side := func(x0, y0, x1, y1 float64) {
		l := math.Hypot(x1-x0, y1-y0)
		n := max(1, math.Round((l+off)/(on+off)))
		pitch := (l + off) / n
		dx, dy := (x1-x0)/l, (y1-y0)/l
		for i := range int(n) {
			a := float64(i) * pitch
			e := a + pitch - off
			mx, my := x0+dx*(a+e)/2, y0+dy*(a+e)/2
			b := p.Exact(Rect{mx - (e-a)/2, my - width/2, e - a, width})
			b.Corners, b.Turn, b.top, b.bottom = 0, math.Atan2(dy, dx), c, c
			p.Shapes.drawSmall(p.Dst, &b)
		}
	}
	defer p.Shapes.Flush(p.Dst)
	x0, y0, x1, y1 := in.X, in.Y, in.Right(), in.Bottom()
	if x1-x0 > 2*ri {
		side(x0+ri, y0, x1-ri, y0)
		side(x1-ri, y1, x0+ri, y1)
	}
	if y1-y0 > 2*ri {
		side(x1, y0+ri, x1, y1-ri)
		side(x0, y1-ri, x0, y0+ri)
	}
	if ri > 1 {
		// Each corner is a dash of its own, as long as its arc without a gap's
		// width at both ends.
		lap := off / 2
		for i, q := range [4][2]float64{{x0 + ri, y0 + ri}, {x1 - ri, y0 + ri}, {x1 - ri, y1 - ri}, {x0 + ri, y1 - ri}} {
			from := math.Pi + float64(i)*math.Pi/2 + lap/ri
			to := math.Pi + float64(i+1)*math.Pi/2 - lap/ri
			p.smallArc(q[0], q[1], ri, from, to, 5, width*.98, c)
		}
	}
}

// smallArc draws an arc around x, y as n straight lines, together with other small
// boxes.
func (p Pen) smallArc(x, y, radius, from, to float64, n int, width float64, c palette.Color) {
	for i := range n {
		a0, a1 := from+(to-from)*float64(i)/float64(n), from+(to-from)*float64(i+1)/float64(n)
		b := p.stroke(x+radius*math.Cos(a0), y+radius*math.Sin(a0), x+radius*math.Cos(a1), y+radius*math.Sin(a1), width, c)
		p.Shapes.drawSmall(p.Dst, &b)
	}
}

// ArcDashes draws a circle as n dashes, as long as the gaps between them.
func (p Pen) ArcDashes(x, y, radius, width float64, n int, c palette.Color) {
	defer p.Shapes.Flush(p.Dst)
	for i := range n {
		from := 2 * math.Pi * float64(i) / float64(n)
		p.smallArc(x, y, radius, from, from+math.Pi/float64(n), 4, width, c)
	}
}

// Glow draws a soft light around x, y that reaches so far to the sides and up and down.
func (p Pen) Glow(x, y, wide, high float64) {
	sigma := high * .4
	wide, high = wide-2*sigma, high-2*sigma
	b := p.Exact(Rect{x - wide, y - high, 2 * wide, 2 * high})
	b.Mode = -sigma * p.View.Scale
	p.Draw(&b, high, palette.Faded(palette.Hex(0xFFE2A0), .6))
}

// ContrastFrame draws the edge that a piece has in high contrast only.
func (p Pen) ContrastFrame(r Rect, radius float64, c palette.Color) {
	if p.HighContrast {
		p.Frame(r, radius, 2, c)
	}
}
