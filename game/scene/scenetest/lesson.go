package scenetest

import (
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/purse"
	"bigpayday/game/scene/turn"
	"bigpayday/game/ui"
)

// BeginLesson begins the lesson from the title.
func (s *Studio) BeginLesson() {
	s.T.Helper()
	s.beginLesson("game-1")
	s.Match = s.Top().(*turn.Turn).M
}

// BeginMonthLesson begins the second lesson from the title.
func (s *Studio) BeginMonthLesson() {
	s.T.Helper()
	s.beginLesson("lesson-month")
	s.Match = s.Top().(*placement.Placement).M
}

func (s *Studio) beginLesson(id ui.ID) {
	s.T.Helper()
	s.BeNewcomer()
	s.Start()
	s.Tick()
	s.Click("learn")
	s.Tick()
	s.Click(id)
	s.Ticks(2)
}

// LessonTopic returns what is being spoken of, "" for nothing.
func (s *Studio) LessonTopic() lesson.Topic {
	r, _ := s.Match.Remark()
	return r.Topic
}

// LessonUpTo plays the lesson as it proposes, by clicks and by carrying tiles,
// until it speaks of something. It returns how often the player did something.
func (s *Studio) LessonUpTo(topic lesson.Topic) (deeds int) {
	s.T.Helper()
	for range Patience {
		if s.LessonTopic() == topic {
			const said = 90 // until all words have come, and what appears is there
			s.Ticks(said)
			for s.Has("moment-go") { // it lies over what is said
				s.Click("moment-go")
				s.Ticks(said)
			}
			if topic != "end" || !s.Match.Moving() {
				return deeds
			}
		} else if s.LessonStep() {
			deeds++
		}
		s.Tick()
	}
	s.T.Fatalf("the lesson does not come to speak of %s; asked is %v", topic, s.Match.Table.State().Prompt())
	return 0
}

// LessonStep does what is to be done now, if anything is: reads what is said, lays a
// tile, or presses what answers.
func (s *Studio) LessonStep() (did bool) {
	s.T.Helper()
	r, says := s.Match.Remark()
	_, held := s.Match.Hold()
	_, asked := s.Match.Asked()
	switch {
	case s.Has("moment-go") && s.Scene() == "results": // the others are over soon
		s.Click("moment-go")
	case says && !r.Passing && s.Has("lesson-next"):
		s.Click("lesson-next")
	case !asked && !held:
		return false
	case s.placing():
		if s.Has("start") {
			s.Click("start")
			return true
		}
		p := s.Top().(*placement.Placement)
		for day := uint8(1); ; day++ {
			if p.TileOn(day) == engine.Vacant {
				s.Drag(p.FirstLeft(), placement.DayID(day))
				break
			}
		}
		s.Up()
		s.MoveAway()
		s.Ticks(30)
	default:
		for _, id := range append([]ui.ID{"keep-card", "throw", "go-on"}, purse.AnswerIDs...) {
			if s.Has(id) {
				s.Click(id)
				return true
			}
		}
		return false
	}
	return true
}

func (s *Studio) placing() bool {
	_, ok := s.Top().(*placement.Placement)
	return ok
}
