package render

// Watch is told what is drawn, in the order in which it is drawn, so that tests
// of a layout can find texts that are cut, that are wider than what they stand
// on, or that run into each other. A picture that is painted once and shown
// again is told when it is painted. All lengths are logical pixels.
type Watch struct {
	// Text is called for every line of text.
	Text func(TextLine)
	// Ground is called for every rectangle that is filled with a colour nothing
	// shines through.
	Ground func(Rect)
}

// TextLine is a line of text as it was set.
type TextLine struct {
	Text string
	// Box reaches from the height of capitals to a little below the baseline.
	Box Rect
	// Size is that of the type, and Wanted what it would be with enough room.
	Size, Wanted float64
}

// SetWatch has a watch told from now on what the theme draws. Nil ends that.
func (t *Theme) SetWatch(w *Watch) { t.watch = w }

// tellText tells the watch of a line of text of a width, set with its baseline
// at y.
func (p pen) tellText(s string, x, y, width float64, st Style) {
	if p.watch == nil {
		return
	}
	switch st.Align {
	case Center:
		x -= width / 2
	case End:
		x -= width
	}
	size := p.sized(st).Size * p.TextScale
	p.watch.Text(TextLine{
		Text: s, Box: Rect{x + p.x, y + p.y - .72*size, width, .78 * size},
		Size: size, Wanted: max(size, p.wanted),
	})
}

// tellGround tells the watch of a rectangle filled with a colour.
func (p pen) tellGround(r Rect, c Color) {
	if p.watch != nil && c.A == 255 {
		p.watch.Ground(r.Moved(p.x, p.y))
	}
}
