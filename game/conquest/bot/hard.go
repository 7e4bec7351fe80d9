package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// needsPlan reports whether the days held are others than when the last plan was
// made, and the prompt is one that a plan matters for.
func (p *Player) needsPlan(view *conquest.State) bool {
	return plansMatter(view.Ask) && (p.searching || p.planned != momentOf(view, p.policy.seat))
}

// plansMatter reports whether plans make a difference at a kind of prompt.
func plansMatter(kind conquest.PromptKind) bool {
	switch kind {
	case conquest.ClaimDay, conquest.PlaceArmy, conquest.Reinforce, conquest.Attack:
		return true
	}
	return false
}

// moment is when a plan is made: it holds until the seat gains or loses a day, or
// another turn begins.
type moment struct {
	known bool
	turn  uint16
	phase conquest.PromptKind
	held  conquest.DaySet
}

func momentOf(view *conquest.State, seat rules.Seat) moment {
	m := moment{known: true, turn: view.Turns, held: view.Held[seat]}
	if view.Turns == 0 {
		m.phase = view.Ask
	}
	return m
}

// tryPlans works on the search for a plan, and reports whether one has been chosen.
func (p *Player) tryPlans(view *conquest.State) bool {
	if p.search == nil {
		p.search = new(search)
	}
	if !p.searching {
		p.search.begin(view, p.policy.seat, p.worlds)
		p.searching = true
	}
	if !p.search.step() {
		return false
	}
	p.searching = false
	p.planned = momentOf(view, p.policy.seat)
	p.policy.plan = p.search.best()
	return true
}

// appendPlans appends all plans that are worth a try, first the one that the rules
// of thumb would make.
func appendPlans(plans []plan, view *conquest.State, seat rules.Seat) []plan {
	thumb := evenPolicy(seat)
	thumb.think(view)
	first := thumb.plan
	if view.Ask == conquest.Attack {
		first.guards = 0
	}
	plans = append(plans, first)
	first.fixed = true
	add := func(p plan) { plans = append(plans, p) }
	if view.Ask == conquest.ClaimDay {
		for r := range conquest.NumRegions {
			if view.Setup.Page.DaysOf(r)&view.Free() != 0 {
				p := first
				p.aim, p.claims = r, true
				add(p)
			}
		}
		return plans
	}
	own := view.Held[seat]
	reach := adjoining(view, own) &^ own
	for r := range conquest.NumRegions {
		if view.Setup.Page.DaysOf(r)&reach != 0 {
			p := first
			p.aim, p.victim = r, rules.NoSeat
			add(p)
		}
	}
	if view.Ask == conquest.PlaceArmy {
		return plans
	}
	for other := range rules.Seat(view.Setup.Seats) {
		if other != seat && view.Held[other]&reach != 0 && view.Held[other].Len() <= mostHunted {
			p := first
			p.victim = other
			add(p)
		}
	}
	none := first
	none.aim, none.victim = noRegion, rules.NoSeat
	add(none)
	none.card = true
	add(none)
	return plans
}

// mostHunted is how many days a player has at most whose knock-out is tried.
const mostHunted = 12
