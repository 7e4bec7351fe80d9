package render

import "github.com/hajimehoshi/ebiten/v2"

// pen draws on one image with a theme. Its methods take logical coordinates,
// moved by x and y.
type pen struct {
	*Theme
	dst  *ebiten.Image
	x, y float64
	// maxGrowth is how far type may grow with the text scale, 0 for no limit.
	maxGrowth float64
	// wantedSize is the size, in logical pixels, that a text would have with more
	// room, 0 where it has all it needs.
	wantedSize float64
	// unrecorded says that what is set is part of a picture and not there to be read.
	unrecorded bool
}

// pen returns a pen that draws on an image, without a limit to its type.
func (t *Theme) pen(dst *ebiten.Image) pen { return pen{Theme: t, dst: dst} }

// capped returns a pen whose type grows with the text scale up to most and no
// further: for pieces whose measures are fixed.
func (p pen) capped(most float64) pen {
	p.maxGrowth = most
	return p
}

// scale returns how much the pen's type is enlarged.
func (p pen) scale() float64 {
	if p.maxGrowth > 0 {
		return min(p.TextScale, p.maxGrowth)
	}
	return p.TextScale
}

// sized returns the style as the pen sets it.
func (p pen) sized(st Style) Style {
	k := p.scale() / p.TextScale
	st.Size *= k
	st.Tracking *= k
	return st
}

// within calls draw with a pen that draws only inside of r.
func (p pen) within(r Rect, draw func(q pen)) {
	clip := p.dst.RecyclableSubImage(p.deviceRect(r.Moved(p.x, p.y)))
	defer clip.Recycle()
	p.dst = clip
	draw(p)
}
