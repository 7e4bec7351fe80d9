package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// How good a chance has to be, in parts of 10,000, by what it is for.
const (
	usual   = 6200
	worthIt = 5200 // for what is worth more than much
	strong  = 7000 // for what is worth little, once the card is safe, with much of all armies
	idle    = 8500 // the same, where all that the only opponent loses is won
	never   = conquest.Whole + 1
	evens   = 5000 // for the easy computer
	certain = 8500 // is stormed and not looked at again

	much, little = 400, 220
	// strength is how many per cent of all armies make bold.
	strength = 45
)

// attack makes the throw that is worth most, as long as one is worth it.
func (m *mind) attack(s *conquest.State) conquest.Choice {
	m.think(s)
	stop := conquest.Choice{Kind: conquest.EndAttack}
	if m.plan.card && s.Took {
		return stop
	}
	own := s.Held[m.seat]
	if m.easy && s.Took && lot(s, m.seat, uint64(own), 30) == 0 {
		return stop
	}
	worth := m.worths(s)
	duel := s.In().Len() == 2 && s.Round > 1
	careful := int32(0) // what idle attacks need, found out when it matters
	best, most, chance := stop, int32(0), int32(0)
	for rest := own; rest != 0; rest &= rest - 1 {
		from := rest.First()
		if s.Armies[from] < 2 {
			continue
		}
		for foes := s.Map.Links[from] &^ own; foes != 0; foes &= foes - 1 {
			to := foes.First()
			win, value := s.Chance(from, to), worth[to]
			need := int32(usual)
			switch {
			case m.easy:
				need = evens
			case value > much:
				need = worthIt
			case value < little && s.Took:
				if careful == 0 {
					careful = m.careful(s)
				}
				need = careful //x
				if duel && s.Owner[to] != conquest.Neutral {
					need = idle
				}
			}
			if win >= need && win/100*value > most {
				best, most, chance = conquest.Choice{Kind: conquest.ThrowAt, Day: from, To: to}, win/100*value, win
			}
		}
	}
	switch {
	case best.Kind == conquest.EndAttack:
	case chance >= certain && !s.PicksDice(best.To):
		best.Kind, best.Amount = conquest.Storm, 1
	default:
		best.Amount = conquest.MostDice(s.Armies[best.Day])
	}
	return best
}

// careful returns how good the chance of an attack must be that brings little: only
// who is much stronger than all others can afford it.
func (m *mind) careful(s *conquest.State) int32 {
	all := int32(0)
	for owner := range s.Held {
		all += armies(s, s.Held[owner])
	}
	if 100*armies(s, s.Held[m.seat]) >= strength*all {
		return strong
	}
	return never
}

// worths returns what each day is worth to take, in hundredths.
func (m *mind) worths(s *conquest.State) (worth [conquest.Days + 1]int32) {
	base := int32(100)
	if !s.Took {
		base += 250
	}
	own := s.Held[m.seat]
	for r := range conquest.NumRegions {
		days, bonus := s.Setup.Page.DaysOf(r), int32(s.Map.Bonus[r])
		need := days &^ own
		if need == 0 {
			continue
		}
		value := base
		if m.plan.aim == r {
			value += 150 + 30*bonus
			if need.Len() == 1 {
				value += 150 * bonus
			}
		}
		// Who holds all of it is broken by losing any day.
		if holder := s.Owner[need.First()]; need == days && holder != conquest.Neutral && days&^s.Held[holder] == 0 && !m.easy {
			value += 150 * bonus
		}
		for ; need != 0; need &= need - 1 {
			worth[need.First()] = value
		}
	}
	if m.plan.victim != rules.NoSeat {
		more := int32(400)
		days := s.Held[m.plan.victim]
		if days.Len() == 1 {
			more = 1400
		}
		for ; days != 0; days &= days - 1 {
			worth[days.First()] += more
		}
	}
	return worth
}
