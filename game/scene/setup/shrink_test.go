package setup_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
)

// What is drawn in the tick in which a seat or a month goes is what is left,
// whatever is pressed, by mouse or by touch.
func TestSeatsAndMonthsThatGoAreNotDrawnAnyMore(t *testing.T) {
	elsewhere := map[ui.ID]bool{"start": true, "back": true, "settings": true, "rules": true}
	w := scenetest.Window{Width: 1280, Height: 800, Scale: 1, TextScale: 100}
	for _, edition := range []engine.EditionID{engine.Big, engine.Mixed} {
		th := w.Theme(t)
		rapid.Check(t, func(rt *rapid.T) {
			s := scenetest.New(t, w, th)
			page := s.OpenFullestSetup(edition)
			for range rapid.IntRange(10, 40).Draw(rt, "presses") {
				var ids []ui.ID
				for _, l := range page.Layers {
					for i := range l.Controls {
						if id := l.Controls[i].ID; !elsewhere[id] {
							ids = append(ids, id)
						}
					}
				}
				id := rapid.SampledFrom(ids).Draw(rt, "control")
				r, ok := page.UI.Box(id)
				require.True(t, ok, "no control %q", id)
				s.In.Pointer.Touch = rapid.Bool().Draw(rt, "touch")
				s.MoveTo(r.X+rapid.Float64Range(0, 1).Draw(rt, "x")*r.W, r.CenterY())
				s.Record()
				s.Down()
				s.Record()
				s.Up()
				s.Record()
			}
		})
	}
}
