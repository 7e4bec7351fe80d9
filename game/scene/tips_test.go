package scene_test

import (
	"strings"
	"testing"

	"bigpayday/game/app"
	"bigpayday/game/outline"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/ui"
	"bigpayday/render/control"
)

// TestTipsSayMoreThanTheirLabels looks for tips, in all states, that only repeat what stands on
// their control, or beside it: on buttons, segments, steppers, lists, switches, sliders and fields.
func TestTipsSayMoreThanTheirLabels(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	told := map[string]bool{}
	var looked []states.State
	for _, page := range states.Pages() {
		if page != "match" { // the lesson is given on pages that have states of their own
			looked = append(looked, states.Of(page)...)
		}
	}
	for _, state := range looked {
		s := scenetest.New(t, scenetest.DesignWindow, th)
		state.Set(s)
		beside := map[string]string{}
		if page, ok := s.Top().(app.Outlined); ok {
			outline.Each(page.Outline(), func(i *outline.Item) { beside[i.Key] = i.Name })
		}
		for _, layer := range scenetest.Page(s.Top()).Layers {
			for i := range layer.Controls {
				c := &layer.Controls[i]
				all := labels(c)
				if _, custom := c.Widget.(ui.Custom); !custom && c.Tip.Text != "" { // a title alone is the name
					all = append(all, beside[string(c.ID)])
				}
				for _, label := range all {
					if label != "" && repeats(c.Tip, label) && !told[string(c.ID)+label] {
						told[string(c.ID)+label] = true
						t.Errorf("%s: the tip of %s only says %q again", state.Name, c.ID, label)
					}
				}
			}
		}
	}
}

// labels are what stands on a control.
func labels(c *ui.Control) (all []string) {
	switch w := c.Widget.(type) {
	case ui.Button:
		return []string{w.Label}
	case ui.Segmented:
		for _, o := range w.Options {
			all = append(all, o.Text)
		}
	case ui.Stepper:
		return []string{w.Text}
	case ui.Dropdown:
		for _, o := range w.Options {
			all = append(all, o.Text)
		}
	}
	return all
}

// repeats reports whether a tip says nothing but a label.
func repeats(tip control.Tip, label string) bool {
	same := func(text string) bool { return text == "" || strings.EqualFold(strings.TrimRight(text, ".!"), label) }
	return tip != (control.Tip{}) && tip.Figure == "" && tip.More == "" && same(tip.Title) && same(tip.Text)
}
