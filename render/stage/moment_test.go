package stage

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// wonJackpot is a Jackpot of so many dollars that a player wins.
func wonJackpot(seat engine.Seat, dollars int32) engine.Event {
	return engine.Event{Kind: engine.Paid, Seat: seat, Payer: engine.Jackpot, Payee: engine.SeatAccount(seat), Amount: dollars, Why: engine.WhyJackpot}
}

// seenMoment plays an event and returns the moment that is seen meanwhile, and after how many
// ticks everything rests.
func seenMoment(st *Stage, e engine.Event) (seen moments.Moment, ticks int) {
	st.Queue(e)
	for st.Busy() && ticks < 10_000 {
		st.Tick()
		ticks++
		if m := st.Actors().Moment; m.On() {
			seen = m
		}
	}
	return seen, ticks
}

func TestAJackpotIsAMomentAndLargeWhenItMatters(t *testing.T) {
	fed := []engine.Event{pay(engine.Bank, engine.Jackpot, 20_000, engine.WhyJackpotSkyrockets)}
	before := append(fed, wonJackpot(seat1, 500))
	tests := []struct {
		name    string
		before  []engine.Event
		dollars int32
		speed   beats.Speed
		setting moments.Setting
		calm    bool
		want    moments.Form
		ms      int // at that speed
	}{
		{"the first one of a game", fed, 200, beats.Normal, moments.UpToFull, false, moments.Full, 3_560},
		{"a large one", before, 3_000, beats.Normal, moments.UpToFull, false, moments.Full, 3_560},
		{"another small one", before, 2_900, beats.Normal, moments.UpToFull, false, moments.Short, 900},
		{"a large one, played slowly", before, 3_000, beats.Slow, moments.UpToFull, false, moments.Full, 5_696},
		{"a large one, played fast", before, 3_000, beats.Fast, moments.UpToFull, false, moments.Short, 405},
		{"a large one, in short", before, 3_000, beats.Normal, moments.UpToShort, false, moments.Short, 900},
		{"a large one, with moments off", before, 3_000, beats.Normal, moments.Off, false, moments.Plain, 500},
		{"a large one, with reduced motion", before, 3_000, beats.Normal, moments.UpToFull, true, moments.Full, 1_250},
		{"a large one in an instant", before, 3_000, beats.Instant, moments.UpToFull, false, moments.Plain, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := table(nil)
			st.Fold(test.before...)
			st.SetSpeed(test.speed)
			st.SetReducedMotion(test.calm)
			st.SetMoments(test.setting)
			seen, ticks := seenMoment(st, wonJackpot(seat0, test.dollars))
			if test.want != moments.Plain {
				assert.Equal(t, moments.Jackpot, seen.Kind)
				assert.Equal(t, seat0, seen.Seat)
				assert.Equal(t, test.dollars, seen.Sum)
			}
			assert.Equal(t, test.want, seen.Form)
			assert.InDelta(t, max(1, test.ms*60/1000), ticks, 1, "ticks")
			assert.False(t, st.Actors().Moment.On(), "it is gone")
		})
	}
}

func TestNothingElseIsAMoment(t *testing.T) {
	for n := range 7 {
		setup := setupFor(n)
		var s engine.State
		var events []engine.Event
		require.NoError(t, s.Start(setup, func(e engine.Event) { events = append(events, e) }))
		st, player := New(setup), newGuest(n)
		for s.Phase != engine.Over {
			for _, e := range events {
				won := e.Kind == engine.Paid && e.Why == engine.WhyJackpot || e.Kind == engine.GameOver
				seen, _ := seenMoment(st, e)
				require.Equal(t, won, seen.On(), "%v", e)
			}
			events = events[:0]
			require.NoError(t, s.Choose(player.choose(&s), func(e engine.Event) { events = append(events, e) }))
		}
	}
}

// Whenever a moment is ended, the table is as if it had been seen to its end.
func TestAMomentCanBeEndedAtAnyTime(t *testing.T) {
	for _, e := range []engine.Event{wonJackpot(seat0, 7_000), {Kind: engine.GameOver, Winners: 1}} {
		whole := table(nil)
		whole.Fold(pay(engine.Bank, engine.Jackpot, 7_000, engine.WhyJackpotSkyrockets), e)
		for after := 1; after < 230; after += 3 {
			t.Run(fmt.Sprint(e.Kind, " after ", after), func(t *testing.T) {
				st := table(nil)
				st.SetPeople(1)
				st.Fold(pay(engine.Bank, engine.Jackpot, 7_000, engine.WhyJackpotSkyrockets))
				st.Queue(e)
				for range after {
					st.Tick()
				}
				st.Hurry()
				assert.False(t, st.Busy())
				assert.False(t, st.Actors().Moment.On())
				assert.Equal(t, whole.Shown().Balance, st.Shown().Balance)
				assert.Equal(t, whole.Shown().Phase, st.Shown().Phase)
			})
		}
	}
}

func TestTheWinnerIsAMomentUnlessNobodyWantsAny(t *testing.T) {
	over := engine.Event{Kind: engine.GameOver, Winners: 1}
	for _, test := range []struct {
		name    string
		people  engine.SeatSet
		speed   beats.Speed
		setting moments.Setting
		seen    bool
		takes   float64
	}{
		{"with people", 1, beats.Normal, moments.UpToFull, true, 9_000},
		{"with people, fast", 1, beats.Fast, moments.UpToFull, true, 9_000},
		{"with people, in short", 1, beats.Normal, moments.UpToShort, true, 9_000},
		{"among computers", 0, beats.Normal, moments.UpToFull, true, 5_000},
		{"off", 1, beats.Normal, moments.Off, false, 0},
		{"in an instant", 1, beats.Instant, moments.UpToFull, false, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			st := table(nil)
			st.SetPeople(test.people)
			st.SetSpeed(test.speed)
			st.SetMoments(test.setting)
			seen, _ := seenMoment(st, over)
			assert.Equal(t, test.seen, seen.Kind == moments.Winner)
			assert.Equal(t, test.takes, seen.Takes)
		})
	}
}
