package bot

import "bigpayday/game/engine"

// chooseOther gives to the player who is worth least and takes from the one
// who is worth most.
func (t *Thinker) chooseOther(view *engine.State, prompt engine.Prompt) engine.Choice {
	gives := false
	switch view.Edition().Card(prompt.Card).Kind {
	case engine.PayANeighbor, engine.PayToFriend, engine.EachKeepTheCash:
		gives = true
	}
	best := engine.NoSeat
	for seat := range engine.Seat(view.Seats()) {
		if seat == t.seat {
			continue
		}
		if best == engine.NoSeat || gives == (view.NetWorth(seat) < view.NetWorth(best)) && view.NetWorth(seat) != view.NetWorth(best) {
			best = seat
		}
	}
	return engine.Choice{Kind: engine.Target, Seat: best}
}

// payCharge pays a Monster Charge if the cash does: to carry it costs the same
// as a loan.
func (t *Thinker) payCharge(view *engine.State, prompt engine.Prompt) engine.Choice {
	if view.Cash(t.seat) >= view.Edition().Card(prompt.Card).Amount {
		return engine.Choice{Kind: engine.PayCharge}
	}
	return engine.Choice{Kind: engine.CarryCharge}
}

// cardWays is how many of the 36 throws win with a Lottery card.
const cardWays = 5

// anteForCard antes if what lies on the table, five times in thirty-six, is
// worth the stake. Nobody else has the same throws.
func (t *Thinker) anteForCard(view *engine.State) engine.Choice {
	rule := view.Setup.LotteryRule(view.Lottery.Space)
	stake := int64(rule.Stake)
	pot := int64(view.Balance[engine.Stakes]) + int64(rule.Amount) + stake
	p := purseOf(view, t.seat)
	if !p.canPay(stake) || pot*cardWays <= (stake+p.interestOf(stake))*pips*pips {
		return engine.Choice{Kind: engine.StayOut}
	}
	return engine.Choice{Kind: engine.Ante}
}

// bidOrPass raises the bid by as little as it may, up to what the Deal can be
// expected to bring. Who has not seen it reckons with the mean of those that
// have such a least bid.
func (t *Thinker) bidOrPass(view *engine.State, prompt engine.Prompt) engine.Choice {
	ed := view.Edition()
	var value int64
	if prompt.Card != engine.NoCard {
		value = int64(ed.Card(prompt.Card).Payoff())
	} else {
		value = t.meanAuction(view)
	}
	// Three of four find a buyer, and there has to be something in it.
	least := view.LeastBid()
	p := purseOf(view, t.seat)
	worth := value * 6 / 10
	if me := view.Players[t.seat]; me.Month == view.Setup.Months && me.Day > view.Length(me.Month)/2 {
		worth /= 2
	}
	if int64(least)+p.interestOf(int64(least)) > worth || !p.canPay(int64(least)) {
		return engine.Choice{Kind: engine.Pass}
	}
	return engine.Choice{Kind: engine.Bid, Amount: least}
}

// meanAuction returns what the Deals that are auctioned are worth on average.
func (t *Thinker) meanAuction(view *engine.State) int64 {
	var sum, n int64
	for _, card := range view.Edition().Cards {
		if card.Kind == engine.AuctionDeal {
			sum += int64(card.Value)
			n++
		}
	}
	return sum / max(1, n)
}
