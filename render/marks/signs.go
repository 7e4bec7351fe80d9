package marks

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Direction is where a chevron points.
type Direction uint8

const (
	Right Direction = iota
	left
	Up
	Down
)

// Vertical returns the direction of a chevron that points up or down.
func Vertical(isUp bool) Direction {
	if isUp {
		return Up
	}
	return Down
}

// Horizontal returns the direction of a chevron that points left or right.
func Horizontal(isLeft bool) Direction {
	if isLeft {
		return left
	}
	return Right
}

// Chevron draws an angle around x, y whose arms reach size to either side.
func Chevron(p render.Pen, x, y, size float64, d Direction, width float64, c palette.Color) {
	h := size / 2
	if d == left || d == Up {
		h = -h
	}
	if d == left || d == Right {
		p.Line(x-h, y-size, x+h, y, width, c)
		p.Line(x+h, y, x-h, y+size, width, c)
		return
	}
	p.Line(x-size, y-h, x, y+h, width, c)
	p.Line(x, y+h, x+size, y-h, width, c)
}

// Check draws a check mark around x, y, about twice size wide.
func Check(p render.Pen, x, y, size, width float64, c palette.Color) {
	p.Line(x-size*.75, y, x-size*.2, y+size*.6, width, c)
	p.Line(x-size*.2, y+size*.6, x+size*.8, y-size*.6, width, c)
}

// diagonals draws a diagonal cross around x, y.
func diagonals(p render.Pen, x, y, size, width float64, c palette.Color) {
	p.Line(x-size, y-size, x+size, y+size, width, c)
	p.Line(x+size, y-size, x-size, y+size, width, c)
}

// CheckDisc draws a green disc with a check mark around x, y: done, or chosen.
func CheckDisc(t *render.Theme, dst *ebiten.Image, x, y, radius float64) {
	p := t.Pen(dst)
	p.Disc(x, y, radius, t.Palette.Families[palette.Green].Face)
	Check(p, x, y, radius*.56, radius*.24, palette.White)
}

// Cross draws a sign to take away or close around x, y, size to either side.
func Cross(t *render.Theme, dst *ebiten.Image, x, y, size float64, state render.State) {
	c := render.Shades{Rest: t.Palette.Ink2, Hover: t.Palette.Families[palette.Red].Face, Off: t.Palette.OffLine}
	diagonals(t.Pen(dst), x, y, size, 2.6, c.In(state))
	FocusTight(t, dst, render.Rect{X: x - size - 5, Y: y - size - 5, W: 2*size + 10, H: 2*size + 10}, 7, state)
}

// ChevronPlate draws a small plate with the sign of what opens, upwards or else down.
func ChevronPlate(t *render.Theme, dst *ebiten.Image, r render.Rect, upwards bool) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 6, c.Paper3)
	Chevron(p, r.CenterX(), r.CenterY(), min(4, r.H/6), Vertical(upwards), 2.8, c.Ink)
}

// Separator draws a small angle around x, y, between what comes one after another.
func Separator(t *render.Theme, dst *ebiten.Image, x, y float64) {
	Chevron(t.Pen(dst), x, y, 4.5, Right, 2, t.Palette.Ink2)
}
