package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/money"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// tutor tells the guide what comes to be seen and what is asked, and keeps the
// remark that is to be shown. The zero value has no guide and says nothing.
type tutor struct {
	guide *lesson.Guide[*lesson.Moment]
	// Teaches says that the game is the lesson: others wait until what is said
	// has been read.
	Teaches bool

	// events is how many events the guide has heard of, prompt and hold what it
	// was last told of.
	events int
	prompt engine.Prompt
	hold   stage.Hold
	over   bool
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

// BeginLesson begins the first game, in which a coach explains what comes up.
// It is kept nowhere, so that the game which waits on the title stays as it is.
func BeginLesson(a *app.App) {
	a.SetLessonOffered()
	setup, laid := lesson.FirstGame()
	t, err := money.New(money.Setup{Game: setup, Players: []table.Player{
		lesson.Player: {Name: a.Say("player.default.1"), Kind: table.Human},
		lesson.Other:  {Name: a.Say("player.computer", words.Number("n", 1)), Token: 1, Colour: 1, Kind: table.Easy},
	}}, nil)
	for _, choice := range laid {
		if err == nil {
			_, err = t.Choose(choice)
		}
	}
	if err != nil {
		a.Inform(a.Say("error.title"), a.Words.Refusal(err), nil)
		return
	}
	m := NewMatch(a, t)
	m.Tutor.guide, m.Tutor.Teaches = lesson.NewLesson(), true
	a.Teaching = true
	m.Show()
}

// instruct gives the match its guide: hints, where they are wanted.
func (m *Match) instruct() {
	u := &m.Tutor
	switch {
	case u.Teaches:
	case !m.Settings.Hints || m.People == 0:
		u.guide = nil
	case u.guide == nil:
		u.guide = lesson.NewHints(m.Settings.HintsTold)
	}
}

// updateTutor lets the guide hear of all that has come to be seen since the last
// call, and of what is asked now. It reports whether something else is to be
// said than before.
func (m *Match) updateTutor() (changed bool) {
	m.instruct()
	u := &m.Tutor
	sh := m.Stage.Shown()
	count := sh.Log.Count()
	if u.guide == nil {
		u.events = count
		return false
	}
	prompt, ok := m.Asked()
	if !ok {
		prompt = engine.Prompt{}
	}
	hold, held := m.Hold()
	if !held {
		hold = stage.Hold{}
	}
	over := m.Opened == ResultsAreIn
	fresh := count != u.events
	for i := min(count-u.events, sh.Log.Len()) - 1; i >= 0; i-- {
		changed = m.hearOf(sh.Log.At(i).Event) || changed
	}
	if held && hold != u.hold {
		changed = m.hearOfHold(hold) || changed
	}
	if over && !u.over || ok && (fresh || prompt != u.prompt) {
		moment := m.moment(prompt.Seat)
		moment.Prompt, moment.Over = prompt, over
		if over {
			moment.Me = m.Pupil()
		}
		changed = u.guide.Hear(&moment) || changed
	}
	u.events, u.prompt, u.hold, u.over = count, prompt, hold, over
	if changed {
		m.remarkChanged()
	}
	return m.expireHint(ok || held) || changed
}

// remarkChanged takes over that something else is said, and remembers it.
func (m *Match) remarkChanged() {
	u := &m.Tutor
	u.Version++
	u.left = hintTicks
	if told := u.guide.Told(m.Settings.HintsTold); told != m.Settings.HintsTold {
		m.Set(func(c *store.Settings) { c.HintsTold = told })
	}
}

// expireHint takes a hint off that has stood long enough while nobody was asked.
func (m *Match) expireHint(asked bool) (changed bool) {
	u := &m.Tutor
	if _, says := u.guide.Now(); !says || asked || u.Teaches {
		return false
	}
	if u.left--; u.left > 0 {
		return false
	}
	m.read()
	return true
}

// Pupil returns who is spoken to where nobody in particular is.
func (m *Match) Pupil() engine.Seat {
	for seat := range engine.Seat(engine.MaxSeats) {
		if m.People.Has(seat) {
			return seat
		}
	}
	return engine.NoSeat
}

// hearOf lets the guide hear of an event. Cards that a person reads are heard
// of while they are read, see [match.hearOfHold].
func (m *Match) hearOf(e engine.Event) bool {
	me := e.Seat
	if e.Kind == engine.Paid {
		me = e.Payee.Seat()
	}
	switch {
	case !m.People.Has(me) && !m.Tutor.Teaches:
		return false
	case !m.People.Has(me):
		me = m.Pupil()
	case e.Kind == engine.Drawn || e.Kind == engine.MonthEnded:
		return false
	}
	moment := m.moment(me)
	moment.Event, moment.Happened = e, true
	return m.Tutor.guide.Hear(&moment)
}

// hearOfHold lets the guide hear of what a person reads before it happens.
func (m *Match) hearOfHold(hold stage.Hold) bool {
	e := engine.Event{Seat: hold.Seat, Card: hold.Card, Month: hold.Month}
	switch hold.Kind {
	case stage.ReadCard:
		e.Kind, e.Deck = engine.Drawn, m.Stage.Shown().Edition().Card(hold.Card).Deck
	case stage.ReadLedger:
		e.Kind = engine.MonthEnded
	default:
		return false
	}
	moment := m.moment(hold.Seat)
	moment.Event, moment.Happened = e, true
	return m.Tutor.guide.Hear(&moment)
}

// moment returns what is true for a person now.
func (m *Match) moment(me engine.Seat) lesson.Moment {
	sh := m.Stage.Shown()
	now := lesson.Moment{
		Me: me, Edition: sh.Setup.Edition, Space: sh.Landed.Space, Jackpot: sh.Balance[engine.Jackpot], Election: sh.Election,
		Missing: m.Table.State().Missing(),
	}
	if sh.Lottery.Space != engine.Vacant {
		now.Space = sh.Lottery.Space
	}
	if me >= 0 && int(me) < sh.Seats() {
		p := &sh.Players[me]
		now.Cash, now.Loan, now.Savings, now.Deals = sh.Cash(me), p.Loan, p.Savings, len(sh.HeldDeals(me))
	}
	if prompt, ok := m.Asked(); ok && prompt.Kind == engine.BuyDeal {
		for _, o := range m.Options() {
			if o.Choice.Kind == engine.Buy {
				now.Borrows = o.Borrows
			}
		}
	}
	return now
}

// Remark returns what is being said, if anything is.
func (m *Match) Remark() (lesson.Remark, bool) {
	if m.Tutor.guide == nil {
		return lesson.Remark{}, false
	}
	return m.Tutor.guide.Now()
}

// tutorWaits reports whether others wait until what is said has been read.
func (m *Match) tutorWaits() bool {
	r, ok := m.Remark()
	return ok && m.Tutor.Teaches && !r.Passing
}

// Listens reports whether all wait for the person to have read what is said,
// and nothing else is to be done.
func (m *Match) Listens() bool {
	_, asked := m.Asked()
	_, held := m.Hold()
	return m.Tutor.idle && !asked && !held && m.tutorWaits()
}

// read takes off what is said: it has been read.
func (m *Match) read() {
	m.Tutor.guide.Next()
	m.remarkChanged()
}

// dismissRemark ends what is said of a moment that is over.
func (m *Match) dismissRemark() {
	if _, ok := m.Remark(); ok {
		m.Tutor.guide.Answered()
		m.Tutor.Version++
	}
}

// SayRemark puts a remark into words.
func (m *Match) SayRemark(r lesson.Remark) string {
	id := m.Own("hint.first." + string(r.Topic))
	if m.Tutor.Teaches {
		id = "lesson." + string(r.Topic)
	}
	return m.Say(id, words.Money("money", r.Money), words.Money("other", r.Other),
		words.Number("percent", r.Percent), words.Number("number", r.Number))
}

// AddSpeech adds the slip of what is being said to the layers of a scene.
// It stands beside the target, where it covers least of the controls and of what
// else is told; more are answers beyond those that every slip has.
func (m *Match) AddSpeech(layers []ui.Layer, target render.Rect, cost func(c *ui.Control) float64, told []Covering, more ...ui.Control) []ui.Layer {
	r, ok := m.Remark()
	if !ok {
		return layers
	}
	answers := append(more, m.slipControls(r)...)
	busy := func() []Covering { return append(coverings(layers, target, cost), told...) }
	return append(layers, m.slip.layer(m.App, m.SayRemark(r), target, answers, busy))
}

// slipControls are the answers to what is said: to have read it, and in the
// lesson to leave. The key that goes on reads it where nothing else is to be
// done, or more is to be said.
func (m *Match) slipControls(r lesson.Remark) []ui.Control {
	more := m.Tutor.guide.More()
	next := ui.Button{Label: m.Say("lesson.ok")}
	if more {
		next.Label = m.Say("lesson.next")
	}
	read := ui.Control{ID: "lesson-next", Do: func(ui.Event) { m.read() }}
	_, asked := m.Asked()
	_, held := m.Hold()
	if m.Tutor.Teaches && m.Opened != ResultsAreIn && (more || !asked && !held && !r.Passing) {
		read.Keys, next.Key, next.Kind = GoOn, m.KeyFor(input.GoOn), render.Primary
	}
	read.Widget = next
	controls := []ui.Control{read}
	if m.Tutor.Teaches && m.Opened != ResultsAreIn {
		controls = append(controls, ui.Control{
			ID: "lesson-leave", Widget: ui.Button{Label: m.Say("lesson.leave")}, Do: func(ui.Event) { m.LeaveLesson() },
		})
	}
	return controls
}

// LeaveLesson goes back to the title. Nothing is lost.
func (m *Match) LeaveLesson() { app.TitleDoor.Goto(m.App, app.Nothing{}) }
