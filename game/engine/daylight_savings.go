package engine

// turnClocksBack is Daylight Savings: in seat order from the lander, every
// player who has not retired moves back one day and carries out that space.
// Who stands on START now stays there and collects wages instead. It takes
// place once a turn; who comes to its day by it rests.
func (g game) turnClocksBack(lander Seat) {
	if g.ClocksTurned {
		return
	}
	g.ClocksTurned = true
	// What is pushed last is done first.
	for i := Seat(g.Setup.Seats); i > 0; i-- {
		seat := (lander + i - 1) % Seat(g.Setup.Seats)
		if g.out(seat) {
			continue
		}
		t := task{Kind: turnClock, Seat: seat}
		if _, stays := g.Setup.TurnClock(&g.Players[seat]); stays > 0 {
			t.N = 1
		}
		g.push(t)
	}
}

// TurnClock returns what Daylight Savings does to a player who stands where they do as it begins:
// the day that they move back to, 0 for START, and no wages; or, who stands on START already, the
// wages in dollars that they collect there.
func (s *Setup) TurnClock(p *Player) (day uint8, wages int32) {
	if p.Day == 0 {
		return 0, s.PayScale(p.Month).Salary
	}
	return p.Day - 1, 0
}

// turnClock is one player's part of Daylight Savings.
func (g game) turnClock(t task) {
	if t.N == 1 {
		g.collect(t.Seat, g.Setup.PayScale(g.Players[t.Seat].Month).Salary, WhyDaylightSavings, NoCard)
		return
	}
	g.moveBack(t.Seat, 1, WhyDaylightSavings)
	g.push(task{Kind: land, Seat: t.Seat})
}
