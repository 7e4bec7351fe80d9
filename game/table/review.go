package table

import (
	"cmp"
	"slices"

	"bigpayday/game/rules"
)

// Review goes through a game that has been played and weighs the decisions of
// the persons: which of them cost most? It judges by what they could know then,
// not by how the dice fell.
type Review[G any, S comparable, C Choice, E any] struct {
	rules   Rules[G, S, C, E]
	state   S
	journal []Entry[C]
	// takeovers are those of the table.
	takeovers []Takeover
	next      int

	view     S
	weighing Weighing[C]
	costly   [rules.MaxSeats][]Regret[S, C]
	done     bool
}

// Regret is a decision that another one would have been better than.
type Regret[S, C any] struct {
	// View is the game as the person could know it, at the prompt; Choice is what
	// was chosen, and Better what should have been.
	View           S
	Choice, Better C
	// Cost is how much the choice cost on average, in what the game counts, and Off
	// how far off that may be: its standard error.
	Cost, Off int32
}

// mostRegrets is how many decisions of a person are named.
const mostRegrets = 3

// Review returns a review of the game so far. It is nil where the journal does
// not lead through the game, see [Table.Replay], and where the table has agreed
// to have no coach.
func (t *Table[G, S, C, E]) Review() *Review[G, S, C, E] {
	if t.refused || t.rules.NoCoach(&t.state) {
		return nil
	}
	r := &Review[G, S, C, E]{rules: t.rules, journal: t.Journal(), takeovers: t.Takeovers()}
	if r.rules.Start(&r.state, t.setup.Game, nil) != nil {
		return nil
	}
	return r
}

// Step goes on for a moment, some tens of microseconds, and reports whether all
// decisions have been weighed.
func (r *Review[G, S, C, E]) Step() (done bool) {
	switch {
	case r.done:
	case r.weighing != nil:
		if r.weighing.Step() {
			r.judge()
		}
	case r.next == len(r.journal):
		r.done = true
	default:
		reseat(r.rules, &r.state, r.takeovers, r.next)
		entry := r.journal[r.next]
		if entry.Kind == Human {
			r.view = r.rules.View(&r.state, entry.Seat)
			r.weighing = r.rules.Weigh(&r.view, entry.Choice)
		}
		if r.weighing == nil {
			r.play()
		}
	}
	return r.done
}

// Part returns how far the review is, from 0 to 1: all the way once it is done, unless the
// journal does not lead through the game.
func (r *Review[G, S, C, E]) Part() float64 {
	if len(r.journal) == 0 {
		return 1
	}
	return float64(r.next) / float64(len(r.journal))
}

// play carries the next choice of the journal out.
func (r *Review[G, S, C, E]) play() {
	if r.rules.Choose(&r.state, r.journal[r.next].Choice, nil) != nil {
		r.done = true // it does not lead on
		return
	}
	r.next++
}

// judge keeps the decision that was weighed if another one would have been better.
func (r *Review[G, S, C, E]) judge() {
	entry := r.journal[r.next]
	if better, cost, off, ok := r.weighing.Verdict(); ok {
		r.note(entry.Seat, Regret[S, C]{View: r.view, Choice: entry.Choice, Better: better, Cost: cost, Off: off})
	}
	r.weighing = nil
	r.play()
}

// note keeps a decision if it is among the costliest of its seat.
func (r *Review[G, S, C, E]) note(seat Seat, regret Regret[S, C]) {
	list := append(r.costly[seat], regret)
	slices.SortStableFunc(list, func(a, b Regret[S, C]) int { return cmp.Compare(b.Cost, a.Cost) })
	r.costly[seat] = list[:min(len(list), mostRegrets)]
}

// Costliest returns the decisions that cost a person most, the costliest first.
// There are three at most, and none where each was as good as any.
func (r *Review[G, S, C, E]) Costliest(seat Seat) []Regret[S, C] { return r.costly[seat] }
