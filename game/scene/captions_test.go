package scene

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio"
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

func TestWhatIsHeardIsCaptionedWhereThatIsSet(t *testing.T) {
	for _, on := range []bool{true, false} {
		g := playing(t, 3, table.Human, table.Human)
		g.h.Set(func(c *store.Settings) { c.Captions = on })
		require.True(t, g.until(g.asks(engine.TakeTurn)))
		require.True(t, g.click("roll"))
		read := map[string]bool{}
		for range 120 {
			g.tick()
			for _, c := range g.h.captions.shown {
				read[c.text] = true
			}
		}
		assert.Equal(t, on, read["Dice land"])
		assert.Equal(t, on, read["Token hops"])
	}
}

func TestCaptionsStandBesideEachOtherAndGo(t *testing.T) {
	english := words.Open(words.English)
	h := &House{Words: english, Settings: store.Settings{Captions: true}}
	for _, c := range []audio.Cue{audio.Press, audio.Focus} {
		h.play(c)
		assert.Empty(t, h.captions.text, "controls are seen")
	}
	for _, c := range []audio.Cue{audio.MailOpen, audio.CardFlip, audio.MoneyIn, audio.MoneyIn, audio.Stamp} {
		h.play(c)
	}
	assert.Equal(t, "Card turns over · Money comes in · Stamp comes down", h.captions.text, "the latest three, each once")
	assert.True(t, h.captions.tick(), "they have come")
	changes := 0
	for range captionStays {
		if h.captions.tick() {
			changes++
		}
	}
	assert.Equal(t, 1, changes)
	assert.Empty(t, h.captions.text, "they have gone")
	for _, c := range audio.Cues() {
		assert.True(t, english.Has("cue."+string(c)), c)
	}
}
