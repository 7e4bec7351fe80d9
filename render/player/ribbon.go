package player

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/sketch"
)

// LeaderRibbon draws the ribbon of whoever leads the race over a card with a face: it has dropped
// so far, 0 to 1.
func LeaderRibbon(t *render.Theme, dst *ebiten.Image, r render.Rect, k PlayerCard, dropped float64, state render.State) {
	if !k.Face.Exists() {
		return
	}
	const size, beyond, drops, drawn = .62, 5, 16, 44 // of the head; beside the plate; how far; of the drawing
	if state.Hover {
		r.Y--
	}
	l := layoutOf(t, r)
	plate := l.facePlate(&k).plate
	w := size * l.head
	q := t.Drawing(render.DrawingKey{What: "ribbon", N: 1}, func() sketch.Drawing { return sketch.RankRibbon(1) })
	t.Pen(dst).Posed(q, r.X+plate.Right()+beyond-w/2, r.Y+.62*l.head-drops*(1-beats.OutBack(dropped)), render.Pose{Scale: w / drawn, Fade: max(0, 1-3*dropped)})
}
