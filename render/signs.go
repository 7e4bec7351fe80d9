package render

import (
	"github.com/hajimehoshi/ebiten/v2"

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

// ChevronMark draws an angle around x, y whose arms reach size to either side.
func (p Pen) ChevronMark(x, y, size float64, d Direction, width float64, c palette.Color) {
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

// TickMark draws a check mark around x, y, about twice size wide.
func (p Pen) TickMark(x, y, size, width float64, c palette.Color) {
	p.Line(x-size*.75, y, x-size*.2, y+size*.6, width, c)
	p.Line(x-size*.2, y+size*.6, x+size*.8, y-size*.6, width, c)
}

// cross draws a diagonal cross around x, y.
func (p Pen) cross(x, y, size, width float64, c palette.Color) {
	p.Line(x-size, y-size, x+size, y+size, width, c)
	p.Line(x+size, y-size, x-size, y+size, width, c)
}

// Tick draws a green disc with a check mark around x, y: done, or chosen.
func (t *Theme) Tick(dst *ebiten.Image, x, y, radius float64) {
	p := t.Pen(dst)
	p.Disc(x, y, radius, t.Palette.Families[palette.Green].Face)
	p.TickMark(x, y, radius*.56, radius*.24, palette.White)
}

// Cross draws a sign to take away or close around x, y, size to either side.
func (t *Theme) Cross(dst *ebiten.Image, x, y, size float64, state State) {
	c := Shades{Rest: t.Palette.Ink2, Hover: t.Palette.Families[palette.Red].Face, Off: t.Palette.OffLine}
	t.Pen(dst).cross(x, y, size, 2.6, c.In(state))
	t.FocusTight(dst, Rect{x - size - 5, y - size - 5, 2*size + 10, 2*size + 10}, 7, state)
}

// Chevron draws a small plate with the sign of what opens, upwards or else down.
func (t *Theme) Chevron(dst *ebiten.Image, r Rect, upwards bool) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 6, c.Paper3)
	p.ChevronMark(r.CenterX(), r.CenterY(), min(4, r.H/6), Vertical(upwards), 2.8, c.Ink)
}

// Separator draws a small angle around x, y, between what comes one after another.
func (t *Theme) Separator(dst *ebiten.Image, x, y float64) {
	t.Pen(dst).ChevronMark(x, y, 4.5, Right, 2, t.Palette.Ink2)
}
