package engine

// endGame counts. The highest net worth wins, which is the smallest debt if
// all are in debt; players who tie share the win.
func (g game) endGame() {
	g.Phase = Over
	e := Event{Kind: GameOver, Seat: NoSeat, By: NoSeat, Winners: g.Winners()}
	for seat := range Seat(g.Setup.Seats) {
		e.Worth[seat] = g.NetWorth(seat)
	}
	g.emit(e)
}

// Winners returns the players with the highest net worth.
func (s *State) Winners() SeatSet {
	var set SeatSet
	var best int32
	for seat := range Seat(s.Setup.Seats) {
		switch worth := s.NetWorth(seat); {
		case set == 0 || worth > best:
			set, best = SeatSet(0).With(seat), worth
		case worth == best:
			set = set.With(seat)
		}
	}
	return set
}
