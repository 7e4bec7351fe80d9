package wording

import (
	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// AwardKind is what the results praise a player for.
type AwardKind uint8

// The awards.
const (
	// Thrower beat more armies than chance had it, in attack and defence: Beaten, and Expected.
	Thrower AwardKind = iota
	// Keeper held Region for Rounds, longer than anybody held any.
	Keeper
	// Stormer had the fight in which the most Armies of both sides fell.
	Stormer
	// Taker took the most Days in a turn.
	Taker
	NumAwards
)

var awardNames = [NumAwards]string{"thrower", "keeper", "stormer", "taker"}

// String returns the id of the award, such as "taker".
func (k AwardKind) String() string {
	if k < NumAwards {
		return awardNames[k]
	}
	return "unknown"
}

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
	id := "conquest.award." + a.Kind.String()
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

// Outcome says how a game was won: because one has all days or, by rounds, by the days
// through the last round.
func (s *Speaker) Outcome(winners conquest.SeatSet, byRounds bool, sums [conquest.MaxSeats]uint16) string {
	best, names := conquest.NoSeat, []string{}
	for seat := range conquest.Seat(conquest.MaxSeats) {
		if winners.Has(seat) {
			best, names = seat, append(names, s.Player(seat))
		}
	}
	switch {
	case best == conquest.NoSeat:
		return ""
	case len(names) > 1:
		return s.words.Say("conquest.log.over_tie", words.Text("names", s.words.List(names)), words.Number("days", sums[best]))
	case byRounds:
		return s.words.Say("conquest.log.over_rounds", s.name("name", best), words.Number("days", sums[best]))
	}
	return s.words.Say("conquest.log.over_all", s.name("name", best))
}
