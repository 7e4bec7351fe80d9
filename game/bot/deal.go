package bot

import "bigpayday/game/engine"

// buyOrDecline buys the Deal if what it adds to the hand is expected to bring
// more than it costs, interest included. The buyers ahead have been counted.
func (t *Thinker) buyOrDecline(view *engine.State, offered engine.CardID) engine.Choice {
	card := view.Edition().Card(offered)
	var hand payoffs
	for _, held := range view.HeldDeals(t.seat) {
		hand.add(view.Edition().Card(held).Payoff())
	}
	without := t.buyers.bring(hand.sorted())
	hand.add(card.Payoff())
	gain := t.buyers.bring(hand.sorted()) - without
	price := int64(card.Price())
	p := purseOf(view, t.seat)
	if gain <= price+p.interestOf(price) || !p.canPay(price) {
		return engine.Choice{Kind: engine.Decline}
	}
	return engine.Choice{Kind: engine.Buy}
}

// sellBest sells the Deal that brings the most.
func (t *Thinker) sellBest(view *engine.State) engine.Choice {
	best := engine.Choice{Kind: engine.SellNone}
	var most int32
	for _, held := range view.HeldDeals(t.seat) {
		if payoff := view.Edition().Card(held).Payoff(); payoff > most {
			best, most = engine.Choice{Kind: engine.Sell, Card: held}, payoff
		}
	}
	return best
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
