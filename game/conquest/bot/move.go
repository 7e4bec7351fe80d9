package bot

import "bigpayday/game/conquest"

// occupy moves in with all armies but a guard for a region that is left behind.
// Where nobody is to be met any more only as many go as must.
func (p *policy) occupy(s *conquest.State) conquest.Choice {
	least, most := int32(s.Dice), s.Armies[s.From]-1
	own := s.Held[p.seat]
	amount := most
	if s.Map.Links[s.From]&^own != 0 {
		switch {
		case s.Map.Links[s.To]&^own == 0:
			amount = least
		case s.Setup.Page.DaysOf(s.Setup.Page.RegionOf(s.From))&^own == 0:
			amount = most + 1 - p.guardOf(s, s.From)
		}
	}
	return conquest.Choice{Kind: conquest.MoveIn, Amount: min(most, max(least, amount))}
}

// move brings the largest army that meets nobody nearer to the front, else helps
// the neighbour that lacks most.
func (p *policy) move(s *conquest.State) conquest.Choice {
	front := p.front(s)
	best, most := conquest.Choice{Kind: conquest.Stay}, int32(0)
	for inner := s.Held[p.seat] &^ front; inner != 0; inner &= inner - 1 {
		d := inner.First()
		if n := s.Armies[d] - 1; n > most {
			if to := p.towards(s, d, front); to != conquest.NoDay {
				best, most = conquest.Choice{Kind: conquest.Move, Day: d, To: to, Amount: n}, n
			}
		}
	}
	if most > 0 {
		return best
	}
	for rest := front; rest != 0; rest &= rest - 1 {
		d := rest.First()
		spare := s.Armies[d] - max(1, s.StrongestFoe(d))
		if spare <= most {
			continue
		}
		for near := s.Map.Links[d] & front; near != 0; near &= near - 1 {
			to := near.First()
			if lack := min(spare, s.StrongestFoe(to)+1-s.Armies[to]); lack > most {
				best, most = conquest.Choice{Kind: conquest.Move, Day: d, To: to, Amount: lack}, lack
			}
		}
	}
	return best
}

// towards returns where an army goes from an inner day: to the nearest day of the
// front, or a day nearer to it; NoDay if there is none.
func (p *policy) towards(s *conquest.State, from conquest.Day, front conquest.DaySet) conquest.Day {
	own := s.Held[p.seat]
	reached := front
	for wave := front; wave != 0; {
		next := adjoining(s, wave) & own &^ reached
		if next.Has(from) {
			step := s.Map.Links[from] & wave
			if s.Setup.House.Has(conquest.LongMarch) {
				return p.goal(s, from, front)
			}
			return p.weakestOf(s, step)
		}
		reached |= next
		wave = next
	}
	return conquest.NoDay
}

// goal returns the day of the front that lacks most, of those that a long march
// reaches.
func (p *policy) goal(s *conquest.State, from conquest.Day, front conquest.DaySet) conquest.Day {
	own := s.Held[p.seat]
	reached := from.Set()
	for fresh := reached; fresh != 0; {
		fresh = adjoining(s, fresh) & own &^ reached
		reached |= fresh
	}
	return p.weakestOf(s, reached&front)
}

// weakestOf returns the day that lacks most armies to its strongest neighbour.
func (p *policy) weakestOf(s *conquest.State, days conquest.DaySet) conquest.Day {
	best, most := days.First(), int32(-1<<30)
	for ; days != 0; days &= days - 1 {
		d := days.First()
		if lack := s.StrongestFoe(d) - s.Armies[d]; lack > most {
			best, most = d, lack
		}
	}
	return best
}
