package scene

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/engine"
	"bigpayday/game/table"
	"bigpayday/game/ui"
)

// openSetup puts the set-up on the screen, with all the seats and months that an
// edition can have.
func (s *studio) openSetup(edition engine.EditionID) *setup {
	f := newForm(s.Words)
	f.edition, f.months = edition, engine.MaxMonths
	for f.add(table.Normal) {
	}
	f.remember(s.Store)
	TitleDoor.Open(s.House, Nothing{})
	s.ticks(2)
	s.click("new")
	s.ticks(2)
	page, ok := s.Top().(*setup)
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
				for _, l := range page.layers {
					for i := range l.Controls {
						if id := l.Controls[i].ID; !elsewhere[id] {
							ids = append(ids, id)
						}
					}
				}
				id := rapid.SampledFrom(ids).Draw(rt, "control")
				r, ok := page.hand.Box(id)
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
