package wording

import (
	"strconv"

	"bigpayday/game/conquest"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

// HouseRule returns what a house rule is called, and in one line what it does.
func HouseRule(w *words.Words, rule conquest.HouseRule) (name, does string) {
	return w.Say("conquest.house.name." + rule.String()), w.Say("conquest.house.does." + rule.String())
}

// Length returns what a game of so many rounds at most is called, "Half a year", and
// what that means. Of 0 rounds it is played until somebody has all days.
func Length(w *words.Words, rounds uint8) (name, does string) {
	switch rounds {
	case 0:
		return w.Say("conquest.length.all"), w.Say("conquest.length.all_does")
	case 6, 12, 24:
		name = w.Say("conquest.length." + strconv.Itoa(int(rounds)))
	default:
		name = w.Count("conquest.length.rounds", int(rounds))
	}
	return name, w.Count("conquest.length.does", int(rounds))
}

// Round returns what the badge of a round says: "Round 5", or "Round 5 of 6" where a limit
// was chosen.
func Round(w *words.Words, round, rounds uint8) string {
	if rounds == 0 {
		return w.Say("conquest.round", words.Number("round", round))
	}
	return w.Say("conquest.round_of", words.Number("round", round), words.Number("rounds", rounds))
}

// Level says in one line how a computer of a level plays.
func Level(w *words.Words, level skill.Level) string {
	return w.Say("conquest.level." + string(level))
}

// Title returns what the game is called, and About what it is about.
func Title(w *words.Words) string { return w.Say("conquest.title") }

// About says in a sentence what the game is about.
func About(w *words.Words) string { return w.Say("conquest.about") }
