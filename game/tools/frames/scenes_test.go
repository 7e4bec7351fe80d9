package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

func TestThePersonsThrowLeadsToEachPageThatIsPlayedOn(t *testing.T) {
	for _, s := range scenes() {
		game := resumed(t, s.name)
		require.Equal(t, engine.TakeTurn, game.State().Prompt().Kind, s.name)
		require.True(t, game.PersonAsked(), s.name)
		_, err := game.Choose(engine.Choice{Kind: engine.Roll})
		require.NoError(t, err, s.name)
		landed := engine.Vacant
		for _, e := range game.History().Events {
			if e.Kind == engine.Landed && e.Seat == 0 {
				landed = e.Space
			}
		}
		assert.Equal(t, s.leads, landed, s.name)
	}
}
