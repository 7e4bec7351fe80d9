package render

import "github.com/hajimehoshi/ebiten/v2"

// Pen draws on one image with a theme. Its methods take logical coordinates,
// moved by x and y.
type Pen struct {
	*Theme
	Dst  *ebiten.Image
	X, Y float64
	// maxGrowth is how far type may grow with the text scale, 0 for no limit.
	MaxGrowth float64
	// wantedSize is the size, in logical pixels, that a text would have with more
	// room, 0 where it has all it needs.
	WantedSize float64
	// unrecorded says that what is set is part of a picture and not there to be read.
	Unrecorded bool
}

// Pen returns a pen that draws on an image, without a limit to its type.
func (t *Theme) Pen(dst *ebiten.Image) Pen { return Pen{Theme: t, Dst: dst} }

// GrowingTo returns a pen whose type grows with the text scale up to most and no
// further: for pieces whose measures are fixed.
func (p Pen) GrowingTo(most float64) Pen {
	p.MaxGrowth = most
	return p
}

// Scale returns how much the pen's type is enlarged.
func (p Pen) Scale() float64 {
	if p.MaxGrowth > 0 {
		return min(p.TextScale, p.MaxGrowth)
	}
	return p.TextScale
}

// Sized returns the style as the pen sets it.
func (p Pen) Sized(st Style) Style {
	k := p.Scale() / p.TextScale
	st.Size *= k
	st.Tracking *= k
	return st
}

// Legible returns a style that the pen sets, on a telephone, no smaller than can be read there with ease.
func (p Pen) Legible(st Style) Style {
	if p.View.Point > 0 {
		return st.Sized(max(st.Size, phoneLeast*PhoneType/p.Scale()))
	}
	return st
}

// Within calls draw with a pen that draws only inside of r.
func (p Pen) Within(r Rect, draw func(q Pen)) {
	clip := p.Dst.RecyclableSubImage(p.DeviceRect(r.Moved(p.X, p.Y)))
	defer clip.Recycle()
	p.Dst = clip
	draw(p)
}
