package table

import (
	"math/rand/v2"
	"slices"
	"time"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
)

// Table is one running game. It is not safe for concurrent use, except that
// it writes its save in the background.
type Table struct {
	// setup is as it was at the beginning; players is who sits there now.
	setup   Setup
	players []Player
	state   engine.State

	// journal holds the choices of this game, choices the same as saves keep
	// them. Where the replay is refused the journal is empty and choices has
	// what was read.
	journal   []Entry
	choices   choiceList
	takeovers []Takeover
	refused   bool

	// events is what happened since origin, or from the beginning where the
	// replay is not refused.
	origin engine.State
	events []engine.Event

	bots     [engine.MaxSeats]*bot.Player
	view     engine.State
	thinking bool

	saver   *saver
	savedAt time.Time
	unsaved int // choices of computers since the last save
}

// Entry is one choice of the journal.
type Entry struct {
	Choice engine.Choice
	// Seat made the choice, and Kind played it then.
	Seat engine.Seat
	Kind Kind
}

// NewSeed returns a seed for a new game.
func NewSeed() uint64 { return rand.Uint64() }

// New opens a table for a new game and saves it in the place of the running
// one. The host of the game is the first person, or the oldest player where
// only computers sit. The setup is copied.
//
// A save in that place that cannot be read, or that a newer version of the
// game wrote, is moved aside first. A table that was open on the same storage
// must have been closed or discarded. storage may be nil: then nothing is
// saved.
//
// The error is an [*Error] or an [*engine.Refusal]. That a save cannot be
// written is no error here, see [Table.SaveError].
func New(setup Setup, storage Storage) (*Table, error) {
	if err := setup.check(); err != nil {
		return nil, err
	}
	t := &Table{setup: setup.withHost()}
	if err := t.begin(nil); err != nil {
		return nil, err
	}
	t.players = slices.Clone(t.setup.Players)
	t.seatComputers()
	if storage != nil {
		makeRoom(storage)
		t.saver = newSaver(storage)
	}
	t.save()
	return t, nil
}

// begin starts the game anew and takes the choices of a journal.
func (t *Table) begin(journal []Entry) error {
	t.events = nil // the old ones have been handed out
	t.thinking = false
	t.choices.clear()
	t.journal = t.journal[:0]
	if err := t.state.Start(t.setup.Game, t.sink); err != nil {
		return err
	}
	t.origin = t.state
	for _, entry := range journal {
		if err := t.take(entry.Choice, entry.Kind); err != nil {
			return err
		}
	}
	return nil
}

func (t *Table) sink(e engine.Event) { t.events = append(t.events, e) }

// take carries out a choice and notes it in the journal.
func (t *Table) take(choice engine.Choice, kind Kind) error {
	seat := t.state.Prompt().Seat
	if err := t.state.Choose(choice, t.sink); err != nil {
		return err
	}
	t.choices.add(choice.String())
	if !t.refused {
		t.journal = append(t.journal, Entry{Choice: choice, Seat: seat, Kind: kind})
	}
	return nil
}

func (t *Table) seatComputers() {
	for seat := range t.players {
		t.seatComputer(engine.Seat(seat))
	}
	t.thinking = false
}

func (t *Table) seatComputer(seat engine.Seat) {
	t.bots[seat] = nil
	if kind := t.players[seat].Kind; kind != Human {
		t.bots[seat] = bot.New(bot.Level(kind), seat)
	}
}

// State returns the state of the game, to be read only. It stays the same
// value, which changes with every choice.
func (t *Table) State() *engine.State { return &t.state }

// Prompt returns what is to be decided next, and by whom.
func (t *Table) Prompt() engine.Prompt { return t.state.Prompt() }

// PersonAsked reports whether a person is to decide next.
func (t *Table) PersonAsked() bool {
	p := t.state.Prompt()
	return p.Kind != engine.NoPrompt && t.players[p.Seat].Kind == Human
}

// Players returns who sits at the table now, seat by seat.
func (t *Table) Players() []Player { return slices.Clone(t.players) }

// Setup returns what was settled before the game began, with the players as
// they sit now. The host is the game's.
func (t *Table) Setup() Setup { return Setup{Game: t.setup.Game, Players: t.Players()} }

// Journal returns all choices so far. It is empty where the replay is
// refused, see [Table.Replay].
func (t *Table) Journal() []Entry { return slices.Clone(t.journal) }

// Takeovers returns which seats were taken over during the game, and when.
func (t *Table) Takeovers() []Takeover { return slices.Clone(t.takeovers) }

// Choose carries out the choice of the person who is asked, saves the game,
// and returns what happened. A choice that is not allowed is refused with a
// [*engine.Refusal], one in a computer's place with an [*Error], and nothing
// changes.
func (t *Table) Choose(choice engine.Choice) ([]engine.Event, error) {
	if p := t.state.Prompt(); p.Kind != engine.NoPrompt && !t.PersonAsked() {
		return nil, &Error{ID: ComputersTurn}
	}
	n := len(t.events)
	if err := t.take(choice, Human); err != nil {
		return nil, err
	}
	t.save()
	return t.since(n), nil
}

// Step lets the computer that is asked think for a moment, some tens of
// microseconds. Once it has decided Step carries the choice out and returns
// what happened; until then, and where a person is asked or the game is over,
// it returns nil.
//
// The game is saved when a person is asked, when the turn passes on, and when
// the game is over.
func (t *Table) Step() []engine.Event {
	p := t.state.Prompt()
	if p.Kind == engine.NoPrompt || t.bots[p.Seat] == nil {
		return nil
	}
	if !t.thinking {
		t.view, t.thinking = t.state.View(p.Seat), true
	}
	choice, done := t.bots[p.Seat].Step(&t.view)
	if !done {
		return nil
	}
	t.thinking = false
	n, turn := len(t.events), t.state.Turn
	kind := t.players[p.Seat].Kind
	if t.take(choice, kind) != nil && !t.takeAny(kind) {
		return nil
	}
	t.unsaved++
	if t.PersonAsked() || t.state.Turn != turn || t.state.Phase == engine.Over {
		t.save()
	}
	return t.since(n)
}

// takeAny takes the first choice that is allowed, so that a computer that
// errs does not stop the game.
func (t *Table) takeAny(kind Kind) bool {
	options := t.state.AppendOptions(nil)
	return len(options) > 0 && t.take(options[0].Choice, kind) == nil
}

// since returns the events from the n-th on.
func (t *Table) since(n int) []engine.Event { return slices.Clip(t.events[n:]) }

// History is what has happened so far, for those who fold events into what
// they show.
type History struct {
	// From is the state that the events follow on. It is nil if they tell
	// everything from the beginning of the game.
	From *engine.State
	// Events are to be read only.
	Events []engine.Event
}

// History returns everything that has happened. After a resumed game whose
// replay is refused it begins with the state that was saved. It is to be
// asked for anew after [Table.Undo].
func (t *Table) History() History {
	h := History{Events: t.since(0)}
	if t.refused {
		origin := t.origin
		h.From = &origin
	}
	return h
}

// SetKind puts a person or a computer in the place of whoever plays a seat,
// and saves the game.
func (t *Table) SetKind(seat engine.Seat, kind Kind) error {
	switch {
	case seat < 0 || int(seat) >= len(t.players):
		return &Error{ID: WrongSeats}
	case !slices.Contains(Kinds(), kind):
		return &Error{ID: UnknownKind}
	case t.players[seat].Kind == kind:
		return nil
	}
	t.players[seat].Kind = kind
	t.takeovers = append(t.takeovers, Takeover{After: t.choices.n, Seat: seat, Kind: kind})
	t.seatComputer(seat)
	t.thinking = false
	t.save()
	return nil
}

// Again opens a table for a new game with the same players and the same
// setup, but for the seed, and saves it in the place of this one, which must
// not be used any more.
func (t *Table) Again(seed uint64) (*Table, error) {
	setup := t.Setup()
	setup.Game.Seed = seed
	storage := t.close()
	return New(setup, storage)
}
