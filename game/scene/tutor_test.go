package scene

import (
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/turn"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// veteran returns the settings of somebody who has been told all there is to
// tell.
func veteran() store.Settings {
	c := store.DefaultSettings()
	c.HintsTold, c.LessonOffered = lesson.AllTold(), true
	return c
}

// newcomer makes the player of a studio one who has been told nothing.
func (s *studio) newcomer() {
	s.Settings.HintsTold, s.Settings.LessonOffered = "", false
}

// learn begins the lesson from the title.
func (s *studio) learn() {
	s.t.Helper()
	s.newcomer()
	s.Start()
	s.tick()
	s.click("learn")
	s.ticks(2)
	s.match = s.Top().(*placement.Placement).M
}

// topic returns what is being spoken of, "" for nothing.
func (s *studio) topic() lesson.Topic {
	r, _ := s.match.Remark()
	return r.Topic
}

// has reports whether a control is on the screen and can be used.
func (s *studio) has(id ui.ID) bool {
	box, ok := s.Top().Hand().Box(id)
	return ok && !box.Empty() && !s.Top().Hand().State(id).Off
}

// goOnTo plays the lesson as it proposes, by clicks and by carrying tiles,
// until it speaks of something. It returns how often the player did something.
func (s *studio) goOnTo(topic lesson.Topic) (deeds int) {
	s.t.Helper()
	for range studioPatience {
		if s.topic() == topic {
			s.ticks(2)
			if topic != "end" || !s.match.Moving() {
				return deeds
			}
		} else if s.step() {
			deeds++
		}
		s.tick()
	}
	s.t.Fatalf("the lesson does not come to speak of %s; asked is %v", topic, s.match.Table.Prompt())
	return 0
}

// step does what is to be done now, if anything is: reads what is said, lays a
// tile, or presses what answers.
func (s *studio) step() (did bool) {
	s.t.Helper()
	r, says := s.match.Remark()
	_, held := s.match.Hold()
	_, asked := s.match.Asked()
	switch {
	case says && !r.Passing && s.has("lesson-next"):
		s.click("lesson-next")
	case !asked && !held:
		return false
	case s.placing():
		if s.has("start") {
			s.click("start")
			return true
		}
		p := s.Top().(*placement.Placement)
		for day := uint8(1); ; day++ {
			if p.TileOn(day) == engine.Vacant {
				s.carry(p.FirstLeft(), placement.DayID(day))
				break
			}
		}
		s.up()
		s.away()
		s.ticks(30)
	default:
		for _, id := range append([]ui.ID{"keep-card", "throw", "go-on"}, turn.AnswerIDs...) {
			if s.has(id) {
				s.click(id)
				return true
			}
		}
		return false
	}
	return true
}

func (s *studio) placing() bool {
	_, ok := s.Top().(*placement.Placement)
	return ok
}

func TestTheLessonIsPlayedThroughByHand(t *testing.T) {
	w := designWindow
	th := w.theme(t)
	defer th.Deallocate()
	s := newStudio(t, w, th)
	waiting := s.saved(fixedSix)
	require.NoError(t, s.Store.Write(store.Autosave, waiting))
	ticks := 0
	s.learn()
	heard := map[lesson.Topic]bool{}
	var texts []string
	deeds := 0
	for range studioPatience {
		if topic := s.topic(); topic != "" && !heard[topic] {
			heard[topic] = true
			r, _ := s.match.Remark()
			texts = append(texts, s.match.SayRemark(r))
		}
		if s.topic() == "end" {
			break
		}
		if s.step() {
			deeds++
		}
		s.tick()
		ticks++
	}
	s.ticks(600)
	require.Equal(t, lesson.Topic("end"), s.topic())
	assert.Len(t, heard, 26)
	words := 0
	for _, text := range texts {
		assert.NotContains(t, text, "{", "a figure is missing")
		words += len(text) / 6
	}
	t.Logf("%d deeds, %d ticks at rest or moving, %d words", deeds, ticks, words)

	s.click("lesson-play")
	assert.Equal(t, "setup", s.Top().Status().Scene)
	kept, err := s.Store.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, waiting, kept, "the game that waits is as it was")
}
