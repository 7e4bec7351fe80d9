package spectacle

import (
	"bigpayday/render"
	"bigpayday/render/pieces"
)

// What somebody says in a moment, in the design: the type, how wide it is at most, and how far it
// hangs above a head.
const (
	speechType  = 18.0
	speechWidth = 200.0
	speechAbove = 26.0
)

// speech draws what somebody says who stands behind the desk: a bubble above the head.
func (l *limelight) speech(text string, who render.Stance, alpha float64) {
	if text == "" || alpha <= 0 {
		return
	}
	st := render.Style{Face: render.HandBold, Size: max(speechType*l.k, momentName)}
	lines := l.Wrapped(text, st, max(speechWidth*l.k, 8*st.Size), 3)
	w, h := pieces.BubbleSize(lines)
	bottom := who.Foot - (who.Size+speechAbove)*l.k
	box := render.Rect{X: min(who.X-w/2, l.room.Right()-w-st.Size), Y: bottom - h, W: w, H: h}
	pieces.DrawBubble(l.Pen, lines, st, box, render.Point{X: who.X, Y: bottom}, alpha)
}
