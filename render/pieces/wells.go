package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Well draws a shallow hollow in paper: the ground of a list or a picture.
func Well(t *render.Theme, dst *ebiten.Image, r render.Rect, radius float64) {
	t.Pen(dst).Fill(r, t.Round(radius), t.Palette.Paper2)
}

// TintWell draws a well in the pale colour of a family.
func TintWell(t *render.Theme, dst *ebiten.Image, r render.Rect, radius float64, f palette.Family) {
	t.Pen(dst).Fill(r, t.Round(radius), t.Palette.Tints[f])
}

// ToolWell draws the dark ground of the tool row on the wall.
func ToolWell(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	t.Pen(dst).Fill(r, 9, t.Palette.WallWell)
}

// Gauge draws the filled part of a bar in a well.
func Gauge(t *render.Theme, dst *ebiten.Image, r render.Rect, f palette.Family) {
	t.Pen(dst).Fill(r, t.Round(r.H/2), t.Palette.Families[f].Face)
}

// ArtPlate draws a piece of artwork on a square in the colour of a family.
func ArtPlate(t *render.Theme, dst *ebiten.Image, r render.Rect, art string, f palette.Family) {
	p := t.Pen(dst)
	p.Fill(r, t.Round(7), t.Palette.Families[f].Face)
	p.ArtAt(art, r.CenterX(), r.CenterY(), r.H*.7)
}

// Box draws a small white box with a line around it, such as holds a figure:
// green or red where a family says so.
func Box(t *render.Theme, dst *ebiten.Image, r render.Rect, f palette.Family, strong bool) {
	p, c := t.Pen(dst), &t.Palette
	width, edge := 1.2, c.Line
	if strong {
		width, edge = 1.5, c.Families[f].Face
	}
	p.Fill(r, t.Round(7), c.Card)
	p.Frame(r, t.Round(7), width, edge)
}

// Rule draws a hairline from x, y over a length.
func Rule(t *render.Theme, dst *ebiten.Image, x, y, length float64) {
	ruleOver(t.Pen(dst), x, y, length, t.Palette.LineWidth, t.Palette.Line)
}

// SumRule draws the strong line above a total.
func SumRule(t *render.Theme, dst *ebiten.Image, x, y, length float64) {
	ruleOver(t.Pen(dst), x, y, length, 1.6, t.Palette.Ink)
}

// ruleOver draws a level line that must not cross a text.
func ruleOver(p render.Pen, x, y, length, width float64, c palette.Color) {
	p.Hline(x, y, length, width, c)
	p.RecordOver(render.Rect{X: x, Y: y - width/2, W: length, H: width})
}

// VerticalRule draws a hairline on dark ground from x, y down over a length.
func VerticalRule(t *render.Theme, dst *ebiten.Image, x, y, length float64) {
	t.Pen(dst).Vline(x, y, length, 1.2, palette.Faded(t.Palette.Cream2, .4))
}
