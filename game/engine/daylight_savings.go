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
		if g.Players[seat].Day == 0 {
			t.N = 1
		}
		g.push(t)
	}
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
