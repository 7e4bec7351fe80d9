package engine

// Prompt returns what is to be decided next, and by whom. Its kind is
// NoPrompt once the game is over.
func (s *State) Prompt() Prompt {
	t := s.top()
	kind := t.prompt()
	if kind == NoPrompt {
		return Prompt{Seat: NoSeat}
	}
	// There is a tile in hand, or a lottery, only while it is asked about.
	p := Prompt{Kind: kind, Seat: t.Seat, Card: t.Card, Tile: s.InHand, Lander: s.Lottery.Lander}
	switch t.Kind {
	case askFriend:
		p.To = t.N
	case askAnswer:
		p.Other = t.offerer()
	case askBid:
		if t.Seat != s.Auction.Drawer {
			p.Card = NoCard
		}
	}
	return p
}

// AppendOptions appends every legal choice at the present prompt to dst and
// returns the longer list. Amounts are ranges. The order is the same for the
// same state.
func (s *State) AppendOptions(dst []Option) []Option {
	g := s.play(nil)
	t := g.top()
	switch t.Kind {
	case askTile:
		return g.appendRearranging(g.appendPlaces(dst))
	case askArrange:
		return append(g.appendRearranging(g.appendFreely(dst)), Option{Choice: Choice{Kind: Begin}})
	case askTurn:
		dst = append(dst, Option{Choice: Choice{Kind: Roll}})
		if t.N > 0 {
			dst = g.appendBet(dst, t)
		}
	case askBuy:
		dst = g.appendDeal(dst, t)
	case askSell:
		dst = g.appendSales(dst, t)
	case askAnte:
		dst = g.appendAntes(dst, t)
	case askNumber:
		dst = g.appendNumbers(dst)
	case askFriend:
		dst = g.appendFriends(dst, t)
	case askPayOff:
		dst = g.appendPayOff(dst, t)
	case askSavings:
		dst = g.appendSavings(dst, t)
	case askSwellfare:
		dst = append(g.appendBet(dst, t), Option{Choice: Choice{Kind: KeepSwellfare}})
	case askDie:
		dst = g.appendDie(dst)
	case askPlayer:
		dst = g.appendPlayers(dst, Target, t.Seat)
	case askDealOrBuyer:
		dst = append(dst, Option{Choice: Choice{Kind: TakeDeal}}, Option{Choice: Choice{Kind: TakeBuyer}})
	case askCharge:
		dst = g.appendCharge(dst, t)
	case askSwap:
		dst = g.appendSwaps(append(dst, Option{Choice: Choice{Kind: KeepCard}}), t)
	case askAnswer:
		dst = append(dst, Option{Choice: Choice{Kind: AcceptSwap}}, Option{Choice: Choice{Kind: RefuseSwap}})
	case askBid:
		dst = g.appendBids(dst, t)
	default:
		return dst
	}
	return g.appendBorrow(g.appendTakeOut(dst, t.Seat), t.Seat)
}

// Choose carries out a choice at the present prompt and goes on to the next
// one. What happens meanwhile goes to sink, which may be nil. A choice that
// is not allowed is refused with a [*Refusal], and nothing changes.
func (s *State) Choose(c Choice, sink Sink) error {
	g := s.play(sink)
	if prompt := g.top().prompt(); !prompt.accepts(&c) {
		return prompt.refuse(&c)
	}
	if !c.Kind.isFree() {
		if r := g.refuse(&c); r != nil {
			return r
		}
	}
	t := g.pop()
	if sink != nil {
		g.tellChoice(t, &c)
	}
	switch c.Kind {
	case Place:
		g.place(t, c.Tile, c.Day)
	case TakeOff:
		g.push(t)
		g.takeOff(t.Seat, c.Day)
	case Exchange:
		g.push(t)
		g.exchange(t.Seat, c.Day, c.To)
	case Fill:
		g.fill(t, c.Preset)
	case Begin:
		g.closePage()
	case Roll:
		g.takeTurn(t.Seat)
	case Buy:
		g.buyDeal(t)
	case Decline:
		g.discard(t.Seat, t.Card)
	case Sell:
		g.sellDeal(t.Seat, c.Card)
	case SellNone:
	case Ante, StayOut:
		g.ante(t.Seat, c.Kind == Ante)
	case Pick:
		g.pickNumber(t.Seat, c.Number)
	case Bring:
		g.bring(t, c.Seat)
	case Repay:
		g.payOff(t.Seat, c.Amount)
	case Borrow:
		g.push(t)
		g.lend(t.Seat, c.Amount, false)
	case PutIn:
		g.putIn(t.Seat, c.Amount)
	case TakeOut:
		g.takeOut(t, c.Amount)
	case LeaveSavings:
		g.settleAfter(t.Seat, OfferSavings)
	case Bet:
		g.bet(t, c.Amount)
	case KeepSwellfare, LeaveDie:
	case TurnDie:
		g.setBonusDie(t.Seat, c.Number)
	case Target:
		g.target(t, c.Seat)
	case TakeDeal:
		g.drawDeal(t.Seat)
	case TakeBuyer:
		g.meetBuyer(t.Seat)
	case PayCharge, CarryCharge:
		g.settleCharge(t, c.Kind == PayCharge)
	case KeepCard:
		g.nextSwap(t.Seat)
	case ChangeCard:
		g.change(t)
	case OfferSwap:
		g.offer(t, c.Seat)
	case AcceptSwap, RefuseSwap:
		g.answer(t, c.Kind == AcceptSwap)
	case Bid, Pass:
		g.bid(t, c.Amount)
	}
	g.run()
	return nil
}

// packed returns all of a choice but its amount as one number, a byte for each
// field, the kind lowest. It is read from memory in one go.
func (c *Choice) packed() uint64 {
	return uint64(c.Kind) | uint64(c.Tile)<<8 | uint64(c.Day)<<16 | uint64(c.To)<<24 | uint64(c.Card)<<32 |
		uint64(uint8(c.Seat))<<40 | uint64(c.Number)<<48 | uint64(c.Preset)<<56
}

// accepts reports whether the prompt waits for choices like this one, with
// nothing in it but its kind and what that needs, so that one decision is always
// one value.
func (k PromptKind) accepts(c *Choice) bool {
	fields := c.packed()
	kind := ChoiceKind(fields & all)
	if !k.Takes(kind) {
		return false
	}
	n := &needs[kind]
	return fields&^(n.packed()|all) == 0 && c.Amount&^n.Amount == 0
}

// refuse refuses a choice that the prompt does not accept.
func (k PromptKind) refuse(c *Choice) *Refusal {
	if k == NoPrompt {
		return &Refusal{ID: RefusedOver, Choice: *c}
	}
	return &Refusal{ID: RefusedNotAsked, Choice: *c}
}

// refuse says why a choice that the prompt accepts is not allowed, or returns
// nil.
func (g game) refuse(c *Choice) *Refusal {
	t := g.top()
	switch c.Kind {
	case Place:
		return g.refusePlace(t, c)
	case TakeOff:
		return g.refuseTakeOff(t, c)
	case Exchange:
		return g.refuseExchange(c)
	case Fill:
		if c.Preset >= NumPresets {
			return &Refusal{ID: RefusedNotAsked, Choice: *c}
		}
	case Buy:
		return g.refuseCost(t.Seat, c, g.ed.card(t.Card).Price())
	case Ante:
		return g.refuseCost(t.Seat, c, g.lottery().Stake)
	case Sell:
		return g.refuseSale(t, c)
	case Pick:
		return g.refuseNumber(c)
	case Bring:
		if !g.friends(t.Seat).Has(c.Seat) {
			return &Refusal{ID: RefusedCannotBring, Choice: *c}
		}
	case Repay:
		return g.refusePayOff(t, c)
	case Borrow:
		return g.refuseLoan(t.Seat, c)
	case PutIn:
		return g.refusePutIn(t, c)
	case TakeOut:
		return g.refuseTakeOut(t.Seat, c)
	case Bet:
		return g.refuseBet(t, c)
	case TurnDie:
		return g.refuseDie(c)
	case Target:
		return g.refusePlayer(t, c)
	case OfferSwap:
		return g.refuseOffer(t, c)
	case PayCharge:
		return g.refuseCost(t.Seat, c, g.ed.card(t.Card).Amount)
	case ChangeCard:
		return g.refuseChange(t, c)
	case Bid:
		return g.refuseBid(t, c)
	}
	return nil
}

func (g game) refuseCost(seat Seat, c *Choice, cost int32) *Refusal {
	if !g.affords(seat, cost) {
		return &Refusal{ID: RefusedNoCredit, Choice: *c, Most: g.credit(seat, false)}
	}
	return nil
}

func (g game) refuseLoan(seat Seat, c *Choice) *Refusal {
	most := g.credit(seat, false)
	switch {
	case g.Players[seat].Savings > 0:
		return &Refusal{ID: RefusedSaver, Choice: *c}
	case c.Amount < g.ed.LoanStep || c.Amount%g.ed.LoanStep != 0:
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: g.ed.LoanStep, Most: most, Step: g.ed.LoanStep}
	case c.Amount > most:
		return &Refusal{ID: RefusedNoCredit, Choice: *c, Most: most}
	}
	return nil
}
