package turn_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
)

// TestDaylightSavingsSaysWhereEverybodyGoes has clocks turned back while somebody stands on START,
// and sees the day that each goes back to before they do.
func TestDaylightSavingsSaysWhereEverybodyGoes(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.DesignWindow, th)
	s.MidGame1975()
	const seat0, onStart, fifth = 0, 2, 1
	s.Arrange(func(st *engine.State) {
		p := &st.Players[st.Turn]
		require.EqualValues(t, seat0, st.Turn)
		st.Pages[p.Month-1][p.Day+2] = engine.DaylightSavings
		st.Players[onStart].Day, st.Players[fifth].Day = 0, 5
	})
	s.Match.Stage.Shown().Pictured = [engine.NumWhys]bool{} // as if there had been none before
	s.Roll(3)
	s.Until("the picture", func() bool { m := s.Match.Stage.Actors().Moment; return m.Kind == moments.Vignette && m.At > 1_500 })
	before := s.Match.Stage.Shown().Players
	assert.EqualValues(t, 5, before[fifth].Day, "nobody has moved yet")
	said := s.TextsThat(func(string) bool { return true })
	assert.True(t, slices.Contains(said, "4: Deal"), said)
	assert.True(t, slices.Contains(said, "+$325"), "who stands on START collects: %v", said)
	for seat := range s.Match.Stage.Shown().Seats() {
		want := faces.Neutral
		if seat == onStart {
			want = faces.Happy
		}
		assert.Equal(t, want, s.Match.Faces.Frame(engine.Seat(seat)).Features.Expression, "seat %d", seat)
	}
}
