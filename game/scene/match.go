package scene

import (
	"errors"
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// match is one running game on the screen: the table where it is decided, the
// stage that shows what comes of it, and the sentences that tell it. The
// scenes of a game share it, each shows its part of it.
//
// What a person chooses goes to the table at once and is played on the stage
// afterwards; nobody is asked anything before the stage is at rest.
type match struct {
	*House
	table *table.Table
	stage *stage.Stage

	// players is who sits where, names what they are called, tokens what they
	// look like; people are the seats of persons.
	players []table.Player
	names   []string
	kinds   []string // who plays them: "Human", "Computer · normal"
	tokens  [engine.MaxSeats]render.Token
	people  engine.SeatSet

	chronicle chronicle
	toast     toast

	// pause is how many ticks a computer still waits before it decides, so
	// that people can follow.
	pause int
	// halted says that computers wait until a person lets them go on.
	halted bool
	// instantly are the people who have not been told yet what they missed
	// because it was shown in an instant.
	instantly engine.SeatSet
	// opened is the part of the game whose scene is open.
	opened part
	// tutor is who explains what comes up.
	tutor tutor
	slip  speech
	// odds says that the chances to come to each day stand on the calendar.
	odds   bool
	sounds []stage.Sound
}

// newMatch returns the match of a table, which shows what has happened so
// far. [match.open] puts it on the screen.
func newMatch(h *House, t *table.Table) *match {
	m := &match{House: h, table: t}
	h.running, h.teaching, h.putAside = t, false, h.keepMonth
	setup := t.Setup().Game
	h.edition = setup.Edition
	h.Words = h.Words.For(&setup)
	m.reseat()
	m.recount()
	return m
}

// part is the part of the game that a scene of its own is for.
type part uint8

const (
	tilesAreLaid part = iota
	turnsAreTaken
	resultsAreIn
)

// part returns the part of the game that is shown.
func (m *match) part() part {
	sh := m.stage.Shown()
	switch {
	case sh.Laying != 0:
		return tilesAreLaid
	case sh.Phase == engine.Over:
		return resultsAreIn
	}
	return turnsAreTaken
}

// own returns the id of the message that the edition played has for itself in
// place of a common one.
func (m *match) own(id string) string { return m.Words.Own(m.stage.Shown().Setup.Edition, id) }

// open goes to the scene of the part that the game is in. All other scenes
// are closed.
func (m *match) open() {
	m.toast.waits = false
	m.opened = m.part()
	switch m.opened {
	case tilesAreLaid:
		placementDoor.Goto(m.House, m)
	case resultsAreIn:
		resultsDoor.Goto(m.House, m)
	default:
		turnDoor.Goto(m.House, m)
	}
}

// reseat takes over who sits at the table now.
func (m *match) reseat() {
	m.players = m.table.Players()
	m.names, m.kinds = m.names[:0], m.kinds[:0]
	m.people = 0
	for i, p := range m.players {
		name := m.nameOf(p, i)
		m.names = append(m.names, name)
		m.kinds = append(m.kinds, m.sayKind(p.Kind))
		m.tokens[i] = render.Token{Color: render.SeatColor(p.Colour), Shape: render.Shape(p.Token)}
		if p.Kind == table.Human {
			m.people = m.people.With(engine.Seat(i))
		}
	}
	if m.stage != nil {
		m.stage.SetPeople(m.people)
	}
}

// seen returns events as they may be shown to whoever sees the screen: a card
// that its player alone knows stays face down, unless that is the only person.
func (m *match) seen(events ...engine.Event) []engine.Event {
	viewer := engine.NoSeat
	for seat := range engine.Seat(engine.MaxSeats) {
		if m.people.Len() == 1 && m.people.Has(seat) {
			viewer = seat
		}
	}
	out := slices.Clone(events) // they are the table's own
	for i := range out {
		out[i] = out[i].SeenBy(viewer)
	}
	return out
}

// retell says in another language what was said of the game so far.
func (m *match) retell() {
	m.reseat()
	before, forced := &m.chronicle, m.chronicle.forced
	c := newChronicle(m.Words, m.table.Setup().Game, m.names)
	history := m.table.History()
	again := stage.New(m.table.Setup().Game)
	if history.From != nil {
		again = stage.FromState(history.From)
		c.teller.Resume(history.From)
	}
	for _, e := range history.Events {
		if c.heard >= before.heard {
			break // the rest is still to be shown
		}
		again.Fold(m.seen(e)...)
		c.follow(again.Shown())
	}
	c.version += before.version + 1
	c.forced = forced
	m.chronicle = c
}

// recount makes stage and chronicle anew from what has happened so far.
func (m *match) recount() {
	history := m.table.History()
	if history.From != nil {
		m.stage = stage.FromState(history.From)
	} else {
		m.stage = stage.New(m.table.Setup().Game)
	}
	m.chronicle = newChronicle(m.Words, m.table.Setup().Game, m.names)
	if history.From != nil {
		m.chronicle.teller.Resume(history.From)
	}
	for _, e := range history.Events {
		m.stage.Fold(m.seen(e)...)
		m.chronicle.follow(m.stage.Shown())
	}
	m.chronicle.forced = engine.Event{}
	m.stage.SetPeople(m.people)
	m.pause = 0
}

// undo takes back the tiles that a person laid last.
func (m *match) undo() error {
	if err := m.table.Undo(); err != nil {
		return err
	}
	m.recount()
	return nil
}

// tick lets a sixtieth of a second pass: the stage plays, and where a computer
// is asked it decides. Waiting says that the player is looking at something
// and others had better wait. It reports whether anything looks different.
//
// When the game has gone on to another phase, its scene is opened.
func (m *match) tick(waiting bool) (changed bool) {
	m.stage.SetSpeed(m.pace())
	m.stage.SetReducedMotion(m.Settings.ReducedMotion)
	waiting = waiting || m.halted || m.attended()
	if m.speed() == stage.Instant && m.stage.Busy() {
		m.missed()
	}
	m.stage.SetPaused(waiting && !m.people.Has(m.stage.Shown().Turn))
	changed = m.stage.Tick()
	m.tutor.still = !changed
	if !m.stage.Busy() && !waiting && m.think() {
		changed = true
	}
	if m.chronicle.follow(m.stage.Shown()) {
		changed = true
	}
	if m.attend() {
		changed = true
	}
	m.warn()
	m.hear()
	if m.toast.tick() {
		changed = true
	}
	m.worry()
	if m.part() != m.opened {
		m.open()
		changed = true
	}
	return changed
}

// missed notes that those whose turn it is not miss what comes now, because it
// is shown in an instant.
func (m *match) missed() {
	m.instantly |= m.people &^ engine.SeatSet(0).With(m.stage.Shown().Turn)
}

// warn tells of a loan that somebody had to take, or of savings that somebody
// had to take out. In a settlement the ledger does.
func (m *match) warn() {
	e := m.chronicle.forced
	if e.Amount == 0 {
		return
	}
	m.chronicle.forced = engine.Event{}
	if !m.stage.Shown().Settlement.Open && m.people != 0 {
		if e.Kind == engine.SavingsChanged {
			m.toast.say(m.Say("turn.forced_savings", words.Name("name", m.names[e.Seat]), words.Money("money", -e.Amount)))
			return
		}
		m.toast.say(m.Say("turn.forced_loan", words.Name("name", m.names[e.Seat]), words.Money("money", e.Amount)))
	}
}

// speed returns the speed that the player has set.
func (m *match) speed() stage.Speed {
	speed, _ := stage.ParseSpeed(string(m.Settings.Speed))
	return speed
}

// pace returns how fast things move now: in the lesson computers are brisk.
func (m *match) pace() stage.Speed {
	speed := m.speed()
	if m.tutor.teaches && speed < stage.Fast && !m.people.Has(m.stage.Shown().Turn) {
		return stage.Fast
	}
	return speed
}

// setSpeed sets the speed.
func (m *match) setSpeed(speed stage.Speed) {
	m.Set(func(s *store.Settings) { s.Speed = store.Speed(speed.String()) })
}

// Computers think in slices, so that no frame is late.
const (
	thoughts        = 24 // in a tick, at most
	instantThoughts = 96
)

// pauses is how long a computer waits before it decides, in ticks.
var pauses = [stage.NumSpeeds]int{stage.Slow: 50, stage.Normal: 26, stage.Fast: 9}

// think lets the computer that is asked think for a moment. It reports
// whether it has decided anything.
func (m *match) think() (decided bool) {
	prompt := m.table.Prompt()
	if prompt.Kind == engine.NoPrompt || m.people.Has(prompt.Seat) {
		return false
	}
	if m.pause > 0 {
		m.pause--
		return false
	}
	n, instant := thoughts, m.speed() == stage.Instant
	if instant {
		n = instantThoughts
		m.missed()
	}
	m.sparely(n, func() (done bool) {
		events := m.table.Step()
		if events == nil {
			return false
		}
		m.stage.Queue(m.seen(events...)...)
		m.pause = pauses[m.pace()]
		decided = true
		if !instant {
			return true
		}
		// Everything at once, up to where a person is to do something.
		m.stage.Skip()
		m.chronicle.follow(m.stage.Shown())
		return m.stage.Busy() || m.table.PersonAsked() || m.part() != m.opened
	})
	return decided
}

// thinking reports whether a computer is about to decide something.
func (m *match) thinking() bool {
	prompt := m.table.Prompt()
	return prompt.Kind != engine.NoPrompt && !m.people.Has(prompt.Seat)
}

// asked returns what a person is asked now. It is false while the stage still
// plays, where a computer is asked, and when the game is over.
func (m *match) asked() (engine.Prompt, bool) {
	if m.stage.Busy() || !m.table.PersonAsked() {
		return engine.Prompt{Seat: engine.NoSeat}, false
	}
	return m.table.Prompt(), true
}

// options returns all that may be chosen now. The list is the caller's.
func (m *match) options() []engine.Option { return m.table.State().AppendOptions(nil) }

// choose carries out the choice of the person who is asked. What is refused
// is told to the player, and returned.
func (m *match) choose(choice engine.Choice) error {
	if _, ok := m.asked(); !ok {
		return nil // a key came too early: nobody is asked
	}
	events, err := m.table.Choose(choice)
	if err != nil {
		m.toast.refuse(m.Words.Refusal(err))
		return err
	}
	m.toast.hide()
	m.goneOn()
	m.stage.Queue(m.seen(events...)...)
	m.pause = 0
	return nil
}

// hold returns what the stage waits for a person to do, and whether it does.
func (m *match) hold() (stage.Hold, bool) { return m.stage.Hold() }

// release ends the present hold.
func (m *match) release() {
	m.goneOn()
	m.stage.Release()
}

// hurry ends what moves at the moment. It chooses nothing.
func (m *match) hurry() {
	m.stage.Hurry()
	m.pause = 0
}

// moving reports whether something moves or a computer thinks, so that the
// controls may be about to change.
func (m *match) moving() bool {
	if _, held := m.hold(); held {
		return false
	}
	return m.stage.Busy() || m.thinking()
}

// worry tells the player, once, that the game could not be saved.
func (m *match) worry() {
	if err := m.table.SaveError(); err != nil {
		m.toast.warn(m.storeTrouble(err))
	}
}

// storeTrouble says to the player what went wrong with a save, and what can
// be done.
func (h *House) storeTrouble(err error) string {
	var e *store.Error
	if !errors.As(err, &e) {
		return h.Words.Refusal(err)
	}
	id := string(e.Kind)
	if e.Kind == store.Broken && e.Aside != "" {
		id = "store.broken_aside"
	}
	path := e.Path
	if path == "" {
		path = h.Say("store.nowhere")
	}
	return h.Say(id, words.Text("path", path), words.Text("aside", e.Aside))
}
