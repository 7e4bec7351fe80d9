package render

import "github.com/hajimehoshi/ebiten/v2"

// MenuButton draws a button that opens a list: its label stands left of a small
// arrow.
func (t *Theme) MenuButton(dst *ebiten.Image, r Rect, b Button, state State) {
	if state.Active { // its list is open: a button shows that itself
		t.Button(dst, r, b, state)
		return
	}
	label := b.Label
	b.Label = ""
	t.Button(dst, r, b, state)
	p, ink := t.pen(dst), t.Palette.Ink
	face := Rect{r.X, r.Y, r.W, r.H - buttonEdge}
	if state.Pressed {
		face.Y += buttonEdge
	}
	// The arrow stands in the air at the right of the label.
	before := face
	before.W -= menuArrow
	set := t.setButton(before, b, label)
	p.wanted = set.wanted * t.TextScale
	p.text(set.label, before.CenterX(), p.middle(face, set.style), set.style.In(ink).Aligned(Center))
	p.chevron(face.Right()-10, face.CenterY(), 4, down, 2, ink)
}

// menuArrow is what the arrow of a menu button takes, in logical pixels.
const menuArrow = 10

// MenuButtonWidth returns the width that a button of a height takes that opens a
// list, with its label in full size, in logical pixels.
func (t *Theme) MenuButtonWidth(height float64, b Button) float64 {
	return t.ButtonWidth(height, b, false) + menuArrow
}
