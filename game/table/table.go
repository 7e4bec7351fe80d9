package table

import (
	"math/rand/v2"
	"slices"
	"time"

	"bigpayday/game/rules"
)

// Table is one running game of the kind that its rules say. It is not safe for
// concurrent use, except that it writes its save in the background.
type Table[G any, S comparable, C Choice, E any] struct {
	rules Rules[G, S, C, E]
	// setup is as it was at the beginning; players is who sits there now.
	setup   Setup[G]
	players []Player
	state   S

	// journal holds the choices of this game, choices the same as saves keep
	// them. Where the replay is refused the journal is empty and choices has
	// what was read. Before has how many events there were before each choice of
	// the journal.
	journal   []Entry[C]
	before    []int
	choices   choiceList
	marks     markList
	takeovers []Takeover
	// answered has how many choices there were before each that was answered, see [Table.Answer].
	answered []int
	refused  bool
	// practice says that it goes on from somewhere in another game, see [Timeline.Practice].
	practice bool
	// misfit says where the replay is refused, and fitting is the journal up to there.
	misfit  *Misfit
	fitting []Entry[C]

	// events is what happened since origin, or from the beginning where the
	// replay is not refused.
	origin S
	events []E

	computers [rules.MaxSeats]Computer[S, C] // nil where a person sits
	view      S
	thinking  bool

	title   string   // what a player has called the game, "" for nothing
	said    []string // lines, see Said
	saver   *saver
	savedAt time.Time
	unsaved int // choices of computers since the last save
}

// Entry is one choice of the journal.
type Entry[C any] struct {
	Choice C
	// Seat made the choice, and Kind played it then.
	Seat Seat
	Kind Kind
}

// NewSeed returns a seed for a new game.
func NewSeed() uint64 { return rand.Uint64() }

// New opens a table for a new game and saves it as the running one. The host of the game is the first person, or the oldest player where
// only computers sit. The setup is copied.
//
// The game that was running is put aside first, see [PutAside], or moved aside where it
// cannot be read. A table that was open on the same storage
// must have been closed or discarded. storage may be nil: then nothing is
// saved.
//
// The error is an [*Error] or a refusal of the rules. That a save cannot be
// written is no error here, see [Table.SaveError].
func New[G any, S comparable, C Choice, E any](r Rules[G, S, C, E], setup Setup[G], storage Storage) (*Table[G, S, C, E], error) {
	if len(setup.Players) != r.Seats(&setup.Game) {
		return nil, &Error{ID: WrongSeats}
	}
	for _, p := range setup.Players {
		if !slices.Contains(Kinds(), p.Kind) {
			return nil, &Error{ID: UnknownKind}
		}
	}
	t := &Table[G, S, C, E]{rules: r, setup: Setup[G]{Game: r.Seated(setup.Game, setup.Players), Players: slices.Clone(setup.Players)}}
	giveFaces(t.setup.Players)
	if err := t.begin(nil); err != nil {
		return nil, err
	}
	t.players = slices.Clone(t.setup.Players)
	t.seatComputers()
	if storage != nil {
		makeRoom(storage, Opens(r))
		t.saver = newSaver(storage, nil, 0)
	}
	t.save()
	return t, nil
}

// begin starts the game anew and takes the choices of a journal, with the seats that were taken
// over meanwhile.
func (t *Table[G, S, C, E]) begin(journal []Entry[C]) error {
	t.events = nil // the old ones have been handed out
	t.thinking = false
	t.choices.clear()
	t.marks.clear()
	t.journal, t.before = t.journal[:0], t.before[:0]
	if err := t.rules.Start(&t.state, t.setup.Game, t.sink); err != nil {
		return err
	}
	t.origin = t.state
	for n, entry := range journal {
		reseat(t.rules, &t.state, t.takeovers, n)
		if err := t.take(entry.Choice, entry.Kind); err != nil {
			return err
		}
	}
	reseat(t.rules, &t.state, t.takeovers, len(journal))
	return nil
}

func (t *Table[G, S, C, E]) sink(e E) { t.events = append(t.events, e) }

// take carries out a choice and notes it in the journal.
func (t *Table[G, S, C, E]) take(choice C, kind Kind) error {
	seat, turn, n := t.Asked(), t.rules.Turn(&t.state), len(t.events)
	if err := t.rules.Choose(&t.state, choice, t.sink); err != nil {
		return err
	}
	t.choices.add(choice.String())
	if !t.refused {
		t.journal = append(t.journal, Entry[C]{Choice: choice, Seat: seat, Kind: kind})
		t.before = append(t.before, n)
	}
	if t.rules.Turn(&t.state) != turn || t.Over() {
		t.marks.add(mark{t.choices.n, t.hash()})
	}
	return nil
}

func (t *Table[G, S, C, E]) seatComputers() {
	for seat := range t.players {
		t.seatComputer(Seat(seat))
	}
	t.remind()
	t.thinking = false
}

func (t *Table[G, S, C, E]) seatComputer(seat Seat) {
	t.computers[seat] = nil
	if player := t.players[seat]; player.Kind != Human {
		t.computers[seat] = t.rules.Computer(player, seat)
	}
}

// State returns the state of the game, to be read only. It stays the same
// value, which changes with every choice.
func (t *Table[G, S, C, E]) State() *S { return &t.state }

// Name is what saves call the game.
func (t *Table[G, S, C, E]) Name() string { return t.rules.Name() }

// Asked returns who is to decide next, NoSeat when the game is over.
func (t *Table[G, S, C, E]) Asked() Seat { return t.rules.Asked(&t.state) }

// Practice reports whether the game is for practice: it goes on from somewhere in another one,
// and is saved nowhere, see [Timeline.Practice].
func (t *Table[G, S, C, E]) Practice() bool { return t.practice }

// Over reports whether the game is over.
func (t *Table[G, S, C, E]) Over() bool { return t.Asked() == rules.NoSeat }

// PersonAsked reports whether a person is to decide next.
func (t *Table[G, S, C, E]) PersonAsked() bool {
	seat := t.Asked()
	return seat != rules.NoSeat && t.players[seat].Kind == Human
}

// Players returns who sits at the table now, seat by seat.
func (t *Table[G, S, C, E]) Players() []Player { return slices.Clone(t.players) }

// Setup returns what was settled before the game began, with the players as
// they sit now. The host is the game's.
func (t *Table[G, S, C, E]) Setup() Setup[G] {
	return Setup[G]{Game: t.setup.Game, Players: t.Players()}
}

// Journal returns all choices so far. It is empty where the replay is
// refused, see [Table.Replay].
func (t *Table[G, S, C, E]) Journal() []Entry[C] { return slices.Clone(t.journal) }

// Takeovers returns which seats were taken over during the game, and when.
func (t *Table[G, S, C, E]) Takeovers() []Takeover { return slices.Clone(t.takeovers) }

// Choose carries out the choice of the person who is asked, saves the game,
// and returns what happened. A choice that is not allowed is refused by the
// rules, one in a computer's place with an [*Error], and nothing changes.
func (t *Table[G, S, C, E]) Choose(choice C) ([]E, error) {
	if !t.Over() && !t.PersonAsked() {
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
// The game is saved as after a choice of a person. Where the disk is still busy with an earlier
// save, so that computers are faster than it, one of the next choices saves this one as well: at the
// latest that after which a person is asked, the turn passes on, or the game is over.
func (t *Table[G, S, C, E]) Step() []E {
	seat := t.Asked()
	if seat == rules.NoSeat || t.computers[seat] == nil {
		return nil
	}
	if !t.thinking {
		t.view, t.thinking = t.rules.View(&t.state, seat), true
	}
	choice, done := t.computers[seat].Step(&t.view)
	if !done {
		return nil
	}
	t.thinking = false
	n, turn := len(t.events), t.rules.Turn(&t.state)
	kind := t.players[seat].Kind
	if t.take(choice, kind) != nil && !t.takeAny(kind) {
		return nil
	}
	t.unsaved++
	if t.PersonAsked() || t.rules.Turn(&t.state) != turn || t.Over() || t.saver != nil && t.saver.idle() {
		t.save()
	}
	return t.since(n)
}

// takeAny takes a choice that is allowed, so that a computer that errs does not
// stop the game.
func (t *Table[G, S, C, E]) takeAny(kind Kind) bool {
	choice, ok := t.rules.Fallback(&t.state)
	return ok && t.take(choice, kind) == nil
}

// since returns the events from the n-th on.
func (t *Table[G, S, C, E]) since(n int) []E { return slices.Clip(t.events[n:]) }

// History is what has happened so far, for those who fold events into what
// they show.
type History[S, E any] struct {
	// From is the state that the events follow on. It is nil if they
	// begin with the game itself.
	From *S
	// Events are to be read only.
	Events []E
}

// History returns everything that has happened. After a resumed game whose
// replay is refused it begins with the state that was saved. It is to be
// asked for anew after [Table.Undo].
func (t *Table[G, S, C, E]) History() History[S, E] {
	h := History[S, E]{Events: t.since(0)}
	if t.refused {
		origin := t.origin
		h.From = &origin
	}
	return h
}

// SetKind puts a person or a computer in the place of whoever plays a seat,
// and saves the game.
func (t *Table[G, S, C, E]) SetKind(seat Seat, kind Kind) error {
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
	t.rules.Reseat(&t.state, seat, kind == Human)
	t.seatComputer(seat)
	t.thinking = false
	t.save()
	return nil
}

// Again opens a table for a new game with the same players and the same
// setup, but for the seed, and saves it in the place of this one, which must
// not be used any more.
func (t *Table[G, S, C, E]) Again(seed uint64) (*Table[G, S, C, E], error) {
	setup := t.Setup()
	t.rules.Seed(&setup.Game, seed)
	storage := t.close()
	return New(t.rules, setup, storage)
}
