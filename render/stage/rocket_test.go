package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/render/tabletop"
)

func TestARocketFliesToTheJackpotBeforeItsMoney(t *testing.T) {
	const day = 12
	for _, test := range []struct {
		why   engine.Why
		flies bool
	}{{engine.WhyJackpotSkyrockets, true}, {engine.WhySickDay, false}} {
		st := table(nil)
		st.SetPeople(engine.SeatSet(0).With(seat0))
		st.shown.Landed = tabletop.Landing{Seat: seat0, Month: 1, Day: day, Space: engine.JackpotSkyrockets}
		st.Queue(pay(engine.Bank, engine.Jackpot, 5_000, test.why))
		seen, last, notes := false, 0.0, false
		for range 600 {
			if !st.Busy() {
				break
			}
			st.Tick()
			a := st.Actors()
			notes = notes || a.Notes.N > 0
			if k := a.Rocket; k.On {
				assert.False(t, notes, "the money comes after it")
				assert.EqualValues(t, day, k.Day)
				assert.GreaterOrEqual(t, k.T, last)
				seen, last = true, k.T
			}
		}
		assert.Equal(t, test.flies, seen, test.why)
		assert.True(t, notes)
		assert.False(t, st.Actors().Rocket.On, "nothing stays in the air")
		assert.EqualValues(t, 5_000, st.Shown().Balance[engine.Jackpot])
	}
}
