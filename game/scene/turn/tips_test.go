package turn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/inspect"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// tellsByItself reports whether a control has its name written on it.
func tellsByItself(c *ui.Control) bool {
	if _, steps := c.Widget.(ui.Stepper); steps {
		return true
	}
	b, ok := c.Widget.(ui.Button)
	return ok && b.Label != ""
}

func TestEverythingOnTheTableSaysWhatItIs(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	for _, name := range []string{"turn-6", "bill", "deal", "turn-long-names"} {
		t.Run(name, func(t *testing.T) {
			kinds := whatSaysWhatItIs(t, th, name)
			for _, kind := range []string{"day", "jackpot", "pile", "token", "seat", "dice"} {
				assert.NotZero(t, kinds[kind], "there is no %s to point at", kind)
			}
		})
	}
}

func TestEverythingInASceneSaysWhatItIs(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	for name, wants := range map[string][]string{
		"lottery-numbers": {"number", "pool", "dice"}, "contest": {"dice"}, "classic-poker": {"pool", "dice"}, "2000-auction": {"lot", "bid"},
	} {
		t.Run(name, func(t *testing.T) {
			kinds := whatSaysWhatItIs(t, th, name)
			for _, kind := range wants {
				assert.NotZero(t, kinds[kind], "there is no %s to point at", kind)
			}
		})
	}
}

// whatSaysWhatItIs points at all controls of a state and counts them by the first part of their
// ids. Those that have no name written on them must have a tip.
func whatSaysWhatItIs(t *testing.T, th *render.Theme, state string) map[string]int {
	s := scenetest.New(t, scenetest.DesignWindow, th)
	states.Named(t, state).Set(s)
	hand := s.Top().Hand()
	kinds := map[string]int{}
	for _, c := range inspect.ReachableControls(scenetest.Page(s.Top())) {
		kind, _, _ := strings.Cut(string(c.ID), "-")
		kinds[kind]++
		if tellsByItself(c.Control) {
			continue
		}
		s.MoveAway()
		s.PointAt(c.ID)
		if hand.Hovered() != c.ID {
			continue // something smaller lies in its middle
		}
		s.Ticks(40)
		tip, _, ok := hand.Tooltip()
		if assert.True(t, ok, "%s says nothing to the pointer", c.ID) {
			assert.NotEmpty(t, tip.Title, c.ID)
		}
	}
	return kinds
}

func TestTheKeyboardComesToEverythingOnTheTable(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.DesignWindow, th)
	states.Named(t, "bill").Set(s)
	hand := s.Top().Hand()
	told := map[ui.ID]string{}
	for range 200 {
		s.Press(input.KeyTab)
		id, shown := hand.Focused()
		require.True(t, shown)
		if tip, _, ok := hand.Tooltip(); ok {
			told[id] = tip.Title + " " + tip.Text + " " + tip.Figure + " " + tip.More
		}
	}
	for _, id := range []ui.ID{
		"day-0", "day-17", "day-31", "jackpot", "pile-mail", "pile-deal", "token-1", "token-6", "dice", "card",
		"seat-2", "seat-2-cash", "seat-2-loan", "seat-2-bills", "seat-2-deals",
	} {
		assert.NotEmpty(t, told[id], "the keyboard hears nothing of %s", id)
	}
	assert.Contains(t, told["token-2"], "Dad")
	assert.Contains(t, told["seat-2-loan"], "$3,000")
	assert.Contains(t, told["jackpot"], "$7,100")
	assert.Contains(t, told["day-17"], "Wednesday 17")
	assert.Contains(t, told["day-17"], "Dad, Grandma and Juno")
}

func TestOddsStandOnTheCalendarWhenTheyAreWanted(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, scenetest.DesignWindow, th)
	states.Named(t, "turn-6").Set(s)
	written := func() (n int) {
		for _, m := range s.Record() {
			if strings.HasSuffix(m.Line.Text, "%") {
				n++
			}
		}
		return n
	}
	assert.Zero(t, written())
	s.Press(input.Letter('o'))
	s.Tick()
	assert.Greater(t, written(), 10)
	s.Click("odds")
	s.Tick()
	assert.Zero(t, written())
}
