package conquest

// openClaims hands out the infantry and asks for the first claim, or deals the
// days.
func (g game) openClaims() {
	if g.Setup.Seats == 2 {
		g.standNeutral()
	}
	for seat := range Seat(g.Setup.Seats) {
		g.Left[seat] = g.Setup.Infantry(seat)
	}
	g.Ask = ClaimDay
	if g.Setup.House.Has(DealtDays) {
		g.dealDays()
	}
}

// claim puts one infantry of the seat in turn on a free day.
func (g game) claim(d Day) {
	seat := g.Turn
	g.give(d, seat)
	g.Armies[d] = 1
	g.Left[seat]--
	g.emit(Event{Kind: Claimed, Seat: seat, By: NoSeat, To: d})
	g.Turn = g.left(seat)
	if g.Free() == 0 {
		g.openPlacing()
	}
}

// dealDays claims all free days at random, in turn order.
func (g game) dealDays() {
	for free := g.Free(); free != 0; {
		d := free.nth(g.Random.Below(uint32(free.Len())))
		free = free.Without(d)
		g.claim(d)
	}
}

func (g game) refuseClaim(c *Choice) *Refusal {
	switch {
	case !c.Day.onPage():
		return &Refusal{ID: RefusedNoSuchDay, Choice: *c}
	case g.Owner[c.Day] != NoSeat:
		return &Refusal{ID: RefusedNotFree, Choice: *c}
	}
	return nil
}
