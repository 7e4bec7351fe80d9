package render

import "github.com/hajimehoshi/ebiten/v2"

// ScrollBar draws a bar in a track that is 8 wide. From and to are the part of
// the whole that is in sight, 0 to 1.
func (t *Theme) ScrollBar(dst *ebiten.Image, track Rect, from, to float64, state State) {
	p, c := t.pen(dst), &t.Palette
	knob := shades{rest: c.Ink3, hover: c.Ink2, pressed: c.Ink2}.in(state)
	p.fill(track, track.W/2, c.Paper3)
	p.fill(ScrollKnob(track, from, to), track.W/2, knob)
	t.focusTight(dst, track, track.W/2, state)
}

// ScrollKnob returns the part of a scroll bar's track that its knob takes.
func ScrollKnob(track Rect, from, to float64) Rect {
	from, to = min(max(from, 0), 1), min(max(to, 0), 1)
	h := min(max((to-from)*track.H, 24), track.H)
	room := max(1-(to-from), 1e-9)
	return Rect{track.X, track.Y + (track.H-h)*from/room, track.W, h}
}

// ScrollShade darkens the upper and the lower end of an area that is scrolled, where
// it goes on: above is how far it does at the upper end, below at the lower one.
func (t *Theme) ScrollShade(dst *ebiten.Image, r Rect, above, below float64) {
	const high, strong = 16.0, .30
	p := t.pen(dst)
	clear := faded(t.Palette.Shadow, 0)
	if part := min(above/high, 1); part > 0 {
		dark := faded(t.Palette.Shadow, strong*part)
		p.slope(r.topPart(high), [4]Color{dark, dark, clear, clear})
	}
	if part := min(below/high, 1); part > 0 {
		dark := faded(t.Palette.Shadow, strong*part)
		p.slope(r.bottomPart(high), [4]Color{clear, clear, dark, dark})
	}
}
