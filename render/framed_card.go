package render

import "github.com/hajimehoshi/ebiten/v2"

// FramedCard draws a card that lies open in the right column while something on
// it is decided: its paper, the frame that is printed inside its edge, if the
// edition has one, and along its upper edge a band, so high, in the colour of a
// family, with a title and a note at its right end.
func (t *Theme) FramedCard(dst *ebiten.Image, r Rect, band float64, f Family, title, note string) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(Rect{r.X + 4, r.Y, r.W - 8, r.H}, t.round(8), 12, 10, .5)
	p.fill(r, t.round(8), c.Card)
	at := Rect{r.X, r.Y, r.W, band}
	switch {
	case t.HighContrast:
		p.frame(r, t.round(8), 2, c.Ink)
	case c.CardFrame.A > 0:
		p.frame(r.Inset(4), t.round(8)-1, 1.5, c.CardFrame)
		at = Rect{r.X + 4, r.Y + 4, r.W - 8, band - 4}
	}
	radius := t.round(8)
	if at.X > r.X {
		radius = 2
	}
	p.fillPart(at, radius, tops, c.Families[f].Face)
	ink := c.on(f)
	small := Style{Face: Medium, Size: 13.5, Color: ink, Align: End}
	w := p.fit(note, at.Right()-14, p.middle(at, small), at.W*.5, 11, small)
	st := Style{Face: Black, Size: min(19, band*.5), Color: ink, Tracking: 1.8}
	p.fit(title, at.X+14, p.middle(at, st), at.Right()-26-w-at.X-14, 12, st)
}

// Seam draws a perforation from x, y over a length.
func (t *Theme) Seam(dst *ebiten.Image, x, y, length float64) { t.pen(dst).seam(x, y, length) }

// NoteBox draws a box printed on a card, in which notes lie.
func (t *Theme) NoteBox(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, t.round(7), c.PaperTop)
	p.frame(r, t.round(7), 1.2, c.FieldLine)
}

// NoteRow draws up to four bills side by side like cards in a hand, around x, y.
// Scale .6 is that of player cards.
func (t *Theme) NoteRow(dst *ebiten.Image, notes Notes, x, y, scale float64) {
	n := 0
	for n < 4 && notes[n] != 0 {
		n++
	}
	for i := range n {
		at := float64(i) - float64(n-1)/2
		t.Bill(dst, notes[i], x+at*30*scale, y+at*at*1.6*scale, scale, Pose{Turn: at * 7})
	}
}
