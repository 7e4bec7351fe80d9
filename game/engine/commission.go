package engine

// payCommission lets every player, retired or not, roll for the commission on
// a Deal that was bought, the buyer first. The highest roll takes it from the
// Bank.
func (g game) payCommission(buyer Seat, card CardID) {
	amount := g.ed.card(card).Commission
	if amount == 0 {
		return
	}
	everyone := SeatSet(1)<<g.Setup.Seats - 1
	winner := g.contest(buyer, everyone, &SpaceRule{Dice: 1, Why: WhyCommission})
	g.collect(winner, amount, WhyCommission, card)
}
