package money

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/table"
)

// revealed reports whether what was hidden in a state can be known from the next one: a number
// of the generator was used, a card was drawn, or the Deal under the hammer was turned over.
func revealed(before, after *engine.State) bool {
	return before.Random != after.Random ||
		after.MailPile.Left < before.MailPile.Left || after.DealPile.Left < before.DealPile.Left || after.EventPile.Left < before.EventPile.Left ||
		before.Auction != engine.Auction{} && after.Auction == engine.Auction{}
}

// TestWhatRevealedNothingCanBeTakenBack plays random games, with one person and with two, takes
// back all that can be, and looks that nothing else can.
func TestWhatRevealedNothingCanBeTakenBack(t *testing.T) {
	for edition := range engine.NumEditions {
		for _, second := range []table.Kind{table.Easy, table.Human} {
			t.Run(fmt.Sprint(edition, second), func(t *testing.T) {
				taken := 0
				for seed := range uint64(6) {
					setup := setupOf(seed, table.Human, second, table.Easy)
					setup.Game.Edition = edition
					setup.Game.Lengths[1] = engine.MaxDays
					if edition == engine.Mixed {
						setup.Game.Calendar = engine.Calendar{Year: 2027, Month: 1}
						setup.Game.Lengths[1] = engine.DaysIn(2027, 2)
					}
					taken += playAndTakeBack(t, open(t, setup, nil), &person{random: seed})
				}
				assert.Greater(t, taken, 10)
			})
		}
	}
}

// playAndTakeBack plays a game and takes back what it can, and returns how much that was.
func playAndTakeBack(t *testing.T, tb *Table, p *person) (taken int) {
	var row []engine.State // the states before what was chosen since something was revealed
	for !tb.Over() {
		if !tb.PersonAsked() {
			p.advance(t, tb)
			if row = nil; tb.State().Phase != engine.Building {
				require.False(t, tb.CanUndo(), "somebody else has chosen")
			}
			continue
		}
		before, seat := *tb.State(), tb.Asked()
		prompt := before.Prompt().Kind
		p.advance(t, tb)
		if before.Phase == engine.Building {
			continue
		}
		passed := tb.PersonAsked() && tb.Asked() != seat
		if revealed(&before, tb.State()) || passed || tb.Over() {
			require.False(t, tb.CanUndo(), "%v", prompt)
			row = nil
			continue
		}
		require.True(t, tb.CanUndo(), "%v", prompt)
		if row = append(row, before); p.below(3) > 0 {
			continue
		}
		for len(row) > 0 {
			require.NoError(t, tb.Undo())
			require.Equal(t, row[len(row)-1], *tb.State(), "%v", prompt)
			row = row[:len(row)-1]
			taken++
		}
		require.False(t, tb.CanUndo(), "back to what was revealed last")
	}
	return taken
}
