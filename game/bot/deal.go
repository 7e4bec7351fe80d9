package bot

import (
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// buyOrDecline buys the Deal if what it adds to the hand is expected to bring
// more than it costs, interest included. The buyers ahead have been counted. A
// commission does not count: it goes to any of the players, each as likely.
func (t *Player) buyOrDecline(view *engine.State, offered engine.CardID) engine.Choice {
	price := int64(view.Edition().Card(offered).Price())
	p := forecastCash(view, t.seat)
	if t.profit(view, p, offered) <= 0 || !p.canPay(price) {
		return engine.Choice{Kind: engine.Decline}
	}
	return engine.Choice{Kind: engine.Buy}
}

// profit returns what a Deal is expected to bring beyond its price and what it
// costs to pay that.
func (t *Player) profit(view *engine.State, p cashForecast, offered engine.CardID) int64 {
	card := view.Edition().Card(offered)
	price := int64(card.Price())
	return t.valued(view, t.adds(view, card.Payoff())) - price - t.dreaded(p.costOf(price))
}

// dealOrBuyer sells the best Deal if that brings more than a new one would. A
// sale brings its payoff, and the buyers ahead take what is left of the hand
// instead of all of it. A new Deal brings the mean profit of those that can
// come, if it is bought only where there is any; one that is auctioned brings
// none, for all others bid for it too.
func (t *Player) dealOrBuyer(view *engine.State) engine.Choice {
	hand := handOf(view, t.seat)
	if hand.n == 0 {
		return engine.Choice{Kind: engine.TakeDeal}
	}
	list := hand.sorted()
	sale := int64(list[0]) + t.buyers.bring(list[1:]) - t.buyers.bring(list)
	p := forecastCash(view, t.seat)
	var sum int64
	cards := toDraw(view, engine.DealDeck)
	for _, id := range cards {
		if view.Edition().Card(id).Kind != engine.AuctionDeal {
			sum += max(0, t.profit(view, p, id))
		}
	}
	if 100*sum > weight(t.temper.Sell)*sale*int64(len(cards)) {
		return engine.Choice{Kind: engine.TakeDeal}
	}
	return engine.Choice{Kind: engine.TakeBuyer}
}

// sellBest sells the Deal that brings the most, or as the player's temper is.
func (t *Player) sellBest(view *engine.State) engine.Choice {
	best := engine.Choice{Kind: engine.SellNone}
	var most int32
	for _, held := range view.HeldDeals(t.seat) {
		if payoff := view.Edition().Card(held).Payoff(); payoff > most {
			best, most = engine.Choice{Kind: engine.Sell, Card: held}, payoff
		}
	}
	switch {
	case best.Kind == engine.SellNone:
	case t.temper.Sell > skill.Even:
		best.Card = t.firstToGo(view, best.Card)
	case t.temper.Sell < skill.Even && t.holdsOut(view):
		return engine.Choice{Kind: engine.SellNone}
	}
	return best
}

// handOf returns what the Deals before a player bring.
func handOf(view *engine.State, seat engine.Seat) payoffs {
	var hand payoffs
	for _, held := range view.HeldDeals(seat) {
		hand.add(view.Edition().Card(held).Payoff())
	}
	return hand
}

// payoffs is a list of what Deals bring, in dollars, the best one first.
type payoffs struct {
	n    int
	list [engine.MaxDeals + 1]int32
}

func (p *payoffs) add(payoff int32) {
	i := p.n
	for ; i > 0 && p.list[i-1] < payoff; i-- {
		p.list[i] = p.list[i-1]
	}
	p.list[i] = payoff
	p.n++
}

func (p *payoffs) sorted() []int32 { return p.list[:p.n] }
