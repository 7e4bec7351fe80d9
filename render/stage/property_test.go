package stage

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/engine"
)

// drawSetup draws what is settled before a game of any edition.
func drawSetup(t *rapid.T) engine.Setup {
	edition := engine.EditionID(rapid.Uint8Range(0, uint8(engine.NumEditions)-1).Draw(t, "edition"))
	ed := engine.EditionOf(edition)
	s := engine.Setup{
		Edition: edition,
		Rules:   engine.RulesVersion(rapid.Uint8Range(uint8(engine.FirstRules), uint8(ed.NewestRules())).Draw(t, "rules")),
		Seats:   rapid.Uint8Range(engine.MinSeats, engine.MaxSeats).Draw(t, "seats"),
		Months:  max(1, ed.FewestMonths) + rapid.Uint8Range(0, 1).Draw(t, "more months"),
		House:   engine.HouseRules(rapid.Uint64().Draw(t, "house")) & ed.House,
		Laying:  engine.Laying(rapid.Uint8Range(0, uint8(engine.NumLayings)-1).Draw(t, "laying")),
		Seed:    rapid.Uint64().Draw(t, "seed"),
	}
	seat := func(least engine.Seat, name string) engine.Seat {
		return engine.Seat(rapid.IntRange(int(least), int(s.Seats)-1).Draw(t, name))
	}
	s.First, s.Oldest, s.Host, s.Builder = seat(engine.NoSeat, "first"), seat(0, "oldest"), seat(0, "host"), seat(0, "builder")
	for i := range s.Months {
		s.Lengths[i] = rapid.Uint8Range(ed.Shortest, ed.Longest).Draw(t, "length")
	}
	if len(ed.Pay) > 1 {
		s.PlainPay = rapid.Uint16Range(0, 1<<s.Months-1).Draw(t, "white")
	}
	if ed.PrintsDays() && ed.LaysTiles() {
		s.Blue = rapid.Uint8Range(0, 20).Draw(t, "tiles")
	}
	return s
}

// In a game of any setup what is shown equals the state after every choice, whether it was played
// or skipped.
func TestWhatIsShownEqualsTheStateInAnyGame(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		setup := drawSetup(rt)
		var s engine.State
		st := New(setup)
		sink := func(e engine.Event) { st.Queue(e) }
		require.NoError(rt, s.Start(setup, sink))
		player := newGuest(rapid.IntRange(0, 1<<30).Draw(rt, "guest"))
		for n := 0; ; n++ {
			for tick := 0; n%40 == 0 && st.Busy() && tick < 100; tick++ {
				st.Tick()
			}
			st.FinishAll()
			requireSame(rt, &s, st.Shown())
			if s.Phase == engine.Over {
				return
			}
			require.NoError(rt, s.Choose(player.choose(&s), sink))
		}
	})
}
