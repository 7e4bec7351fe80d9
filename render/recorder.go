package render

import "bigpayday/render/palette"

// Recorder records what is drawn for tests: they find texts that are cut, that
// are wider than what they stand on, or that run into each other. Its functions
// are called in the order of drawing; for a [CachedImage] when it is painted. All
// lengths are logical pixels.
//
// A theme that has a recorder draws nothing.
type Recorder struct {
	// Text is called for every line of text.
	Text func(TextLine)
	// Ground is called for every rectangle that is filled with a colour nothing
	// shines through, as far as it lies in what it is drawn on.
	Ground func(r, on Rect)
	// Over, if there is one, is called for what is drawn over papers and must not
	// hide a text: the head of a pin, a line across.
	Over func(r, on Rect)
}

// TextLine is a line of text that was drawn.
type TextLine struct {
	Text string
	// Box reaches from the height of capitals to a little below the baseline.
	Box Rect
	// On is what the line is drawn on: the window, a picture that is shown later,
	// or the part of either that a list is seen through.
	On Rect
	// Size is that of the type, and Wanted what it would be with enough room.
	Size, Wanted float64
	// Color and Face are those of the type.
	Color palette.Color
	Face  Face
}

// SetRecorder records what the theme draws from now on. Nil ends that.
func (t *Theme) SetRecorder(w *Recorder) { t.Shapes.Recorder, t.Shapes.discard = w, w != nil }

// recordText records a line of text of a width, set with its baseline
// at y.
func (p Pen) recordText(s string, x, y, width float64, st Style) {
	if p.Shapes.Recorder == nil || p.Unrecorded {
		return
	}
	size := p.Sized(st).Size * p.TextScale
	p.Shapes.Recorder.Text(TextLine{
		Text: s, Box: Rect{st.Align.left(x, width) + p.X, y + p.Y - .72*size, width, .78 * size}, On: p.bounds(),
		Size: size, Wanted: max(size, p.WantedSize), Color: st.Color, Face: st.Face,
	})
}

// RecordGround records a rectangle filled with a colour, unless one can see
// through it.
func (p Pen) RecordGround(r Rect, c palette.Color) {
	if p.Shapes.Recorder == nil || c.A != 255 {
		return
	}
	on := p.bounds()
	r = r.Moved(p.X, p.Y)
	x, y := max(r.X, on.X), max(r.Y, on.Y)
	if r = (Rect{x, y, min(r.Right(), on.Right()) - x, min(r.Bottom(), on.Bottom()) - y}); !r.Empty() {
		p.Shapes.Recorder.Ground(r, on)
	}
}

// RecordOver records something that must not hide a text.
func (p Pen) RecordOver(r Rect) {
	if p.Shapes.Recorder == nil || p.Shapes.Recorder.Over == nil || p.Unrecorded {
		return
	}
	if on, at := p.bounds(), r.Moved(p.X, p.Y); at.Overlaps(on) {
		p.Shapes.Recorder.Over(at, on)
	}
}

// bounds returns what the pen draws on.
func (p Pen) bounds() Rect {
	b, k := p.Dst.Bounds(), p.View.Scale
	return Rect{float64(b.Min.X) / k, float64(b.Min.Y) / k, float64(b.Dx()) / k, float64(b.Dy()) / k}
}
