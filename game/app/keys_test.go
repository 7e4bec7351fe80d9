package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/input"
)

func TestTheKeyOfTheSettingsOpensThemFromEveryPage(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	f2, err := input.ParseTrigger("f2")
	require.NoError(t, err)
	for _, page := range []string{"title", "setup", "placement"} {
		require.Equal(t, page, v.Scene())
		v.Key(f2.Code)
		require.Equal(t, "settings", v.Scene(), page)
		v.Key(f2.Code)
		require.Equal(t, page, v.Scene())
		if page == "title" {
			v.TabTo("new")
		}
		v.Key(input.KeyEnter)
	}
}

func TestMutingByKeyIsNoLetterOfAName(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.Letter('m'))
	assert.True(t, v.Settings.Mute)
	v.TabTo("new")
	v.Key(input.KeyEnter)
	v.TabTo("seat-1-called")
	v.Key(input.KeyEnter)
	v.Key(input.Letter('m'))
	assert.True(t, v.Settings.Mute, "it is typed into the field")
}
