package render

import (
	"bytes"
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/palette"
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

// shaper draws pieces: pictures, letters among them, and everything on the table
// that is a rounded rectangle or a circle, filled, framed or blurred into a
// shadow. Boxes are drawn by a shader because they come in every size and
// colour; pictures by the same one, because pieces that follow each other are
// then drawn in one go.
type shaper struct {
	pieces, boxes *ebiten.Shader
	// white is the picture that boxes are cut from.
	white    *ebiten.Image
	vertices [4 * maxQuads]ebiten.Vertex
	quads    int
	op       ebiten.DrawTrianglesShaderOptions
	// discard says that nothing is drawn: a recorder, a prewarm pass or a count of
	// the draw calls takes the place of the screen.
	discard  bool
	Recorder *Recorder
	prewarm  prewarmPass
	calls    callCount
}

// maxQuads is how many four-cornered parts are drawn in one go at most, and
// boxQuads how many a box has at most.
const maxQuads, boxQuads = 64, 16

// plainArea is the area, in square device pixels, from which on a box is drawn by
// a shader that knows no pictures: for so many pixels that takes less time than a
// call more.
const plainArea = 280 * 280

// farInside is how far inside of every edge lies what has none.
const farInside = -1e4

// quadIndices are the triangles of the parts that are drawn in one go.
var quadIndices = func() (out []uint32) {
	for q := range uint32(maxQuads) {
		i := 4 * q
		out = append(out, i, i+1, i+2, i+1, i+3, i+2)
	}
	return out
}()

// init compiles the shaders, once for all themes.
func (s *shaper) init() error {
	shaders, err := shapeShaders()
	if err != nil {
		return fmt.Errorf("render: compile the shader of boxes: %w", err)
	}
	s.pieces, s.boxes = shaders[0], shaders[1]
	return nil
}

// deallocate frees what the shaper draws with.
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

// submit draws the parts of a box that were added. The area of the box is in
// square device pixels.
func (s *shaper) submit(dst *ebiten.Image, area float64) {
	shader := s.boxes
	if area < plainArea {
		shader = s.pieces
	}
	if s.discard {
		s.calls.count(dst, shader, nil)
		s.quads = 0
		return
	}
	if shader == s.pieces {
		if s.white == nil {
			s.white = ebiten.NewImage(3, 3)
			s.white.WritePixels(bytes.Repeat([]byte{0xff}, 4*3*3))
		}
		s.op.Images[0] = s.white
	}
	dst.DrawTrianglesShader32(s.vertices[:4*s.quads], quadIndices[:6*s.quads], shader, &s.op)
	s.op.Images[0] = nil
	s.quads = 0
}

// Transform says where a picture lies, in device pixels: its corner is at dx, dy
// from x, y, and then turned and scaled around that by a matrix.
type Transform struct {
	X, Y, Dx, Dy   float64
	Xx, Xy, Yx, Yy float64
}

// picture draws a picture with its corner at x, y, multiplied by a colour with
// its alpha multiplied in.
func (s *shaper) picture(dst, img *ebiten.Image, x, y float64, c [4]float32) {
	s.image(dst, img, &Transform{X: x, Y: y, Xx: 1, Yy: 1}, c)
}

// image is picture for one that may be turned and scaled.
func (s *shaper) image(dst, img *ebiten.Image, at *Transform, c [4]float32) {
	b := img.Bounds()
	for i := range 4 {
		ix, iy := i&1*b.Dx(), i>>1*b.Dy()
		x, y := at.Dx+float64(ix), at.Dy+float64(iy)
		s.vertex(i, at.X+at.Xx*x+at.Xy*y, at.Y+at.Yx*x+at.Yy*y, farInside, farInside, 0, 0, c)
		s.vertices[i].SrcX, s.vertices[i].SrcY = float32(b.Min.X+ix), float32(b.Min.Y+iy)
	}
	s.op.Images[0] = img
	dst.DrawTrianglesShader32(s.vertices[:4], quadIndices[:6], s.pieces, &s.op)
	s.op.Images[0] = nil
}

// multiplied returns a colour with its alpha multiplied in, 0 to 1.
func multiplied(c palette.Color) [4]float32 {
	a := float32(c.A) / 255
	return [4]float32{float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a}
}
