package engine

// retire takes a player out of the walk after the last month. The Deals
// still held are discarded. Retired players go on to join lotteries and
// contests and to collect on Holiday.
func (g game) retire(seat Seat) {
	g.leave(seat, false)
}

// ruin takes a player out who needs a larger loan than the Bank gives. All
// that is pending for that player lapses.
func (g game) ruin(seat Seat) {
	if g.Players[seat].Retired {
		return
	}
	g.drop(seat, ^taskKinds(1<<endTurn|1<<rollLottery))
	g.discardMail(seat, false)
	g.leave(seat, true)
}

func (g game) leave(seat Seat, forced bool) {
	g.Players[seat].Retired = true
	g.emit(Event{Kind: Retired, Seat: seat, By: NoSeat, Forced: forced})
	g.discardDeals(seat)
}

// allOut reports whether all players have left the walk.
func (g game) allOut() bool {
	for seat := range Seat(g.Setup.Seats) {
		if !g.out(seat) {
			return false
		}
	}
	return true
}

// out reports whether the player has left the walk.
func (g game) out(seat Seat) bool { return g.Players[seat].Retired }
