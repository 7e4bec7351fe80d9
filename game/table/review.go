package table

import (
	"cmp"
	"slices"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
)

// Review goes through a game that has been played and weighs the decisions of
// the persons: which of them cost most? It judges by what they could know then,
// not by how the dice fell.
type Review struct {
	state   engine.State
	journal []Entry
	next    int

	view    engine.State
	rollout *bot.Rollout
	costly  [engine.MaxSeats][]Regret
	done    bool
}

// Regret is a decision that another one would have been better than.
type Regret struct {
	// View is the game as the person could know it, at the prompt; Choice is what
	// was chosen, and Better what should have been.
	View           engine.State
	Choice, Better engine.Choice
	// Cost is how many dollars of net worth the choice cost on average, and Off
	// how far off that may be: its standard error.
	Cost, Off int32
}

// mostRegrets is how many decisions of a person are named.
const mostRegrets = 3

// reviewBudget is how many choices are made in the games that are played on from
// one decision.
const reviewBudget = 24_000

// Review returns a review of the game so far. It is nil where the journal does
// not lead through the game, see [Table.Replay], and where the table has agreed
// to have no coach.
func (t *Table) Review() *Review {
	if t.refused || t.state.Setup.House.Has(engine.NoCoach) {
		return nil
	}
	r := &Review{journal: t.Journal()}
	if r.state.Start(t.setup.Game, nil) != nil {
		return nil
	}
	return r
}

// Step goes on for a moment, some tens of microseconds, and reports whether all
// decisions have been weighed.
func (r *Review) Step() (done bool) {
	switch {
	case r.done:
	case r.rollout != nil:
		if r.rollout.Step() {
			r.judge()
		}
	case r.next == len(r.journal):
		r.done = true
	default:
		entry := r.journal[r.next]
		if entry.Kind == Human {
			r.view = r.state.View(entry.Seat)
			r.rollout = bot.Consider(&r.view, reviewBudget)
		}
		if r.rollout == nil {
			r.play()
		}
	}
	return r.done
}

// Part returns how far the review is, from 0 to 1.
func (r *Review) Part() float64 {
	if len(r.journal) == 0 {
		return 1
	}
	return float64(r.next) / float64(len(r.journal))
}

// play carries the next choice of the journal out.
func (r *Review) play() {
	if r.state.Choose(r.journal[r.next].Choice, nil) != nil {
		r.next = len(r.journal) // it does not lead on
		return
	}
	r.next++
}

// judge compares what was chosen with what would have been best. A choice that
// was not weighed, such as an amount between others, is let pass.
func (r *Review) judge() {
	entry := r.journal[r.next]
	var chosen, best *bot.Forecast
	forecasts := r.rollout.Forecasts()
	for i := range forecasts {
		f := &forecasts[i]
		if f.Choice == entry.Choice {
			chosen = f
		}
		if best == nil || f.Worth() > best.Worth() {
			best = f
		}
	}
	if chosen != nil && chosen != best {
		_, off := best.More()
		_, chosenOff := chosen.More()
		off = max(off, chosenOff)
		if cost := best.Worth() - chosen.Worth(); cost > sure*off {
			r.note(entry.Seat, Regret{View: r.view, Choice: entry.Choice, Better: best.Choice, Cost: int32(cost), Off: int32(off)})
		}
	}
	r.rollout = nil
	r.play()
}

// note keeps a decision if it is among the costliest of its seat.
func (r *Review) note(seat engine.Seat, regret Regret) {
	list := append(r.costly[seat], regret)
	slices.SortStableFunc(list, func(a, b Regret) int { return cmp.Compare(b.Cost, a.Cost) })
	r.costly[seat] = list[:min(len(list), mostRegrets)]
}

// Costliest returns the decisions that cost a person most, the costliest first.
// There are three at most, and none where each was as good as any.
func (r *Review) Costliest(seat engine.Seat) []Regret { return r.costly[seat] }
