package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// racesOf plays a whole game on a stage with some people, who go on at once whenever they are
// waited for, and returns for which months they came to see the race. Seen is called with
// every one that turns.
func racesOf(t *testing.T, setup engine.Setup, seed int, people engine.SeatSet, speed beats.Speed, seen func(*Stage)) (months []uint8) {
	t.Helper()
	var s engine.State
	var events []engine.Event
	require.NoError(t, s.Start(setup, func(e engine.Event) { events = append(events, e) }))
	st, player := New(setup), newGuest(seed)
	st.SetPeople(people)
	st.SetSpeed(speed)
	for {
		st.Queue(events...)
		events = events[:0]
		turned := uint8(0)
		for st.Busy() {
			if now := st.Actors().Turning; now.On && now.Month != turned {
				turned = now.Month
				seen(st)
			}
			if hold, held := st.Hold(); held {
				if hold.Kind == ReadRace {
					months = append(months, hold.Month)
				}
				st.Release()
			}
			if !st.Actors().Turning.On {
				st.Hurry()
			}
			st.Tick()
		}
		if s.Phase == engine.Over {
			return months
		}
		require.NoError(t, s.Choose(player.choose(&s), func(e engine.Event) { events = append(events, e) }))
	}
}

func TestEveryMonthButTheLastTurnsOnceEverybodyHasSettledIt(t *testing.T) {
	for n := range 21 { // all editions
		setup := setupFor(n)
		var want []uint8
		for month := uint8(1); month < setup.Months; month++ {
			want = append(want, month)
		}
		seen := 0
		races := racesOf(t, setup, n, 1, beats.Normal, func(st *Stage) {
			seen++
			month := st.Actors().Turning.Month
			for _, p := range st.Shown().Players[:st.Shown().Seats()] {
				assert.True(t, p.Retired || p.Month > month, "game %d: somebody is still in month %d", n, month)
			}
			assert.False(t, st.Shown().Settlement.Open)
			assert.Equal(t, month > 1, st.Actors().Turning.Short, "the first one is the long one")
		})
		assert.LessOrEqual(t, len(races), len(want))
		if !setup.House.Has(engine.BorrowLimit) { // else the last one in a month may leave the game
			assert.Equal(t, want, races, "game %d", n)
		}
		assert.Len(t, races, seen, "a person is waited for in each")
	}
}

func TestInAnInstantNoMonthTurns(t *testing.T) {
	none := func(*Stage) { assert.Fail(t, "a month turns") }
	assert.Empty(t, racesOf(t, setupFor(2), 2, 1, beats.Instant, none))
}

func TestComputersDoNotWaitForTheRace(t *testing.T) {
	seen := 0
	assert.Empty(t, racesOf(t, setupFor(2), 2, 0, beats.Fast, func(st *Stage) {
		seen++
		assert.True(t, st.Actors().Turning.Short, "whoever wants it fast gets it short")
	}))
	assert.Positive(t, seen)
}
