package session

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/lesson"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/marks"
)

// tutor keeps the remark that is to be shown. The zero value has no guide and says
// nothing.
type tutor struct {
	Guide Guide
	// Teaches says that the game is the lesson: others wait until what is said
	// has been read. Lesson is its number, from 1, of so many Lessons.
	Teaches         bool
	Lesson, Lessons int

	teacher teacher
	// appeared counts, for each part of the screen that has appeared in the lesson, the ticks
	// since then; before that it is 0.
	appeared [lesson.NumParts]int
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

// Teach makes the session a lesson: the number-th of so many, with a guide through it.
func (s *Session) Teach(g Guide, number, of int) {
	s.Tutor.Guide, s.Tutor.Teaches, s.Tutor.Lesson, s.Tutor.Lessons = g, true, number, of
	for p := range lesson.NumParts {
		if s.Shows(p) {
			s.Tutor.appeared[p] = appearTicks + 1
		}
	}
	s.App.Teaching = true
}

// Shows reports whether a part of the screen is there. All are, but in the lesson each appears
// when it is taught.
func (s *Session) Shows(p lesson.Part) bool {
	return !s.Tutor.Teaches || !s.Tutor.Guide.Hides(p)
}

// Appearing returns how many ticks ago a part of the screen has appeared in the lesson, 0 where
// it has not or where that is long ago.
func (s *Session) Appearing(p lesson.Part) int {
	if ticks := s.Tutor.appeared[p]; ticks <= appearTicks {
		return ticks
	}
	return 0
}

// appearTicks is how long a part that appears is ringed.
const appearTicks = 90

// ageParts counts how long the parts that have appeared are there. It reports whether one is still
// appearing.
func (s *Session) ageParts() (changed bool) {
	if !s.Tutor.Teaches {
		return false
	}
	for p := range lesson.NumParts {
		if n := &s.Tutor.appeared[p]; s.Shows(p) && *n <= appearTicks {
			if *n, changed = *n+1, true; *n > appearTicks {
				s.Tutor.Version++ // its ring goes
			}
		}
	}
	return changed
}

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
	changed = s.ageParts() || changed
	changed = s.teach() || changed
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

// AddSpeech adds the slip of what is being said to the layers of a scene. It stands in room,
// which may be empty, or else beside the target, where it covers least of the controls and of
// what else is said; more are answers beyond those that every slip has.
func (s *Session) AddSpeech(layers []ui.Layer, target, room render.Rect, cost func(c *ui.Control) float64, told []Covering, more ...ui.Control) []ui.Layer {
	s.addAppearing(&layers)
	r, ok := s.Remark()
	if !ok {
		return layers
	}
	if room.Empty() {
		room = BoxOf(layers, "log")
	}
	answers := append(more, s.slipControls(r)...)
	busy := func() []Covering { return append(coverings(layers, target, cost), told...) }
	return append(layers, s.slip.layer(s.App, func() Saying { return s.saying(r) }, target, room, answers, busy))
}

// partIDs are the controls of the parts of the screen that appear in the lesson.
var partIDs = [lesson.NumParts]ui.ID{
	lesson.MailPile: "pile-mail", lesson.DealPile: "pile-deal", lesson.ThePot: "jackpot", lesson.TheLog: "log",
	lesson.LoanButton: "loan", lesson.DealsButton: "deals", lesson.OddsButton: "odds",
}

// addAppearing rings the parts of the screen that have just appeared, and lets them come up out
// of their ground; where motion is reduced they are there at once.
func (s *Session) addAppearing(layers *[]ui.Layer) {
	for p, id := range partIDs {
		part, box := lesson.Part(p), BoxOf(*layers, id)
		if s.Appearing(part) == 0 || box.Empty() {
			continue
		}
		*layers = append(*layers, ui.Layer{ID: "appears-" + id, Behind: func(dst *ebiten.Image) {
			if ticks := s.Appearing(part); ticks > 0 {
				if s.Settings.ReducedMotion {
					ticks = appearTicks
				}
				marks.Appearing(s.Theme, dst, box, ticks)
			}
		}})
	}
}

// SlipForLog reports whether the log gives its place to what the coach says, or is not there
// yet.
func (s *Session) SlipForLog() bool {
	_, says := s.Remark()
	return s.Tutor.Teaches && (says || !s.Shows(lesson.TheLog))
}

// SlipGoesOn reports whether the key that goes on turns the slip: then no button of the page
// has it.
func (s *Session) SlipGoesOn() bool {
	r, ok := s.Remark()
	return ok && s.Tutor.Teaches && !s.Game.Over() && !r.Passing && !s.acts()
}

// acts reports whether something is asked that a person does: doing it turns the slip.
func (s *Session) acts() bool {
	_, asked := s.AskedSeat()
	return asked || s.Game.Held()
}

// slipControls are the answers to what is said: to have read it. Where something is to be done
// in the lesson there are none, for doing that turns the slip.
func (s *Session) slipControls(r lesson.Remark) []ui.Control {
	read := ui.Control{ID: "lesson-next", Do: func(ui.Event) { s.read() }}
	next := ui.Button{Label: s.Say("lesson.ok")}
	switch {
	case s.SlipGoesOn():
		if s.Tutor.Guide.More() {
			next.Label = s.Say("lesson.next")
		}
		read.Keys, next.Key, next.Kind = GoOn, s.KeyFor(input.GoOn), control.Primary
	case s.Tutor.Teaches && (r.Passing || !s.Game.Over()):
		return nil
	}
	read.Widget = next
	return []ui.Control{read}
}

// PlayOwnGame leaves the lesson for the page on which a game is set up.
func (s *Session) PlayOwnGame() {
	s.LeaveLesson()
	app.SetupDoor.Open(s.App, app.Nothing{})
}

// LeaveLesson goes back to the title. Nothing is lost.
func (s *Session) LeaveLesson() { app.TitleDoor.Goto(s.App, app.Nothing{}) }
