package conquest

// count notes each player's days after a turn of the last round.
func (g game) count() {
	e := Event{Kind: Counted, Seat: NoSeat, By: NoSeat, Round: g.Round}
	for seat := range g.Setup.Seats {
		days := g.Held[seat].Len()
		g.Sums[seat] += uint16(days)
		e.Counts[seat], e.Sums[seat] = int32(days), int32(g.Sums[seat])
	}
	g.emit(e)
}

// end ends the game.
func (g game) end(why Why) {
	g.Ask = NoPrompt
	g.From, g.To, g.Dice = NoDay, NoDay, 0
	e := Event{Kind: GameOver, Why: why, Seat: NoSeat, By: NoSeat, Winners: g.Winners()}
	for seat := range Seat(g.Setup.Seats) {
		e.Counts[seat], e.Sums[seat] = int32(g.Held[seat].Len()), g.Troops(seat)
	}
	g.emit(e)
}

// Winners returns who would win if the game ended now: the last player who is
// in, else who has the largest sum of days through the last round, then the
// most armies; who ties in both shares the win.
func (s *State) Winners() SeatSet {
	var set SeatSet
	var days uint16
	var armies int32
	for seat := range Seat(s.Setup.Seats) {
		if s.Held[seat] == 0 {
			continue
		}
		sum, troops := s.Sums[seat], s.Troops(seat)
		switch {
		case set == 0 || sum > days || sum == days && troops > armies:
			set, days, armies = SeatSet(0).With(seat), sum, troops
		case sum == days && troops == armies:
			set = set.With(seat)
		}
	}
	return set
}
