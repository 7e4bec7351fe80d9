package engine

// Spending is what somebody spends by a choice that nobody has to make: a Deal, a stake, a bid,
// or a charge paid before it has to be.
type Spending struct {
	// Cost is that sum, and Cash what there is to pay it with, in dollars.
	Cost, Cash int32
	Payment    Payment
}

// Large reports whether that is more than half of the cash.
func (s Spending) Large() bool { return s.Cost > s.Cash-s.Cost }

// Spending returns what a choice at the present prompt spends, and whether it spends anything.
func (s *State) Spending(choice Choice) (spending Spending, ok bool) {
	seat := s.Prompt().Seat
	for _, o := range s.AppendOptions(nil) {
		if !o.Allows(choice) {
			continue
		}
		switch choice.Kind {
		case Buy, Ante, PayCharge:
			spending.Cost = o.Cost
		case Bid, Bet:
			spending.Cost = choice.Amount
		default:
			return Spending{}, false
		}
		spending.Cash, spending.Payment = s.Cash(seat), s.Payment(seat, spending.Cost)
		return spending, spending.Cost > 0
	}
	return Spending{}, false
}
