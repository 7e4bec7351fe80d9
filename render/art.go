package render

import (
	"cmp"
	"image"
	"image/draw"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// Picture is a drawing rasterised at the theme's scale.
type Picture struct {
	Img *ebiten.Image
	// dx and dy are where the image's corner stands from the corner of the
	// drawing's body, in device pixels; w and h are the body's size there.
	Dx, Dy, W, H float64
	// large says that the image has a texture of its own.
	Large bool
}

// Rasterize returns the picture of a drawing at a scale.
func Rasterize(d sketch.Drawing, scale float64) *Picture {
	raw := d.Raster(scale)
	b := raw.Bounds()
	// Ebitengine wants images that begin at the origin and have no gaps.
	if b.Min != (image.Point{}) || raw.Stride != 4*b.Dx() {
		flat := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
		draw.Draw(flat, flat.Rect, raw, b.Min, draw.Src)
		raw = flat
	}
	large := hasOwnTexture(b.Size(), scale)
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, b.Dx(), b.Dy()), &ebiten.NewImageOptions{Unmanaged: large})
	img.WritePixels(raw.Pix)
	return &Picture{
		Img: img, Dx: float64(b.Min.X), Dy: float64(b.Min.Y),
		W: math.Round(d.W * scale), H: math.Round(d.H * scale), Large: large,
	}
}

// DrawingKey tells a drawing from others: what it is, and as far as it depends on
// them a name, a number, a size in logical pixels, the height of its band and a
// colour.
type DrawingKey struct {
	What, Name string
	N          int
	Size, Band float32
	Color      palette.Color
}

// Drawing returns the picture of a drawing.
func (t *Theme) Drawing(k DrawingKey, draw func() sketch.Drawing) *Picture {
	return t.Arts.drawings.Get(t, k, func(DrawingKey) sketch.Drawing { return draw() })
}

// Composed returns a picture of w by h with a margin around it that is painted
// by paint, with a pen at its corner.
func (t *Theme) Composed(key DrawingKey, w, h, margin float64, paint func(p Pen)) *Picture {
	if q := t.WasComposed(key); q != nil {
		return q
	}
	k := t.View.Scale
	m := math.Ceil(margin * k)
	pw, ph := math.Round(w*k), math.Round(h*k)
	q := &Picture{
		Img: ebiten.NewImage(int(pw+2*m)+1, int(ph+2*m)+1),
		Dx:  -m, Dy: -m, W: pw, H: ph,
	}
	t.Arts.composed.keep(t, key, q)
	t.Shapes.withOutput(func() { paint(Pen{Theme: t, Dst: q.Img, X: m / k, Y: m / k}) })
	return q
}

// WasComposed returns the picture that [Theme.Composed] has made for a key, nil where it would have
// to make one: for callers who would have to find out what to paint.
func (t *Theme) WasComposed(key DrawingKey) *Picture { return t.Arts.composed.find(t, key) }

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
	// FlipY lowers it towards its middle likewise.
	FlipY float64
}

// Scaled returns the pose of a piece that is k times as large.
func (p Pose) Scaled(k float64) Pose {
	p.Scale = k * cmp.Or(p.Scale, 1)
	return p
}

// SteppedSize returns the size at which a piece is rasterised that is held at a
// size: the next one in steps. What grows on its way would else need a picture
// for every frame, all of which would be kept.
func SteppedSize(size, step float64) float64 { return max(1, math.Ceil(size/step-1e-9)) * step }

// Degree is one degree in radians.
const Degree = math.Pi / 180

// Blit lays a picture down with the corner of its body at x, y.
func (p Pen) Blit(q *Picture, x, y, alpha float64) {
	if q == nil || alpha <= 0 {
		return
	}
	k := p.View.Scale
	p.Put(q, &Transform{X: math.Round((x + p.X) * k), Y: math.Round((y + p.Y) * k), Dx: q.Dx, Dy: q.Dy, Xx: 1, Yy: 1}, alpha, ebiten.FilterNearest)
}

// Posed lays a picture down with the middle of its body at x, y, in a pose.
func (p Pen) Posed(q *Picture, x, y float64, pose Pose) {
	if q == nil || pose.Fade >= 1 {
		return
	}
	k := p.View.Scale
	s := cmp.Or(pose.Scale, 1)
	sin, cos := math.Sincos(pose.Turn * Degree)
	sx, sy := s*(1+pose.Squash)*(1-pose.FlipX), s*(1-pose.Squash)*(1-pose.FlipY)
	p.Put(q, &Transform{
		X: (x + p.X) * k, Y: (y + p.Y) * k, Dx: q.Dx - q.W/2, Dy: q.Dy - q.H/2,
		Xx: sx * cos, Xy: -sy * sin, Yx: sx * sin, Yy: sy * cos,
	}, 1-pose.Fade, ebiten.FilterLinear)
}

// PosedPart is [Pen.Posed] for what is of a picture from a part of its width to another one, 0 to 1.
func (p Pen) PosedPart(q *Picture, from, to, x, y float64, pose Pose) {
	if q == nil {
		return
	}
	if p.Shapes.discard { // there is no image
		p.Posed(q, x, y, pose)
		return
	}
	b, shown := q.Img.Bounds(), *q
	at := func(part float64) int { return int(math.Round(part * float64(b.Dx()))) }
	cut := image.Rect(b.Min.X+at(from), b.Min.Y, b.Min.X+at(to), b.Max.Y)
	if cut.Empty() {
		return
	}
	shown.Img = q.Img.RecyclableSubImage(cut)
	defer shown.Img.Recycle()
	shown.Dx += float64(at(from))
	p.Posed(&shown, x, y, pose)
}

// Put draws a picture, transformed and at an opacity. The filter is for pictures
// that have a texture of their own.
func (p Pen) Put(q *Picture, at *Transform, alpha float64, filter ebiten.Filter) {
	if p.Shapes.discard {
		p.Shapes.countPicture(p.Dst, q.Img, q.Large)
		return
	}
	a := float32(min(alpha, 1))
	if !q.Large {
		p.Shapes.image(p.Dst, q.Img, at, [4]float32{a, a, a, a})
		return
	}
	op := &p.imageOp
	*op = ebiten.DrawImageOptions{Filter: filter}
	op.GeoM.SetElement(0, 0, at.Xx)
	op.GeoM.SetElement(0, 1, at.Xy)
	op.GeoM.SetElement(1, 0, at.Yx)
	op.GeoM.SetElement(1, 1, at.Yy)
	op.GeoM.SetElement(0, 2, at.X+at.Xx*at.Dx+at.Xy*at.Dy)
	op.GeoM.SetElement(1, 2, at.Y+at.Yx*at.Dx+at.Yy*at.Dy)
	op.ColorScale.ScaleAlpha(a)
	p.Dst.DrawImage(q.Img, op)
}

// Art draws a piece of artwork, size wide, with its corner at x, y. An unknown
// name draws nothing.
func (t *Theme) Art(dst *ebiten.Image, name string, x, y, size float64) {
	t.Pen(dst).LayArt(name, x, y, size)
}

// LayArt lays a piece of artwork down, size wide.
func (p Pen) LayArt(name string, x, y, size float64) { p.Blit(p.Artwork(name, size), x, y, 1) }

// ArtAt lays a piece of artwork down around x, y, size wide.
func (p Pen) ArtAt(name string, x, y, size float64) { p.LayArt(name, x-size/2, y-size/2, size) }

// FadedArt is art at an opacity.
func (p Pen) FadedArt(name string, x, y, size, alpha float64) {
	p.Blit(p.Artwork(name, size), x, y, alpha)
}

// Artwork returns the picture of a piece of artwork. It is nil in a prewarm pass
// that has no time left for it.
func (t *Theme) Artwork(name string, size float64) *Picture {
	k := DrawingKey{What: "art", Name: name, Size: float32(size)}
	if t.Arts.drawings.find(t, k) == nil && t.Shapes.postponed() {
		return nil
	}
	return t.Drawing(k, func() sketch.Drawing { return sketch.Picture(name, float64(k.Size)) })
}

// FadedPlate lays the silhouette of a plate down in a colour.
func (p Pen) FadedPlate(name string, c palette.Color, x, y, size, alpha float64) {
	k := DrawingKey{What: "plate", Name: name, Size: float32(size), Color: c}
	p.Blit(p.Drawing(k, func() sketch.Drawing { return sketch.PlateIn(name, float64(k.Size), c) }), x, y, alpha)
}
