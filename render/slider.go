package render

import "github.com/hajimehoshi/ebiten/v2"

// SliderAt returns the value, 0 to 1, that a pointer at x means on a slider.
func SliderAt(r Rect, x float64) float64 {
	if r.W <= sliderKnob*2 {
		return 0
	}
	return min(max((x-r.X-sliderKnob)/(r.W-2*sliderKnob), 0), 1)
}

const sliderKnob = 11.0

// Slider draws a value of 0 to 1 on a bar in the middle of r.
func (t *Theme) Slider(dst *ebiten.Image, r Rect, value float64, f Family, state State) {
	p, c := t.pen(dst), &t.Palette
	value = min(max(value, 0), 1)
	y, x := r.CenterY(), r.X+sliderKnob+value*(r.W-2*sliderKnob)
	col := c.Families[f].Face
	if state.Off {
		col = c.Ink3
	}
	p.fill(Rect{r.X, y - 4, r.W, 8}, 4, c.Paper3)
	p.fill(Rect{r.X, y - 4, x - r.X, 8}, 4, col)
	p.shadow(Rect{x - 11, y - 11, 22, 22}, 11, 2, 2, .35)
	face := c.Field
	if state.Hover || state.Pressed {
		face = white
	}
	p.disc(x, y, 12, c.Dark)
	p.disc(x, y, 10, face)
	p.disc(x, y, 3.5, col)
	t.focusTight(dst, Rect{x - 12, y - 12, 24, 24}, 12, state)
}
