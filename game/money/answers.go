package money

import "bigpayday/game/engine"

// Answers are the questions that somebody wants to have answered by themselves, because they
// would always answer them alike.
type Answers struct {
	// Lotteries joins each Lottery whose stake needs no loan and no savings.
	Lotteries bool
	// Dearest sells a buyer the Deal that brings most.
	Dearest bool
	// Loans pays off all of a loan at Pay Day where no new one follows.
	Loans bool
	// Cards keeps the Lottery card: it is not changed, swapped or given away.
	Cards bool
}

// Answer returns what is to be chosen at the prompt of a state, and whether that is answered.
func (a Answers) Answer(s *engine.State) (choice engine.Choice, ok bool) {
	switch p := s.Prompt(); p.Kind {
	case engine.AnteUp:
		if a.Lotteries {
			return a.ante(s)
		}
	case engine.SellDeal:
		if a.Dearest {
			return dearest(s, p.Seat), true
		}
	case engine.PayOffLoan:
		if a.Loans {
			return a.payOff(s, p.Seat)
		}
	case engine.SwapCards:
		return engine.Choice{Kind: engine.KeepCard}, a.Cards
	case engine.AnswerSwap:
		return engine.Choice{Kind: engine.RefuseSwap}, a.Cards
	}
	return choice, false
}

// ante joins a Lottery. Where the card can be changed at the same prompt, that has to be answered
// as well.
func (a Answers) ante(s *engine.State) (choice engine.Choice, ok bool) {
	ok = true
	for _, o := range s.AppendOptions(nil) {
		switch o.Choice.Kind {
		case engine.Ante:
			choice = o.Choice
			ok = ok && o.Borrows == 0 && o.Draws == 0
		case engine.ChangeCard, engine.OfferSwap:
			ok = ok && a.Cards
		}
	}
	return choice, ok
}

// dearest sells the Deal that brings most, of equal ones the first.
func dearest(s *engine.State, seat engine.Seat) engine.Choice {
	most, best := int32(-1), engine.Choice{Kind: engine.SellNone}
	for _, card := range s.HeldDeals(seat) {
		if brings := s.Edition().Card(card).Payoff(); brings > most {
			most, best = brings, engine.Choice{Kind: engine.Sell, Card: card}
		}
	}
	return best
}

// payOff pays off all of a loan, unless the bills then need another one.
func (a Answers) payOff(s *engine.State, seat engine.Seat) (choice engine.Choice, ok bool) {
	choice = engine.Choice{Kind: engine.Repay, Amount: s.Players[seat].Loan}
	p, ok := s.PreviewSettlement(choice)
	return choice, a.Loans && ok && p.After.Loan == 0 && !p.Out
}
