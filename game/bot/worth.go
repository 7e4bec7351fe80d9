package bot

import "bigpayday/game/engine"

// spaceWorth says about how many dollars it is worth to a player, more than
// to the others, to have each kind of space carried out for it.
type spaceWorth [engine.NumSpaces]int64

// worthOfSpaces reckons with the cards that may still be drawn and with the
// Deals that the player holds.
func worthOfSpaces(view *engine.State, seat engine.Seat) spaceWorth {
	ed := view.Edition()
	mail := meanMail(view)
	deal, free := meanDeal(view)
	var best int64
	for _, card := range view.HeldDeals(seat) {
		best = max(best, int64(ed.Card(card).Payoff()))
	}
	var worth spaceWorth
	for space := range worth {
		rule := &ed.Spaces[space]
		amount := int64(rule.Amount)
		switch rule.Does {
		case engine.DrawMail:
			worth[space] = mail * int64(rule.Count)
		case engine.DrawDeal:
			worth[space] = deal
		case engine.TakeFreeDeal:
			worth[space] = free
		case engine.MeetBuyer:
			// There may be another buyer later on.
			worth[space] = best / 2
		case engine.WinPerPip:
			worth[space] = amount * int64(rule.Dice) * (pips + 1) / 2
		case engine.PlayLottery:
			// All may play; the lander picks first.
			worth[space] = amount / int64(4*view.Seats())
		case engine.PayJackpot:
			worth[space] = -amount
		case engine.CollectFromEach:
			worth[space] = amount * int64(view.Seats()-1)
		case engine.BuyAtYardSale:
			worth[space] = free - amount*int64(rule.Dice)*(pips+1)/2
		case engine.OthersDonate:
			worth[space] = amount * int64(rule.Dice) * (pips + 1) / 2
		}
	}
	return worth
}

// worthAhead returns, for a token on each day of a month, about how many
// dollars the days that it is still going to land on in that month are worth.
func worthAhead(view *engine.State, month uint8, worth *spaceWorth) (ahead [engine.MaxDays + 1]int64) {
	last := view.Length(month)
	for from := int(last) - 1; from >= 0; from-- {
		var sum int64
		for k := uint8(1); k <= pips; k++ {
			if to := uint8(from) + k; to < last {
				sum += worth[view.SpaceAt(month, to)] + ahead[to]
			}
		}
		ahead[from] = sum / pips
	}
	return ahead
}

// meanMail returns the dollars that a piece of Mail brings on average. Which
// cards are still in the draw pile is known to everyone who has watched.
func meanMail(view *engine.State) int64 {
	ed := view.Edition()
	var sum int64
	cards := toDraw(view, engine.MailDeck)
	for _, id := range cards {
		switch card := ed.Card(id); card.Kind {
		case engine.Bill:
			sum -= int64(view.BillAmount(id))
		case engine.MoneygramSend:
			sum -= int64(card.Amount)
		case engine.MoneygramReceive, engine.TaxRefund, engine.Rebate:
			sum += int64(card.Amount)
		}
	}
	return sum / max(1, int64(len(cards)))
}

// meanDeal returns the dollars that a Deal brings on average if it may be
// bought, and if it is given away. Three of four are taken to find a buyer.
func meanDeal(view *engine.State) (offered, given int64) {
	ed := view.Edition()
	cards := toDraw(view, engine.DealDeck)
	for _, id := range cards {
		card := ed.Card(id)
		brings := int64(card.Payoff()) * 3 / 4
		given += brings
		offered += max(0, brings-int64(card.Price()))
	}
	n := max(1, int64(len(cards)))
	return offered / n, given / n
}

// toDraw returns the cards that the next one comes from, in no order that
// means anything.
func toDraw(view *engine.State, deck engine.Deck) []engine.CardID {
	if cards := view.ToDraw(deck); len(cards) > 0 {
		return cards
	}
	return view.Discards(deck)
}
