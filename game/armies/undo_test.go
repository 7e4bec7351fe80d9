package armies

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/table"
)

// TestWhatRevealedNothingCanBeTakenBack plays random games, with one person and with two, takes
// back all that can be, and looks that nothing else can.
func TestWhatRevealedNothingCanBeTakenBack(t *testing.T) {
	for _, second := range []table.Kind{table.Easy, table.Human} {
		for _, house := range []conquest.HouseRules{0, conquest.HouseRules(0).With(conquest.DefenderChooses).With(conquest.OpenHands)} {
			t.Run(fmt.Sprint(second, house), func(t *testing.T) {
				setup := setupOf(5, house, table.Human, second, table.Easy)
				setup.Game.Rounds = 8
				assert.Greater(t, playAndTakeBack(t, open(t, setup, nil), &person{random: 3}), 10)
			})
		}
	}
}

// playAndTakeBack plays a game and takes back what it can, and returns how much that was.
func playAndTakeBack(t *testing.T, tb *Table, p *person) (taken int) {
	var row []conquest.State // the states before what was chosen since something was revealed
	for !tb.Over() {
		if !tb.PersonAsked() {
			p.advance(t, tb)
			if row = nil; tb.State().Playing() {
				require.False(t, tb.CanUndo(), "somebody else has chosen")
			}
			continue
		}
		before, seat := *tb.State(), tb.Asked()
		p.advance(t, tb)
		after := tb.State()
		if !before.Playing() {
			row = nil
			continue
		}
		passed := tb.PersonAsked() && tb.Asked() != seat
		showed := before.TurnedIn != after.TurnedIn && before.Setup.People.Len() > 1 && !before.Setup.House.Has(conquest.OpenHands)
		if before.Random != after.Random || before.Deck != after.Deck || showed || passed || tb.Over() {
			require.False(t, tb.CanUndo(), "%v", before.Ask)
			row = nil
			continue
		}
		require.True(t, tb.CanUndo(), "%v", before.Ask)
		if row = append(row, before); p.random.Below(3) > 0 {
			continue
		}
		for len(row) > 0 {
			require.NoError(t, tb.Undo())
			require.Equal(t, row[len(row)-1], *tb.State(), "%v", before.Ask)
			row = row[:len(row)-1]
			taken++
		}
	}
	return taken
}
