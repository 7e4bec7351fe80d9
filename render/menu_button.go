package render

import "github.com/hajimehoshi/ebiten/v2"

// MenuButton draws a button that opens a list: its label stands left of a small
// arrow.
func (t *Theme) MenuButton(dst *ebiten.Image, r Rect, b Button, look Look) {
	if look.Active { // its list is open: a button shows that itself
		t.Button(dst, r, b, look)
		return
	}
	label := b.Label
	b.Label = ""
	t.Button(dst, r, b, look)
	p, ink := t.pen(dst).grown(1.1), t.Palette.Ink
	face := Rect{r.X, r.Y, r.W, r.H - buttonEdge}
	if look.Pressed {
		face.Y += buttonEdge
	}
	const arrow, edge = 15, 2
	st := Style{Face: Bold, Size: b.size(), Color: ink, Align: Center}
	p.fit(label, face.X+(face.W-arrow)/2, p.middle(face, st), face.W-arrow-2*edge, controlFloor, st)
	p.chevron(face.Right()-12, face.CenterY(), 4, down, 2, ink)
}
