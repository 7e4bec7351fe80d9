package table

import (
	"slices"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
)

// Kind says who plays a seat: [Human], or the id of a computer's level. It is
// the word that saves and records use.
type Kind string

// The kinds of player.
const (
	Human  Kind = "human"
	Easy        = Kind(bot.Easy)
	Normal      = Kind(bot.Normal)
	Hard        = Kind(bot.Hard)
)

// Kinds lists all kinds: persons, then the computers, the weakest first.
func Kinds() []Kind {
	kinds := []Kind{Human}
	for _, level := range bot.Levels() {
		kinds = append(kinds, Kind(level))
	}
	return kinds
}

// Player is who sits at a seat. Token and Colour count from 0 to 5 in the
// order of [TokenNames] and [ColourNames].
type Player struct {
	Name   string
	Token  uint8
	Colour uint8
	Kind   Kind
}

var (
	tokenNames  = []string{"house", "car", "tree", "mug", "cat", "boat"}
	colourNames = []string{"red", "blue", "green", "yellow", "violet", "black"}
)

// TokenNames lists the shapes of the tokens as saves name them.
func TokenNames() []string { return slices.Clone(tokenNames) }

// ColourNames lists the colours of the seats as saves name them.
func ColourNames() []string { return slices.Clone(colourNames) }

// Setup is all that is settled before a game begins: the engine's part, and
// who sits where, one player for each of its seats.
type Setup struct {
	Game    engine.Setup
	Players []Player
}

// check returns nil if the players fit the game.
func (s *Setup) check() error {
	if len(s.Players) != int(s.Game.Seats) {
		return &Error{ID: WrongSeats}
	}
	for _, p := range s.Players {
		if !slices.Contains(Kinds(), p.Kind) {
			return &Error{ID: UnknownKind}
		}
	}
	return nil
}

// withHost returns the setup with the seat that speaks for all: the first
// person, or the oldest player where only computers sit.
func (s Setup) withHost() Setup {
	s.Players = slices.Clone(s.Players)
	s.Game.Host = s.Game.Oldest
	if i := slices.IndexFunc(s.Players, func(p Player) bool { return p.Kind == Human }); i >= 0 {
		s.Game.Host = engine.Seat(i)
	}
	return s
}

// Takeover tells that a person or a level took over a seat during the game.
type Takeover struct {
	// After is how many choices had been made.
	After int
	Seat  engine.Seat
	Kind  Kind
}
