package match

import (
	"math"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/money"
	"bigpayday/game/scene/session"
	"bigpayday/game/table"
	"bigpayday/game/talk"
	"bigpayday/game/words"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// Match is one running money game on the screen: the table where it is decided, the
// stage that shows what comes of it, and the sentences that say it. The pages of a game
// share it, each shows its part of it.
type Match struct {
	session.Play[engine.Setup, engine.State, engine.Choice, engine.Event]
	Stage *stage.Stage

	// Opened is the part of the game whose page is open.
	Opened part
	// spaces are the words for kinds of days, as far as they were asked for.
	spaces [engine.NumSpaces]words.Space
	// places are the words for places in the race, from 1, as far as they were asked for.
	places [engine.MaxSeats + 1]string
	// teller puts the events of the stage into words.
	teller *words.Teller
	// forced is the latest loan that somebody had to take, or the latest savings that
	// somebody had to take out, zero if there is none to be said.
	forced engine.Event
	heard  heard
	// stinger is what the stingers go by.
	stinger stinger
	// buyerIsThere says that the Buyer stands behind the desk in a moment.
	buyerIsThere bool
	gossip       tabletop.Gossip
	// Borrows is the seat that wants a loan as soon as there is one, or NoSeat.
	Borrows engine.Seat
	// Odds says that the chances to come to each day stand on the calendar.
	Odds bool
}

// NewMatch returns the match of a table, which shows what has happened so
// far. [Match.Show] puts it on the screen.
func NewMatch(a *app.App, t *money.Table) *Match {
	m := &Match{Borrows: engine.NoSeat}
	m.Play = session.NewPlay(a, t, session.Terms[engine.State, engine.Choice, engine.Event]{
		Queue:   func(events ...engine.Event) { m.Stage.Queue(events...) },
		Offered: m.offered,
		Chooses: func(e *engine.Event) (engine.Seat, bool) { return e.Seat, e.Kind == engine.Chosen },
		Tell:    m.tell,
		Gossip: func(e engine.Event, c *talk.Conversation, t talk.Table) (talk.Line, bool) {
			return m.gossip.Tell(m.Stage.Shown(), e, c, t)
		},
	})
	setup := t.Setup().Game
	a.Skin = setup.Edition.String()
	a.Words = a.Words.For(&setup)
	m.Session.Open(m)
	return m
}

// Player plays what happens on the stage.
func (m *Match) Player() session.Player { return m.Stage }

// Turn returns whose turn is shown and how many there have been.
func (m *Match) Turn() (seat engine.Seat, turns int) {
	sh := m.Stage.Shown()
	return sh.Turn, int(sh.Turns)
}

// Mover returns who moves, draws or pays in what is shown now. What passes between a person
// and a computer is the person's.
func (m *Match) Mover() engine.Seat {
	seat := m.Stage.Shown().Turn
	e, ok := m.Stage.Playing()
	if !ok {
		return seat
	}
	if e.Kind != engine.Paid {
		if e.Seat != engine.NoSeat {
			seat = e.Seat
		}
		return seat
	}
	for _, account := range [...]engine.Account{e.Payer, e.Payee} {
		if by := account.Seat(); by != engine.NoSeat {
			if seat = by; m.People.Has(by) {
				break
			}
		}
	}
	return seat
}

// Reactions are those of the faces at the table.
func (m *Match) Reactions() *faces.Reactions { return &m.Stage.Shown().Faces.Reactions }

// ShowMoments says how much is made of moments at most.
func (m *Match) ShowMoments(s moments.Setting) { m.Stage.SetMoments(s) }

// ALot returns an amount that everybody would call a lot.
func (m *Match) ALot() int32 { return tabletop.ALot }

// UsualTurn returns how long the turn of a computer is shown, see [session.Game].
func (m *Match) UsualTurn() int { return 130 }

// RestingFace returns what the face of a seat shows when nothing has happened for a while.
func (m *Match) RestingFace(seat engine.Seat) faces.Expression {
	return m.Stage.Shown().RestingFace(seat)
}

// part is the part of the game that a scene of its own is for.
type part uint8

// The parts of a game. ResultsAreIn is that after the last Pay Day.
const (
	tilesAreLaid part = iota
	turnsAreTaken
	ResultsAreIn
)

// part returns the part of the game that is shown.
func (m *Match) part() part {
	sh := m.Stage.Shown()
	switch {
	case sh.Laying != 0:
		return tilesAreLaid
	case sh.Phase == engine.Over:
		return ResultsAreIn
	}
	return turnsAreTaken
}

// SpaceWords returns the words for a kind of day, which are kept.
func (m *Match) SpaceWords(space engine.Space) *words.Space {
	w := &m.spaces[space%engine.NumSpaces]
	if w.Name == "" {
		*w = m.Words.Space(m.Stage.Shown().Setup.Edition, space)
	}
	return w
}

// Place returns the words for a place in the race, from 1, which are kept.
func (m *Match) Place(rank int) string {
	if m.places[rank] == "" {
		m.places[rank] = m.Say("turn.card.place", words.Number("rank", rank))
	}
	return m.places[rank]
}

// Own returns the id of the message that the edition played has for itself in
// place of a common one.
func (m *Match) Own(id string) string { return m.Words.Own(m.Stage.Shown().Setup.Edition, id) }

// Show goes to the page of the part that the game is in. All other pages
// are closed.
func (m *Match) Show() {
	m.Toast.Waits = false
	m.Opened = m.part()
	switch m.Opened {
	case tilesAreLaid:
		PlacementDoor.Goto(m.App, m)
	case ResultsAreIn:
		ResultsDoor.Goto(m.App, m)
	default:
		TurnDoor.Goto(m.App, m)
	}
}

// Over reports whether the results are shown.
func (m *Match) Over() bool { return m.Opened == ResultsAreIn }

// Moved reports whether the game has gone on to another part.
func (m *Match) Moved() bool { return m.part() != m.Opened }

// Seated lets the stage wait for those who are people.
func (m *Match) Seated() {
	if m.Stage != nil {
		m.Stage.SetPeople(m.People)
	}
}

// Recount makes stage and log anew from what has happened so far.
func (m *Match) Recount() {
	m.Stage = m.replay(math.MaxInt)
	m.forced, m.Borrows = engine.Event{}, engine.NoSeat
}

// Resay says in the present language what has been said: the rest is still to be shown.
func (m *Match) Resay() {
	clear(m.spaces[:])
	clear(m.places[:])
	forced := m.forced
	m.replay(m.Reported())
	m.forced = forced
}

// replay says what has happened so far, up to a number of events, and returns a stage that
// shows it.
func (m *Match) replay(most int) *stage.Stage {
	setup, from := m.Table.Setup().Game, m.Table.History().From
	st := stage.New(setup)
	m.teller = m.Words.Teller(setup, m.Names)
	if from != nil {
		st = stage.FromState(from)
		m.teller.Resume(from)
	}
	m.Fold(most, st.Fold, &st.Shown().Log)
	return st
}

// Follow puts into words what the stage has come to show since the last call.
func (m *Match) Follow() (grown bool) { return m.Tell(&m.Stage.Shown().Log) }

// tell puts an event into words, and notes what somebody was forced to.
func (m *Match) tell(e engine.Event) (words.Line, bool) {
	if (e.Kind == engine.LoanTaken || e.Kind == engine.SavingsChanged) && e.Forced {
		m.forced = e
	}
	return m.teller.Tell(e)
}

// Ticked warns of loans, lets the Buyer speak, and says to the music how the game stands.
func (m *Match) Ticked() {
	m.warn()
	m.chat()
	if m.Sound != nil {
		m.Sound.Hush(m.Stage.Actors().Moment.Breathless())
	}
	m.accompany()
}

// warn tells of a loan that somebody had to take, or of savings that somebody
// had to take out. In a settlement the ledger does.
func (m *Match) warn() {
	e := m.forced
	if e.Amount == 0 {
		return
	}
	m.forced = engine.Event{}
	told := e.Kind == engine.LoanTaken && m.Stage.LoanTold()
	if !m.Stage.Shown().Settlement.Open && m.People != 0 && !told {
		id, money := "turn.forced_loan", e.Amount
		if e.Kind == engine.SavingsChanged {
			id, money = "turn.forced_savings", -e.Amount
		}
		m.Toast.Say(m.Say(id, words.Name("name", m.Names[e.Seat]), words.Money("money", money)))
	}
}

// AskedID returns the id of the kind of prompt that is open.
func (m *Match) AskedID() string { return m.Table.State().Prompt().Kind.String() }

// Asked returns what a person is asked now. It is false while the stage still
// plays, where a computer is asked, and when the game is over.
func (m *Match) Asked() (engine.Prompt, bool) {
	if _, ok := m.AskedSeat(); !ok {
		return engine.Prompt{Seat: engine.NoSeat}, false
	}
	return m.Table.State().Prompt(), true
}

// PromptUnchanged returns what reports whether a person is still asked what is asked now, for
// pages that are about that question.
func (m *Match) PromptUnchanged() func() bool {
	asked, ok := m.Asked()
	return func() bool {
		now, still := m.Asked()
		return ok && still && now == asked
	}
}

// Options returns all that may be chosen now. The list is the caller's.
func (m *Match) Options() []engine.Option { return m.Table.State().AppendOptions(nil) }

// Option returns the first of them of a kind, if a person is asked and there is one.
func (m *Match) Option(kind engine.ChoiceKind) (engine.Option, bool) {
	if _, ok := m.Asked(); !ok {
		return engine.Option{}, false
	}
	for _, o := range m.Options() {
		if o.Choice.Kind == kind {
			return o, true
		}
	}
	return engine.Option{}, false
}

// offered says what a choice is, as it was offered, "" of one that is not.
func (m *Match) offered(s *engine.State, choice engine.Choice) string {
	for _, o := range s.AppendOptions(nil) {
		if o.Allows(choice) {
			o.Choice = choice
			return m.Words.Offer(s, o, m.Names).Label
		}
	}
	return ""
}

// Hold returns what the stage waits for a person to do, and whether it does.
func (m *Match) Hold() (stage.Hold, bool) { return m.Stage.Hold() }

// Held reports whether the stage waits for a person.
func (m *Match) Held() bool {
	_, held := m.Stage.Hold()
	return held
}

// Cue says what a moment of the stage sounds like.
func (m *Match) Cue(c beats.Cue) audio.Cue { return Cues[c] }

// MostImportant returns of sounds that come all at once the one that says most.
func (m *Match) MostImportant(sounds []beats.Sound) beats.Sound { return MostImportant(sounds)[0] }

// Refusal says why something that a player chose cannot be.
func (m *Match) Refusal(err error) string { return m.Words.Refusal(err) }

// Rematch opens a table for another game of the same players.
func (m *Match) Rematch(seed uint64) (table.Game, error) {
	t, err := m.Table.Again(seed)
	if err != nil {
		return nil, err
	}
	return t, nil
}

// Hints returns the guide of games that are no lesson.
func (m *Match) Hints(told string) session.Guide { return lesson.NewHints(told) }

// PutAside keeps the month for another game.
func (m *Match) PutAside() { SaveMonth(m.App) }
