package money

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"bigpayday/game/engine"
	"bigpayday/game/table"
)

// drawSetup draws a table of persons and computers, and what is settled before a game of an
// edition.
func drawSetup(t *rapid.T, edition engine.EditionID) Setup {
	kinds := rapid.SliceOfN(rapid.SampledFrom([]table.Kind{table.Human, table.Human, table.Easy}), engine.MinSeats, engine.MaxSeats).Draw(t, "kinds")
	setup := setupOf(rapid.Uint64().Draw(t, "seed"), kinds...)
	ed, g := engine.EditionOf(edition), &setup.Game
	g.Edition, g.Months = edition, max(1, ed.FewestMonths)
	g.House = engine.HouseRules(rapid.Uint64().Draw(t, "house")) & ed.House
	g.Lengths = [engine.MaxMonths]uint8{}
	for i := range g.Months {
		g.Lengths[i] = rapid.Uint8Range(ed.Shortest, ed.Longest).Draw(t, "length")
	}
	g.Laying = engine.Laying(rapid.Uint8Range(0, uint8(engine.NumLayings)-1).Draw(t, "laying"))
	if len(ed.Pay) > 1 {
		g.PlainPay = uint16(rapid.IntRange(0, 1).Draw(t, "white"))
	}
	if ed.PrintsDays() && ed.LaysTiles() {
		g.Blue = rapid.Uint8Range(0, 20).Draw(t, "tiles")
	}
	return setup
}

// A game that is saved and read at each of its prompts has the same future as one that never was,
// in any edition and with any setup: persons and computers do the same, and the same comes of it.
func TestAGameOfAnySetupReadAtAnyPromptGoesTheSameWay(t *testing.T) {
	for edition := range engine.NumEditions {
		t.Run(edition.String(), func(t *testing.T) {
			t.Parallel()
			rapid.Check(t, func(rt *rapid.T) {
				whole, err := New(drawSetup(rt, edition), nil)
				require.NoError(rt, err)
				p := &person{random: rapid.Uint64().Draw(rt, "person")}
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
					events, same := p.advance(t, whole), twin.advance(t, again)
					require.Equal(rt, events, same)
					again = reread(rt, again)
					require.Equal(rt, *whole.State(), *again.State())
					require.Equal(rt, whole.Journal(), again.Journal())
				}
			})
		})
	}
}

// reread returns the game that the save of a game tells.
func reread(t *rapid.T, tb *Table) *Table {
	g, err := table.Read(tb.Document(), Opener())
	require.NoError(t, err)
	again := g.(*Table)
	_, err = again.Replay()
	require.NoError(t, err, "at %+v", tb.State().Prompt())
	return again
}
