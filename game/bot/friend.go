package bot

import "bigpayday/game/engine"

// bringWorst brings the friend for whom it is worst. A loss of a player who
// leads counts for more, and so does a gain.
func (t *Player) bringWorst(view *engine.State) engine.Choice {
	t.options = view.AppendOptions(t.options[:0])
	var best engine.Choice
	var most int64
	for _, o := range t.options {
		if o.Choice.Kind != engine.Bring {
			continue
		}
		friend := o.Choice.Seat
		loss := -gainOf(view, friend, o.To) * int64(1+t.behind(view, friend))
		if best.Kind == engine.NoChoice || loss > most {
			best, most = o.Choice, loss
		}
	}
	return best
}

// gainOf returns about how many dollars a player gains by being taken to
// another day of the month and having it carried out there.
func gainOf(view *engine.State, seat engine.Seat, to uint8) int64 {
	p := &view.Players[seat]
	worth := worthOfSpaces(view, seat)
	ahead := worthAhead(view, p.Month, &worth)
	gain := ahead[to] - ahead[p.Day]
	if to > 0 && to < view.Length(p.Month) {
		gain += worth[view.SpaceAt(p.Month, to)]
	}
	return gain
}

// behind counts the other opponents that a player is ahead of.
func (t *Player) behind(view *engine.State, seat engine.Seat) int {
	n := 0
	for other := range engine.Seat(view.Seats()) {
		if other != seat && other != t.seat && standing(view, other) < standing(view, seat) {
			n++
		}
	}
	return n
}

// standing returns about how many dollars a player would end with.
func standing(view *engine.State, seat engine.Seat) int64 {
	sum := int64(view.NetWorth(seat)) - int64(view.BillsDue(seat)) - chargesDue(view, seat)
	for _, card := range view.HeldDeals(seat) {
		sum += int64(view.Edition().Card(card).Payoff()) / 2
	}
	return sum
}
