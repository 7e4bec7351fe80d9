package campaign

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// In a game of any setup the page equals the state after every choice, whether that was played or
// skipped.
func TestThePageEqualsTheStateInAnyGame(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var house conquest.HouseRules
		for rule := range conquest.NumHouseRules {
			if rapid.Bool().Draw(rt, rule.String()) {
				house = house.With(rule)
			}
		}
		setup := setupOf(rapid.Uint8Range(conquest.MinSeats, conquest.MaxSeats).Draw(rt, "seats"), house, rapid.Uint64().Draw(rt, "seed"))
		setup.Page = conquest.MonthPage(rapid.Uint16Range(1990, 2100).Draw(rt, "year"), rapid.Uint8Range(1, 12).Draw(rt, "month"))
		setup.Rounds = rapid.Uint8Range(1, 3).Draw(rt, "rounds")
		var s conquest.State
		c := New(setup)
		sink := func(e conquest.Event) { c.Queue(e) }
		require.NoError(rt, s.Start(setup, sink))
		players := &chance{random: rules.Random(rapid.Uint64().Draw(rt, "players"))}
		for n := 0; ; n++ {
			for tick := 0; n%40 == 0 && c.Busy() && tick < 100; tick++ {
				c.Tick()
			}
			c.FinishAll()
			// To compare all after each choice by reflection would take too long.
			if s.Map != c.Shown().Map || s.Owner != c.Shown().Owner || s.Armies != c.Shown().Armies || s.Hands != c.Shown().Hands || n%50 == 0 || s.Over() {
				equal(rt, &s, c.Shown())
			}
			if s.Over() {
				return
			}
			require.NoError(rt, s.Choose(players.choose(&s), sink))
		}
	})
}
