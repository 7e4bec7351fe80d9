package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/store"
)

func TestANewcomerIsTaughtTheGame(t *testing.T) {
	t.Parallel()
	h := home.Empty(t)
	g := h.Start(t)
	p := person.New(t, g, person.WithMouse(t, g))
	g.Scene("title")
	p.Press("lesson")
	g.Scene("who")
	p.Press("me")
	g.Scene("turn")

	p.PlayOn()
	assert.GreaterOrEqual(t, p.Remarks, 2, "those to be read where nothing is to be done")
	for _, prompt := range []string{"take-turn", "read-card", "buy-deal"} {
		assert.Positive(t, p.Asked[prompt], prompt)
	}
	_, err := h.Read(store.Autosave)
	assert.Equal(t, store.NotFound, store.KindOf(err), "the lesson is not saved")
	settings, err := h.Settings()
	require.NoError(t, err)
	assert.True(t, settings.LessonOffered)
	assert.Contains(t, settings.HintsTold, "bill", "what the lesson has told is no news afterwards")

	if person.Has(p.Now(), "lesson-next") {
		p.Press("lesson-next")
		p.Ticks(2)
	}
	p.Press("menu")
	g.Scene("title")
	assert.False(t, person.Has(p.Now(), "lesson"), "it is offered once")
	g.Control("learn")
}
