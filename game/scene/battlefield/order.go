package battlefield

import (
	"cmp"
	"slices"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/scene/theater"
)

// order is what the person who is asked may decide, as the rules list it, and what of it is
// meant so far: from which day, to which one, with how many armies or dice.
type order struct {
	// prompt is what is asked, after so many events, if asked says that a person is.
	prompt conquest.Prompt
	events int
	asked  bool

	options []conquest.Option
	// starts are the days that an order may begin with and ends, for orders of two days, those
	// that it may go on to from each of them.
	starts conquest.DaySet
	ends   [conquest.Days + 1]conquest.DaySet
	// from and to are the days that are meant, NoDay for none yet.
	from, to conquest.Day
	// amount is how many armies are meant, keep how many stay back in an attack, and dice how
	// many are thrown, 0 for as many as may be.
	amount, keep, dice int32
}

// follow takes over what is asked now. The days that are meant stay as long as they may be.
func (o *order) follow(m *theater.Theater) {
	ask, ok := m.Asked()
	events := m.Campaign.Shown().Log.Count()
	if ok == o.asked && ask == o.prompt && events == o.events {
		return
	}
	before := *o
	*o = order{prompt: ask, events: events, asked: ok, keep: 1}
	if !ok {
		o.from, o.to = before.from, before.to // where the same fight may go on
		o.keep, o.dice = max(before.keep, 1), before.dice
		return
	}
	o.options = m.Options()
	for _, c := range o.options {
		switch day, to := c.Choice.Day, c.Choice.To; {
		case day == conquest.NoDay:
		case to == conquest.NoDay:
			o.starts = o.starts.With(day)
		default:
			o.starts = o.starts.With(day)
			o.ends[day] = o.ends[day].With(to)
			if ask.Kind == conquest.LayTile { // either may be said first
				o.starts = o.starts.With(to)
				o.ends[to] = o.ends[to].With(day)
			}
		}
	}
	switch {
	case ask.Kind == conquest.Occupy:
		o.from, o.to = ask.From, ask.To
	case ask.Kind == conquest.Attack && !o.starts.Has(before.from) && o.starts.Has(before.to):
		before.from, before.to = before.to, conquest.NoDay // all have moved in, and go on from there
	}
	if o.pairs() && o.starts.Has(before.from) {
		o.from = before.from
		if o.ends[o.from].Has(before.to) {
			o.to = before.to
			o.keep, o.dice = max(before.keep, 1), before.dice
		}
	}
	o.amount = o.most()
	if c, ok := armies.Proposal(m.Table); ok && ask.Kind == conquest.Occupy {
		o.amount = c.Amount // all but a guard where one is needed
	}
}

// pairs reports whether an order is about two days.
func (o *order) pairs() bool {
	return slices.ContainsFunc(o.options, func(c conquest.Option) bool { return c.Choice.To != conquest.NoDay })
}

// option returns what may be decided of a kind about the days that are meant.
func (o *order) option(kind conquest.ChoiceKind) (conquest.Option, bool) {
	return o.about(kind, o.from, o.to)
}

// about returns what may be decided of a kind about one day or two.
func (o *order) about(kind conquest.ChoiceKind, from, to conquest.Day) (conquest.Option, bool) {
	for _, c := range o.options {
		k := &c.Choice
		if k.Kind == kind && (k.Day == from && k.To == to || k.Kind == conquest.LayDown && k.Day == to && k.To == from && to != conquest.NoDay) {
			return c, true
		}
	}
	return conquest.Option{}, false
}

// any returns the first thing that may be decided of a kind.
func (o *order) any(kind conquest.ChoiceKind) (conquest.Option, bool) {
	i := slices.IndexFunc(o.options, func(c conquest.Option) bool { return c.Choice.Kind == kind })
	if i < 0 {
		return conquest.Option{}, false
	}
	return o.options[i], true
}

// most returns how many armies may be meant at most, 0 where none are.
func (o *order) most() int32 {
	c, ok := o.any(conquest.MoveIn)
	if !ok {
		c, ok = o.option(conquest.Move)
	}
	if !ok {
		return 0
	}
	return max(c.Most, c.Choice.Amount)
}

// mean sets the days that are meant.
func (o *order) mean(from, to conquest.Day) {
	o.from, o.to = from, to
	o.keep, o.dice = 1, 0
	o.amount = o.most()
}

// best returns the day from which another one is likeliest to be reached: for an attack that
// with the best chance, else the first.
func (o *order) best(s *conquest.State, to conquest.Day) conquest.Day {
	var froms []conquest.Day
	for rest := o.starts; rest != 0; rest &= rest - 1 {
		if from := rest.First(); o.ends[from].Has(to) {
			froms = append(froms, from)
		}
	}
	if len(froms) == 0 {
		return conquest.NoDay
	}
	return slices.MaxFunc(froms, func(a, b conquest.Day) int { return cmp.Compare(s.Chance(a, to), s.Chance(b, to)) })
}

// byChance lists the days that an order may go on to from a day, the likeliest first.
func (o *order) byChance(s *conquest.State, from conquest.Day) (days []conquest.Day) {
	for rest := o.ends[from]; rest != 0; rest &= rest - 1 {
		days = append(days, rest.First())
	}
	if o.prompt.Kind == conquest.Attack {
		slices.SortStableFunc(days, func(a, b conquest.Day) int { return cmp.Compare(s.Chance(from, b), s.Chance(from, a)) })
	}
	return days
}
