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

func TestKeysAreShownToThoseWhoHaveThemInHand(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	shown := func(device input.Device) string {
		v.In.Device = device
		v.Tick()
		return v.KeyFor(input.Accept)
	}
	keys, pad := shown(input.Keys), shown(input.Pad)
	assert.NotEmpty(t, keys)
	assert.NotEmpty(t, pad)
	assert.NotEqual(t, keys, pad)
	assert.Empty(t, shown(input.Touch), "a finger has no keys")
	assert.Equal(t, keys, shown(input.Mouse))
}
