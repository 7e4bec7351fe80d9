package engine

// land carries out the space that the seat's token stands on: the seat is
// its lander. On START nothing happens.
func (g game) land(seat Seat) {
	p := &g.Players[seat]
	if p.Day == 0 {
		return
	}
	space := g.SpaceAt(p.Month, p.Day)
	if g.sink != nil {
		g.tellLanding(seat, space)
	}
	rule := &g.ed.Spaces[space]
	switch rule.Does {
	case DrawMail:
		g.openMail(task{Kind: openMail, Seat: seat, N: rule.Count}, waitingMessages{})
	case DrawDeal:
		g.drawDeal(seat)
	case MeetBuyer:
		g.meetBuyer(seat)
	case TakeFreeDeal:
		g.takeFreeDeal(seat)
	case WinPerPip:
		g.winPerPip(seat, rule)
	case PlayLottery:
		g.openLottery(seat, space)
	case RaiseJackpot:
		g.pay(Bank, Jackpot, rule.Amount, rule.Why, NoCard)
	case PlayContest:
		g.playContest(seat, rule)
	case EveryoneCollects:
		g.everyoneCollects(seat, rule)
	case PayJackpot:
		g.charge(seat, Jackpot, rule.Amount, rule.Why, NoCard)
	case MoveBack:
		g.jumpBack(seat)
	case MoveAhead:
		g.skipAhead(seat)
	case Settle:
		g.settle(seat)
	case CollectFromEach:
		g.collectFromEach(seat, rule)
	case BuyAtYardSale:
		g.buyAtYardSale(seat, rule)
	case OddOrEven:
		g.playCasino(seat, rule)
	case OthersDonate:
		g.walkForCharity(seat, rule)
	case CollectAmount:
		g.collect(seat, rule.Amount, rule.Why, NoCard)
	case PayBank:
		g.charge(seat, Bank, rule.Amount, rule.Why, NoCard)
	case HoldElection:
		g.holdElection(seat, rule)
	case TurnClocksBack:
		g.turnClocksBack(seat)
	case PlayPoker:
		g.openPoker(seat, space)
	case DrawTickets:
		g.drawTickets(seat, rule)
	case DrawEvent:
		g.drawEvent(seat)
	case PlayCombination:
		g.openCombination(seat, space)
	}
}
