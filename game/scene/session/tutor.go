package session

import (
	"bigpayday/game/app"
	"bigpayday/game/lesson"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// tutor keeps the remark that is to be shown. The zero value has no guide and says
// nothing.
type tutor struct {
	Guide Guide
	// Teaches says that the game is the lesson: others wait until what is said
	// has been read.
	Teaches bool

	// idle says that nothing moved in the last tick.
	idle bool
	// left is how many ticks a hint still stays where nothing is asked.
	left int
	// Version changes whenever something else is said.
	Version uint64
}

// hintTicks is how many ticks a hint can be read where the game goes on
// without the person.
const hintTicks = 9 * 60

// updateTutor gives the session its guide, hints where they are wanted, and lets that hear
// of what is new. It reports whether something else is to be said than before.
func (s *Session) updateTutor() (changed bool) {
	u := &s.Tutor
	switch {
	case u.Teaches:
	case !s.Settings.Hints || s.People == 0:
		u.Guide = nil
	case u.Guide == nil:
		u.Guide = s.Game.Hints(s.Settings.HintsTold)
	}
	if changed = s.Game.LetHear(); changed {
		s.remarkChanged()
	}
	if u.Guide == nil {
		return changed
	}
	_, asked := s.AskedSeat()
	return s.expireHint(asked || s.Game.Held()) || changed
}

// remarkChanged takes over that something else is said, and remembers it.
func (s *Session) remarkChanged() {
	u := &s.Tutor
	u.Version++
	u.left = hintTicks
	if told := u.Guide.Told(s.Settings.HintsTold); told != s.Settings.HintsTold {
		s.Set(func(c *store.Settings) { c.HintsTold = told })
	}
}

// expireHint takes a hint off that has stood long enough while nobody was asked.
func (s *Session) expireHint(asked bool) (changed bool) {
	u := &s.Tutor
	if _, says := u.Guide.Now(); !says || asked || u.Teaches {
		return false
	}
	if u.left--; u.left > 0 {
		return false
	}
	s.read()
	return true
}

// Remark returns what is being said, if anything is.
func (s *Session) Remark() (lesson.Remark, bool) {
	if s.Tutor.Guide == nil {
		return lesson.Remark{}, false
	}
	return s.Tutor.Guide.Now()
}

// tutorWaits reports whether others wait until what is said has been read.
func (s *Session) tutorWaits() bool {
	r, ok := s.Remark()
	return ok && s.Tutor.Teaches && !r.Passing
}

// Listens reports whether all wait for the person to have read what is said,
// and nothing else is to be done.
func (s *Session) Listens() bool {
	_, asked := s.AskedSeat()
	held := s.Game.Held()
	return s.Tutor.idle && !asked && !held && s.tutorWaits()
}

// read takes off what is said: it has been read.
func (s *Session) read() {
	s.Tutor.Guide.Next()
	s.remarkChanged()
}

// dismissRemark ends what is said of a moment that is over.
func (s *Session) dismissRemark() {
	if _, ok := s.Remark(); ok {
		s.Tutor.Guide.Answered()
		s.Tutor.Version++
	}
}

// AddSpeech adds the slip of what is being said to the layers of a scene.
// It stands beside the target, where it covers least of the controls and of what
// else is said; more are answers beyond those that every slip has.
func (s *Session) AddSpeech(layers []ui.Layer, target render.Rect, cost func(c *ui.Control) float64, told []Covering, more ...ui.Control) []ui.Layer {
	r, ok := s.Remark()
	if !ok {
		return layers
	}
	answers := append(more, s.slipControls(r)...)
	busy := func() []Covering { return append(coverings(layers, target, cost), told...) }
	return append(layers, s.slip.layer(s.App, s.Game.SayRemark(r), target, answers, busy))
}

// slipControls are the answers to what is said: to have read it, and in the
// lesson to leave. The key that goes on reads it where nothing else is to be
// done, or more is to be said.
func (s *Session) slipControls(r lesson.Remark) []ui.Control {
	more := s.Tutor.Guide.More()
	next := ui.Button{Label: s.Say("lesson.ok")}
	if more {
		next.Label = s.Say("lesson.next")
	}
	read := ui.Control{ID: "lesson-next", Do: func(ui.Event) { s.read() }}
	_, asked := s.AskedSeat()
	held := s.Game.Held()
	if s.Tutor.Teaches && !s.Game.Over() && (more || !asked && !held && !r.Passing) {
		read.Keys, next.Key, next.Kind = GoOn, s.KeyFor(input.GoOn), render.Primary
	}
	read.Widget = next
	controls := []ui.Control{read}
	if s.Tutor.Teaches && !s.Game.Over() {
		controls = append(controls, ui.Control{
			ID: "lesson-leave", Widget: ui.Button{Label: s.Say("lesson.leave")}, Do: func(ui.Event) { s.LeaveLesson() },
		})
	}
	return controls
}

// LeaveLesson goes back to the title. Nothing is lost.
func (s *Session) LeaveLesson() { app.TitleDoor.Goto(s.App, app.Nothing{}) }
