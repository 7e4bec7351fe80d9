package lab

import (
	"bigpayday/game/conquest"
	"bigpayday/game/series"
)

// Figures is what came of simulated games. It does not grow with them.
type Figures struct {
	Games int
	// Shared counts the games that several won together, and ToTheCap those that came to
	// the last round of all.
	Shared, ToTheCap int64
	// Seats are the players by where they sit, Order by when they take their turn: 0 is
	// who has the first one.
	Seats, Order [conquest.MaxSeats]Standing
	// Levels are the players by how well they play, in the order of skill.Levels.
	Levels []Standing
	// Rounds, Turns and Throws are how long a game lasts.
	Rounds, Turns, Throws series.Spread
	KnockOuts             KnockOuts
	Regions               [conquest.NumRegions]Region
	// ByDays, ByRegions, ByStars and BySets are the armies that turns bring, of all that
	// they bring.
	ByDays, ByRegions, ByStars, BySets series.Mean
	// Sets are those turned in by their design, with the armies they bring.
	Sets [conquest.NumDesigns]series.Mean
	// Attack and Defence count the dice of either side that came up, by the number on
	// them.
	Attack, Defence [7]int64
	// ByDice is what came of them, by the attacker's dice, the defender's dice, and
	// whether the day is a fort.
	ByDice [maxDice + 1][maxDefence + 1][2]Fight
}

// The most dice of either side.
const (
	maxDice    = 3
	maxDefence = 2
)

// Standing is how players of one kind come out.
type Standing struct {
	// Won is how many of the players won; a shared win counts for each. Out is how many
	// were knocked out.
	Won, Out series.Mean
}

func (s *Standing) add(n, won, out int64) {
	s.Won.Add(n, won)
	s.Out.Add(n, out)
}

func (s *Standing) join(other *Standing) {
	s.Won.Join(other.Won)
	s.Out.Join(other.Out)
}

// KnockOuts is what there was of them.
type KnockOuts struct {
	// Players is how many were knocked out in a game, and First the round of the first
	// one, of the games that have any.
	Players, First series.Spread
	// Cards is how many cards each knock-out brings, and Armies how many armies come at
	// once of sets turned in with them.
	Cards, Armies series.Mean
}

func (k *KnockOuts) join(other *KnockOuts) {
	k.Players.Join(&other.Players)
	k.First.Join(&other.First)
	k.Cards.Join(other.Cards)
	k.Armies.Join(other.Armies)
}

// Region is what there was of a region. It is held from when somebody has all of its days
// until one of them is lost.
type Region struct {
	// Kept is how many of all times that it was held it was so at the beginning of a turn of
	// who held it, and so brought armies, and Rounds how many such turns there were.
	Kept, Rounds series.Mean
	// Armies is how many it brought, of all that turns brought in these games.
	Armies series.Mean
}

func (r *Region) join(other *Region) {
	r.Kept.Join(other.Kept)
	r.Rounds.Join(other.Rounds)
	r.Armies.Join(other.Armies)
}

// Fight is what came of throws.
type Fight struct {
	// Lost and Beaten are the armies that attacker and defender lost, with each throw.
	Lost, Beaten series.Mean
}

func (f *Fight) join(other *Fight) {
	f.Lost.Join(other.Lost)
	f.Beaten.Join(other.Beaten)
}

// Expected returns what attacker and defender lose with a throw of so many dice on
// average, if the dice are fair.
func Expected(dice, defence int, fort bool) (lost, beaten float64) {
	c := conquest.ChancesOf(int32(dice), int32(defence), fort)
	stake, ways := float64(min(dice, defence)), float64(c.Ways())
	return (stake*float64(c.Lost) + float64(c.Each)) / ways, (stake*float64(c.Beaten) + float64(c.Each)) / ways
}

// AllThrows returns what came of all throws, and what attackers and defenders lose with
// each of them on average, if the dice are fair.
func (f *Figures) AllThrows() (all Fight, lost, beaten float64) {
	for dice := range f.ByDice {
		for defence := range f.ByDice[dice] {
			for fort := range f.ByDice[dice][defence] {
				fight := &f.ByDice[dice][defence][fort]
				if fight.Lost.N == 0 {
					continue
				}
				all.join(fight)
				l, b := Expected(dice, defence, fort == 1)
				lost += l * float64(fight.Lost.N)
				beaten += b * float64(fight.Lost.N)
			}
		}
	}
	if n := float64(all.Lost.N); n > 0 {
		lost, beaten = lost/n, beaten/n
	}
	return all, lost, beaten
}

// join adds what came of other games.
func (f *Figures) join(other *Figures) {
	f.Games += other.Games
	f.Shared += other.Shared
	f.ToTheCap += other.ToTheCap
	for i := range f.Seats {
		f.Seats[i].join(&other.Seats[i])
		f.Order[i].join(&other.Order[i])
	}
	for i := range other.Levels {
		f.Levels[i].join(&other.Levels[i])
	}
	f.Rounds.Join(&other.Rounds)
	f.Turns.Join(&other.Turns)
	f.Throws.Join(&other.Throws)
	f.KnockOuts.join(&other.KnockOuts)
	for i := range f.Regions {
		f.Regions[i].join(&other.Regions[i])
	}
	f.ByDays.Join(other.ByDays)
	f.ByRegions.Join(other.ByRegions)
	f.ByStars.Join(other.ByStars)
	f.BySets.Join(other.BySets)
	for i := range f.Sets {
		f.Sets[i].Join(other.Sets[i])
	}
	for i := range f.Attack {
		f.Attack[i] += other.Attack[i]
		f.Defence[i] += other.Defence[i]
	}
	for dice := range f.ByDice {
		for defence := range f.ByDice[dice] {
			for fort := range f.ByDice[dice][defence] {
				f.ByDice[dice][defence][fort].join(&other.ByDice[dice][defence][fort])
			}
		}
	}
}
