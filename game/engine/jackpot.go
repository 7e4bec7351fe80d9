package engine

// winJackpot pays the whole Jackpot to the seat ("rolling a 6 = Jackpot").
// Spaces and moneygrams fill it: see [PayJackpot], [RaiseJackpot] and mail.go.
func (g game) winJackpot(seat Seat) {
	g.pay(Jackpot, SeatAccount(seat), g.Balance[Jackpot], WhyJackpot, NoCard)
}
