package conquest

// Whole is certainty: chances are given in parts of 10,000.
const Whole int32 = 10_000

// MostInOdds is the most armies of either side that odds are reckoned for
// exactly. Above it both sides are halved until they fit.
const MostInOdds = 60

// one is certainty while chances are added up.
const one uint64 = 1 << 40

// ThrowChances counts how one throw can come out, of all ways that the dice can
// fall.
type ThrowChances struct {
	// Beaten is how often the defender loses all that is at stake, Each how
	// often both lose one army, and Lost how often the attacker loses all.
	Beaten, Each, Lost uint64
}

// Ways returns all ways that the dice can fall.
func (c ThrowChances) Ways() uint64 { return c.Beaten + c.Each + c.Lost }

// chances has the chances of a throw: with a fort or without, by the dice of
// the attacker, by those of the defender.
var chances = func() (all [2][mostDice + 1][MostDefence + 1]ThrowChances) {
	for fort := range all {
		for dice := 1; dice <= mostDice; dice++ {
			for defence := 1; defence <= MostDefence; defence++ {
				all[fort][dice][defence] = countThrows(dice, defence, uint8(fort))
			}
		}
	}
	return all
}()

// countThrows goes through all ways that the dice can fall. The defender's highest
// counts so much more, six at most.
func countThrows(dice, defence int, more uint8) (c ThrowChances) {
	ways := 1
	for range dice + defence {
		ways *= 6
	}
	for way := range ways {
		var ours, theirs [2]uint8 // the highest and the second
		for i := range dice + defence {
			die := uint8(way%6) + 1
			way /= 6
			side := &ours
			if i >= dice {
				side = &theirs
			}
			switch {
			case die > side[0]:
				side[0], side[1] = die, side[0]
			case die > side[1]:
				side[1] = die
			}
		}
		pairs, won := min(dice, defence, 2), 0
		if ours[0] > min(theirs[0]+more, 6) {
			won++
		}
		if pairs == 2 && ours[1] > theirs[1] {
			won++
		}
		switch won {
		case pairs:
			c.Beaten++
		case 0:
			c.Lost++
		default:
			c.Each++
		}
	}
	return c
}

// ChancesOf returns the chances of one throw, 1 to 3 dice against 1 or 2.
func ChancesOf(dice, defence int32, fort bool) ThrowChances {
	return chances[asIndex(fort)][dice][defence]
}

func asIndex(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// table has the odds of a fight that is thrown with the most dice until the day
// falls or one army is left: with a fort or without, by the armies of both
// sides. Chances are parts of 10,000, losses hundredths of an army.
type table [2][MostInOdds + 1][MostInOdds + 1]uint16

var wins, losses, beatings = newTables()

// newTables reckons the odds of all fights from those with fewer armies.
func newTables() (wins, losses, beatings table) {
	for fort := range wins {
		var win, lost, beaten [MostInOdds + 1][MostInOdds + 1]uint64
		for a := range win {
			for d := range win[a] {
				switch {
				case d == 0:
					win[a][d] = one
				case a > 1:
					c, dice, defence := throwOf(int32(a), int32(d), fort)
					pairs := int(min(dice, defence))
					mean := func(of *[MostInOdds + 1][MostInOdds + 1]uint64, won, each, none uint64) uint64 {
						sum := c.Beaten*(of[a][d-pairs]+won) + c.Lost*(of[a-pairs][d]+none)
						if c.Each > 0 {
							sum += c.Each * (of[a-1][d-1] + each)
						}
						return sum / c.Ways()
					}
					win[a][d] = mean(&win, 0, 0, 0)
					lost[a][d] = mean(&lost, 0, one, uint64(pairs)*one)
					beaten[a][d] = mean(&beaten, uint64(pairs)*one, one, 0)
				}
				if a > 1 {
					win[a][d] = max(win[a][d], 1) // it may be too small to count
				}
				wins[fort][a][d] = uint16(parts(win[a][d]))
				losses[fort][a][d] = uint16((lost[a][d]*100 + one/2) / one)
				beatings[fort][a][d] = uint16((beaten[a][d]*100 + one/2) / one)
			}
		}
	}
	return wins, losses, beatings
}

// throwOf returns the chances of the throw that so many armies make with the
// most dice, and those dice.
func throwOf(armies, defence int32, fort int) (c ThrowChances, dice, against int32) {
	dice, against = MostDice(armies), min(MostDefence, defence)
	return chances[fort][dice][against], dice, against
}

// parts rounds a chance to parts of 10,000. What is neither impossible nor certain
// is never shown as if it were.
func parts(chance uint64) int32 {
	switch n := int32((chance*uint64(Whole) + one/2) / one); {
	case n == 0 && chance > 0:
		return 1
	case n == Whole && chance < one:
		return Whole - 1
	default:
		return n
	}
}

// halvings returns how often armies have to be halved to fit the tables.
func halvings(armies int32) (n int) {
	for armies > MostInOdds {
		armies = (armies + 1) / 2
		n++
	}
	return n
}

// halved halves armies so many times. Of some at least one is left.
func halved(armies int32, times int) int32 {
	for range times {
		armies = (armies + 1) / 2
	}
	return armies
}

// Win returns the chance, in parts of 10,000, to take a day: thrown with the
// most dice until it falls or one army is left.
func Win(armies, defence int32, fort bool) int32 {
	if armies > MostInOdds || defence > MostInOdds {
		times := halvings(max(armies, defence))
		armies, defence = halved(armies, times), halved(defence, times)
	}
	if armies < 0 || defence < 0 {
		return 0
	}
	return int32(wins[asIndex(fort)][armies][defence])
}

// Outcome is what a storm is likely to come to.
type Outcome struct {
	// Win is the chance that the day falls, in parts of 10,000.
	Win int32
	// Lost and Beaten are the armies that either side loses on average, in
	// hundredths.
	Lost, Beaten int32
	// Left is the chance, in parts of 10,000, that the day falls with so many
	// armies left to the attacker. Each stands for Unit armies.
	Left [MostInOdds + 1]int32
	Unit int32
}

// Odds returns what comes of a storm with so many armies, that stops when no
// more than leave, at least 1, are left.
func Odds(armies, defence int32, fort bool, leave int32) Outcome {
	times := halvings(max(armies, defence))
	a, d := halved(max(armies, 0), times), halved(max(defence, 0), times)
	stop := max(1, leave>>times)
	out := Outcome{Unit: 1 << times}
	var mass [MostInOdds + 1][MostInOdds + 1]uint64
	mass[a][d] = one
	won, lost, beaten := uint64(0), uint64(0), uint64(0)
	for left := a; left >= 0; left-- {
		for against := d; against >= 0; against-- {
			m := mass[left][against]
			if m > 0 && against == 0 {
				won += m
				out.Left[left] = parts(m)
			}
			if m > 0 && (against == 0 || left <= stop) {
				lost += uint64(a-left) * m
				beaten += uint64(d-against) * m
			} else if m > 0 {
				step(&mass, left, against, asIndex(fort))
			}
		}
	}
	if a > stop {
		won = max(won, 1)
	}
	out.Win = parts(min(won, one))
	out.Lost = int32((lost*100+one/2)/one) << times
	out.Beaten = int32((beaten*100+one/2)/one) << times
	return out
}

// step spreads the chance of a state of a fight over what one throw makes of it.
// Nothing of it is lost by rounding.
func step(mass *[MostInOdds + 1][MostInOdds + 1]uint64, a, d int32, fort int) {
	c, dice, defence := throwOf(a, d, fort)
	m, pairs := mass[a][d], min(dice, defence)
	beaten, each := m*c.Beaten/c.Ways(), m*c.Each/c.Ways()
	mass[a][d-pairs] += beaten
	if each > 0 {
		mass[a-1][d-1] += each
	}
	mass[a-pairs][d] += m - beaten - each
}

// Foe is a day to be taken: the armies on it, and whether it is a fort.
type Foe struct {
	Armies int32
	Fort   bool
}

// MostInChain is how many days a chain of attacks has at most.
const MostInChain = 8

// Chain returns the chance, in parts of 10,000, to take all days in their order,
// leaving one army on each: all others move in.
func Chain(armies int32, foes []Foe) int32 {
	most := armies
	for _, foe := range foes {
		most = max(most, foe.Armies)
	}
	times := halvings(most)
	var chance [MostInOdds + 1]uint64 // by the armies that attack next
	chance[halved(max(armies, 0), times)] = one
	for _, foe := range foes {
		d, fort := halved(max(foe.Armies, 0), times), asIndex(foe.Fort)
		var mass [MostInOdds + 1][MostInOdds + 1]uint64
		for a, m := range chance {
			mass[a][d] = m
		}
		chance = [MostInOdds + 1]uint64{}
		for left := int32(MostInOdds); left > 1; left-- {
			for against := d; against > 0; against-- {
				if mass[left][against] > 0 {
					step(&mass, left, against, fort)
				}
			}
			chance[left-1] = mass[left][0]
		}
	}
	sum := uint64(0)
	for _, m := range chance {
		sum += m
	}
	return parts(min(sum, one))
}

// FoeOn returns a day as one to be taken.
func (s *State) FoeOn(d Day) Foe { return Foe{Armies: s.Armies[d], Fort: s.Map.Forts.Has(d)} }

// Chance returns the chance, in parts of 10,000, to take a day from another with
// all that stands there. It does not ask whether they are linked.
func (s *State) Chance(from, to Day) int32 {
	return Win(s.Armies[from], s.Armies[to], s.Map.Forts.Has(to))
}

// StrongestFoe returns the most armies that any neighbour of another player has
// beside a day. The neutral army attacks nobody.
func (s *State) StrongestFoe(d Day) (most int32) {
	if s.Owner[d] == NoSeat {
		return 0
	}
	for rest := s.Map.Links[d] &^ s.Held[s.Owner[d]] &^ s.Held[Neutral]; rest != 0; rest &= rest - 1 {
		most = max(most, s.Armies[rest.First()])
	}
	return most
}

// Threat returns the best chance, in parts of 10,000, that any neighbour of
// another owner has to take a day as it stands. The neutral army is none.
func (s *State) Threat(d Day) int32 { return s.ThreatTo(d, s.Armies[d]) }

// ThreatTo returns the threat to a day if so many armies stood there.
func (s *State) ThreatTo(d Day, armies int32) int32 {
	return Win(s.StrongestFoe(d), armies, s.Map.Forts.Has(d))
}

// BestAttack returns which day of another owner is likeliest to fall to so many armies on a
// day beside it, and the chance in parts of 10,000; NoDay if there is none to attack.
func (s *State) BestAttack(from Day, armies int32) (to Day, chance int32) {
	for rest := s.Map.Links[from] &^ s.Held[s.Owner[from]]; rest != 0; rest &= rest - 1 {
		foe := s.FoeOn(rest.First())
		if win := Win(armies, foe.Armies, foe.Fort); win > chance {
			to, chance = rest.First(), win
		}
	}
	return to, chance
}

// BestChance returns the best chance, in parts of 10,000, that any day of a seat has to take a
// day of another owner.
func (s *State) BestChance(seat Seat, d Day) (best int32) {
	for rest := s.Map.Links[d] & s.Held[seat]; rest != 0; rest &= rest - 1 {
		best = max(best, s.Chance(rest.First(), d))
	}
	return best
}
