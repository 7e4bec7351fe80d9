package engine

// move puts a seat's token on a day of its own month. A pending landing of
// that seat lapses: it was moved again before it could act.
func (g game) move(seat Seat, day uint8, why Why, by Seat) {
	p := &g.Players[seat]
	if g.waits(seat, 1<<land) {
		g.drop(seat, 1<<land)
	}
	if p.Day == day && why != WhyBrought {
		return
	}
	if g.sink != nil {
		g.tellMove(seat, day, why, by)
	}
	p.Day = day
}

// jumpBack rolls one die and moves the token back, to START at most; then
// the space there is carried out. On START nothing happens.
func (g game) jumpBack(seat Seat) {
	die := g.roll(seat, WhyJumpBack)
	g.moveBack(seat, die, WhyJumpBack)
	g.push(task{Kind: land, Seat: seat})
}

// skipAhead rolls one die and moves the token ahead, to the last day at
// most; then the space there is carried out.
func (g game) skipAhead(seat Seat) {
	die := g.roll(seat, WhySkipAhead)
	p := &g.Players[seat]
	g.move(seat, g.Setup.DayAhead(p.Month, p.Day, die), WhySkipAhead, NoSeat)
	g.push(task{Kind: land, Seat: seat})
}

// DayAhead returns the day that so many days ahead of a day of a month lead
// to, the last day at most.
func (s *Setup) DayAhead(month, day, days uint8) uint8 { return min(day+days, s.Lengths[month-1]) }

func (g game) moveBack(seat Seat, days uint8, why Why) {
	g.move(seat, DayBack(g.Players[seat].Day, days), why, NoSeat)
}

// DayBack returns the day that so many days back from a day lead to, START at most.
func DayBack(day, days uint8) uint8 { return day - min(day, days) }

// ThrowLeads returns the day of a month that a throw leads a token to which stands on a day,
// and whether throws made for that reason move one.
func (s *Setup) ThrowLeads(why Why, month, day, pips uint8) (to uint8, moves bool) {
	switch why {
	case WhyMove, WhySkipAhead:
		return s.DayAhead(month, day, pips), true
	case WhyJumpBack:
		return DayBack(day, pips), true
	}
	return day, false
}
