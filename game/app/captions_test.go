package app_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

func TestWhatIsHeardIsCaptionedWhereThatIsSet(t *testing.T) {
	for _, on := range []bool{true, false} {
		g := scenetest.OpenLaid(t, 3, table.Human, table.Human)
		g.App.Set(func(c *store.Settings) { c.Captions = on })
		require.True(t, g.PlayUntil(g.Asking(engine.TakeTurn)))
		require.True(t, g.TryClick("roll"))
		read := map[string]bool{}
		for range 120 {
			g.Tick()
			for _, c := range g.App.Captions.Shown {
				read[c.Text] = true
			}
		}
		assert.Equal(t, on, read["Dice land"])
		assert.Equal(t, on, read["Token hops"])
	}
}

func TestCaptionsStandBesideEachOtherAndGo(t *testing.T) {
	english := words.Open(words.English)
	h := &app.App{Words: english, Settings: store.Settings{Captions: true}}
	for _, c := range []audio.Cue{audio.Press, audio.Focus} {
		h.PlayCue(c)
		assert.Empty(t, h.Captions.Text, "controls are seen")
	}
	for _, c := range []audio.Cue{audio.MailOpen, audio.CardFlip, audio.MoneyIn, audio.MoneyIn, audio.Stamp} {
		h.PlayCue(c)
	}
	assert.Equal(t, "Card turns over · Money comes in · Stamp comes down", h.Captions.Text, "the latest three, each once")
	assert.True(t, h.Captions.Tick(), "they have come")
	changes := 0
	for range app.CaptionStays {
		if h.Captions.Tick() {
			changes++
		}
	}
	assert.Equal(t, 1, changes)
	assert.Empty(t, h.Captions.Text, "they have gone")
	for _, c := range audio.Cues() {
		assert.True(t, english.Has("cue."+string(c)), c)
	}
}
