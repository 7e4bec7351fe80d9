package match_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/lesson"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
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
			title, text := s.Match.SayRemark(r)
			texts = append(texts, title, text)
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
	s.LessonUpTo("end")
	require.Equal(t, lesson.Topic("end"), s.LessonTopic())
	assert.Len(t, heard, 23)
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

// claims returns the keys that more than one control claims that can be used now.
func claims(s *scenetest.Studio) (twice []string) {
	var all input.Actions
	for _, layer := range scenetest.Page(s.Top()).Layers {
		for i := range layer.Controls {
			c := &layer.Controls[i]
			if c.Off {
				continue
			}
			if c.Keys&all != 0 {
				twice = append(twice, string(c.ID))
			}
			all |= c.Keys
		}
	}
	return twice
}

func TestNoSlipOfTheLessonCoversWhatItSpeaksOf(t *testing.T) {
	for _, w := range []scenetest.Window{scenetest.DesignWindow, scenetest.CompactWindow, {Width: 390, Height: 844, Scale: 3, TextScale: 100}} {
		for _, begin := range []func(s *scenetest.Studio){(*scenetest.Studio).BeginLesson, (*scenetest.Studio).BeginMonthLesson} {
			th := w.Theme(t)
			s := scenetest.New(t, w, th)
			begin(s)
			wrong := map[string]bool{}
			for range scenetest.Patience {
				topic := s.LessonTopic()
				if topic == "end" || topic == "built" {
					break
				}
				if box, target, ok := s.Match.Slip(); ok && topic != "" && len(scenetest.Page(s.Top()).Layers) > 1 && box.Overlaps(target) {
					wrong[fmt.Sprintf("%s covers what it speaks of: %v %v", topic, box, target)] = true
				}
				for _, id := range claims(s) {
					if topic == "" || s.Has("moment-go") {
						break // nothing is said
					}
					wrong[fmt.Sprintf("%s: %s has a key of another control", topic, id)] = true
				}
				s.LessonStep()
				s.Tick()
			}
			for what := range wrong {
				t.Errorf("%s: %s", w, what)
			}
			th.Deallocate()
		}
	}
}

func TestTheFirstRollComesAfterTwoPressesAndFewWords(t *testing.T) {
	w := scenetest.DesignWindow
	th := w.Theme(t)
	defer th.Deallocate()
	s := scenetest.New(t, w, th)
	s.BeNewcomer()
	s.Start()
	s.Tick()
	words := len(strings.Fields(s.Say("lesson.offer_title") + " " + s.Say("lesson.offer")))
	s.Click("lesson")
	s.Ticks(2)
	layers := scenetest.Page(s.Top()).Layers
	var ids []ui.ID
	for _, layer := range layers {
		for i := range layer.Controls {
			ids = append(ids, layer.Controls[i].ID)
		}
	}
	assert.LessOrEqual(t, len(ids), 12, "controls on the first screen: %v", ids)
	words += len(strings.Fields(s.Say("lesson.title.roll") + " " + s.Say("lesson.roll")))
	assert.LessOrEqual(t, words, 40)
	s.Ticks(60)
	s.Click("roll")
	s.Ticks(2)
	assert.NotEqual(t, "take-turn", s.Top().Status().Prompt, "the second press rolls")
}
