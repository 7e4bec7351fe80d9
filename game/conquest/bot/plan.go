package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// noRegion stands for no region to aim at.
const noRegion = conquest.NumRegions

// plan is what a turn is for.
type plan struct {
	// turn is the turn that the plan is for, 0 for none.
	turn uint16
	// aim is the region to be taken, noRegion for none, and victim the player
	// to be knocked out, NoSeat for none.
	aim    conquest.Region
	victim rules.Seat
	// guards is how many of the new armies may still go to borders.
	guards int32
	// card says that no more is attacked than one day, for its card.
	card bool
	// fixed says that the plan was chosen from several and stays as it is.
	fixed bool
	// claims says that the aim counts while days are claimed.
	claims bool
}

// think makes up the plan of the turn, unless there is one.
func (p *policy) think(s *conquest.State) {
	if p.plan.turn == s.Turns+1 {
		if p.plan.fixed {
			return
		}
		reached := p.plan.aim != noRegion && s.Setup.Page.DaysOf(p.plan.aim)&^s.Held[p.seat] == 0
		fallen := p.plan.victim != rules.NoSeat && s.Held[p.plan.victim] == 0
		if !reached && !fallen {
			return
		}
		p.plan.aim, p.plan.victim = p.bestAim(s), p.bestVictim(s)
		return
	}
	p.plan = plan{turn: s.Turns + 1, aim: p.bestAim(s), victim: p.bestVictim(s), guards: p.guards(s.Reserve) / 2}
	if p.easy {
		p.plan.victim = rules.NoSeat
		if lot(s, p.seat, uint64(s.Turns)<<16, 2) == 0 {
			p.plan.aim = noRegion
		}
	}
}

// adjoining returns the days that adjoin some days.
func adjoining(s *conquest.State, days conquest.DaySet) (near conquest.DaySet) {
	for ; days != 0; days &= days - 1 {
		near |= s.Map.Links[days.First()]
	}
	return near
}

// armies adds up what stands on some days.
func armies(s *conquest.State, days conquest.DaySet) (sum int32) {
	for ; days != 0; days &= days - 1 {
		sum += s.Armies[days.First()]
	}
	return sum
}

// force returns the armies of the seat that can attack one of some days now, with
// those still to be placed.
func (p *policy) force(s *conquest.State, at conquest.DaySet) int32 {
	from := adjoining(s, at) & s.Held[p.seat]
	if from == 0 {
		return 0
	}
	return armies(s, from) - int32(from.Len()) + s.Reserve
}

// bestAim returns the region that is worth most for what it takes.
func (p *policy) bestAim(s *conquest.State) conquest.Region {
	best, most := noRegion, int64(0)
	own := s.Held[p.seat]
	for r := range conquest.NumRegions {
		days := s.Setup.Page.DaysOf(r)
		need := days &^ own
		if need == 0 {
			continue
		}
		force := int64(p.force(s, need))
		if force == 0 {
			continue
		}
		foes, n := int64(armies(s, need)), int64(need.Len())
		held := 1500 * int64((days & own).Len()) / int64(days.Len())
		score := min(2000, force*100_000/(85*foes+100*n))*(10+6*int64(s.Map.Bonus[r]))/10 + held
		if score > most {
			best, most = r, score
		}
	}
	return best
}

// bestVictim returns the player whose knock-out is in reach and worth most.
func (p *policy) bestVictim(s *conquest.State) rules.Seat {
	best, most := rules.NoSeat, int64(0)
	for seat := range rules.Seat(s.Setup.Seats) {
		held := s.Held[seat]
		if seat == p.seat || held == 0 {
			continue
		}
		need := 90*int64(armies(s, held)) + 100*int64(held.Len())
		if 100*100*int64(p.force(s, held)) < 115*need {
			continue
		}
		cards := int64(s.Hands[seat].Len())
		if score := 1000 + cards*int64(s.SetWorth(conquest.OneOfEach))*2000/7 + 2_000_000/need; score > most {
			best, most = seat, score
		}
	}
	return best
}
