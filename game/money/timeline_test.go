package money

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// timelineOf is the timeline of a whole game, and the state after each of its events at which
// a choice ended.
func timelineOf(t *testing.T) (tb *Table, l *Timeline, at map[int]engine.State) {
	t.Helper()
	tb = open(t, setupOf(5, table.Human, table.Human, table.Normal), nil)
	at = map[int]engine.State{len(tb.History().Events): *tb.State()}
	for p := (&person{random: 5}); !tb.Over(); {
		p.advance(t, tb)
		at[len(tb.History().Events)] = *tb.State()
	}
	l, err := tb.Timeline()
	require.NoError(t, err)
	require.Equal(t, tb.History().Events, l.Events(0, l.Len()))
	return tb, l, at
}

func TestATimelineHasTheGameAsItWasAtEveryPlaceWhicheverWayOneComesThere(t *testing.T) {
	_, l, want := timelineOf(t)
	check := func(place int) {
		state, at, ok := l.Before(place)
		require.True(t, ok)
		require.LessOrEqual(t, at, place)
		require.Equal(t, want[at], state, "at %d, which is after %d", place, at)
		_, ends := want[place]
		require.Equal(t, ends, at == place, "the last choice that has ended at %d", place)
	}
	first := l.Len()
	for place := range want {
		first = min(first, place)
	}
	for place := first; place <= l.Len(); place += 7 {
		check(place)
	}
	for place := l.Len(); place >= first; place -= 11 {
		check(place)
	}
	_, _, ok := l.Before(0)
	assert.False(t, ok, "before the game there is no state")
}

func TestTheTurnsOfATimelineFollowOneAnother(t *testing.T) {
	_, l, _ := timelineOf(t)
	assert.Greater(t, l.Turns(), 2*len(l.Setup().Players))
	for turn := range l.Turns() {
		if turn > 0 {
			assert.Greater(t, l.TurnBegins(turn), l.TurnBegins(turn-1))
		}
	}
}

func TestATimelineHidesFromASeatWhatTheOthersAloneKnow(t *testing.T) {
	_, l, want := timelineOf(t)
	for place, state := range want {
		seen, _, ok := l.SeenBy(1, place)
		require.True(t, ok)
		require.Equal(t, state.View(1), seen)
	}
}

func TestATimelineLeadsToTheNextPayDayAndToTheNextPrize(t *testing.T) {
	_, l, _ := timelineOf(t)
	salaries := 0
	isPayDay := func(e *engine.Event) bool { return MarkOf(e) == PayDayMark }
	for place := 0; ; salaries++ {
		next, ok := l.Next(place, isPayDay)
		if !ok {
			break
		}
		require.Greater(t, next, place)
		require.Equal(t, engine.WhySalary, l.Events(next-1, next)[0].Why)
		place = next
	}
	assert.Equal(t, 6, salaries, "three players of two months")
	place, ok := l.Next(0, func(e *engine.Event) bool {
		return slices.Contains([]Mark{JackpotMark, PrizeMark, LotteryMark}, MarkOf(e))
	})
	assert.True(t, ok)
	assert.Equal(t, engine.Paid, l.Events(place-1, place)[0].Kind)
}

func TestTheCurveOfATimelineTellsWhenOneLostMost(t *testing.T) {
	tb, l, _ := timelineOf(t)
	curve := l.Curve(func(s *engine.State) int32 { return s.NetWorth(0) })
	assert.Len(t, curve, l.Turns()+1)
	assert.Equal(t, tb.State().NetWorth(0), curve[len(curve)-1], "it ends with what there is now")
	turn, ok := table.LargestFall(curve)
	require.True(t, ok)
	fall := curve[turn] - curve[turn+1]
	for i := 1; i < len(curve); i++ {
		assert.LessOrEqual(t, curve[i-1]-curve[i], fall)
	}
	_, ok = table.LargestFall([]int32{1, 2, 2, 3})
	assert.False(t, ok, "who never lost anything")
}

func TestPracticeGoesOnFromAPlaceAndLeavesTheSavedGameAlone(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(5, table.Human, table.Normal), storage)
	(&person{random: 5}).playOut(t, tb)
	require.NoError(t, tb.Close())
	before, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	l, err := tb.Timeline()
	require.NoError(t, err)

	place := l.TurnBegins(l.Turns() / 2)
	want, _, ok := l.Before(place)
	require.True(t, ok)
	practice, err := l.Practice(place, 1)
	require.NoError(t, err)
	assert.Equal(t, want, *practice.State())
	assert.True(t, practice.Practice())
	assert.False(t, tb.Practice())
	(&person{random: 9}).playOut(t, practice)
	require.NoError(t, practice.Save())
	assert.Equal(t, table.NotSaved, practice.SaveState())

	after, err := storage.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, string(before), string(after))
	again, err := tb.Timeline()
	require.NoError(t, err)
	assert.Equal(t, l.Events(0, l.Len()), again.Events(0, again.Len()), "nor has the game that was played changed")
}

// Nobody learns from practice what is still to come of a game that is not over: two games that
// look alike to the player lead to the same practice with the same seed.
func TestPracticeFromARunningGameTellsNothingOfWhatIsStillToCome(t *testing.T) {
	for seed := range uint64(4) {
		tb := open(t, setupOf(seed, table.Human, table.Normal, table.Normal), nil)
		for p := (&person{random: 5}); tb.State().Turns < 12; {
			p.advance(t, tb)
		}
		l, err := tb.Timeline()
		require.NoError(t, err)
		for place := 0; place <= l.Len(); place += 5 {
			practice, err := l.Practice(place, 77)
			require.NoError(t, err)
			at, _, ok := l.Before(place)
			if !ok {
				continue
			}
			assert.Equal(t, at.World(0, 77), *practice.State())
			other := at
			other.Reshuffle(uint64(place) + 1)
			assert.Equal(t, other.World(0, 77), *practice.State(), "whatever lies in the piles")
		}
		practice, err := l.Practice(l.Len()/2, 78)
		require.NoError(t, err)
		assert.True(t, practice.Practice())
		(&person{random: 9}).playOut(t, practice)
		_, err = practice.Replay()
		assert.Error(t, err, "its choices do not lead from the beginning")
		assert.False(t, tb.Over(), "the game that was left waits")
	}
}
