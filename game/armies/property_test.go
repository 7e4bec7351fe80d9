package armies

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/table"
)

// drawSetup draws a table of persons and computers, and what is settled before a game.
func drawSetup(t *rapid.T) Setup {
	kinds := rapid.SliceOfN(rapid.SampledFrom([]table.Kind{table.Human, table.Easy, table.Normal}), rules.MinSeats, rules.MaxSeats).Draw(t, "kinds")
	var house conquest.HouseRules
	for rule := range conquest.NumHouseRules {
		if rapid.Bool().Draw(t, rule.String()) {
			house = house.With(rule)
		}
	}
	setup := setupOf(rapid.Uint64().Draw(t, "seed"), house, kinds...)
	setup.Game.Page = conquest.MonthPage(rapid.Uint16Range(1990, 2100).Draw(t, "year"), rapid.Uint8Range(1, 12).Draw(t, "month"))
	setup.Game.Rounds = rapid.Uint8Range(1, 6).Draw(t, "rounds")
	return setup
}

// A game that is saved and read at each of its prompts has the same future as one that never was,
// with any setup: persons and computers do the same, and the same comes of it.
func TestAGameOfAnySetupReadAtAnyPromptGoesTheSameWay(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		whole, err := New(drawSetup(rt), nil)
		require.NoError(rt, err)
		p := &person{random: rules.Random(rapid.Uint64().Draw(rt, "person"))}
		for range rapid.IntRange(0, 250).Draw(rt, "skipped") {
			if whole.Over() {
				return
			}
			p.advance(t, whole)
		}
		again := reread(rt, whole)
		for range 12 {
			if whole.Over() {
				return
			}
			twin := *p
			p.advance(t, whole)
			twin.advance(t, again)
			require.Equal(rt, whole.Journal(), again.Journal())
			again = reread(rt, again)
			require.Equal(rt, *whole.State(), *again.State())
			require.Equal(rt, whole.Journal(), again.Journal())
			require.Equal(rt, whole.History(), again.History())
		}
	})
}

// reread returns the game that the save of a game tells.
func reread(t require.TestingT, tb *Table) *Table {
	g, err := table.Read(tb.Document(), Opener())
	require.NoError(t, err)
	again := g.(*Table)
	_, err = again.Replay()
	require.NoError(t, err, "at %+v", tb.State().Prompt())
	return again
}

// A computer that plans ahead goes on with its plan in a game that is read in the middle of its
// turn.
func TestAHardComputerKeepsItsPlanInAGameThatIsRead(t *testing.T) {
	whole, err := New(setupOf(3, 0, table.Hard, table.Easy), nil)
	require.NoError(t, err)
	p := &person{random: 1}
	last := -1
	for range 150 {
		if whole.Over() {
			return
		}
		if s := whole.State(); s.Playing() && s.Turn == 0 && s.Ask == conquest.Attack && int(s.Turns) > last {
			last = int(s.Turns)
			again := reread(t, whole)
			for range 4 {
				p.advance(t, again)
			}
			for range 4 {
				p.advance(t, whole)
			}
			require.Equal(t, whole.Journal(), again.Journal())
			continue
		}
		p.advance(t, whole)
	}
}
