package words

import "bigpayday/game/engine"

// Offer is one choice in words.
type Offer struct {
	// Label stands on the button: "Buy for $8,000".
	Label string
	// Does says what the choice brings before it is taken: "borrows $3,000,
	// $300 interest on Big Pay Day". It is empty where there is nothing to
	// say.
	Does string
}

// Offer returns the words of an option at the prompt that is open. Of a
// range of amounts it speaks about the amount in o.Choice: put there what is
// being considered. names are what the players are called, by seat.
func (w *Words) Offer(s *engine.State, o engine.Option, names []string) Offer {
	p := s.Prompt()
	c := o.Choice
	id := "choice." + c.Kind.String()
	switch c.Kind {
	case engine.Place:
		return Offer{Label: w.Say(id, Text("space", w.spaceName(c.Tile)), Number("day", c.Day))}
	case engine.TakeOff:
		return Offer{Label: w.Say(id, Number("day", c.Day))}
	case engine.Exchange:
		return Offer{Label: w.Say(id, Number("day", c.Day), Number("other", c.To))}
	case engine.Fill:
		return Offer{Label: w.Say("preset.name." + c.Preset.String()), Does: w.Say("preset.does." + c.Preset.String())}
	case engine.Buy, engine.Ante:
		return Offer{Label: w.Say(id, Money("money", o.Cost)), Does: w.cost(s, o)}
	case engine.Sell:
		return w.sale(s, c.Card)
	case engine.SellNone:
		return Offer{Label: w.Count(id, len(s.HeldDeals(p.Seat)))}
	case engine.Pick:
		return Offer{Label: w.Say(id, Number("number", c.Number)), Does: w.Chance(s, o.Ways)}
	case engine.Bring:
		return w.friend(s, o, w.Player(names, c.Seat))
	case engine.Repay:
		return w.repayment(s, c.Amount)
	case engine.Borrow:
		preview, _ := s.Preview(c)
		return Offer{
			Label: w.Say(id, Money("money", c.Amount)),
			Does:  w.Say("choice.borrow_does", Money("interest", s.Edition().Interest(preview.After[p.Seat].Loan))),
		}
	case engine.TurnDie:
		return Offer{Label: w.Say(id, Number("number", c.Number))}
	case engine.Target, engine.OfferSwap:
		return Offer{Label: w.Say(id, Name("name", w.Player(names, c.Seat)))}
	case engine.PayCharge, engine.CarryCharge:
		return Offer{Label: w.Say(id, Money("money", o.Cost)), Does: w.cost(s, o)}
	case engine.Bid:
		return Offer{Label: w.Say(id, Money("money", c.Amount)), Does: w.cost(s, winning(s, c.Amount))}
	case engine.PutIn:
		preview, _ := s.Preview(c)
		return Offer{
			Label: w.Say(id, Money("money", c.Amount)),
			Does:  w.Say("choice.put-in_does", Money("interest", s.Edition().SavingsInterest(preview.After[p.Seat].Savings))),
		}
	case engine.TakeOut:
		return w.withdrawal(s, o)
	case engine.Bet:
		return Offer{
			Label: w.Say(id, Money("money", c.Amount)),
			Does:  w.Say("choice.bet_does", Money("money", engine.SwellfarePays(c.Amount))),
		}
	default:
		return Offer{Label: w.Say(id)}
	}
}

// Chance says how likely a number of the lottery is, from the ways to throw
// it that its option counts.
func (w *Words) Chance(s *engine.State, ways uint8) string {
	rule := s.Setup.LotteryRule(s.Lottery.Space)
	if ways == 0 {
		return w.Count("lottery.cannot", int(rule.Dice))
	}
	return w.Count("lottery.ways", int(ways), Number("throws", rule.Throws()))
}

// cost says what paying does to the player's money.
func (w *Words) cost(s *engine.State, o engine.Option) string {
	switch {
	case o.Draws > 0 && o.Borrows > 0:
		return w.Say("choice.draws_borrows", Money("draws", o.Draws), Money("money", o.Borrows))
	case o.Draws > 0 && o.Fee > 0:
		return w.Say("choice.draws_fee", Money("money", o.Draws), Money("fee", o.Fee))
	case o.Draws > 0:
		return w.Say("choice.draws", Money("money", o.Draws))
	case o.Borrows == 0:
		return w.Say("choice.leaves", Money("money", s.Payment(s.Prompt().Seat, o.Cost).After.Cash))
	}
	return w.Say("choice.borrows", Money("money", o.Borrows), Money("interest", s.Edition().Interest(o.Borrows)))
}

// winning returns what a bid costs the player who is asked if it is the highest.
func winning(s *engine.State, bid int32) engine.Option {
	p := s.Payment(s.Prompt().Seat, bid)
	return engine.Option{Cost: bid, Borrows: p.Borrows, Draws: p.Draws, Fee: p.Fee}
}

// withdrawal says what taking savings out leaves and costs.
func (w *Words) withdrawal(s *engine.State, o engine.Option) Offer {
	preview, _ := s.Preview(o.Choice)
	left := Money("savings", preview.After[s.Prompt().Seat].Savings)
	offer := Offer{Label: w.Say("choice.take-out", Money("money", o.Choice.Amount)), Does: w.Say("choice.take-out_does", left)}
	if o.Fee > 0 {
		offer.Does = w.Say("choice.take-out_fee", Money("fee", o.Fee), left)
	}
	return offer
}

func (w *Words) sale(s *engine.State, card engine.CardID) Offer {
	ed := s.Edition()
	deal := ed.Card(card)
	profit := deal.Profit(s.Paid[ed.DealIndex(card)])
	return Offer{
		Label: w.Say("choice.sell", Money("money", deal.Payoff())),
		Does: w.Say("choice.sell_does",
			Text("title", w.CardTitle(s.Setup.Edition, card)), Signed("profit", profit)),
	}
}

func (w *Words) friend(s *engine.State, o engine.Option, name string) Offer {
	offer := Offer{Label: w.Say("choice.bring", Name("name", name))}
	from, to := int(s.Players[o.Choice.Seat].Day), int(o.To)
	switch {
	case to > from:
		offer.Does = w.Count("choice.ahead", to-from)
	case to < from:
		offer.Does = w.Count("choice.back", from-to)
	default:
		offer.Does = w.Say("choice.stays")
	}
	return offer
}

// repayment says what paying off an amount leads to, the bills of the month
// included.
func (w *Words) repayment(s *engine.State, amount int32) Offer {
	offer := Offer{Label: w.Say("choice.repay_nothing")}
	if amount > 0 {
		offer.Label = w.Say("choice.repay", Money("money", amount))
	}
	p, _ := s.PreviewSettlement(engine.Choice{Kind: engine.Repay, Amount: amount})
	if p.AfterBills < 0 {
		offer.Does = w.Say("choice.repay_short", Money("left", p.Left), Money("bills", p.Bills), Money("loan", p.Borrows))
		return offer
	}
	does := "choice.repay_does"
	if p.Owed == 0 {
		does = "choice.repay_clears"
	}
	offer.Does = w.Say(w.own(s.Edition(), does), Money("cash", p.AfterBills), Money("loan", p.Owed))
	return offer
}
