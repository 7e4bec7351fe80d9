package render

import (
	"bytes"
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed shape.kage
var shapeSource string

// shapeShaders returns the shader of pieces, and the one of boxes alone.
var shapeShaders = sync.OnceValues(func() (shaders [2]*ebiten.Shader, err error) {
	const sample = " * between(srcPos)"
	for i, source := range [2]string{shapeSource, strings.Replace(shapeSource, sample, "", 1)} {
		if shaders[i], err = ebiten.NewShader([]byte(source)); err != nil {
			return shaders, err
		}
	}
	return shaders, nil
})

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

// shaper draws pieces: pictures, letters among them, and everything on the table
// that is a rounded rectangle or a circle, filled, framed or blurred into a
// shadow. Boxes are drawn by a shader because they come in every size and
// colour; pictures by the same one, because pieces that follow each other are
// then drawn in one go.
type shaper struct {
	pieces, boxes *ebiten.Shader
	// white is the picture that boxes are cut from.
	white    *ebiten.Image
	vertices [4 * mostQuads]ebiten.Vertex
	quads    int
	op       ebiten.DrawTrianglesShaderOptions
	// discard says that nothing is drawn: a recorder, a prewarm pass or a count of
	// the draw calls takes the place of the screen.
	discard  bool
	recorder *Recorder
	prewarm  prewarmPass
	calls    callCount
}

// mostQuads is how many four-cornered parts are drawn in one go at most, and
// boxQuads how many a box has at most.
const (
	mostQuads = 64
	boxQuads  = 16
)

// alone is the area, in device pixels, from which on a box is drawn by a shader
// that knows no pictures: for so many pixels that takes less time than a call
// more.
const alone = 280 * 280

// inside is how far inside of every edge lies what has none.
const inside = -1e4

var quadIndices = func() (out []uint32) {
	for q := range uint32(mostQuads) {
		i := 4 * q
		out = append(out, i, i+1, i+2, i+1, i+3, i+2)
	}
	return out
}()

func (s *shaper) init() error {
	shaders, err := shapeShaders()
	if err != nil {
		return fmt.Errorf("render: compile the shader of boxes: %w", err)
	}
	s.pieces, s.boxes = shaders[0], shaders[1]
	return nil
}

func (s *shaper) deallocate() {
	if s.white != nil {
		s.white.Deallocate()
		s.white = nil
	}
}

// vertex sets a corner of the part that is added next.
func (s *shaper) vertex(i int, x, y, beyondX, beyondY, radius, mode float64, c [4]float32) {
	s.vertices[4*s.quads+i] = ebiten.Vertex{
		DstX: float32(x), DstY: float32(y), SrcX: 1.5, SrcY: 1.5,
		ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3],
		Custom0: float32(beyondX), Custom1: float32(beyondY), Custom2: float32(radius), Custom3: float32(mode),
	}
}

// print draws the parts of a box that were added.
func (s *shaper) print(dst *ebiten.Image, area float64) {
	if s.discard {
		shader := s.boxes
		if area < alone {
			shader = s.pieces
		}
		s.calls.count(dst, shader, nil)
		s.quads = 0
		return
	}
	shader := s.boxes
	if area < alone {
		if s.white == nil {
			s.white = ebiten.NewImage(3, 3)
			s.white.WritePixels(bytes.Repeat([]byte{0xff}, 4*3*3))
		}
		shader, s.op.Images[0] = s.pieces, s.white
	}
	dst.DrawTrianglesShader32(s.vertices[:4*s.quads], quadIndices[:6*s.quads], shader, &s.op)
	s.op.Images[0] = nil
	s.quads = 0
}

// placing says where a picture lies: its corner is at dx, dy from x, y, and then
// turned and scaled around that.
type placing struct {
	x, y, dx, dy   float64
	xx, xy, yx, yy float64
}

// picture draws a picture with its corner at x, y, multiplied by a colour with
// its alpha multiplied in.
func (s *shaper) picture(dst, img *ebiten.Image, x, y float64, c [4]float32) {
	s.place(dst, img, &placing{x: x, y: y, xx: 1, yy: 1}, c)
}

// held draws a picture where it is held, at an opacity.
func (s *shaper) held(dst, img *ebiten.Image, at *placing, alpha float32) {
	s.place(dst, img, at, [4]float32{alpha, alpha, alpha, alpha})
}

func (s *shaper) place(dst, img *ebiten.Image, at *placing, c [4]float32) {
	if s.discard {
		s.calls.count(dst, s.pieces, nil)
		return
	}
	b := img.Bounds()
	for i := range 4 {
		ix, iy := i&1*b.Dx(), i>>1*b.Dy()
		x, y := at.dx+float64(ix), at.dy+float64(iy)
		s.vertex(i, at.x+at.xx*x+at.xy*y, at.y+at.yx*x+at.yy*y, inside, inside, 0, 0, c)
		s.vertices[i].SrcX, s.vertices[i].SrcY = float32(b.Min.X+ix), float32(b.Min.Y+iy)
	}
	s.op.Images[0] = img
	dst.DrawTrianglesShader32(s.vertices[:4], quadIndices[:6], s.pieces, &s.op)
	s.op.Images[0] = nil
}

// multiplied returns a colour with its alpha multiplied in, 0 to 1.
func multiplied(c Color) [4]float32 {
	a := float32(c.A) / 255
	return [4]float32{float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a}
}

func halfway(a, b [4]float32) [4]float32 {
	for i := range a {
		a[i] = (a[i] + b[i]) / 2
	}
	return a
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
	if area := s.add(b); area > 0 {
		s.print(dst, area)
	}
}

// add adds the parts of a box to those that are printed next, and returns its
// area: 0 if there is nothing of it.
func (s *shaper) add(b *box) (area float64) {
	hw, hh := (b.x1-b.x0)/2, (b.y1-b.y0)/2
	if hw <= 0 || hh <= 0 {
		return 0
	}
	c := [4][4]float32{multiplied(b.top), {}, multiplied(b.bottom), {}}
	c[1], c[3] = c[0], c[2]
	if b.slant != nil {
		for i, corner := range b.slant {
			c[i] = multiplied(corner)
		}
	}
	switch {
	case b.hole != nil:
		s.around(b, c[0])
	case b.mode == 0 && b.turn == 0 && (b.radius == 0 || b.corners == 0) && b.even():
		for i := range 4 {
			s.vertex(i, b.x0+float64(i&1)*2*hw, b.y0+float64(i>>1)*2*hh, inside, inside, 0, 0, c[i])
		}
		s.quads++
	default:
		s.quarters(b, c)
	}
	return 4 * hw * hh
}

// drawSmall draws a box that is far smaller than [alone] together with those that
// follow, up to flush: there are many of them, and every call takes its time.
func (s *shaper) drawSmall(dst *ebiten.Image, b *box) {
	if s.quads+boxQuads > mostQuads {
		s.flush(dst)
	}
	s.add(b)
}

// flush draws the small boxes that have not been drawn yet.
func (s *shaper) flush(dst *ebiten.Image) {
	if s.quads > 0 {
		s.print(dst, 0)
	}
}

// even reports whether the box has its edges on device pixels.
func (b *box) even() bool {
	return b.x0 == math.Trunc(b.x0) && b.y0 == math.Trunc(b.y0) && b.x1 == math.Trunc(b.x1) && b.y1 == math.Trunc(b.y1)
}

// reach returns how far ink reaches beyond the box's edges.
func (b *box) reach() float64 {
	if b.mode < 0 {
		return math.Ceil(-3 * b.mode)
	}
	return 1
}

// quarters adds the four quarters of a box with the colours of its corners.
func (s *shaper) quarters(b *box, c [4][4]float32) {
	hw, hh, reach := (b.x1-b.x0)/2, (b.y1-b.y0)/2, b.reach()
	cx, cy := (b.x0+b.x1)/2, (b.y0+b.y1)/2
	sin, cos := math.Sincos(b.turn)
	upper, lower := halfway(c[0], c[1]), halfway(c[2], c[3])
	colors := [9][4]float32{
		c[0], upper, c[1],
		halfway(c[0], c[2]), halfway(upper, lower), halfway(c[1], c[3]),
		c[2], lower, c[3],
	}
	xs, bx := [3]float64{-hw - reach, 0, hw + reach}, [3]float64{reach, -hw, reach}
	ys, by := [3]float64{-hh - reach, 0, hh + reach}, [3]float64{reach, -hh, reach}
	for q, corner := range [4]corners{topLeft, topRight, bottomLeft, bottomRight} {
		radius := 0.0
		if b.corners&corner != 0 {
			radius = min(b.radius, hw, hh)
		}
		for i := range 4 {
			col, row := q&1+i&1, q>>1+i>>1
			x, y := xs[col], ys[row]
			s.vertex(i, cx+x*cos-y*sin, cy+x*sin+y*cos, bx[col], by[row], radius, b.mode, colors[3*row+col])
		}
		s.quads++
	}
}

// around adds what there is of a box around its hole, in one colour.
func (s *shaper) around(b *box, c [4]float32) {
	hw, hh, reach := (b.x1-b.x0)/2, (b.y1-b.y0)/2, b.reach()
	cx, cy := (b.x0+b.x1)/2, (b.y0+b.y1)/2
	radius := min(b.radius, hw, hh)
	xs := [5]float64{b.x0 - reach, b.hole[0], cx, b.hole[2], b.x1 + reach}
	ys := [5]float64{b.y0 - reach, b.hole[1], cy, b.hole[3], b.y1 + reach}
	slices.Sort(xs[:])
	slices.Sort(ys[:])
	for cell := range boxQuads {
		col, row := cell&3, cell>>2
		mx, my := (xs[col]+xs[col+1])/2, (ys[row]+ys[row+1])/2
		if mx > b.hole[0] && mx < b.hole[2] && my > b.hole[1] && my < b.hole[3] {
			continue
		}
		for i := range 4 {
			x, y := xs[col+i&1], ys[row+i>>1]
			s.vertex(i, x, y, math.Abs(x-cx)-hw, math.Abs(y-cy)-hh, radius, b.mode, c)
		}
		s.quads++
	}
}

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
	p.recordGround(r, c)
}

// shade fills a rectangle with a gradient from top to bottom.
func (p pen) shade(r Rect, radius float64, top, bottom Color) {
	b := p.snapped(r)
	b.radius, b.top, b.bottom = radius*p.View.Scale, top, bottom
	p.shapes.draw(p.dst, &b)
	p.recordGround(r, top)
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
	p.recordGround(Rect{x - radius, y - radius, 2 * radius, 2 * radius}, c)
}

// ring draws a circle's border, inside its radius.
func (p pen) ring(x, y, radius, width float64, c Color) {
	b := p.exact(Rect{x - radius, y - radius, 2 * radius, 2 * radius})
	b.radius, b.top, b.bottom, b.mode = radius*p.View.Scale, c, c, max(1, width*p.View.Scale)
	p.shapes.draw(p.dst, &b)
}

// line draws a straight line with round ends.
func (p pen) line(x0, y0, x1, y1, width float64, c Color) {
	b := p.stroke(x0, y0, x1, y1, width, c)
	p.shapes.draw(p.dst, &b)
}

// stroke returns the box of a straight line with round ends.
func (p pen) stroke(x0, y0, x1, y1, width float64, c Color) box {
	b := p.between(x0, y0, x1, y1, width, width)
	b.radius, b.top, b.bottom = width/2*p.View.Scale, c, c
	return b
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
			p.shapes.drawSmall(p.dst, &b)
		}
	}
	defer p.shapes.flush(p.dst)
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
				b := p.stroke(q[0]+ri*math.Cos(a0), q[1]+ri*math.Sin(a0), q[0]+ri*math.Cos(a1), q[1]+ri*math.Sin(a1), width*.98, c)
				p.shapes.drawSmall(p.dst, &b)
			}
		}
	}
}
