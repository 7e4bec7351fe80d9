package tabletop

// JackpotWon reports whether somebody has won a Jackpot in this game.
func (sh *Shown) JackpotWon() bool {
	for seat := range sh.Seats() {
		if sh.Tally[seat].Jackpot > 0 {
			return true
		}
	}
	return false
}
