package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/stage"
	"math"
	"slices"
)

// Match is one running game on the screen: the table where it is decided, the
// stage that shows what comes of it, and the sentences that tell it. The
// scenes of a game share it, each shows its part of it.
//
// What a person chooses goes to the table at once and is played on the stage
// afterwards; nobody is asked anything before the stage is at rest.
type Match struct {
	*app.App
	Table *money.Table
	Stage *stage.Stage

	// Players is who sits where, names what they are called, tokens what they
	// look like; people are the seats of persons.
	Players []table.Player
	Names   []string
	kinds   []string // who plays them: "Human", "Computer · normal"
	Tokens  [engine.MaxSeats]render.Token
	People  engine.SeatSet

	Log   gameLog
	Toast toast

	// pause is how many ticks a computer still waits before it decides, so
	// that people can follow.
	pause int
	// Halted says that computers wait until a person lets them go on.
	Halted bool
	// Instantly are the people who have not been told yet what they missed
	// because it was shown in an instant.
	Instantly engine.SeatSet
	// Opened is the part of the game whose scene is open.
	Opened part
	// Tutor is who explains what comes up.
	Tutor tutor
	slip  Speech
	// spaces are the words for kinds of days, as far as they were asked for.
	spaces [engine.NumSpaces]words.Space
	// Grace tells what a press is meant for.
	Grace grace
	// holder is the person who was asked last, or NoSeat.
	holder engine.Seat
	// Odds says that the chances to come to each day stand on the calendar.
	Odds   bool
	sounds []stage.Sound
}

// NewMatch returns the match of a table, which shows what has happened so
// far. [Match.Show] puts it on the screen.
func NewMatch(a *app.App, t *money.Table) *Match {
	m := &Match{App: a, Table: t, holder: engine.NoSeat, Grace: grace{Borrows: engine.NoSeat}}
	a.Running, a.Teaching, a.PutAside = t, false, func() { SaveMonth(a) }
	setup := t.Setup().Game
	a.EditionPlayed = setup.Edition
	a.Words = a.Words.For(&setup)
	m.Reseat()
	m.Recount()
	return m
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

// Own returns the id of the message that the edition played has for itself in
// place of a common one.
func (m *Match) Own(id string) string { return m.Words.Own(m.Stage.Shown().Setup.Edition, id) }

// Show goes to the scene of the part that the game is in. All other scenes
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

// Reseat takes over who sits at the table now.
func (m *Match) Reseat() {
	m.Players = m.Table.Players()
	m.Names, m.kinds = m.Names[:0], m.kinds[:0]
	m.People = 0
	for i, p := range m.Players {
		name := m.NameOf(p, i)
		m.Names = append(m.Names, name)
		m.kinds = append(m.kinds, m.sayKind(p.Kind))
		m.Tokens[i] = render.Token{Color: render.SeatColor(p.Colour), Shape: render.Shape(p.Token)}
		if p.Kind == table.Human {
			m.People = m.People.With(engine.Seat(i))
		}
	}
	if m.Stage != nil {
		m.Stage.SetPeople(m.People)
	}
}

// visible returns events as they may be shown to whoever sees the screen: a card
// that its player alone knows stays face down, unless that is the only person.
func (m *Match) visible(events ...engine.Event) []engine.Event {
	viewer := engine.NoSeat
	if m.People.Len() == 1 {
		viewer = m.Pupil()
	}
	out := slices.Clone(events) // they are the table's own
	for i := range out {
		out[i] = out[i].SeenBy(viewer)
	}
	return out
}

// Relocalise says in another language what was said of the game so far.
func (m *Match) Relocalise() {
	clear(m.spaces[:])
	m.Reseat()
	_, c := m.retell(m.Log.events) // the rest is still to be shown
	c.Version += m.Log.Version + 1
	c.forced = m.Log.forced
	m.Log = c
}

// retell returns a stage and a log of what has happened so far, up to a number of events.
func (m *Match) retell(most int) (*stage.Stage, gameLog) {
	setup, history := m.Table.Setup().Game, m.Table.History()
	st, c := stage.New(setup), newGameLog(m.Words, setup, m.Names)
	if history.From != nil {
		st = stage.FromState(history.From)
		c.teller.Resume(history.From)
	}
	for _, e := range history.Events {
		if c.events >= most {
			break
		}
		st.Fold(m.visible(e)...)
		c.follow(st.Shown())
	}
	return st, c
}

// Recount makes stage and log anew from what has happened so far.
func (m *Match) Recount() {
	m.Stage, m.Log = m.retell(math.MaxInt)
	m.Log.forced = engine.Event{}
	m.Stage.SetPeople(m.People)
	m.pause = 0
}

// Undo takes back the tiles that a person laid last.
func (m *Match) Undo() error {
	if err := m.Table.Undo(); err != nil {
		return err
	}
	m.Recount()
	return nil
}

// Advance lets a sixtieth of a second pass: the stage plays, and where a computer
// is asked it decides. Waiting says that the player is looking at something
// and others had better wait. It reports whether anything looks different.
//
// When the game has gone on to another phase, its scene is opened.
func (m *Match) Advance(waiting bool) (changed bool) {
	m.Grace.moved = m.Moving()
	m.Stage.SetSpeed(m.pace())
	m.Stage.SetReducedMotion(m.Settings.ReducedMotion)
	waiting = waiting || m.Halted || m.tutorWaits()
	if m.Speed() == beats.Instant && m.Stage.Busy() {
		m.missed()
	}
	m.Stage.SetPaused(waiting && !m.People.Has(m.Stage.Shown().Turn))
	changed = m.Stage.Tick()
	m.Tutor.idle = !changed
	if !m.Stage.Busy() && !waiting && m.think() {
		changed = true
	}
	changed = m.Log.follow(m.Stage.Shown()) || changed
	changed = m.updateTutor() || changed
	m.warn()
	m.hear()
	changed = m.Toast.Advance() || changed
	m.reportSaveError()
	if m.part() != m.Opened {
		m.Show()
		changed = true
	}
	return changed
}

// missed notes that those whose turn it is not miss what comes now, because it
// is shown in an instant.
func (m *Match) missed() {
	m.Instantly |= m.People &^ engine.SeatSet(0).With(m.Stage.Shown().Turn)
}

// warn tells of a loan that somebody had to take, or of savings that somebody
// had to take out. In a settlement the ledger does.
func (m *Match) warn() {
	e := m.Log.forced
	if e.Amount == 0 {
		return
	}
	m.Log.forced = engine.Event{}
	if !m.Stage.Shown().Settlement.Open && m.People != 0 {
		id, money := "turn.forced_loan", e.Amount
		if e.Kind == engine.SavingsChanged {
			id, money = "turn.forced_savings", -e.Amount
		}
		m.Toast.Say(m.Say(id, words.Name("name", m.Names[e.Seat]), words.Money("money", money)))
	}
}

// Speed returns the speed that the player has set.
func (m *Match) Speed() beats.Speed {
	speed, _ := beats.ParseSpeed(string(m.Settings.Speed))
	return speed
}

// pace returns how fast things move now: in the lesson computers are brisk.
func (m *Match) pace() beats.Speed {
	speed := m.Speed()
	if m.Tutor.Teaches && speed < beats.Fast && !m.People.Has(m.Stage.Shown().Turn) {
		return beats.Fast
	}
	return speed
}

// SetSpeed sets the speed.
func (m *Match) SetSpeed(speed beats.Speed) {
	m.Set(func(s *store.Settings) { s.Speed = store.Speed(speed.String()) })
}

// Computers think in slices, so that no frame is late.
const (
	thoughts        = 24 // in a tick, at most
	instantThoughts = 96
)

// pauses is how long a computer waits before it decides, in ticks.
var pauses = [beats.NumSpeeds]int{beats.Slow: 50, beats.Normal: 26, beats.Fast: 9}

// think lets the computer that is asked think for a moment. It reports
// whether it has decided anything.
func (m *Match) think() (decided bool) {
	if !m.thinking() {
		return false
	}
	if m.pause > 0 {
		m.pause--
		return false
	}
	n, instant := thoughts, m.Speed() == beats.Instant
	if instant {
		n = instantThoughts
		m.missed()
	}
	m.WithinBudget(n, func() (done bool) {
		events := m.Table.Step()
		if events == nil {
			return false
		}
		m.Stage.Queue(m.visible(events...)...)
		m.pause = pauses[m.pace()]
		decided = true
		if !instant {
			return true
		}
		// Everything at once, up to where a person is to do something.
		m.Stage.Skip()
		m.Log.follow(m.Stage.Shown())
		return m.Stage.Busy() || m.Table.PersonAsked() || m.part() != m.Opened
	})
	return decided
}

// thinking reports whether a computer is about to decide something.
func (m *Match) thinking() bool {
	prompt := m.Table.State().Prompt()
	return prompt.Kind != engine.NoPrompt && !m.People.Has(prompt.Seat)
}

// Asked returns what a person is asked now. It is false while the stage still
// plays, where a computer is asked, and when the game is over.
func (m *Match) Asked() (engine.Prompt, bool) {
	if m.Stage.Busy() || !m.Table.PersonAsked() {
		return engine.Prompt{Seat: engine.NoSeat}, false
	}
	return m.Table.State().Prompt(), true
}

// Options returns all that may be chosen now. The list is the caller's.
func (m *Match) Options() []engine.Option { return m.Table.State().AppendOptions(nil) }

// Choose carries out the choice of the person who is asked. What is refused
// is told to the player, and returned.
func (m *Match) Choose(choice engine.Choice) error {
	if _, ok := m.Asked(); !ok {
		return nil // a key came too early: nobody is asked
	}
	events, err := m.Table.Choose(choice)
	if err != nil {
		m.Toast.Refuse(m.Words.Refusal(err))
		return err
	}
	m.Toast.Hide()
	m.dismissRemark()
	m.Halted = false // whoever decides wants the game to go on
	m.Stage.Queue(m.visible(events...)...)
	m.pause = 0
	return nil
}

// Hold returns what the stage waits for a person to do, and whether it does.
func (m *Match) Hold() (stage.Hold, bool) { return m.Stage.Hold() }

// Release ends the present hold.
func (m *Match) Release() {
	m.dismissRemark()
	m.Stage.Release()
}

// SkipMotion ends what moves at the moment. It chooses nothing.
func (m *Match) SkipMotion() {
	m.Stage.Hurry()
	m.pause = 0
}

// Status says on a page with an id what a person is asked.
func (m *Match) Status(id string) app.Status {
	status := app.Status{Scene: id, Moving: m.Moving()}
	if p, ok := m.Asked(); ok {
		status.Prompt, status.Seat = p.Kind.String(), int(p.Seat)+1
	}
	return status
}

// Moving reports whether something moves or a computer thinks, so that the
// controls may be about to change.
func (m *Match) Moving() bool {
	if _, held := m.Hold(); held {
		return false
	}
	return m.Stage.Busy() || m.thinking()
}

// reportSaveError tells the player, once, that the game could not be saved.
func (m *Match) reportSaveError() {
	if err := m.Table.SaveError(); err != nil {
		m.Toast.warn(m.StoreErrorText(err))
	}
}
