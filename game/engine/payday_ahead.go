package engine

// PayDayAhead is what the next Pay Day of a player brings as things stand, before anything is
// decided there, in dollars.
type PayDayAhead struct {
	Salary int32
	// Interest is what savings earn, or below zero what a loan costs.
	Interest int32
	// Bills are what is due, Monster Charges left out, which can be put off.
	Bills int32
	// Left is the player's cash then, below zero where a loan is needed.
	Left int32
}

// Sum returns what is left of it, below zero where it costs more than it brings.
func (a PayDayAhead) Sum() int32 { return a.Salary + a.Interest - a.Bills }

// PayDayAhead returns what the next Pay Day brings a player who has so many dollars and bills of so
// many: that of the player's month, nothing for one who has finished the game.
func (s *Setup) PayDayAhead(p *Player, cash, bills int32) PayDayAhead {
	if p.Retired {
		return PayDayAhead{}
	}
	ed := s.Data()
	a := PayDayAhead{
		Salary: s.PayScale(p.Month).Salary, Interest: ed.SavingsInterest(p.Savings) - ed.Interest(p.Loan), Bills: bills,
	}
	a.Left = cash + a.Sum()
	return a
}
