package scene_test

import (
	"strings"
	"testing"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
	"bigpayday/render/control"
)

// TestTipsSayMoreThanTheirLabels looks for tips, in all states, that only repeat what stands on
// their button.
func TestTipsSayMoreThanTheirLabels(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	told := map[string]bool{}
	var states []scenetest.State
	for _, page := range scenetest.Pages() {
		if page != "match" { // the lesson is given on pages that have states of their own
			states = append(states, scenetest.StatesOf(page)...)
		}
	}
	for _, state := range states {
		s := scenetest.New(t, scenetest.DesignWindow, th)
		state.Set(s)
		for _, layer := range scenetest.Page(s.Top()).Layers {
			for i := range layer.Controls {
				c := &layer.Controls[i]
				b, ok := c.Widget.(ui.Button)
				if ok && repeats(c.Tip, b.Label) && !told[string(c.ID)+b.Label] {
					told[string(c.ID)+b.Label] = true
					t.Errorf("%s: the tip of %s only says %q again", state.Name, c.ID, b.Label)
				}
			}
		}
	}
}

// repeats reports whether a tip says nothing but a label.
func repeats(tip control.Tip, label string) bool {
	same := func(text string) bool { return text == "" || strings.EqualFold(strings.TrimRight(text, ".!"), label) }
	return tip != (control.Tip{}) && tip.Figure == "" && tip.More == "" && same(tip.Title) && same(tip.Text)
}
