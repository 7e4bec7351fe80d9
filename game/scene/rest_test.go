package scene_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
)

func TestNothingAllocatesWhereNothingHappens(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	pages := map[string]func(){
		"title": func() {}, "setup": func() { v.Click("new") }, "settings": func() { app.SettingsDoor.Open(v.App, app.Nothing{}) },
		"dialog": func() { v.Inform("Title", "Text", nil) },
	}
	for _, name := range []string{"title", "setup", "settings", "dialog"} {
		pages[name]()
		for range 5 {
			v.Tick()
		}
		require.True(t, strings.HasPrefix(v.Scene(), name))
		assert.Zero(t, testing.AllocsPerRun(50, func() {
			if v.Tick() {
				t.Errorf("%s is drawn again at rest", name)
			}
		}), name)
	}
}
