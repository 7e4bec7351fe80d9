package turn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/beats"
)

// onAComputersTurn returns a studio in which a computer has its turn.
func onAComputersTurn(t *testing.T) *scenetest.Studio {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Play(scenetest.OnePerson)
	for range 20_000 {
		if s.Has("hurry") && s.Match.Pace().Computers {
			return s
		}
		_, asked := s.Match.Asked()
		if _, held := s.Match.Hold(); (asked || held) && !s.Match.InGrace() && !s.TryClick("stay-out") {
			s.Act(input.GoOn)
		}
		s.Tick()
	}
	t.Fatal("no computer has its turn")
	return nil
}

// says reports whether a message has come to stand on the page since it was last looked at.
func says(s *scenetest.Studio, id string) bool {
	return len(s.TextsThat(func(text string) bool { return text == s.Say(id) })) > 0
}

func TestComputersHaveASpeedOfTheirOwn(t *testing.T) {
	s := onAComputersTurn(t)
	s.Tick()
	assert.Equal(t, beats.Fast, s.Match.Stage.Speed(), "they are brisk unless somebody wants them otherwise")
	assert.True(t, says(s, "turn.speed_computers"))
	s.Press(input.DigitKey(1))
	s.Ticks(2)
	assert.Equal(t, store.Slow, s.Settings.ComputerSpeed)
	assert.Equal(t, beats.Slow, s.Match.Stage.Speed())
	assert.Equal(t, store.Normal, s.Settings.Speed, "one's own turns keep theirs")

	s.Settings.ComputerSpeed = store.Instant
	s.Until("the person's turn", func() bool { _, asked := s.Match.Asked(); return asked && !s.Match.Pace().Computers })
	if s.Scene() == "recap" {
		s.Act(input.GoOn)
		s.Tick()
	}
	s.Ticks(2)
	assert.Equal(t, beats.Normal, s.Match.Stage.Speed())
	assert.True(t, says(s, "turn.speed"))
	s.Do(ui.Event{ID: "speed", Value: int(beats.Fast)})
	s.Ticks(2)
	assert.Equal(t, store.Fast, s.Settings.Speed)
	assert.Equal(t, store.Instant, s.Settings.ComputerSpeed)
}

func TestAComputersTurnIsSpokenOfAsTheirs(t *testing.T) {
	s := onAComputersTurn(t)
	s.Settings.SetSpeeds(store.Slow)
	name := s.Match.Names[s.Match.Stage.Shown().Turn]
	s.Until("the computer is about to roll", func() bool {
		return len(s.TextsThat(func(text string) bool { return strings.HasPrefix(text, name+" rolls") })) > 0
	})
	assert.Empty(t, s.TextsThat(func(text string) bool { return strings.HasPrefix(text, "Roll the die") }))
}
