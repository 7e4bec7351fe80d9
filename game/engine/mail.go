package engine

// openMail draws the Mail of a space, one card at a time, and settles money
// card by card. Instant messages wait for the last card and are then carried
// out in the order drawn.
func (g game) openMail(t task) {
	found := 0
	for range t.N {
		card := g.draw(t.Seat, MailDeck)
		if card == NoCard {
			break
		}
		hand := &g.Mail[t.Seat]
		hand.Cards[hand.N] = card
		hand.N++
		if g.ed.Card(card).Kind == InstantMessage {
			t.Messages[found] = card
			found++
			continue
		}
		g.readMail(t.Seat, card)
		if g.out(t.Seat) {
			return
		}
	}
	for i := found - 1; i >= 0; i-- {
		g.push(task{Kind: doMessage, Seat: t.Seat, Card: t.Messages[i]})
	}
}

// readMail does at once what a card says. Ads and postcards do nothing, and
// bills wait for Pay Day.
func (g game) readMail(seat Seat, id CardID) {
	switch card := g.ed.Card(id); card.Kind {
	case MoneygramSend:
		g.charge(seat, Jackpot, card.Amount, WhyMoneygramSend, id)
	case MoneygramReceive:
		g.collect(seat, card.Amount, WhyMoneygramReceive, id)
	case TaxRefund:
		g.collect(seat, card.Amount, WhyTaxRefund, id)
	case Rebate:
		g.collect(seat, card.Amount, WhyRebate, id)
	}
}
