package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/input"
)

// onesOwnTurn returns a studio in which the only person is asked to throw.
func onesOwnTurn(t *testing.T) *scenetest.Studio {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Play(scenetest.OnePerson)
	s.Until("the person's turn", func() bool {
		p, asked := s.Match.Asked()
		return asked && p.Kind == engine.TakeTurn && !s.Match.InGrace()
	})
	return s
}

func TestWhatWasChosenIsTakenBackOneByOne(t *testing.T) {
	s := onesOwnTurn(t)
	assert.False(t, s.Has("undo"), "nothing has been chosen since the last die")
	states := []engine.State{*s.Match.Table.State()}
	for range 2 {
		require.NoError(t, s.Match.Choose(engine.Choice{Kind: engine.Borrow, Amount: 1_000}))
		s.Until("the next question", func() bool { _, asked := s.Match.Asked(); return asked })
		states = append(states, *s.Match.Table.State())
	}
	assert.True(t, s.Has("undo"))
	assert.Contains(t, s.TipOf("undo").Title, s.Match.Words.Money(1_000), "it says what is taken back")
	for range 2 {
		states = states[:len(states)-1]
		s.Press(input.KeyBackspace)
		s.Ticks(2)
		assert.Equal(t, states[len(states)-1], *s.Match.Table.State())
		assert.Equal(t, states[len(states)-1].Players, s.Match.Table.State().Players)
		assert.NotEmpty(t, s.Match.Toast.Said())
	}
	s.Press(input.KeyBackspace)
	s.Ticks(2)
	assert.Equal(t, states[0], *s.Match.Table.State(), "what a die has shown stays")
	assert.False(t, s.Has("undo"))
}
