package title_test

import (
	"testing"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/inspect"
	"bigpayday/game/store"
	"bigpayday/render"
)

func TestTheOfferOfTheLessonCoversNothing(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Settings.LessonOffered = false
	v.Start()
	scenetest.EachFormTheme(t, func(where string, theme *render.Theme) {
		v.Theme = theme
		v.Tick()
		inspect.PanelIsInside(v, where)
	})
}
