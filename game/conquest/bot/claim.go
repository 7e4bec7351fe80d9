package bot

import "bigpayday/game/conquest"

// What a day is worth to claim, in thousandths of an army a turn.
const (
	beside     = 350 // a day of one's own
	besideFree = 100
	byLot      = 500
	denied     = 1000 // for each army of a region that somebody else would hold
)

// claim takes the free day that is worth most.
func (p *policy) claim(s *conquest.State) conquest.Choice {
	free, own := s.Free(), s.Held[p.seat]
	page := s.Setup.Page
	best, most := conquest.NoDay, int64(-1<<62)
	for r := range conquest.NumRegions {
		days := page.DaysOf(r)
		open := days & free
		if open == 0 {
			continue
		}
		worth := p.regionWorth(s, r) * int64(weight(p.temper.Deals)) / 100
		if open.Len() == 1 && p.lackedByAnother(s, days&^open) {
			worth += denied * int64(s.Map.Bonus[r])
		}
		for ; open != 0; open &= open - 1 {
			d := open.First()
			links := s.Map.Links[d]
			value := worth + beside*int64((links&own).Len()) + besideFree*int64((links&free).Len()) +
				int64(lot(s, p.seat, uint64(d)<<8+uint64(free.Len()), byLot))
			if value > most {
				best, most = d, value
			}
		}
	}
	return conquest.Choice{Kind: conquest.Claim, Day: best}
}

// regionWorth returns what a day of a region is worth, in thousandths: by its
// bonus, by what it takes to hold, by who is there already, and by taste, which
// keeps seats from all wanting the same.
func (p *policy) regionWorth(s *conquest.State, r conquest.Region) int64 {
	page := s.Setup.Page
	days := page.DaysOf(r)
	n := int64(days.Len())
	mine := int64((days & s.Held[p.seat]).Len())
	others := n - mine - int64((days & s.Free()).Len())
	taste := 550 + int64(lot(s, p.seat, uint64(r)+1000, 901))
	if p.plan.claims && p.plan.aim == r {
		taste *= 3
	}
	ease := 3200 * taste / 1000 * int64(s.Map.Bonus[r]) * 10 / (6*n + 10*int64(s.Map.Border(page, r).Len()))
	return ease * (10*n + 48*mine - 24*others) / (10 * n)
}

// lackedByAnother reports whether all these days, but none else of the region,
// belong to one other player.
func (p *policy) lackedByAnother(s *conquest.State, rest conquest.DaySet) bool {
	for seat := range s.Held[:s.Setup.Seats] {
		if seat != int(p.seat) && rest != 0 && rest&^s.Held[seat] == 0 {
			return true
		}
	}
	return false
}
