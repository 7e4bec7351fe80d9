package setup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// Every stepper of every box goes as far as the rules do, and not a step further: at both of its
// ends a game can begin.
func TestSteppersStopWhereTheRulesStop(t *testing.T) {
	for _, edition := range editionsOnTheShelf(t) {
		s := scenetest.Start(t, store.OpenMemory())
		s.Click("new")
		s.Click(edition)
		steppers := map[ui.ID]ui.Stepper{}
		for part := scenetest.HouseRules; part <= scenetest.Calendar; part++ {
			s.Unfold(part)
			for _, c := range scenetest.Page(s.Top()).Layers[0].Controls {
				if w, ok := c.Widget.(ui.Stepper); ok {
					steppers[c.ID] = w
				}
			}
		}
		require.NotEmpty(t, steppers, edition)
		for id, w := range steppers {
			for _, value := range []int{w.Min, w.Max} {
				s.Do(scenetest.Change(id, value))
				s.Tick()
				now := widget[ui.Stepper](s, id)
				assert.Equal(t, value, now.Value, "%s: %s", edition, id)
				assert.True(t, s.Has("start"), "%s: %s at %d: a game can begin", edition, id, value)
			}
			for _, c := range []struct {
				end  int
				code input.Code
			}{{w.Min, input.KeyLeft}, {w.Max, input.KeyRight}} {
				s.Do(scenetest.Change(id, c.end))
				s.TabTo(id)
				s.Key(c.code)
				assert.Equal(t, c.end, widget[ui.Stepper](s, id).Value, "%s: %s goes no further", edition, id)
			}
			s.Do(scenetest.Change(id, w.Value))
			s.Tick()
		}
	}
}

// editionsOnTheShelf are the ids of all boxes.
func editionsOnTheShelf(t *testing.T) (ids []ui.ID) {
	s := scenetest.Start(t, store.OpenMemory())
	s.Click("new")
	for _, c := range scenetest.Page(s.Top()).Layers[0].Controls {
		if len(c.ID) > 8 && c.ID[:8] == "edition-" {
			ids = append(ids, c.ID)
		}
	}
	require.Len(t, ids, 6)
	return ids
}

// Wherever the keyboard is, Enter starts the game, or the button does not say so.
func TestEnterStartsFromWhereverItIsSaidTo(t *testing.T) {
	starts := 0
	for _, unfolded := range []bool{false, true} {
		open := func() *scenetest.Studio {
			s := scenetest.Start(t, store.OpenMemory())
			s.Click("new")
			if unfolded {
				s.Unfold(scenetest.Calendar)
			}
			return s
		}
		var ids []ui.ID
		for _, c := range scenetest.Page(open().Top()).Layers[0].Controls {
			if _, area := c.Widget.(ui.Scroll); !c.Skip && !area {
				ids = append(ids, c.ID)
			}
		}
		for _, id := range ids {
			s := open()
			s.TabTo(id)
			s.Tick()
			told := false
			for _, text := range said(s) {
				told = told || text == "Enter"
			}
			s.Press(input.KeyEnter)
			s.Ticks(2)
			assert.Equal(t, told, s.Running != nil, "at %s, options unfolded: %v", id, unfolded)
			if told {
				starts++
			}
		}
	}
	assert.Greater(t, starts, 4)
}
