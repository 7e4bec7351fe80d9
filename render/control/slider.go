package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// SliderAt returns the value, 0 to 1, that a pointer at x means on a slider.
func SliderAt(r render.Rect, x float64) float64 {
	return min(max((x-r.X-sliderKnob)/max(r.W-2*sliderKnob, 1), 0), 1)
}

// sliderKnob is the radius of a slider's knob.
const sliderKnob = 11.0

// Slider draws a value of 0 to 1 on a bar in the middle of r.
func Slider(t *render.Theme, dst *ebiten.Image, r render.Rect, value float64, f palette.Family, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	value = min(max(value, 0), 1)
	y, x := r.CenterY(), r.X+sliderKnob+value*(r.W-2*sliderKnob)
	col := render.Shades{Rest: c.Families[f].Face, Off: c.Ink3}.In(state)
	p.Fill(render.Rect{X: r.X, Y: y - 4, W: r.W, H: 8}, 4, c.Paper3)
	p.Fill(render.Rect{X: r.X, Y: y - 4, W: x - r.X, H: 8}, 4, col)
	p.Shadow(render.CircleBounds(x, y, 11), 11, 2, 2, .35)
	p.Disc(x, y, 12, c.Dark)
	p.Disc(x, y, 10, render.Shades{Rest: c.Field, Hover: palette.White, Pressed: palette.White}.In(state))
	p.Disc(x, y, 3.5, col)
	marks.FocusTight(t, dst, render.CircleBounds(x, y, 12), 12, state)
}
