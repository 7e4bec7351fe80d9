package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/store"
	"bigpayday/render/campaign"
)

func TestEachMomentOfConquestIsSeenInFullAgainAndAgain(t *testing.T) {
	for _, s := range conquestMoments() {
		storage := store.OpenMemory()
		require.NoError(t, saveConquest(storage))
		game, err := armies.Resume(storage)
		require.NoError(t, err)
		c, p, moving := campaign.FromState(game.State()), &playback{onMap: s.onMap}, 0
		for range 1000 {
			p.playOnMap(c)
			c.Tick()
			if c.Actors().Moment.Fills() {
				moving++
			}
		}
		assert.Greater(t, moving, 400, s.name)
	}
}
