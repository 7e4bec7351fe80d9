package engine

import "slices"

// openMail draws the Mail of a space, one card at a time, and settles money
// and choices card by card: what is still to be drawn waits for them. Instant
// messages wait for the last card and are then carried out in the order drawn.
func (g game) openMail(t task, drawn waitingMessages) {
	for t.N > 0 {
		t.N--
		card := g.draw(t.Seat, MailDeck)
		if card == NoCard {
			break
		}
		hand := &g.Mail[t.Seat]
		hand.Cards[hand.N] = card
		hand.N++
		if g.ed.Cards[card-1].Kind == InstantMessage {
			if free := slices.Index(drawn[:], NoCard); free >= 0 {
				drawn[free] = card
			}
			continue
		}
		if ask, asks := g.readMail(t.Seat, card); asks {
			g.push(t)
			g.Tasks[g.Depth-1].Messages = drawn
			g.push(ask)
			return
		}
		if g.out(t.Seat) {
			return
		}
	}
	if drawn == (waitingMessages{}) {
		return
	}
	for _, message := range slices.Backward(drawn[:]) {
		if message != NoCard {
			g.push(task{Kind: doMessage, Seat: t.Seat, Card: message})
		}
	}
}

// readMail does at once what a card says, or returns what the player has to
// be asked. Ads, postcards and lottery tickets do nothing, and bills and
// Monster Charges wait for Pay Day.
func (g game) readMail(seat Seat, id CardID) (ask task, asks bool) {
	switch card := g.ed.card(id); card.Kind {
	case MoneygramSend:
		g.charge(seat, Jackpot, card.Amount, WhyMoneygramSend, id)
	case MoneygramReceive:
		g.collect(seat, card.Amount, WhyMoneygramReceive, id)
	case TaxRefund:
		g.collect(seat, card.Amount, WhyTaxRefund, id)
	case Rebate:
		g.collect(seat, card.Amount, WhyRebate, id)
	case Windfall:
		g.collect(seat, card.Amount, WhyWindfall, id)
	case Charity:
		g.charge(seat, Jackpot, card.Amount, WhyCharity, id)
	case PayANeighbor, MadMoney:
		return task{Kind: askPlayer, Seat: seat, Card: id}, true
	case BuyOrSell:
		return task{Kind: askDealOrBuyer, Seat: seat, Card: id}, true
	case Swellfare:
		stakes, asks := g.openStakes(askSwellfare, seat, 1)
		return task{Kind: askSwellfare, Seat: seat, Card: id, N: stakes}, asks
	}
	return task{}, false
}
