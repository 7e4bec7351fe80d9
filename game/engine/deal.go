package engine

// drawDeal is the Deal space: the top card may be bought, or is discarded. Some
// are auctioned.
func (g game) drawDeal(seat Seat) {
	switch card := g.drawSealed(seat, DealDeck); {
	case card == NoCard:
	case g.ed.card(card).Kind == AuctionDeal:
		g.openAuction(seat, card)
	default:
		g.push(task{Kind: askBuy, Seat: seat, Card: card})
	}
}

// takeFreeDeal is Free Deal: the top card, for nothing.
func (g game) takeFreeDeal(seat Seat) {
	if card := g.draw(seat, DealDeck); card != NoCard {
		g.keepDeal(seat, card, 0)
	}
}

// keepDeal puts a Deal before the seat, which paid the given dollars for it.
func (g game) keepDeal(seat Seat, card CardID, paid int32) {
	hand := &g.Deals[seat]
	hand.Cards[hand.N] = card
	hand.N++
	g.Paid[g.ed.DealIndex(card)] = paid
	if g.sink != nil {
		g.tellDeal(seat, card, paid)
	}
}

// DealPrice returns the dollars that a Deal costs which is turned up on a day
// of the kind: its own price, nothing on a Free Deal, and at a Yard Sale what
// the dice say that were rolled there.
func (r *SpaceRule) DealPrice(deal *Card, rolled uint8) int32 {
	switch r.Does {
	case TakeFreeDeal:
		return 0
	case BuyAtYardSale:
		return int32(rolled) * r.Amount
	}
	return deal.Price()
}

func (g game) appendDeal(dst []Option, t task) []Option {
	if price := g.ed.card(t.Card).Price(); g.affords(t.Seat, price) {
		dst = append(dst, g.costing(t.Seat, Choice{Kind: Buy}, price))
	}
	return append(dst, Option{Choice: Choice{Kind: Decline}})
}

// buyDeal pays for the Deal, borrowing if need be. All players may win the
// commission.
func (g game) buyDeal(t task) {
	g.acquire(t.Seat, t.Card, g.ed.card(t.Card).Price())
	g.payCommission(t.Seat, t.Card)
}

// acquire gives the Deal to the seat, which pays the Bank for it.
func (g game) acquire(seat Seat, card CardID, price int32) {
	g.cover(seat, price, false)
	g.pay(SeatAccount(seat), Bank, price, WhyDeal, card)
	g.keepDeal(seat, card, price)
}

// affords reports whether the seat can pay for something it need not buy,
// with savings, and with a loan if one is given.
func (g game) affords(seat Seat, cost int32) bool {
	borrows := g.means(seat, cost).borrows
	return borrows == 0 || borrows <= g.credit(seat, false)
}

// costing makes an option of a choice that costs something.
func (g game) costing(seat Seat, c Choice, cost int32) Option {
	m := g.means(seat, cost)
	return Option{Choice: c, Cost: cost, Borrows: m.borrows, Draws: m.draws, Fee: m.fee}
}
