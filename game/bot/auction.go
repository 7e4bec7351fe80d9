package bot

import "bigpayday/game/engine"

// bidOrPass bids for a Deal up to what it is expected to bring beyond its cost
// and interest. The buyers ahead have been counted. The drawer knows the Deal;
// the others reckon with the mean of those that it can still be.
//
// The first bid is the least. Later ones close an eighth of what is left up to
// the limit: to go up by the least step each time would win a little more, and
// take dozens of bids.
func (t *Player) bidOrPass(view *engine.State, prompt engine.Prompt) engine.Choice {
	var gain int64
	if prompt.Card != engine.NoCard {
		gain = t.adds(view, view.Edition().Card(prompt.Card).Payoff())
	} else {
		gain = t.addsUnseen(view)
	}
	p := forecastCash(view, t.seat)
	least, limit := int64(view.LeastBid()), p.limitFor(t.valued(view, gain))
	if least > limit {
		return engine.Choice{Kind: engine.Pass}
	}
	bid := least
	if view.Auction.Bidder != engine.NoSeat {
		raise := (limit - least) / 8
		bid += raise - raise%bidStep
	}
	return engine.Choice{Kind: engine.Bid, Amount: int32(bid)}
}

// bidStep is what bids are multiples of, in dollars.
const bidStep = 100

// limitFor returns the highest bid that leaves nothing of the gain in dollars,
// what it costs to get the money included, and 0 if there is none.
func (p cashForecast) limitFor(gain int64) int64 {
	// All bids up to low are good, none from high on is.
	low, high := int64(0), max(0, gain/bidStep)+1
	for high-low > 1 {
		bid := (low + high) / 2
		if amount := bid * bidStep; amount+p.costOf(amount) <= gain && p.canPay(amount) {
			low = bid
		} else {
			high = bid
		}
	}
	return low * bidStep
}

// adds returns what the hand is expected to bring more with one more Deal.
func (t *Player) adds(view *engine.State, payoff int32) int64 {
	hand := handOf(view, t.seat)
	without := t.buyers.bring(hand.sorted())
	hand.add(payoff)
	return t.buyers.bring(hand.sorted()) - without
}

// addsUnseen returns what a Deal under the hammer is expected to add that
// somebody else has seen. It is one of those with its least bid that have not
// come up yet.
//
// How the drawer bids tells more. Nobody bids as much as a Deal's whole value,
// so it is worth more than the drawer's bid. And who knows the Deal and bids no
// more thinks that it is not worth it: then it is taken for the least of those
// that it can be.
func (t *Player) addsUnseen(view *engine.State) int64 {
	ed := view.Edition()
	auction := &view.Auction
	var sum, n, least int64
	t.sealed = view.AppendSealed(t.sealed[:0])
	for _, id := range t.sealed {
		card := ed.Card(id)
		if auction.Bidder == auction.Drawer && card.Value <= auction.Bid {
			continue
		}
		adds := t.adds(view, card.Payoff())
		if n == 0 || adds < least {
			least = adds
		}
		sum += adds
		n++
	}
	if auction.Passed.Has(auction.Drawer) {
		return least
	}
	return sum / max(1, n)
}
