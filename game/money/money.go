// Package money seats the money games at a table: it says to package table how
// Big Pay Day and its editions are played, saved and weighed, and coaches who plays
// them.
//
// What lives here: what tables and saves of these games need beyond those of any
// game. What does not: the rules (package engine), what a computer decides
// (package bot), and where saves are kept (package store).
package money

import (
	"encoding/json"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
	"bigpayday/game/table"
)

type (
	// Table is one running money game, see [table.Table].
	Table = table.Table[engine.Setup, engine.State, engine.Choice, engine.Event]
	// Setup is what is settled before it begins: the game and its players.
	Setup = table.Setup[engine.Setup]
	// Entry is one choice of its journal, see [table.Entry].
	Entry = table.Entry[engine.Choice]
	// History is what has happened so far, as events, see [table.History].
	History = table.History[engine.State, engine.Event]
	// Replay plays it again from its beginning, choice by choice, see [table.Replay].
	Replay = table.Replay[engine.Setup, engine.State, engine.Choice, engine.Event]
	// Timeline is what was played of it, to be looked at anywhere, see [table.Timeline].
	Timeline = table.Timeline[engine.Setup, engine.State, engine.Choice, engine.Event]
	// Review weighs the decisions of its persons, see [table.Review].
	Review = table.Review[engine.Setup, engine.State, engine.Choice, engine.Event]
	// Regret is a decision that another one would have been better than, see [table.Regret].
	Regret = table.Regret[engine.State, engine.Choice]
)

// New opens a table for a new game, see [table.New]. The host of the game is the
// first person, or the oldest player where only computers sit.
func New(setup Setup, storage table.Storage) (*Table, error) {
	return table.New(game{}, setup, storage)
}

// Resume opens the table of the money game that was saved, see [table.Resume].
func Resume(storage table.Storage) (*Table, error) {
	g, err := table.Resume(storage, Opener())
	if err != nil {
		return nil, err
	}
	return g.(*Table), nil
}

// ResumeCopy opens the newest copy of the running game that is good, see [table.ResumeCopy].
func ResumeCopy(storage table.Storage) (*Table, error) {
	g, err := table.ResumeCopy(storage, Opener())
	if err != nil {
		return nil, err
	}
	return g.(*Table), nil
}

// Opener opens saved games.
func Opener() table.Opener { return table.Opens(game{}) }

// Rules returns how the money games are played, see [table.Rules].
func Rules() table.Rules[engine.Setup, engine.State, engine.Choice, engine.Event] { return game{} }

// game is the [table.Rules] of the money games.
type game struct{}

// Name is empty: saves named no game when there was only this one.
func (game) Name() string { return "" }

// Reseat does nothing: the rules ask people and computers alike.
func (game) Reseat(*engine.State, engine.Seat, bool) {}

func (game) Seated(setup engine.Setup, players []table.Player) engine.Setup {
	setup = setup.WithNewestRules()
	setup.Host = setup.Oldest
	for seat, p := range players {
		if p.Kind == table.Human {
			setup.Host = engine.Seat(seat)
			break
		}
	}
	return setup
}

func (game) Seats(setup *engine.Setup) int { return int(setup.Seats) }

func (game) Seed(setup *engine.Setup, seed uint64) { setup.Seed = seed }

func (game) Check(setup *engine.Setup) error { return setup.Check() }

func (game) SetupOf(s *engine.State) engine.Setup { return s.Setup }

func (game) Start(s *engine.State, setup engine.Setup, sink func(engine.Event)) error {
	return s.Start(setup, sink)
}

func (game) Choose(s *engine.State, choice engine.Choice, sink func(engine.Event)) error {
	return s.Choose(choice, sink)
}

func (game) Asked(s *engine.State) rules.Seat {
	if p := s.Prompt(); p.Kind != engine.NoPrompt {
		return p.Seat
	}
	return rules.NoSeat
}

// Turn counts the turns; while tiles are laid it changes with the seat that lays.
func (game) Turn(s *engine.State) int { return int(s.Turns)*engine.MaxSeats + int(s.Turn) }

func (game) Month(s *engine.State) int {
	month := uint8(1)
	for _, p := range s.Players[:s.Setup.Seats] {
		month = max(month, p.Month)
	}
	return int(month)
}

func (game) View(s *engine.State, seat rules.Seat) engine.State { return s.View(seat) }

func (game) World(s *engine.State, seat rules.Seat, seed uint64) engine.State {
	return s.World(seat, seed)
}

func (game) Fallback(s *engine.State) (choice engine.Choice, ok bool) {
	options := s.AppendOptions(nil)
	if len(options) == 0 {
		return choice, false
	}
	return options[0].Choice, true
}

func (game) Hash(s *engine.State) uint64 { return s.Hash() }

func (game) Computer(player table.Player, seat rules.Seat) table.Computer[engine.State, engine.Choice] {
	return bot.New(skill.Level(player.Kind), seat).WithTemper(player.Character.Temper())
}

func (game) NoCoach(s *engine.State) bool { return s.Setup.House.Has(engine.NoCoach) }

func (game) ParseChoice(text string) (engine.Choice, error) { return engine.ParseChoice(text) }

func (game) WriteSetup(setup *engine.Setup) (saved any, version int) {
	return saveSetup(setup), versionOf(setup)
}

func (game) ReadSetup(data json.RawMessage, seats int) (engine.Setup, error) {
	var saved savedSetup
	if err := json.Unmarshal(data, &saved); err != nil {
		return engine.Setup{}, err
	}
	setup, err := saved.setup()
	setup.Seats = uint8(seats)
	return setup, err
}

// Checked has the engine check a state as it does with one that is read from bytes. A save
// that names no version of the rules came before there were any.
func (game) Checked(read *engine.State) (state engine.State, err error) {
	read.Setup.Rules = max(engine.FirstRules, read.Setup.Rules)
	completeCalendar(read)
	b, err := read.MarshalBinary()
	if err != nil {
		return state, err
	}
	err = state.UnmarshalBinary(b)
	return state, err
}
