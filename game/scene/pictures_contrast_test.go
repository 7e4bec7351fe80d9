package scene_test

import (
	"slices"
	"testing"

	"bigpayday/game/scene/scenetest"
)

// strewn are states in which something flies over texts.
var strewn = []string{"jackpot"}

// TestAllTextsCanBeRead looks in the pictures of all states, and of some of them
// in high contrast, whether every text that was drawn stands out from its
// ground.
func TestAllTextsCanBeRead(t *testing.T) {
	high := []string{"title", "settings", "setup-6", "turn-6", "settlement-loan", "results-6"}
	for _, w := range []scenetest.Window{scenetest.DesignWindow, {Width: 1280, Height: 800, Scale: 1, TextScale: 100, HighContrast: true}} {
		t.Run(w.String(), func(t *testing.T) {
			th := w.Theme(t)
			defer th.Deallocate()
			for _, p := range scenetest.States {
				if slices.Contains(strewn, p.Name) || w.HighContrast && !slices.Contains(high, p.Name) {
					continue
				}
				t.Run(p.Name, func(t *testing.T) {
					s := scenetest.New(t, w, th)
					p.Set(s)
					img := s.Screenshot()
					s = scenetest.New(t, w, th)
					p.Set(s)
					for _, wrong := range scenetest.ContrastFaults(img, s.View(), s.Record()) {
						t.Error(wrong)
					}
				})
			}
		})
	}
}
