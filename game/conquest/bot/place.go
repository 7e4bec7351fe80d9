package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// place puts armies on the days that have to be guarded, and all others where the
// plan is carried out from.
func (p *policy) place(s *conquest.State) conquest.Choice {
	p.think(s)
	put := func(d conquest.Day, armies int32) conquest.Choice {
		return conquest.Choice{Kind: conquest.Place, Day: d, Amount: armies}
	}
	all := s.Reserve
	if s.Ask == conquest.PlaceArmy {
		all = 1
		if s.Setup.House.Has(conquest.QuickSetup) {
			// A third at a time, so that several days get some.
			all = min(int32(s.Left[p.seat]), max(3, int32(s.Left[p.seat])/3))
		}
		if s.Left[p.seat]%2 == 0 {
			p.plan.guards = all // every other one at most
		}
	}
	if p.easy && s.Ask == conquest.Reinforce && all > 1 && p.plan.guards > 0 {
		p.plan.guards = 0
		return put(p.anyFront(s), all/2)
	}
	if p.plan.guards > 0 && !p.easy {
		if d, lack := p.weakest(s); d != conquest.NoDay {
			lack = min(lack, p.plan.guards, all)
			p.plan.guards -= lack
			return put(d, lack)
		}
	}
	return put(p.spearhead(s), all)
}

// weakest returns the border day of a region held that lacks most armies to three
// quarters of its strongest neighbour, and how many it lacks.
func (p *policy) weakest(s *conquest.State) (weakest conquest.Day, lack int32) {
	own := s.Held[p.seat]
	for r := range conquest.NumRegions {
		days := s.Setup.Page.DaysOf(r)
		if days&^own != 0 {
			continue
		}
		for ; days != 0; days &= days - 1 {
			d := days.First()
			if s.Map.Links[d]&^own == 0 {
				continue
			}
			if n := p.guardOf(s, d) - s.Armies[d]; n > lack {
				weakest, lack = d, n
			}
		}
	}
	return weakest, lack
}

// guardOf returns how many armies guard a day well enough: three quarters of its
// strongest neighbour, as the player's temper is.
func (p *policy) guardOf(s *conquest.State, d conquest.Day) int32 {
	return p.guards((3*s.StrongestFoe(d) + 3) / 4)
}

// spearhead returns the day with the most armies beside what the plan wants, else
// on the front.
func (p *policy) spearhead(s *conquest.State) conquest.Day {
	own := s.Held[p.seat]
	var at conquest.DaySet
	if p.plan.victim != rules.NoSeat {
		at = own & adjoining(s, s.Held[p.plan.victim])
	}
	if at == 0 && p.plan.aim != noRegion {
		at = own & adjoining(s, s.Setup.Page.DaysOf(p.plan.aim)&^own)
	}
	if at == 0 {
		at = p.front(s)
	}
	best, most := own.First(), int32(-1)
	for ; at != 0; at &= at - 1 {
		if d := at.First(); s.Armies[d] > most {
			best, most = d, s.Armies[d]
		}
	}
	return best
}

// front returns the days of the seat that adjoin others'.
func (p *policy) front(s *conquest.State) (front conquest.DaySet) {
	own := s.Held[p.seat]
	for rest := own; rest != 0; rest &= rest - 1 {
		if d := rest.First(); s.Map.Links[d]&^own != 0 {
			front = front.With(d)
		}
	}
	return front
}

// anyFront returns a day of the front by lot.
func (p *policy) anyFront(s *conquest.State) conquest.Day {
	front := p.front(s)
	if front == 0 {
		return s.Held[p.seat].First()
	}
	for range lot(s, p.seat, uint64(s.Turns)<<20, uint32(front.Len())) {
		front &= front - 1
	}
	return front.First()
}
