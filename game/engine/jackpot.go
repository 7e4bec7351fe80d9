package engine

// RollPrize is what the roll that opens a turn can win.
type RollPrize uint8

// The prizes.
const (
	NoPrize RollPrize = iota
	// SixWinsJackpot: a [WinningRoll] wins the Jackpot.
	SixWinsJackpot
	// SixEndsElection: the first [WinningRoll] after a Town Election wins the Pot.
	SixEndsElection
	// MatchWinsBonus: whoever rolls the number of the Bonus die wins the
	// Bonus and may turn the die.
	MatchWinsBonus
)

// WinningRoll is what wins the Jackpot, and the number that the Bonus die shows
// at first.
const WinningRoll uint8 = 6

// wins reports whether a movement roll wins a prize.
func (g game) wins(die uint8) bool {
	if die != g.ed.WinningRoll(g.BonusDie) {
		return false
	}
	return g.ed.Prize == SixEndsElection && g.Election || g.ed.Prize == SixWinsJackpot || g.ed.Prize == MatchWinsBonus
}

// WinningRoll returns the roll that wins what the opening roll of a turn can
// win: what the Bonus die shows, where there is one.
func (ed *Edition) WinningRoll(bonusDie uint8) uint8 {
	if ed.Prize == MatchWinsBonus {
		return bonusDie
	}
	return WinningRoll
}

// WinsJackpot reports whether a movement roll wins the Jackpot, were there anything in it
// ("rolling a 6 = Jackpot").
func (s *Setup) WinsJackpot(die uint8) bool {
	return EditionOf(s.Edition).Prize == SixWinsJackpot && die == WinningRoll && !s.House.Has(NoJackpot)
}

// winByRoll gives the seat what its movement roll wins, and reports whether it
// may now turn the Bonus die.
func (g game) winByRoll(seat Seat) (asks bool) {
	g.Election = false
	g.winJackpot(seat)
	return g.ed.Prize == MatchWinsBonus
}

// winJackpot pays the whole Jackpot to the seat ("rolling a 6 = Jackpot"),
// unless the table plays without. Spaces and cards fill it.
func (g game) winJackpot(seat Seat) {
	if !g.Setup.House.Has(NoJackpot) {
		g.pay(Jackpot, SeatAccount(seat), g.Balance[Jackpot], WhyJackpot, NoCard)
	}
}
