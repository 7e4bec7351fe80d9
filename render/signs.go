package render

import "github.com/hajimehoshi/ebiten/v2"

// direction is where a chevron points.
type direction uint8

const (
	right direction = iota
	left
	up
	down
)

// vertical returns the direction of a chevron that points up or down.
func vertical(isUp bool) direction {
	if isUp {
		return up
	}
	return down
}

// horizontal returns the direction of a chevron that points left or right.
func horizontal(isLeft bool) direction {
	if isLeft {
		return left
	}
	return right
}

// chevron draws an angle around x, y whose arms reach size to either side.
func (p pen) chevron(x, y, size float64, d direction, width float64, c Color) {
	h := size / 2
	if d == left || d == up {
		h = -h
	}
	if d == left || d == right {
		p.line(x-h, y-size, x+h, y, width, c)
		p.line(x+h, y, x-h, y+size, width, c)
		return
	}
	p.line(x-size, y-h, x, y+h, width, c)
	p.line(x, y+h, x+size, y-h, width, c)
}

// tick draws a check mark around x, y, about twice size wide.
func (p pen) tick(x, y, size, width float64, c Color) {
	p.line(x-size*.75, y, x-size*.2, y+size*.6, width, c)
	p.line(x-size*.2, y+size*.6, x+size*.8, y-size*.6, width, c)
}

// cross draws a diagonal cross around x, y.
func (p pen) cross(x, y, size, width float64, c Color) {
	p.line(x-size, y-size, x+size, y+size, width, c)
	p.line(x+size, y-size, x-size, y+size, width, c)
}

// Tick draws a green disc with a check mark around x, y: done, or chosen.
func (t *Theme) Tick(dst *ebiten.Image, x, y, radius float64) {
	p := t.pen(dst)
	p.disc(x, y, radius, t.Palette.Families[Green].Face)
	p.tick(x, y, radius*.56, radius*.24, white)
}

// Cross draws a sign to take away or close around x, y, size to either side.
func (t *Theme) Cross(dst *ebiten.Image, x, y, size float64, state State) {
	c := shades{rest: t.Palette.Ink2, hover: t.Palette.Families[Red].Face, off: t.Palette.OffLine}
	t.pen(dst).cross(x, y, size, 2.6, c.in(state))
	t.focusTight(dst, Rect{x - size - 5, y - size - 5, 2*size + 10, 2*size + 10}, 7, state)
}

// Chevron draws a small plate with the sign of what opens, upwards or else down.
func (t *Theme) Chevron(dst *ebiten.Image, r Rect, upwards bool) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 6, c.Paper3)
	p.chevron(r.CenterX(), r.CenterY(), min(4, r.H/6), vertical(upwards), 2.8, c.Ink)
}

// Separator draws a small angle around x, y, between what comes one after another.
func (t *Theme) Separator(dst *ebiten.Image, x, y float64) {
	t.pen(dst).chevron(x, y, 4.5, right, 2, t.Palette.Ink2)
}
