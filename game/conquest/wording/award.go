package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// AwardKind is what the results praise a player for.
type AwardKind uint8

// The awards.
const (
	// Thrower beat more armies than chance had it: Beaten, and Expected.
	Thrower AwardKind = iota
	// Keeper held Region for Rounds, longer than anybody held any.
	Keeper
	// Stormer lost and beat the most Armies in a single attack.
	Stormer
	// Taker took the most Days in a turn.
	Taker
	NumAwards
)

var awardNames = [NumAwards]string{"thrower", "keeper", "stormer", "taker"}

// Award is an award with what earned it.
type Award struct {
	Kind AwardKind
	// Beaten is a number of armies, Expected another in hundredths.
	Beaten, Expected int32
	Region           conquest.Region
	Rounds           int
	Armies           int32
	Days             int
}

// Award returns what an award is called, what earned it, and what it is given for.
func (s *Speaker) Award(a Award) (name, earned, tip string) {
	id := "conquest.award." + awardNames[a.Kind]
	name, tip = s.words.Say(id), s.words.Say(id+"_tip")
	switch a.Kind {
	case Thrower:
		earned = s.words.Count("conquest.award.thrower_for", int(a.Beaten), words.Text("expected", s.average(a.Expected)))
	case Keeper:
		earned = s.words.Count("conquest.award.keeper_for", a.Rounds, words.Text("region", s.Region(a.Region)))
	case Stormer:
		earned = s.words.Count("conquest.award.stormer_for", int(a.Armies))
	case Taker:
		earned = s.words.Count("conquest.award.taker_for", a.Days)
	}
	return name, earned, tip
}
