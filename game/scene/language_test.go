package scene_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/render"
)

// TestAnotherLanguageIsSpokenAtOnceInEveryState sets another language in every
// state of every scene, as the settings do over it, and looks for what is still
// said in the one before.
func TestAnotherLanguageIsSpokenAtOnceInEveryState(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	for _, p := range scenetest.States {
		if slices.Contains(scenetest.SaidForAMoment, p.Name) {
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
			s := scenetest.New(t, scenetest.DesignWindow, th)
			p.Set(s)
			if _, ok := s.Top().(*app.Dialog); ok {
				return // it says what it was asked with
			}
			s.Languages = scenetest.Languages()
			s.Set(func(c *store.Settings) { c.Language = scenetest.Pseudo })
			fresh, err := render.NewThemeOf(s.Edition(), s.View(), 1, false)
			require.NoError(t, err)
			defer fresh.Deallocate()
			s.Theme = fresh
			s.Ticks(2)
			for _, text := range s.LeftInEnglish() {
				t.Errorf("%q is still in English", text)
			}
		})
	}
}
