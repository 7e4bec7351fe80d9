package scene_test

import (
	"testing"

	"bigpayday/game/scene/scenetest"
)

// TestLayouts looks where the controls of every state of every scene are, and
// whether all texts have room, in every size of window and of text.
func TestLayouts(t *testing.T) {
	for _, w := range scenetest.LayoutWindows() {
		t.Run(w.String(), func(t *testing.T) {
			th := w.Theme(t)
			defer th.Deallocate()
			for _, p := range scenetest.States {
				t.Run(p.Name, func(t *testing.T) {
					s := scenetest.New(t, w, th)
					p.Set(s)
					for _, wrong := range append(scenetest.ControlFaults(scenetest.Page(s.Top())), scenetest.TextFaults(s.Record(), s.Pages()...)...) {
						t.Error(wrong)
					}
				})
			}
		})
	}
}
