package render

import (
	"cmp"
	"image"
	"image/draw"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// picture is a drawing rasterised at the theme's scale.
type picture struct {
	img *ebiten.Image
	// dx and dy are where the image's corner stands from the corner of the
	// drawing's body, in device pixels; w and h are the body's size there.
	dx, dy, w, h float64
	// large says that the image has a texture of its own.
	large bool
}

// rasterize returns the picture of a drawing at a scale.
func rasterize(d sketch.Drawing, scale float64) *picture {
	raw := d.Raster(scale)
	b := raw.Bounds()
	// Ebitengine wants images that begin at the origin and have no gaps.
	if b.Min != (image.Point{}) || raw.Stride != 4*b.Dx() {
		flat := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
		draw.Draw(flat, flat.Rect, raw, b.Min, draw.Src)
		raw = flat
	}
	img := ebiten.NewImage(b.Dx(), b.Dy())
	img.WritePixels(raw.Pix)
	return &picture{
		img: img, dx: float64(b.Min.X), dy: float64(b.Min.Y),
		w: math.Round(d.W * scale), h: math.Round(d.H * scale),
	}
}

// pictureCache keeps the pictures of one kind of drawing, by what tells one from
// another.
type pictureCache[K comparable] map[K]*picture

// get returns the picture of k, drawn by draw when it is wanted for the first
// time. Where a recorder takes the place of the screen it is as large as it would
// be, but empty and not kept.
func (g *pictureCache[K]) get(t *Theme, k K, draw func(K) sketch.Drawing) *picture {
	if p, ok := (*g)[k]; ok {
		return p
	}
	scale := t.View.Scale
	if t.shapes.recorder != nil {
		d := draw(k)
		return &picture{w: math.Round(d.W * scale), h: math.Round(d.H * scale)}
	}
	if *g == nil {
		*g = pictureCache[K]{}
	}
	p := rasterize(draw(k), scale)
	(*g)[k] = p
	return p
}

// deallocate frees all pictures of the cache.
func (g pictureCache[K]) deallocate() {
	for _, p := range g {
		p.img.Deallocate()
	}
	clear(g)
}

// drawingKey tells a drawing from others: what it is, and as far as it depends on
// them a name, a number, a size in logical pixels, the height of its band and a
// colour.
type drawingKey struct {
	what, name string
	n          int
	size, band float32
	color      Color
}

// artCache has all artwork of a theme, rasterised when it is first wanted: a piece
// takes about half a millisecond.
type artCache struct {
	drawings pictureCache[drawingKey]
	tokens   pictureCache[sketch.TokenFace]
	dice     pictureCache[sketch.DieFace]
	pieces   pictureCache[sketch.ArmyFace]
	// composed are drawings with type, which this package paints itself.
	composed pictureCache[drawingKey]
	busts    bustCache
}

// deallocate frees all artwork.
func (a *artCache) deallocate() {
	a.drawings.deallocate()
	a.tokens.deallocate()
	a.dice.deallocate()
	a.pieces.deallocate()
	a.composed.deallocate()
	a.busts.deallocate()
}

// drawing returns the picture of a drawing.
func (t *Theme) drawing(k drawingKey, draw func() sketch.Drawing) *picture {
	return t.arts.drawings.get(t, k, func(drawingKey) sketch.Drawing { return draw() })
}

// composed returns a picture of w by h with a margin around it that is painted
// by paint, with a pen at its corner.
func (t *Theme) composed(key drawingKey, w, h, margin float64, paint func(p pen)) *picture {
	if q, ok := t.arts.composed[key]; ok {
		return q
	}
	if t.arts.composed == nil {
		t.arts.composed = pictureCache[drawingKey]{}
	}
	k := t.View.Scale
	m := math.Ceil(margin * k)
	pw, ph := math.Round(w*k), math.Round(h*k)
	q := &picture{
		img: ebiten.NewImage(int(pw+2*m)+1, int(ph+2*m)+1),
		dx:  -m, dy: -m, w: pw, h: ph,
	}
	t.arts.composed[key] = q
	t.shapes.withOutput(func() { paint(pen{Theme: t, dst: q.img, x: m / k, y: m / k}) })
	return q
}

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

// blit lays a picture down with the corner of its body at x, y.
func (p pen) blit(q *picture, x, y, alpha float64) {
	if q == nil || alpha <= 0 {
		return
	}
	k := p.View.Scale
	p.put(q, &transform{x: math.Round((x + p.x) * k), y: math.Round((y + p.y) * k), dx: q.dx, dy: q.dy, xx: 1, yy: 1}, alpha, ebiten.FilterNearest)
}

// posed lays a picture down with the middle of its body at x, y, in a pose.
func (p pen) posed(q *picture, x, y float64, pose Pose) {
	if q == nil || pose.Fade >= 1 {
		return
	}
	k := p.View.Scale
	s := cmp.Or(pose.Scale, 1)
	sin, cos := math.Sincos(pose.Turn * degree)
	sx, sy := s*(1+pose.Squash)*(1-pose.FlipX), s*(1-pose.Squash)*(1-pose.FlipY)
	p.put(q, &transform{
		x: (x + p.x) * k, y: (y + p.y) * k, dx: q.dx - q.w/2, dy: q.dy - q.h/2,
		xx: sx * cos, xy: -sy * sin, yx: sx * sin, yy: sy * cos,
	}, 1-pose.Fade, ebiten.FilterLinear)
}

// put draws a picture, transformed and at an opacity. The filter is for pictures
// that have a texture of their own.
func (p pen) put(q *picture, at *transform, alpha float64, filter ebiten.Filter) {
	if p.shapes.discard {
		p.shapes.countPicture(p.dst, q.img, q.large)
		return
	}
	a := float32(min(alpha, 1))
	if !q.large {
		p.shapes.image(p.dst, q.img, at, [4]float32{a, a, a, a})
		return
	}
	op := &p.imageOp
	*op = ebiten.DrawImageOptions{Filter: filter}
	op.GeoM.SetElement(0, 0, at.xx)
	op.GeoM.SetElement(0, 1, at.xy)
	op.GeoM.SetElement(1, 0, at.yx)
	op.GeoM.SetElement(1, 1, at.yy)
	op.GeoM.SetElement(0, 2, at.x+at.xx*at.dx+at.xy*at.dy)
	op.GeoM.SetElement(1, 2, at.y+at.yx*at.dx+at.yy*at.dy)
	op.ColorScale.ScaleAlpha(a)
	p.dst.DrawImage(q.img, op)
}

// Art draws a piece of artwork, size wide, with its corner at x, y. An unknown
// name draws nothing.
func (t *Theme) Art(dst *ebiten.Image, name string, x, y, size float64) {
	t.pen(dst).art(name, x, y, size)
}

// art lays a piece of artwork down, size wide.
func (p pen) art(name string, x, y, size float64) { p.blit(p.artwork(name, size), x, y, 1) }

// artAt lays a piece of artwork down around x, y, size wide.
func (p pen) artAt(name string, x, y, size float64) { p.art(name, x-size/2, y-size/2, size) }

// fadedArt is art at an opacity.
func (p pen) fadedArt(name string, x, y, size, alpha float64) {
	p.blit(p.artwork(name, size), x, y, alpha)
}

// artwork returns the picture of a piece of artwork. It is nil in a prewarm pass
// that has no time left for it.
func (t *Theme) artwork(name string, size float64) *picture {
	k := drawingKey{what: "art", name: name, size: float32(size)}
	if _, made := t.arts.drawings[k]; !made && t.shapes.postponed() {
		return nil
	}
	return t.drawing(k, func() sketch.Drawing { return sketch.Picture(name, float64(k.size)) })
}

// fadedPlate lays the silhouette of a plate down in a colour.
func (p pen) fadedPlate(name string, c Color, x, y, size, alpha float64) {
	k := drawingKey{what: "plate", name: name, size: float32(size), color: c}
	p.blit(p.drawing(k, func() sketch.Drawing { return sketch.PlateIn(name, float64(k.size), c) }), x, y, alpha)
}
