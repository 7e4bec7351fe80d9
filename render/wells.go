package render

import "github.com/hajimehoshi/ebiten/v2"

// Well draws a shallow hollow in paper: the ground of a list or a picture.
func (t *Theme) Well(dst *ebiten.Image, r Rect, radius float64) {
	t.pen(dst).fill(r, t.round(radius), t.Palette.Paper2)
}

// TintWell draws a well in the pale colour of a family.
func (t *Theme) TintWell(dst *ebiten.Image, r Rect, radius float64, f Family) {
	t.pen(dst).fill(r, t.round(radius), t.Palette.Tints[f])
}

// ToolWell draws the dark ground of the tool row on the wall.
func (t *Theme) ToolWell(dst *ebiten.Image, r Rect) { t.pen(dst).fill(r, 9, t.Palette.WallWell) }

// Gauge draws the filled part of a bar in a well.
func (t *Theme) Gauge(dst *ebiten.Image, r Rect, f Family) {
	t.pen(dst).fill(r, t.round(r.H/2), t.Palette.Families[f].Face)
}

// ArtPlate draws a piece of artwork on a square in the colour of a family.
func (t *Theme) ArtPlate(dst *ebiten.Image, r Rect, art string, f Family) {
	p := t.pen(dst)
	p.fill(r, t.round(7), t.Palette.Families[f].Face)
	p.artAt(art, r.CenterX(), r.CenterY(), r.H*.7)
}

// Box draws a small white box with a line around it, such as holds a figure:
// green or red where a family says so.
func (t *Theme) Box(dst *ebiten.Image, r Rect, f Family, strong bool) {
	p, c := t.pen(dst), &t.Palette
	width, edge := 1.2, c.Line
	if strong {
		width, edge = 1.5, c.Families[f].Face
	}
	p.fill(r, t.round(7), c.Card)
	p.frame(r, t.round(7), width, edge)
}

// Rule draws a hairline from x, y over a length.
func (t *Theme) Rule(dst *ebiten.Image, x, y, length float64) {
	t.pen(dst).ruleOver(x, y, length, t.Palette.LineWidth, t.Palette.Line)
}

// SumRule draws the strong line above a total.
func (t *Theme) SumRule(dst *ebiten.Image, x, y, length float64) {
	t.pen(dst).ruleOver(x, y, length, 1.6, t.Palette.Ink)
}

// ruleOver draws a level line that must not cross a text.
func (p pen) ruleOver(x, y, length, width float64, c Color) {
	p.hline(x, y, length, width, c)
	p.recordOver(Rect{x, y - width/2, length, width})
}

// VerticalRule draws a hairline on dark ground from x, y down over a length.
func (t *Theme) VerticalRule(dst *ebiten.Image, x, y, length float64) {
	t.pen(dst).vline(x, y, length, 1.2, faded(t.Palette.Cream2, .4))
}
