package table

// rememberer is a computer that goes by what it has thought of before, such as a plan for its
// turn. One that is seated in the middle of a game is shown again, one after the other, the views
// in which its seat has decided: then it goes on as if it had been there.
type rememberer[S any] interface {
	// Remember takes one of these views. What follows from it is thought of in the steps to come.
	Remember(view *S)
}

// remind shows the computers what they have decided so far. Where a replay is refused nobody
// knows that any more.
func (t *Table[G, S, C, E]) remind() {
	var since [len(t.computers)]int
	some := false
	for seat, computer := range t.computers {
		_, remembers := computer.(rememberer[S])
		some = some || remembers
		for _, takeover := range t.takeovers {
			if int(takeover.Seat) == seat {
				since[seat] = takeover.After
			}
		}
	}
	if !some {
		return
	}
	t.Retrace(func(n int, before *S, made Entry[C]) {
		if computer, ok := t.computers[made.Seat].(rememberer[S]); ok && n >= since[made.Seat] {
			view := t.rules.View(before, made.Seat)
			computer.Remember(&view)
		}
	})
}
