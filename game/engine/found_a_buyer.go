package engine

import "slices"

// meetBuyer is Found a Buyer: one Deal, of the player's choice, or none is
// sold to the Bank. Without a Deal the player rests.
func (g game) meetBuyer(seat Seat) {
	if g.Deals[seat].N > 0 {
		g.push(task{Kind: askSell, Seat: seat})
	}
}

func (g game) appendSales(dst []Option, t task) []Option {
	for _, card := range g.HeldDeals(t.Seat) {
		dst = append(dst, Option{Choice: Choice{Kind: Sell, Card: card}})
	}
	return append(dst, Option{Choice: Choice{Kind: SellNone}})
}

func (g game) refuseSale(t task, c *Choice) *Refusal {
	if !slices.Contains(g.HeldDeals(t.Seat), c.Card) {
		return &Refusal{ID: RefusedNotYours, Choice: *c}
	}
	return nil
}

// sellDeal gives the Deal to the buyer for its payoff.
func (g game) sellDeal(seat Seat, card CardID) {
	hand := &g.Deals[seat]
	i := slices.Index(hand.Cards[:hand.N], card)
	copy(hand.Cards[i:hand.N], hand.Cards[i+1:hand.N])
	hand.N--
	hand.Cards[hand.N] = NoCard
	g.Paid[g.ed.DealIndex(card)] = 0
	g.collect(seat, g.ed.card(card).Payoff(), WhyBuyer, card)
	g.discard(seat, card)
}
