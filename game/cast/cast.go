// Package cast holds the twelve characters that sit at a table: their ids, the level each
// plays at as a computer, and its temper. What they are called and what is told of them are
// messages of the catalogue, whose ids stand here. Their faces and what they say are no part
// of it, nor is what a temper does to a decision, which is for the computers of each game.
package cast

import (
	"slices"
	"strconv"

	"bigpayday/game/skill"
)

// Character is one of those who sit at a table. A person takes the face and the name alone;
// a computer plays as the character does.
type Character uint8

// The characters, those of the easiest level first. Saves name them by their ids. Nobody is
// who has no face yet.
const (
	Nobody Character = iota
	Theo
	Al
	Juno
	Rico
	Rosa
	Otto
	Mei
	Noor
	Pearl
	Kitt
	Audit
	Harjit

	numCharacters
)

// All lists the characters, those of the easiest level first.
func All() []Character {
	all := make([]Character, 0, numCharacters-1)
	for c := Theo; c < numCharacters; c++ {
		all = append(all, c)
	}
	return all
}

// traits are what the game knows of a character.
type traits struct {
	id     string
	level  skill.Level
	temper skill.Temper
}

var characters = [numCharacters]traits{
	Nobody: {"", skill.Normal, skill.EvenTemper},
	Theo:   {"theo", skill.Easy, skill.Temper{Borrow: skill.Most, Deals: skill.Most, Chance: skill.Most, Sell: skill.Even}},
	Al:     {"al", skill.Easy, skill.Temper{Borrow: skill.Even, Deals: skill.Even, Chance: skill.Even, Sell: skill.Most}},
	Juno:   {"juno", skill.Easy, skill.Temper{Borrow: skill.Even, Deals: skill.Little, Chance: skill.Most, Sell: skill.Even}},
	Rico:   {"rico", skill.Easy, skill.Temper{Borrow: skill.Most, Deals: skill.Even, Chance: skill.Most, Sell: skill.Most}},
	Rosa:   {"rosa", skill.Normal, skill.Temper{Borrow: skill.Less, Deals: skill.Even, Chance: skill.Even, Sell: skill.Even}},
	Otto:   {"otto", skill.Normal, skill.Temper{Borrow: skill.Little, Deals: skill.Less, Chance: skill.Little, Sell: skill.Even}},
	Mei:    {"mei", skill.Normal, skill.Temper{Borrow: skill.Even, Deals: skill.Most, Chance: skill.Less, Sell: skill.Less}},
	Noor:   {"noor", skill.Normal, skill.Temper{Borrow: skill.Less, Deals: skill.Even, Chance: skill.Even, Sell: skill.Even}},
	Pearl:  {"pearl", skill.Hard, skill.Temper{Borrow: skill.Little, Deals: skill.Less, Chance: skill.Less, Sell: skill.Most}},
	Kitt:   {"kitt", skill.Hard, skill.Temper{Borrow: skill.Most, Deals: skill.Most, Chance: skill.Less, Sell: skill.Little}},
	Audit:  {"audit", skill.Hard, skill.EvenTemper},
	Harjit: {"harjit", skill.Hard, skill.Temper{Borrow: skill.Little, Deals: skill.Most, Chance: skill.Less, Sell: skill.Little}},
}

// Parse returns the character with the given id, Nobody where there is none.
func Parse(id string) Character {
	for _, c := range All() {
		if characters[c].id == id {
			return c
		}
	}
	return Nobody
}

// String returns the id of the character, such as "theo", and "" of nobody.
func (c Character) String() string {
	if c >= numCharacters {
		return "character " + strconv.Itoa(int(c))
	}
	return characters[c].id
}

// Level returns how well the character plays as a computer, if nobody asks for another level.
func (c Character) Level() skill.Level {
	if c >= numCharacters {
		return skill.Normal
	}
	return characters[c].level
}

// Temper returns how the character plays within its level.
func (c Character) Temper() skill.Temper {
	if c >= numCharacters {
		return skill.EvenTemper
	}
	return characters[c].temper
}

// ForPersons lists all characters as they are given to persons who have not chosen: first
// those who look like the family that they are called.
func ForPersons() []Character {
	family := []Character{Rosa, Al, Pearl, Theo, Kitt, Rico}
	for _, c := range All() {
		if !slices.Contains(family, c) {
			family = append(family, c)
		}
	}
	return family
}

// ForComputers lists all characters as they are given to computers of a level: first those
// who play at it.
func ForComputers(level skill.Level) []Character {
	all := All()
	slices.SortStableFunc(all, func(a, b Character) int {
		switch at, bt := a.Level() == level, b.Level() == level; {
		case at && !bt:
			return -1
		case bt && !at:
			return 1
		}
		return 0
	})
	return all
}

// NameID returns the id of the message that says what the character is called.
func (c Character) NameID() string { return "cast." + c.String() + ".name" }

// WhoID returns the id of the message that says who the character is, and how old.
func (c Character) WhoID() string { return "cast." + c.String() + ".who" }

// LineID returns the id of the message that describes the character in one sentence.
func (c Character) LineID() string { return "cast." + c.String() + ".line" }

// PlaysID returns the id of the message that says how the character plays.
func (c Character) PlaysID() string { return "cast." + c.String() + ".plays" }
