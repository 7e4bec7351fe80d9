package tabletop

import (
	"bigpayday/game/engine"
)

// paid moves money from account to account, and notes it wherever somebody keeps
// count: in the ledger, the sums, a contest, a bet.
func paid(sh *Shown, e engine.Event) {
	sh.Balance[e.Payer] -= e.Amount
	sh.Balance[e.Payee] += e.Amount
	for _, seat := range [2]engine.Seat{e.Payer.Seat(), e.Payee.Seat()} {
		if seat != engine.NoSeat {
			sh.Tally[seat].pay(sh, seat, e)
			sh.Course[seat].mark(sh, seat)
		}
	}
	switch e.Why {
	case engine.WhyAnte:
		sh.Lottery.In = sh.Lottery.In.With(e.Payer.Seat())
	case engine.WhyLottery, engine.WhyPokerGame:
		if e.Payer == engine.Bank && e.Payee == engine.Stakes {
			sh.BankIn = true
		}
		if e.Payer == engine.Stakes {
			sh.Lottery, sh.StayedOut = engine.Lottery{}, 0
		}
	case engine.WhyBuyer:
		sh.Sold = e.Card
	}
	if e.Payee != engine.Stakes && (e.Payer != engine.Stakes || e.Payee != engine.Bank) { // what is staked is not decided yet, and may go back
		sh.Pictured[e.Why] = true
	}
	sh.Contest.pay(e)
	sh.Bet.pay(e)
	sh.Settlement.pay(sh, e)
}

// loanTaken adds to the player's loan. The money is there already.
func loanTaken(sh *Shown, e engine.Event) {
	sh.Players[e.Seat].Loan = e.Total
	sh.Tally[e.Seat].Loans++
	if e.Forced {
		sh.Tally[e.Seat].ForcedLoans++
	}
	sh.Books[e.Seat].Loan.write(sh.booking(e, e.Amount))
	sh.Course[e.Seat].mark(sh, e.Seat)
	sh.Settlement.borrow(e)
}

// loanRepaid takes off the player's loan what was paid.
func loanRepaid(sh *Shown, e engine.Event) {
	sh.Players[e.Seat].Loan = e.Total
	sh.Course[e.Seat].mark(sh, e.Seat)
	sh.Books[e.Seat].Loan.write(sh.booking(e, -e.Amount))
}

// savingsChanged writes into the player's book what was saved or taken out.
// The money has moved already.
func savingsChanged(sh *Shown, e engine.Event) {
	sh.Players[e.Seat].Savings = e.Total
	sh.Course[e.Seat].mark(sh, e.Seat)
	sh.Settlement.save(e)
	sh.Books[e.Seat].Savings.write(sh.booking(e, e.Amount))
}
