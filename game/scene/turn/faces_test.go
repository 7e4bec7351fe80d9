package turn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/input"
	"bigpayday/render/faces"
)

// within are the ticks in 120 milliseconds, within which a face has answered.
const within = 7

// TestAFaceAnswersWhatIsSeenToHappen reads a large bill and looks at the faces of the table.
func TestAFaceAnswersWhatIsSeenToHappen(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Play(scenetest.SixPlayers)
	s.Settings.SetSpeeds(store.Normal)
	s.StackCards(engine.MailDeck, func(c engine.Card) bool { return c.Kind == engine.Bill && c.Amount >= 1_000 })
	face := func() faces.Expression { return s.Match.Faces.Frame(0).Expression }
	reacted := func() bool {
		r := s.Match.Stage.Shown().Faces.Seats[0]
		return r.Expression == faces.Dismayed && r.Count > 0
	}
	before := face()
	require.NotEqual(t, faces.Dismayed, before)
	s.LandOn(engine.Mail1)
	s.Until("the bill is seen", reacted)
	s.Ticks(within)
	assert.Equal(t, faces.Dismayed, face())
}

// TestNobodySpeaksOverADecision plays with talk as often as can be: a line is never begun
// while a person is asked something, and with talk off or at speed nobody says anything.
func TestNobodySpeaksOverADecision(t *testing.T) {
	for _, c := range []struct {
		talk   string
		speed  store.Speed
		speaks bool
	}{
		{"often", store.Normal, true},
		{"off", store.Normal, false},
		{"often", store.Fast, false},
	} {
		s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
		s.Play(scenetest.OnePerson)
		s.Settings.SetSpeeds(c.speed)
		s.Settings.Talk = c.talk
		said, speaking, asked := 0, false, false
		for range 12_000 {
			if _, now := s.Match.Talk.Speaker(); now != speaking {
				if speaking = now; now {
					said++
					assert.False(t, asked, "somebody speaks while a person is asked")
				}
			}
			_, decides := s.Match.Asked()
			_, held := s.Match.Hold()
			asked = decides || held
			if asked && !speaking && !s.Match.InGrace() && !s.TryClick("stay-out") {
				s.Act(input.GoOn)
				_, asked = s.Match.Asked() // what was chosen may be remarked on
			}
			s.Tick()
			if s.Table().Over() {
				break
			}
		}
		assert.Equal(t, c.speaks, said > 0, "%s at %s: %d lines", c.talk, c.speed, said)
	}
}
