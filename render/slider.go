package render

import "github.com/hajimehoshi/ebiten/v2"

// SliderAt returns the value, 0 to 1, that a pointer at x means on a slider.
func SliderAt(r Rect, x float64) float64 {
	return min(max((x-r.X-sliderKnob)/max(r.W-2*sliderKnob, 1), 0), 1)
}

// sliderKnob is the radius of a slider's knob.
const sliderKnob = 11.0

// Slider draws a value of 0 to 1 on a bar in the middle of r.
func (t *Theme) Slider(dst *ebiten.Image, r Rect, value float64, f Family, state State) {
	p, c := t.pen(dst), &t.Palette
	value = min(max(value, 0), 1)
	y, x := r.CenterY(), r.X+sliderKnob+value*(r.W-2*sliderKnob)
	col := shades{rest: c.Families[f].Face, off: c.Ink3}.in(state)
	p.fill(Rect{r.X, y - 4, r.W, 8}, 4, c.Paper3)
	p.fill(Rect{r.X, y - 4, x - r.X, 8}, 4, col)
	p.shadow(circleBounds(x, y, 11), 11, 2, 2, .35)
	p.disc(x, y, 12, c.Dark)
	p.disc(x, y, 10, shades{rest: c.Field, hover: white, pressed: white}.in(state))
	p.disc(x, y, 3.5, col)
	t.focusTight(dst, circleBounds(x, y, 12), 12, state)
}
