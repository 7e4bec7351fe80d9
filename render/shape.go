package render

import (
	_ "embed"
	"fmt"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed shape.kage
var shapeSource []byte

var shapeShader = sync.OnceValues(func() (*ebiten.Shader, error) { return ebiten.NewShader(shapeSource) })

// corners says which corners of a box are round.
type corners uint8

const (
	topLeft corners = 1 << iota
	topRight
	bottomRight
	bottomLeft

	tops   = topLeft | topRight
	bots   = bottomLeft | bottomRight
	lefts  = topLeft | bottomLeft
	rights = topRight | bottomRight
	all    = tops | bots
)

// shaper draws boxes: everything on the table that is a rounded rectangle or a
// circle, filled, framed or blurred into a shadow. They are drawn by a shader
// because they come in every size and colour; artwork comes from images.
type shaper struct {
	shader   *ebiten.Shader
	vertices [16]ebiten.Vertex
	op       ebiten.DrawTrianglesShaderOptions
}

var boxIndices = []uint32{0, 1, 2, 1, 3, 2}

func (s *shaper) init() error {
	shader, err := shapeShader()
	if err != nil {
		return fmt.Errorf("render: compile the shader of boxes: %w", err)
	}
	s.shader = shader
	return nil
}

// box is one box to draw, in device pixels.
type box struct {
	x0, y0, x1, y1 float64
	radius         float64
	corners        corners
	mode           float64 // as in the shader
	turn           float64 // radians, around the middle
	top, bottom    Color
	// slant, where it is not nil, has the colours of the four corners: top left,
	// top right, bottom left, bottom right.
	slant *[4]Color
	// hole, where it is not nil, is a part that is left out: its edges.
	hole *[4]float64
}

func (s *shaper) draw(dst *ebiten.Image, b *box) {
	hw, hh := (b.x1-b.x0)/2, (b.y1-b.y0)/2
	if hw <= 0 || hh <= 0 {
		return
	}
	cx, cy := (b.x0+b.x1)/2, (b.y0+b.y1)/2
	reach := 1.0
	if b.mode < 0 {
		reach = math.Ceil(-3 * b.mode)
	}
	radius := min(b.radius, hw, hh)
	if b.hole != nil {
		s.frameOf(dst, b, cx, cy, hw, hh, reach, radius)
		return
	}
	sin, cos := math.Sincos(b.turn)
	for i := range s.vertices[:4] {
		x, y := -hw-reach, -hh-reach
		if i&1 != 0 {
			x = -x
		}
		c := b.top
		if i&2 != 0 {
			y = -y
			c = b.bottom
		}
		if b.slant != nil {
			c = b.slant[i]
		}
		a := float32(c.A) / 255
		s.vertices[i] = ebiten.Vertex{
			DstX: float32(cx + x*cos - y*sin), DstY: float32(cy + x*sin + y*cos),
			SrcX: float32(x), SrcY: float32(y),
			ColorR: float32(c.R) / 255 * a, ColorG: float32(c.G) / 255 * a, ColorB: float32(c.B) / 255 * a, ColorA: a,
			Custom0: float32(hw), Custom1: float32(hh), Custom2: float32(radius + 4096*float64(b.corners)), Custom3: float32(b.mode),
		}
	}
	dst.DrawTrianglesShader32(s.vertices[:4], boxIndices, s.shader, &s.op)
}

// frameOf draws a box without its hole: four parts around it.
func (s *shaper) frameOf(dst *ebiten.Image, b *box, cx, cy, hw, hh, reach, radius float64) {
	xs := [4]float64{cx - hw - reach, b.hole[0], b.hole[2], cx + hw + reach}
	ys := [4]float64{cy - hh - reach, b.hole[1], b.hole[3], cy + hh + reach}
	a := float32(b.top.A) / 255
	for i := range s.vertices {
		x, y := xs[i%4], ys[i/4]
		s.vertices[i] = ebiten.Vertex{
			DstX: float32(x), DstY: float32(y), SrcX: float32(x - cx), SrcY: float32(y - cy),
			ColorR: float32(b.top.R) / 255 * a, ColorG: float32(b.top.G) / 255 * a, ColorB: float32(b.top.B) / 255 * a, ColorA: a,
			Custom0: float32(hw), Custom1: float32(hh), Custom2: float32(radius + 4096*float64(b.corners)), Custom3: float32(b.mode),
		}
	}
	dst.DrawTrianglesShader32(s.vertices[:], frameIndices, s.shader, &s.op)
}

// frameIndices are the triangles of the eight outer cells of a grid of three by
// three.
var frameIndices = func() (out []uint32) {
	for cell := range uint32(9) {
		if cell == 4 {
			continue
		}
		i := cell/3*4 + cell%3
		out = append(out, i, i+1, i+4, i+1, i+5, i+4)
	}
	return out
}()

// snapped returns the box of a rectangle with its edges on device pixels. What
// is there at all stays at least a pixel wide and high.
func (p pen) snapped(r Rect) box {
	k := p.View.Scale
	b := box{
		x0: math.Round((r.X + p.x) * k), y0: math.Round((r.Y + p.y) * k),
		x1: math.Round((r.Right() + p.x) * k), y1: math.Round((r.Bottom() + p.y) * k),
		corners: all,
	}
	if r.W > 0 && b.x1 <= b.x0 {
		b.x1 = b.x0 + 1
	}
	if r.H > 0 && b.y1 <= b.y0 {
		b.y1 = b.y0 + 1
	}
	return b
}

// exact is snapped without the snapping, for round things and slanted ones.
func (p pen) exact(r Rect) box {
	k := p.View.Scale
	return box{
		x0: (r.X + p.x) * k, y0: (r.Y + p.y) * k, x1: (r.Right() + p.x) * k, y1: (r.Bottom() + p.y) * k,
		corners: all,
	}
}

// fill fills a rectangle with round corners.
func (p pen) fill(r Rect, radius float64, c Color) { p.fillPart(r, radius, all, c) }

// fillPart fills a rectangle of which only some corners are round.
func (p pen) fillPart(r Rect, radius float64, round corners, c Color) {
	b := p.snapped(r)
	b.radius, b.corners, b.top, b.bottom = radius*p.View.Scale, round, c, c
	p.shapes.draw(p.dst, &b)
	p.tellGround(r, c)
}

// shade fills a rectangle with a gradient from top to bottom.
func (p pen) shade(r Rect, radius float64, top, bottom Color) {
	b := p.snapped(r)
	b.radius, b.top, b.bottom = radius*p.View.Scale, top, bottom
	p.shapes.draw(p.dst, &b)
	p.tellGround(r, top)
}

// slope fills a rectangle with a gradient of which the colours at the four
// corners are given: top left, top right, bottom left, bottom right.
func (p pen) slope(r Rect, c [4]Color) {
	b := p.snapped(r)
	b.corners, b.slant = 0, &c
	p.shapes.draw(p.dst, &b)
}

// frame draws a border inside the edges of a rectangle, whose outer corners
// have the radius. Borders are whole device pixels wide, at least one.
func (p pen) frame(r Rect, radius, width float64, c Color) { p.framePart(r, radius, all, width, c) }

func (p pen) framePart(r Rect, radius float64, round corners, width float64, c Color) {
	b := p.snapped(r)
	b.radius, b.corners, b.top, b.bottom = radius*p.View.Scale, round, c, c
	b.mode = max(1, math.Round(width*p.View.Scale))
	p.shapes.draw(p.dst, &b)
}

// shadow draws the soft shadow of a rectangle that lies dy above its ground. It
// leaves out the middle of r, which what casts the shadow covers: blurring is
// most of the work in a frame.
func (p pen) shadow(r Rect, radius, sigma, dy, alpha float64) {
	b := p.exact(r.Moved(0, dy))
	c := faded(p.Palette.Shadow, alpha)
	k := p.View.Scale
	b.radius, b.mode, b.top, b.bottom = radius*k, -max(sigma*k, .5), c, c
	if hole := r.Inset(radius + 7); hole.W > 16 && hole.H > 16 && dy >= 0 {
		h := p.snapped(hole)
		b.hole = &[4]float64{h.x0, h.y0, h.x1, h.y1}
	}
	p.shapes.draw(p.dst, &b)
}

// disc fills a circle.
func (p pen) disc(x, y, radius float64, c Color) {
	b := p.exact(Rect{x - radius, y - radius, 2 * radius, 2 * radius})
	b.radius, b.top, b.bottom = radius*p.View.Scale, c, c
	p.shapes.draw(p.dst, &b)
	p.tellGround(Rect{x - radius, y - radius, 2 * radius, 2 * radius}, c)
}

// ring draws a circle's border, inside its radius.
func (p pen) ring(x, y, radius, width float64, c Color) {
	b := p.exact(Rect{x - radius, y - radius, 2 * radius, 2 * radius})
	b.radius, b.top, b.bottom, b.mode = radius*p.View.Scale, c, c, max(1, width*p.View.Scale)
	p.shapes.draw(p.dst, &b)
}

// line draws a straight line with round ends.
func (p pen) line(x0, y0, x1, y1, width float64, c Color) {
	b := p.between(x0, y0, x1, y1, width, width)
	b.radius, b.top, b.bottom = width/2*p.View.Scale, c, c
	p.shapes.draw(p.dst, &b)
}

// stick draws a straight line with straight ends.
func (p pen) stick(x0, y0, x1, y1, width float64, c Color) {
	b := p.between(x0, y0, x1, y1, width, 0)
	b.corners, b.top, b.bottom = 0, c, c
	p.shapes.draw(p.dst, &b)
}

// between returns a box around the way from one place to another, longer than
// it by more.
func (p pen) between(x0, y0, x1, y1, width, more float64) box {
	mx, my, l := (x0+x1)/2, (y0+y1)/2, math.Hypot(x1-x0, y1-y0)+more
	b := p.exact(Rect{mx - l/2, my - width/2, l, width})
	b.turn = math.Atan2(y1-y0, x1-x0)
	return b
}

// rule draws a level line from x, y to the right, a whole number of device
// pixels wide.
func (p pen) rule(x, y, length, width float64, c Color) {
	b := p.snapped(Rect{x, y, length, width})
	w := max(1, math.Round(width*p.View.Scale))
	b.y0 = math.Round((y+p.y)*p.View.Scale - w/2)
	b.y1 = b.y0 + w
	b.corners, b.top, b.bottom = 0, c, c
	p.shapes.draw(p.dst, &b)
}

// plumb draws an upright line from x, y downwards, a whole number of device
// pixels wide.
func (p pen) plumb(x, y, length, width float64, c Color) {
	b := p.snapped(Rect{x, y, width, length})
	w := max(1, math.Round(width*p.View.Scale))
	b.x0 = math.Round((x+p.x)*p.View.Scale - w/2)
	b.x1 = b.x0 + w
	b.corners, b.top, b.bottom = 0, c, c
	p.shapes.draw(p.dst, &b)
}

// dashes draws a dashed border inside the edges of a rectangle. Its dashes run
// along the sides in whole numbers, so that all corners look alike.
func (p pen) dashes(r Rect, radius, width, on, off float64, c Color) {
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
			if e <= a {
				continue
			}
			mx, my := x0+dx*(a+e)/2, y0+dy*(a+e)/2
			b := p.exact(Rect{mx - (e-a)/2, my - width/2, e - a, width})
			b.turn, b.top, b.bottom = math.Atan2(dy, dx), c, c
			b.corners = 0
			p.shapes.draw(p.dst, &b)
		}
	}
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
			const n = 5
			for j := range n {
				a0, a1 := from+(to-from)*float64(j)/n, from+(to-from)*float64(j+1)/n
				p.line(q[0]+ri*math.Cos(a0), q[1]+ri*math.Sin(a0), q[0]+ri*math.Cos(a1), q[1]+ri*math.Sin(a1), width*.98, c)
			}
		}
	}
}
