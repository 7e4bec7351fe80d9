package scene_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/control"
)

// TestSpaceTakesWhatIsProposedAtEveryPrompt goes through all states in which a person is asked
// something in a money game.
func TestSpaceTakesWhatIsProposedAtEveryPrompt(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	asked := map[string]bool{}
	for _, page := range []string{"turn", "settlement", "placement", "match"} {
		for _, state := range states.Of(page) {
			t.Run(state.Name, func(t *testing.T) {
				s := scenetest.New(t, scenetest.DesignWindow, th)
				state.Set(s)
				scene := s.Top().Status()
				if !slices.Contains([]string{"turn", "settlement", "placement"}, scene.Scene) || scene.Prompt == "lesson" || scene.Moving {
					return // nothing is asked yet, or another page lies over what is
				}
				before := *s.Match.Table.State()
				prompt := before.Prompt().Kind
				if _, ok := s.Match.Asked(); !ok || prompt == engine.PlaceTile {
					return // a card is read; or the player builds, and nothing is proposed
				}
				c, ok := s.Proposed()
				require.True(t, ok, "Space does nothing")
				assert.False(t, c.Off, c.ID)
				main := c
				if at, shown := s.Top().Hand().Focused(); shown && c.ID == at {
					main = withKey(s, input.GoOn) // a row has the keyboard; the button takes the same
				}
				b, ok := main.Widget.(ui.Button)
				require.True(t, ok, main.ID)
				assert.Equal(t, "Space", b.Key, main.ID)
				assert.NotEqual(t, control.Secondary, b.Kind, "%s is the strong button", main.ID)
				s.Ticks(20)
				s.Press(input.KeySpace)
				s.Ticks(2)
				assert.NotEqual(t, before, *s.Match.Table.State(), "Space has taken it")
				asked[before.Edition().ID.String()+" "+prompt.String()] = true
			})
		}
	}
	for _, kind := range []string{
		"big arrange", "big take-turn", "big buy-deal", "big sell-deal", "big ante-up", "big pick-number", "big bring-friend", "big pay-off-loan",
		"standard ante-up", "standard pick-number", "mixed arrange",
		"classic1975 take-turn", "classic1975 buy-deal", "classic1975 ante-up", "classic1975 pay-off-loan", "classic1975 mind-savings", "classic1975 play-swellfare",
		"event2000 take-turn", "event2000 ante-up", "event2000 set-bonus-die", "event2000 choose-player", "event2000 deal-or-buyer", "event2000 settle-charge",
		"event2000 swap-cards", "event2000 answer-swap", "event2000 place-bid",
	} {
		assert.True(t, asked[kind], "no state asks %s", kind)
	}
}

// withKey returns the control that an action presses.
func withKey(s *scenetest.Studio, a input.Action) ui.Control {
	for _, layer := range scenetest.Page(s.Top()).Layers {
		for _, c := range layer.Controls {
			if c.Keys.Has(a) {
				return c
			}
		}
	}
	return ui.Control{}
}
