package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
)

// together reports whether at any tick all of some things are under way until the stage is at rest.
func together(st *Stage, all ...func(a *Actors) bool) (seen bool) {
	for st.Busy() {
		st.Tick()
		now := true
		for _, is := range all {
			now = now && is(st.Actors())
		}
		seen = seen || now
	}
	return seen
}

func notesFly(a *Actors) bool { return a.Notes.N > 0 }
func dieFalls(a *Actors) bool { return a.Dice.On }
func tokenHops(a *Actors) bool {
	return a.Token.On
}

func TestTheNextPlayerThrowsWhileMoneyFlies(t *testing.T) {
	events := []engine.Event{
		pay(engine.SeatAccount(seat0), engine.Jackpot, 1_300, engine.WhySickDay),
		{Kind: engine.TurnBegan, Seat: seat1, Month: 1},
		rollFor(seat1, engine.WhyMove, 3), walk(seat1, 0, 3),
	}
	for speed, overlaps := range map[beats.Speed]bool{beats.Slow: false, beats.Normal: true, beats.Fast: true} {
		st := table(nil)
		st.SetSpeed(speed)
		st.Queue(events...)
		assert.Equal(t, overlaps, together(st, notesFly, dieFalls), "%s", speed)
		assert.Equal(t, Actors{}, *st.Actors(), "nothing is left on the table")
		assert.EqualValues(t, 1_300, st.Shown().Balance[engine.Jackpot])
		assert.Equal(t, seat1, st.Shown().Turn)
	}

	st := table(nil)
	st.SetReducedMotion(true)
	st.Queue(events...)
	assert.False(t, together(st, notesFly, dieFalls), "where things appear, one appears after the other")
}

func TestWhatMovesTheSameThingsWaits(t *testing.T) {
	st := table(nil)
	st.Queue(pay(engine.SeatAccount(seat0), engine.Jackpot, 100, engine.WhySickDay), pay(engine.Bank, engine.SeatAccount(seat0), 100, engine.WhyRebate))
	for st.Busy() {
		st.Tick()
		assert.LessOrEqual(t, st.Actors().Notes.N, uint8(1), "one payment at a time")
	}
}

func TestTheDieGoesHomeWhileTheTokenWalks(t *testing.T) {
	st := table(nil)
	st.Queue(rollFor(seat0, engine.WhyMove, 3), walk(seat0, 0, 3))
	assert.True(t, together(st, dieFalls, tokenHops))
}

func TestWhatTrailsBehindIsPassedOverWithTheRest(t *testing.T) {
	st := table(nil)
	st.Queue(pay(engine.SeatAccount(seat0), engine.Jackpot, 100, engine.WhySickDay))
	st.Tick()
	assert.True(t, st.Ready(), "what comes next may begin")
	assert.True(t, st.Busy(), "but nobody is asked yet")
	st.Hurry()
	assert.False(t, st.Busy())
	assert.Equal(t, Actors{}, *st.Actors())
}
