package table

import (
	"slices"

	"bigpayday/game/cast"
	"bigpayday/game/rules"
	"bigpayday/game/skill"
)

// Kind says who plays a seat: [Human], or the id of a computer's level. It is
// the word that saves and records use.
type Kind string

// The kinds of player.
const (
	Human  Kind = "human"
	Easy        = Kind(skill.Easy)
	Normal      = Kind(skill.Normal)
	Hard        = Kind(skill.Hard)
)

// Kinds lists all kinds: persons, then the computers, the weakest first.
func Kinds() []Kind {
	kinds := []Kind{Human}
	for _, l := range skill.Levels() {
		kinds = append(kinds, Kind(l))
	}
	return kinds
}

// LongestName is how many letters the name of a player has at most.
const LongestName = 16

// Player is who sits at a seat. Token and Colour count from 0 to 5 in the
// order of [TokenNames] and [ColourNames].
type Player struct {
	Name   string
	Token  uint8
	Colour uint8
	Kind   Kind
	// Character is whose face the player has, no two at a table the same one.
	Character cast.Character
}

// Candidates lists all characters, those first who are given to somebody of a kind.
func (k Kind) Candidates() []cast.Character {
	if k == Human {
		return cast.ForPersons()
	}
	return cast.ForComputers(skill.Level(k))
}

// giveFaces gives a character to everybody at a table who has none, or one that somebody
// before them has.
func giveFaces(players []Player) {
	taken := map[cast.Character]bool{cast.Nobody: true}
	for i := range players {
		if p := &players[i]; taken[p.Character] {
			p.Character = cast.Nobody
		} else {
			taken[p.Character] = true
		}
	}
	for i := range players {
		p := &players[i]
		if p.Character != cast.Nobody {
			continue
		}
		candidates := p.Kind.Candidates()
		p.Character = candidates[slices.IndexFunc(candidates, func(c cast.Character) bool { return !taken[c] })]
		taken[p.Character] = true
	}
}

var (
	tokenNames  = []string{"house", "car", "tree", "mug", "cat", "boat"}
	colourNames = []string{"red", "blue", "green", "yellow", "violet", "black"}
)

// TokenNames lists the shapes of the tokens as saves name them.
func TokenNames() []string { return slices.Clone(tokenNames) }

// ColourNames lists the colours of the seats as saves name them.
func ColourNames() []string { return slices.Clone(colourNames) }

// Setup is all that is settled before a game begins: G, the part of the rules package,
// and who sits where, one player for each of its seats.
type Setup[G any] struct {
	Game    G
	Players []Player
}

// reseat tells a game of the seats that were taken over after so many choices.
func reseat[G any, S comparable, C Choice, E any](r Rules[G, S, C, E], s *S, takeovers []Takeover, n int) {
	for _, t := range takeovers {
		if t.After == n {
			r.Reseat(s, t.Seat, t.Kind == Human)
		}
	}
}

// Takeover says that a person or a level took over a seat during the game.
type Takeover struct {
	// After is how many choices had been made.
	After int
	Seat  Seat
	Kind  Kind
}

// OnlyPerson returns the seat of the only person among players, [rules.NoSeat] where nobody or
// more than one is.
func OnlyPerson(players []Player) Seat {
	only := rules.NoSeat
	for seat, p := range players {
		switch {
		case p.Kind != Human:
		case only != rules.NoSeat:
			return rules.NoSeat
		default:
			only = Seat(seat)
		}
	}
	return only
}
