package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/setup"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// openSetup puts the set-up on the screen, with all the seats and months that an
// edition can have.
func (s *studio) openSetup(edition engine.EditionID) *setup.Setup {
	f := setup.NewForm(s.Words)
	f.Edition, f.Months = edition, engine.MaxMonths
	for f.Add(table.Normal) {
	}
	f.Remember(s.Store)
	app.TitleDoor.Open(s.App, app.Nothing{})
	s.ticks(2)
	s.click("new")
	s.ticks(2)
	page, ok := s.Top().(*setup.Setup)
	require.True(s.t, ok)
	return page
}

// What is drawn in the tick in which a seat or a month goes is what is left,
// whatever is pressed, by mouse or by touch.
func TestSeatsAndMonthsThatGoAreNotDrawnAnyMore(t *testing.T) {
	elsewhere := map[ui.ID]bool{"start": true, "back": true, "settings": true, "rules": true}
	w := window{w: 1280, h: 800, device: 1, text: 100}
	for _, edition := range []engine.EditionID{engine.Big, engine.Mixed} {
		th := w.theme(t)
		rapid.Check(t, func(rt *rapid.T) {
			s := newStudio(t, w, th)
			page := s.openSetup(edition)
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
				s.in.Pointer.Touch = rapid.Bool().Draw(rt, "touch")
				s.moveTo(r.X+rapid.Float64Range(0, 1).Draw(rt, "x")*r.W, r.CenterY())
				s.record()
				s.down()
				s.record()
				s.up()
				s.record()
			}
		})
	}
}
