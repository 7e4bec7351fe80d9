package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/input"
)

// TestWhatOthersDoIsPlayedAtOnceUpToOnesOwnTurn presses the key for it while a computer has its turn.
func TestWhatOthersDoIsPlayedAtOnceUpToOnesOwnTurn(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Play(scenetest.OnePerson)
	s.Settings.SetSpeeds(store.Slow)
	for range 20_000 {
		if s.Has("hurry") {
			break
		}
		_, asked := s.Match.Asked()
		if _, held := s.Match.Hold(); (asked || held) && !s.Match.InGrace() && !s.TryClick("stay-out") {
			s.Act(input.GoOn)
		}
		s.Tick()
	}
	require.True(t, s.Has("hurry"), "a computer has its turn")
	s.Press(input.Letter('j'))
	const halfASecond = 30
	s.Ticks(halfASecond)
	if s.Scene() == "recap" {
		s.Act(input.GoOn)
		s.Tick()
	}
	assert.True(t, s.Table().PersonAsked(), "the person is asked: %s", s.Scene())
	assert.False(t, s.Has("hurry"))
	assert.Equal(t, store.Slow, s.Settings.Speed, "the speed stays as it was set")
}
