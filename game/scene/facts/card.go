package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui/cards"
	"bigpayday/game/words"
	"bigpayday/render/control"
)

// Costs says what a payment that has to be made does to a player's money.
func Costs(m *match.Match, seat engine.Seat, amount int32) string {
	p := m.Stage.Shown().Payment(seat, amount)
	if p.Borrows == 0 {
		return m.Say("card.leaves", words.Money("money", p.After.Cash))
	}
	return m.Say("card.borrows", words.Money("money", p.Borrows), words.Money("interest", p.Interest))
}

// DealCard returns the words of a Deal, with two columns of sums and the
// profit. Paid is what was paid for it; where it is 0 that is the price. Where
// a note on the price would only repeat a sum, the joke of the card is there.
func DealCard(m *match.Match, id engine.CardID, costLabel, payoffLabel string, paid int32) cards.Deal {
	sh := m.Stage.Shown()
	edition := sh.Setup.Edition
	w := m.Words.Card(edition, id)
	card := engine.EditionOf(edition).Card(id)
	d := cards.Deal{
		Kind: card.Kind.String(), Art: w.Art, Band: w.Kind, Title: w.Title, Note: w.Note,
		Labels: [3]string{m.Say(costLabel), m.Say(payoffLabel), m.Say("deals.profit")},
	}
	if card.Kind == engine.AuctionDeal {
		d.Note = w.Reason
	}
	if costLabel == "deals.price" && sh.Edition().Spaces[sh.Landed.Space].Auctions(&card) {
		if paid := sh.Auction.Bid; paid > 0 {
			// It is sold, to somebody else most often.
			d = DealCard(m, id, "deals.paid", payoffLabel, paid)
			d.Labels[0], d.Stamp = m.Say("auction.paid"), m.Say("auction.sold")
			d.Note = m.Say("auction.sold_to", words.Name("name", m.Names[sh.Auction.Bidder]))
			return d
		}
		d.Labels[0], d.Labels[2] = m.Say("auction.bids_from"), ""
		d.Sums = [3]string{m.Words.Money(card.Bid), m.Words.Money(card.Payoff())}
		return d
	}
	if card.Kind == engine.DoubleDeal || card.Kind == engine.SuperSteal {
		d.Mark = m.Say("card.badge." + card.Kind.String())
	}
	cost := card.Price()
	if costLabel == "deals.paid" {
		cost = paid
	}
	pays := m.Words.Money(cost)
	if costLabel == "deals.price" {
		cost, pays = priceNow(m, &card)
		if cost > 0 && pays != m.Words.Money(cost) {
			d.Labels[2] = m.Say("deals.profit_least") // the die has not been thrown
		}
	}
	if card.Kind == engine.PlainDeal && card.Commission == 0 && pays == m.Words.Money(card.Cost) {
		d.Note = w.Reason
	}
	profit := card.Profit(cost)
	d.Sums = [3]string{pays, m.Words.Money(card.Payoff()), m.Words.Signed(profit)}
	d.Gain, d.Loss = profit > 0, profit < 0
	return d
}

// priceNow returns what a Deal that is turned up costs on the day that is
// carried out. At a Yard Sale that is not known before the die has been thrown,
// and the most is counted.
func priceNow(m *match.Match, deal *engine.Card) (dollars int32, text string) {
	sh := m.Stage.Shown()
	rule := &sh.Edition().Spaces[sh.Landed.Space]
	if rule.Does == engine.BuyAtYardSale && (sh.Roll.Why != rule.Why || sh.Roll.Seat != sh.Landed.Seat || m.Stage.Actors().Dice.On) {
		return rule.DealPrice(deal, engine.DieSides), m.Say("deals.per_pip", words.Money("money", rule.Amount))
	}
	price := rule.DealPrice(deal, sh.Roll.Dice[0])
	return price, m.Words.Money(price)
}

// Charged returns the Monster Charge that a person is asked about now.
func Charged(m *match.Match) (engine.CardID, bool) {
	p, ok := m.Asked()
	return p.Card, ok && p.Kind == engine.SettleCharge
}

// CountMail counts the mail of a kind that lies before a player.
func CountMail(m *match.Match, seat engine.Seat, kind engine.CardKind) (n int) {
	sh := m.Stage.Shown()
	for _, id := range sh.HeldMail(seat) {
		if sh.Edition().Card(id).Kind == kind {
			n++
		}
	}
	return n
}

// BuyersAhead says how many buyers lie ahead of a player this month.
func BuyersAhead(m *match.Match, seat engine.Seat) string {
	n := m.Stage.Shown().BuyersAhead(seat)
	if n == 0 {
		return m.Say("deals.no_buyers_ahead")
	}
	return m.Words.Count("deals.buyers_ahead", n)
}

// MayStake reports whether the person who is asked can stake something.
func MayStake(m *match.Match) bool {
	_, ok := m.Option(engine.Bet)
	return ok
}

// SwellfareTip says what Swellfare is.
func SwellfareTip(m *match.Match) control.Tip {
	return control.Tip{Title: m.Say("card.kind.swellfare"), Text: m.Say("card.do.swellfare")}
}
