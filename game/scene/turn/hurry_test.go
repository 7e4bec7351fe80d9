package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
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

// TestAfterOnesOwnLastPayDayTheEndIsShownAtOnce asks for it by key and by mouse.
func TestAfterOnesOwnLastPayDayTheEndIsShownAtOnce(t *testing.T) {
	for name, ask := range map[string]func(s *scenetest.Studio){
		"key":   func(s *scenetest.Studio) { s.Press(input.Letter('j')) },
		"mouse": func(s *scenetest.Studio) { s.Click("hurry") },
	} {
		t.Run(name, func(t *testing.T) {
			s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
			s.Play(scenetest.OnePerson)
			s.Settings.SetSpeeds(store.Slow)
			person := s.Match.Pupil()
			retired := func() bool {
				return s.Match.Stage.Shown().Players[person].Retired && s.Has("hurry") && s.Scene() == "turn"
			}
			require.True(t, s.PlayUntilThen(retired), "others play on after the person")
			s.Tick()
			assert.True(t, says(s, "turn.hurry_end"))
			const presses, halfASecond = 20, 30
			for range presses { // one may still be asked to throw in a contest
				if s.Match.Stage.Shown().Phase == engine.Over {
					break
				}
				if s.Has("hurry") {
					ask(s)
				} else if _, held := s.Match.Hold(); held {
					s.Match.Release()
				} else if p, asked := s.Match.Asked(); asked {
					require.NotEqual(t, engine.TakeTurn, p.Kind, "one's own turns are over")
					require.NoError(t, s.Match.Choose(s.Match.Options()[0].Choice))
				}
				s.Ticks(halfASecond)
			}
			assert.Equal(t, engine.Over, s.Match.Stage.Shown().Phase, "the end is shown: %s", s.Scene())
			assert.Equal(t, store.Slow, s.Settings.ComputerSpeed, "the speed stays as it was set")
		})
	}
}
