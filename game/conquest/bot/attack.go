package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// How good a chance has to be, in parts of 10,000.
const (
	// usual is for most attacks, and worthIt for what is worth more than much.
	usual   = 6200
	worthIt = 5200
	// Once the card of the turn is safe, what is worth less than little is left
	// alone. Who is strong can afford it; and in a duel all that the only opponent
	// loses is won.
	strong = 7000
	duel   = 8500
	never  = conquest.Whole + 1
	// evens is all that the easy computer asks for.
	evens = 5000
	// certain is stormed, and not looked at again after each throw.
	certain = 8500
)

const (
	// much and little are worths, in hundredths, see [policy.worths].
	much, little = 400, 220
	// strength is how many per cent of all armies make strong.
	strength = 45
	// tires is in one of how many attacks the easy computer stops after a day taken.
	tires = 30
)

// attack makes the throw that is worth most, as long as one is worth it.
func (p *policy) attack(s *conquest.State) conquest.Choice {
	p.think(s)
	stop := conquest.Choice{Kind: conquest.EndAttack}
	if p.plan.card && s.Took {
		return stop
	}
	own := s.Held[p.seat]
	if p.easy && s.Took && lot(s, p.seat, uint64(own), tires) == 0 {
		return stop
	}
	worth := p.worths(s)
	needs := p.daring(p.needs(s))
	best, most, chance := stop, int32(0), int32(0)
	for rest := own; rest != 0; rest &= rest - 1 {
		from := rest.First()
		if s.Armies[from] < 2 {
			continue
		}
		for foes := s.Map.Links[from] &^ own; foes != 0; foes &= foes - 1 {
			to := foes.First()
			win, value := s.Chance(from, to), worth[to]
			need := needs.usual
			switch {
			case value > much:
				need = needs.much
			case value < little && s.Owner[to] == conquest.Neutral:
				need = needs.neutral
			case value < little:
				need = needs.little
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

// needs are the chances that attacks need by what they are worth: most of them, what
// is worth much, and little, to a player and on neutral days.
type needs struct{ usual, much, little, neutral int32 }

func (p *policy) needs(s *conquest.State) needs {
	if p.easy {
		return needs{evens, evens, evens, evens}
	}
	n := needs{usual, worthIt, usual, usual}
	if !s.Took {
		return n
	}
	all := int32(0)
	for owner := range s.Held {
		all += armies(s, s.Held[owner])
	}
	n.neutral = never
	if 100*armies(s, s.Held[p.seat]) >= strength*all {
		n.neutral = strong
	}
	n.little = n.neutral
	// In the first rounds everybody's armies still stand to strike back.
	if s.In().Len() == 2 && s.Round > 2 {
		n.little = min(n.little, duel)
	}
	return n
}

// worths returns what each day is worth to take, in hundredths.
func (p *policy) worths(s *conquest.State) (worth [conquest.Days + 1]int32) {
	base := int32(100)
	if !s.Took {
		base += 250
	}
	own := s.Held[p.seat]
	for r := range conquest.NumRegions {
		days, bonus := s.Setup.Page.DaysOf(r), int32(s.Map.Bonus[r])
		need := days &^ own
		if need == 0 {
			continue
		}
		value := base
		if p.plan.aim == r {
			value += p.prized(150 + 30*bonus)
			if need.Len() == 1 {
				value += p.prized(150 * bonus)
			}
		}
		// Who holds all of it is broken by losing any day.
		if holder := s.Owner[need.First()]; need == days && holder != conquest.Neutral && days&^s.Held[holder] == 0 && !p.easy {
			value += 150 * bonus
		}
		for ; need != 0; need &= need - 1 {
			worth[need.First()] = value
		}
	}
	if p.plan.victim != rules.NoSeat {
		more := int32(400)
		days := s.Held[p.plan.victim]
		if days.Len() == 1 {
			more = 1400
		}
		for ; days != 0; days &= days - 1 {
			worth[days.First()] += more
		}
	}
	return worth
}
