package scenetest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/store"
)

func TestTheFixedGamesOfConquestEndAsTheyAreTo(t *testing.T) {
	for _, c := range []struct {
		game     *Conquest
		out, won int
		byRounds bool
	}{
		{game: ConquestOfTwo, out: 1, won: 1},
		{game: ConquestOfSix, out: 3, won: 1, byRounds: true},
		{game: ConquestTied, out: 2, won: 2, byRounds: true},
	} {
		kept := store.OpenMemory()
		require.NoError(t, kept.Write(store.Autosave, c.game.Save(t, false)))
		tb, err := armies.Resume(kept)
		require.NoError(t, err)
		s := tb.State()
		require.True(t, s.Over())
		assert.Equal(t, c.won, s.Winners().Len())
		out, sums := 0, 0
		for seat := range c.game.Cast {
			if s.OutAt[seat] > 0 {
				out++
			}
			sums += int(s.Sums[seat])
		}
		assert.Equal(t, c.out, out)
		assert.Equal(t, c.byRounds, sums > 0)
	}
}
