package match_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/lesson"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
)

func TestTheLessonIsPlayedThroughByHand(t *testing.T) {
	w := scenetest.DesignWindow
	th := w.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, w, th)
	waiting := s.Saved(scenetest.SixPlayers)
	require.NoError(t, s.Store.Write(store.Autosave, waiting))
	ticks := 0
	s.BeginLesson()
	heard := map[lesson.Topic]bool{}
	var texts []string
	deeds := 0
	for range scenetest.Patience {
		if topic := s.LessonTopic(); topic != "" && !heard[topic] {
			heard[topic] = true
			r, _ := s.Match.Remark()
			texts = append(texts, s.Match.SayRemark(r))
		}
		if s.LessonTopic() == "end" {
			break
		}
		if s.LessonStep() {
			deeds++
		}
		s.Tick()
		ticks++
	}
	s.Ticks(600)
	require.Equal(t, lesson.Topic("end"), s.LessonTopic())
	assert.Len(t, heard, 26)
	words := 0
	for _, text := range texts {
		assert.NotContains(t, text, "{", "a figure is missing")
		words += len(text) / 6
	}
	t.Logf("%d deeds, %d ticks at rest or moving, %d words", deeds, ticks, words)

	s.Click("lesson-play")
	assert.Equal(t, "setup", s.Top().Status().Scene)
	kept, err := s.Store.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, waiting, kept, "the game that waits is as it was")
}
