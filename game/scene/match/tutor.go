package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/money"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render/stage"
)

// The lessons of the money games.
const (
	theGame = iota + 1
	theMonth
	lessons = theMonth
)

// BeginLesson begins the first game, in which a coach explains what comes up.
// It is kept nowhere, so that the game which waits on the title stays as it is.
func BeginLesson(a *app.App) {
	setup, laid := lesson.FirstGame()
	beginLesson(a, theGame, lesson.NewLesson(), setup, laid)
}

// BeginMonthLesson begins the second lesson, in which a month is built.
func BeginMonthLesson(a *app.App) {
	setup, laid := lesson.SecondGame()
	beginLesson(a, theMonth, lesson.NewMonthLesson(), setup, laid)
}

// LearnAgain begins the lesson of the match once more.
func (m *Match) LearnAgain() {
	if m.Tutor.Lesson == theMonth {
		BeginMonthLesson(m.App)
		return
	}
	BeginLesson(m.App)
}

// NextLesson returns what begins the lesson after the one of the match, nil where there is none.
func (m *Match) NextLesson() func() {
	if m.Tutor.Lesson != theGame {
		return nil
	}
	return func() { BeginMonthLesson(m.App) }
}

func beginLesson(a *app.App, number int, guide *lesson.Guide[*lesson.Moment], setup engine.Setup, laid []engine.Choice) {
	a.SetLessonOffered()
	t := laidTable(a, money.Setup{Game: setup, Players: a.Against(int(setup.Seats), int(lesson.Player), table.Easy)}, nil, laid...)
	if t == nil {
		return
	}
	m := NewMatch(a, t)
	m.Teach(guide, number, lessons)
	m.Show()
}

// heard is what the guide has heard of.
type heard struct {
	// events is how many events the guide has heard of, prompt and hold what it
	// was last told of.
	events int
	prompt engine.Prompt
	hold   stage.Hold
	over   bool
}

// LetHear lets the guide hear of all that has come to be seen since the last call, and of
// what is asked now. It reports whether something else is to be said than before.
func (m *Match) LetHear() (changed bool) {
	u := &m.heard
	sh := m.Stage.Shown()
	count := sh.Log.Count()
	guide, ok := m.Tutor.Guide.(*lesson.Guide[*lesson.Moment])
	if !ok {
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
	over := m.Over()
	fresh := count != u.events
	for i := min(count-u.events, sh.Log.Len()) - 1; i >= 0; i-- {
		changed = m.hearOf(guide, sh.Log.At(i).Event) || changed
	}
	if held && hold != u.hold {
		changed = m.hearOfHold(guide, hold) || changed
	}
	if over && !u.over || ok && (fresh || prompt != u.prompt) {
		moment := m.moment(prompt.Seat)
		moment.Prompt, moment.Over = prompt, over
		if over {
			moment.Me = m.Pupil()
		}
		changed = guide.Hear(&moment) || changed
	}
	*u = heard{count, prompt, hold, over}
	return changed
}

// hearOf lets the guide hear of an event. Cards that a person reads are heard
// of while they are read, see [match.hearOfHold].
func (m *Match) hearOf(guide *lesson.Guide[*lesson.Moment], e engine.Event) bool {
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
	return guide.Hear(&moment)
}

// hearOfHold lets the guide hear of what a person reads before it happens.
func (m *Match) hearOfHold(guide *lesson.Guide[*lesson.Moment], hold stage.Hold) bool {
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
	return guide.Hear(&moment)
}

// moment returns what is true for a person now.
func (m *Match) moment(me engine.Seat) lesson.Moment {
	sh := m.Stage.Shown()
	now := lesson.Moment{
		Me: me, Edition: sh.Setup.Edition, Space: sh.Landed.Space, Jackpot: sh.Balance[engine.Jackpot], Election: sh.Election,
		Missing: m.Table.State().Missing(),
	}
	if sh.Setup.House.Has(engine.NoJackpot) {
		now.Jackpot = 0 // nobody can win it, so no remark says how
	}
	if sh.Lottery.Space != engine.Vacant {
		now.Space = sh.Lottery.Space
	}
	if me >= 0 && int(me) < sh.Seats() {
		p := &sh.Players[me]
		now.Cash, now.Loan, now.Savings, now.Deals = sh.Cash(me), p.Loan, p.Savings, len(sh.HeldDeals(me))
		now.Worth, now.Walked = sh.NetWorthAfterBills(me), p.Day > 0
	}
	if o, ok := m.Option(engine.Buy); ok {
		now.Borrows = o.Borrows
	}
	return now
}

// SayRemark puts a remark into words. In the lesson those of a step have a title.
func (m *Match) SayRemark(r lesson.Remark) (title, text string) {
	id := m.Own("hint.first." + string(r.Topic))
	if m.Tutor.Teaches {
		id = "lesson." + string(r.Topic)
	}
	if r.Step > 0 {
		title = m.Say("lesson.title." + string(r.Topic))
	}
	return title, m.Say(id, words.Money("money", r.Money), words.Money("other", r.Other),
		words.Number("percent", r.Percent), words.Number("number", r.Number))
}
