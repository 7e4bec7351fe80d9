package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// Plan is what a turn, or the claiming, may be for.
type Plan struct {
	// Aim is the region to be taken, conquest.NumRegions for none.
	Aim conquest.Region
	// Victim is the player to be knocked out, NoSeat for none.
	Victim rules.Seat
	// Card says that one day is taken, for its card, and no more.
	Card bool
}

// Forecast is what may come of one plan, or of one choice.
type Forecast struct {
	// Plan is what is tried, and Choice what it begins with.
	Plan   Plan
	Choice conquest.Choice
	// Games is how many games were played on.
	Games int
	worth int64
}

// Chance returns the chance to win, in parts of 10,000. A win that is shared counts
// its share.
func (f *Forecast) Chance() int32 {
	if f.Games == 0 {
		return 0
	}
	return int32(f.worth * int64(conquest.Whole) / (won * int64(f.Games)))
}

// Rollout plays the game on from each plan that a seat has to its end, in many worlds
// that look to the seat like this one. All seats play on by the rules of [skill.Normal].
type Rollout struct{ search search }

// Consider returns a rollout over all plans that are worth a try at the prompt of a
// view, first the one that [skill.Normal] would make, each played on in so many worlds. If
// also is a choice it comes last: what has been chosen, to be compared. The rollout
// is nil where there is nothing to plan.
func Consider(view *conquest.State, worlds int, also conquest.Choice) *Rollout {
	prompt := view.Prompt()
	if !plansMatter(prompt.Kind) {
		return nil
	}
	r := new(Rollout)
	s := &r.search
	s.begin(view, prompt.Seat, worlds)
	s.ahead, s.all = toTheEnd, true
	for i := range s.candidates {
		p := evenPolicy(s.seat)
		p.plan = s.plans[s.candidates[i].plan]
		s.candidates[i].choice = p.decide(view)
	}
	if after := *view; also.Kind != conquest.NoChoice && after.Choose(also, nil) == nil {
		s.candidates = append(s.candidates, candidate{choice: also})
	}
	if len(s.candidates) < 2 {
		return nil
	}
	return r
}

// Step plays on for some tens of choices, and reports whether all that was wanted has
// been played.
func (r *Rollout) Step() (done bool) { return r.search.step() }

// Forecasts returns what is known so far, in the order in which plans are tried.
func (r *Rollout) Forecasts() []Forecast {
	var list []Forecast
	for _, c := range r.search.candidates {
		p := r.search.plans[c.plan]
		list = append(list, Forecast{
			Plan: Plan{Aim: p.aim, Victim: p.victim, Card: p.card}, Choice: c.choice, Games: c.games, worth: c.sum,
		})
	}
	return list
}
