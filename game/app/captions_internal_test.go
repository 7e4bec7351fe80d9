package app

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/audio"
	"bigpayday/game/store"
	"bigpayday/game/words"
)

func TestCaptionsStandBesideEachOtherAndGo(t *testing.T) {
	english := words.Open(words.English)
	a := &App{Words: english, Settings: store.Settings{Captions: true}}
	for _, c := range []audio.Cue{audio.Press, audio.Focus} {
		a.PlayCue(c)
		assert.Empty(t, a.Captions(), "controls are seen")
	}
	for _, c := range []audio.Cue{audio.MailOpen, audio.CardFlip, audio.MoneyIn, audio.MoneyIn, audio.Stamp} {
		a.PlayCue(c)
	}
	assert.Equal(t, "Card turns over · Money comes in · Stamp comes down", a.Captions(), "the latest three, each once")
	assert.True(t, a.captions.tick(), "they have come")
	changes := 0
	for range captionTicks {
		if a.captions.tick() {
			changes++
		}
	}
	assert.Equal(t, 1, changes)
	assert.Empty(t, a.Captions(), "they have gone")
	for _, c := range audio.Cues() {
		assert.True(t, english.Has("cue."+string(c)), c)
	}
}
