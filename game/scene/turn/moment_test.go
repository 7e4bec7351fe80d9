package turn_test

import (
	"testing"

	"bigpayday/input"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/scene/scenetest"
	"bigpayday/render/moments"
)

// winJackpot lets the person whose turn it is win the Jackpot, until it has been seen for so many
// milliseconds.
func winJackpot(t *testing.T, s *scenetest.Studio, ms float64) {
	t.Helper()
	s.MidGame(scenetest.SixPlayers)
	s.Roll(6)
	s.Until("the Jackpot to be won", func() bool { return s.Match.Stage.Actors().Moment.At > ms })
	assert.Equal(t, moments.Jackpot, s.Match.Stage.Actors().Moment.Kind)
}

func TestAnyPressEndsAMoment(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	for name, press := range map[string]func(s *scenetest.Studio){
		"Space":   func(s *scenetest.Studio) { s.Press(input.KeySpace) },
		"Enter":   func(s *scenetest.Studio) { s.Press(input.KeyEnter) },
		"a click": func(s *scenetest.Studio) { s.ClickAt(300, 300) },
	} {
		for _, ms := range []float64{20, 900, 2_500} {
			t.Run(name, func(t *testing.T) {
				s := scenetest.New(t, scenetest.DesignWindow, th)
				winJackpot(t, s, ms)
				press(s)
				s.Ticks(2)
				assert.False(t, s.Match.Stage.Actors().Moment.On(), "%s after %v ms", name, ms)
			})
		}
	}
}

func TestAKeyThatIsHeldEndsEachMomentThatBegins(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	winJackpot(t, s, 20)
	hold := func(ticks int) {
		for range ticks {
			s.In.Held = input.SetOf(input.GoOn)
			s.Tick()
		}
	}
	hold(20)
	assert.True(t, s.Match.Stage.Actors().Moment.On(), "not at once: it may have been pressed to roll")
	hold(10)
	assert.False(t, s.Match.Stage.Actors().Moment.On())
}

func TestNothingElseCanBePressedWhileAMomentHasTheWindow(t *testing.T) {
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	winJackpot(t, s, 900)
	s.Press(input.Letter('l'))
	s.Ticks(2)
	assert.Equal(t, "turn", s.Top().Status().Scene, "no loan is asked for")
	assert.True(t, s.Match.Stage.Actors().Moment.On())
}
