package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
)

func TestANewcomerIsTaughtTheGame(t *testing.T) {
	t.Parallel()
	home := emptyHome(t)
	g := home.start(t)
	p := newPerson(t, g, mouse{g, t})
	g.Scene("title")
	p.press("lesson")
	g.Scene("who")
	p.press("me")
	g.Scene("turn")

	p.playOn()
	assert.GreaterOrEqual(t, p.remarks, 2, "those to be read where nothing is to be done")
	for _, prompt := range []string{"take-turn", "read-card", "buy-deal"} {
		assert.Positive(t, p.asked[prompt], prompt)
	}
	_, err := home.Read(store.Autosave)
	assert.Equal(t, store.NotFound, store.KindOf(err), "the lesson is not saved")
	settings, err := home.Settings()
	require.NoError(t, err)
	assert.True(t, settings.LessonOffered)
	assert.Contains(t, settings.HintsTold, "bill", "what the lesson has told is no news afterwards")

	if has(p.Now(), "lesson-next") {
		p.press("lesson-next")
		p.Ticks(2)
	}
	p.press("menu")
	g.Scene("title")
	assert.False(t, has(p.Now(), "lesson"), "it is offered once")
	g.Control("learn")
}
