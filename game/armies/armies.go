// Package armies seats Conquest at a table: it says to package table how the army game
// is played, saved and weighed, and coaches who plays it.
//
// What lives here: what tables and saves of this game need beyond those of any game.
// What does not: the rules (package conquest), what a computer decides (package
// conquest/bot), and where saves are kept (package store).
package armies

import (
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
	"bigpayday/game/table"
)

type (
	// Table is one running game of Conquest, see [table.Table].
	Table = table.Table[conquest.Setup, conquest.State, conquest.Choice, conquest.Event]
	// Setup is what is settled before it begins: the game and its players.
	Setup = table.Setup[conquest.Setup]
	// Entry is one choice of its journal, see [table.Entry].
	Entry = table.Entry[conquest.Choice]
	// History is what has happened so far, as events, see [table.History].
	History = table.History[conquest.State, conquest.Event]
	// Replay plays it again from its beginning, choice by choice, see [table.Replay].
	Replay = table.Replay[conquest.Setup, conquest.State, conquest.Choice, conquest.Event]
	// Timeline is what was played of it, to be looked at anywhere, see [table.Timeline].
	Timeline = table.Timeline[conquest.Setup, conquest.State, conquest.Choice, conquest.Event]
	// Review weighs the decisions of its persons, see [table.Review].
	Review = table.Review[conquest.Setup, conquest.State, conquest.Choice, conquest.Event]
	// Regret is a decision that another one would have been better than, see [table.Regret].
	Regret = table.Regret[conquest.State, conquest.Choice]
)

// New opens a table for a new game, see [table.New].
func New(setup Setup, storage table.Storage) (*Table, error) {
	return table.New(game{}, setup, storage)
}

// Resume opens the table of the game of Conquest that was saved, see [table.Resume].
func Resume(storage table.Storage) (*Table, error) {
	g, err := table.Resume(storage, Opener())
	if err != nil {
		return nil, err
	}
	return g.(*Table), nil
}

// Opener opens saved games.
func Opener() table.Opener { return table.Opens(game{}) }

// Rules returns how the game is played, see [table.Rules].
func Rules() table.Rules[conquest.Setup, conquest.State, conquest.Choice, conquest.Event] {
	return game{}
}

// game is the [table.Rules] of Conquest.
type game struct{}

func (game) Name() string { return "conquest" }

// Seated notes who may pick dice to defend with: the people.
func (game) Seated(setup conquest.Setup, players []table.Player) conquest.Setup {
	setup.People = 0
	for seat, p := range players {
		if p.Kind == table.Human {
			setup.People = setup.People.With(rules.Seat(seat))
		}
	}
	return setup
}

func (game) Reseat(s *conquest.State, seat rules.Seat, person bool) { s.Reseat(seat, person) }

func (game) Seats(setup *conquest.Setup) int { return int(setup.Seats) }

func (game) Seed(setup *conquest.Setup, seed uint64) { setup.Seed = seed }

func (game) Check(setup *conquest.Setup) error { return setup.Check() }

func (game) SetupOf(s *conquest.State) conquest.Setup { return s.Setup }

func (game) Start(s *conquest.State, setup conquest.Setup, sink func(conquest.Event)) error {
	return s.Start(setup, sink)
}

func (game) Choose(s *conquest.State, choice conquest.Choice, sink func(conquest.Event)) error {
	return s.Choose(choice, sink)
}

func (game) Asked(s *conquest.State) rules.Seat {
	if p := s.Prompt(); p.Kind != conquest.NoPrompt {
		return p.Seat
	}
	return rules.NoSeat
}

// Turn counts the turns; before the first one it changes with the seat that lays, claims
// or places.
func (game) Turn(s *conquest.State) int { return int(s.Turns)*rules.MaxSeats + int(s.Turn) }

// roundsOfMonth is how many rounds stand for a month.
const roundsOfMonth = 5

func (game) Month(s *conquest.State) int { return 1 + max(0, int(s.Round)-1)/roundsOfMonth }

func (game) View(s *conquest.State, seat rules.Seat) conquest.State { return s.View(seat) }

func (game) World(s *conquest.State, seat rules.Seat, seed uint64) conquest.State {
	return s.World(seat, seed)
}

func (game) Fallback(s *conquest.State) (choice conquest.Choice, ok bool) {
	options := s.AppendOptions(nil)
	if len(options) == 0 {
		return choice, false
	}
	return options[0].Choice, true
}

// CanUndo: until the first turn all can be taken back, and from then on what was chosen as long
// as nothing has come of it that could not be known before.
func (game) CanUndo(s *conquest.State, since []conquest.Event, passed bool) bool {
	if !s.Playing() {
		return !s.Over()
	}
	if passed {
		return false
	}
	for i := range since {
		switch e := &since[i]; e.Kind {
		case conquest.Chosen:
			if e.Seat != since[0].Seat {
				return false
			}
		case conquest.SetTurnedIn:
			if s.Setup.People.Len() > 1 && !s.Setup.House.Has(conquest.OpenHands) {
				return false // others have seen the cards
			}
		case conquest.Placed, conquest.Moved, conquest.TurnBegan, conquest.ArmiesCame, conquest.Counted:
		default:
			return false
		}
	}
	return true
}

func (game) Hash(s *conquest.State) uint64 { return s.Hash() }

func (game) Computer(player table.Player, seat rules.Seat) table.Computer[conquest.State, conquest.Choice] {
	return bot.New(skill.Level(player.Kind), seat).WithTemper(player.Character.Temper())
}

func (game) NoCoach(s *conquest.State) bool { return s.Setup.House.Has(conquest.NoCoach) }

func (game) ParseChoice(text string) (conquest.Choice, error) { return conquest.ParseChoice(text) }

// Checked has the rules check a state as they do with one that is read from bytes.
func (game) Checked(read *conquest.State) (state conquest.State, err error) {
	b, err := read.MarshalBinary()
	if err != nil {
		return state, err
	}
	err = state.UnmarshalBinary(b)
	return state, err
}
