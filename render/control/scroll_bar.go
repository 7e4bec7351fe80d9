package control

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// ScrollBar draws a bar in a track that is 8 wide. From and to are the part of
// the whole that is in sight, 0 to 1.
func ScrollBar(t *render.Theme, dst *ebiten.Image, track render.Rect, from, to float64, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	knob := render.Shades{Rest: c.Ink3, Hover: c.Ink2, Pressed: c.Ink2}.In(state)
	p.Fill(track, track.W/2, c.Paper3)
	p.Fill(ScrollKnob(track, from, to), track.W/2, knob)
	marks.FocusTight(t, dst, track, track.W/2, state)
}

// ScrollKnob returns the part of a scroll bar's track that its knob takes.
func ScrollKnob(track render.Rect, from, to float64) render.Rect {
	from, to = min(max(from, 0), 1), min(max(to, 0), 1)
	h := min(max((to-from)*track.H, 24), track.H)
	room := max(1-(to-from), 1e-9)
	return render.Rect{X: track.X, Y: track.Y + (track.H-h)*from/room, W: track.W, H: h}
}

// ScrollShade darkens the upper and the lower end of an area that is scrolled, where
// it goes on: above is how far it does at the upper end, below at the lower one.
func ScrollShade(t *render.Theme, dst *ebiten.Image, r render.Rect, above, below float64) {
	const high, strong = 16.0, .30
	p := t.Pen(dst)
	clear := palette.Faded(t.Palette.Shadow, 0)
	if part := min(above/high, 1); part > 0 {
		dark := palette.Faded(t.Palette.Shadow, strong*part)
		p.Slope(r.TopPart(high), [4]palette.Color{dark, dark, clear, clear})
	}
	if part := min(below/high, 1); part > 0 {
		dark := palette.Faded(t.Palette.Shadow, strong*part)
		p.Slope(r.BottomPart(high), [4]palette.Color{clear, clear, dark, dark})
	}
}
