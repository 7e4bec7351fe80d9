package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// paid moves money: notes fly from account to account while the numbers
// count along. Payments of one kind by one payer, or to one payee, are made
// together. The
// Jackpot is a moment when it is won, and in a settlement the ledger is written
// instead.
var paid = script{
	joins: func(first, next engine.Event) bool {
		return first.Why == next.Why && (first.Payer == next.Payer || first.Payee == next.Payee)
	},
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		switch {
		case e.Why == engine.WhyJackpot:
			d.jackpot(e)
		case e.Why == engine.WhyBuyer:
			d.sale(es)
		case d.shown.Settlement.Covers(e):
			d.settlePayment(es)
		default:
			switch {
			case d.drawn(e):
				d.prize(es)
				return
			case d.contested(e):
				d.applaud(es)
				return
			case d.combined(e) && d.large(e):
				d.Rest(readResult) // the dice have decided
				d.Sound(payCue(e))
				d.takesPrize(es)
				return
			case goesBack(e):
				d.giveBack(es)
				return
			case d.vignette(es):
				return
			}
			if e.Payer == engine.Stakes && (e.Payee.Seat() != engine.NoSeat || e.Why == engine.WhySwellfare) {
				d.Rest(readResult) // the dice have decided
			}
			if e.Why == engine.WhyDeal && d.shown.Auctioned() {
				d.stamp(StampSold, engine.SeatSet(0).With(e.Payer.Seat()))
				d.Rest(readResult)
			}
			if e.Why == engine.WhyJackpotSkyrockets {
				d.rocket()
			}
			d.Sound(payCue(e))
			d.fly(es)
		}
	},
}

// chosen lets a Buyer go whom a person sells nothing. Everything else that is chosen shows in what
// comes of it.
var chosen = script{
	plays: func(d *directions, es []engine.Event) {
		e := es[0]
		if e.Choice.Kind != engine.SellNone || !d.People().Has(e.Seat) || d.Speed() > beats.Normal || d.form(e.Seat, moments.Short) == moments.Plain {
			d.Beside(beats.AllTrails)
			return
		}
		d.Over(buyerGoes, func(t float64) { d.actors.Parting = Parting{On: true, T: t} })
	},
}

// loanTaken lets the player's loan count up. The money is there already.
var loanTaken = script{
	plays: func(d *directions, es []engine.Event) {
		if es[0].Forced {
			d.Sound(Warning)
		}
		d.Sound(Loan)
		if es[0].Forced {
			d.loan(es[0])
		}
		d.countLoan(es[0])
		d.enter(es[0].Seat)
	},
}

// loanRepaid lets the player's loan count down.
var loanRepaid = script{
	plays: func(d *directions, es []engine.Event) {
		d.countLoan(es[0])
		d.enter(es[0].Seat)
	},
}

// savingsChanged writes into the player's book what was saved or taken out.
// The money has moved already.
var savingsChanged = script{
	plays: func(d *directions, es []engine.Event) { d.write(es[0].Seat) },
}

// fly lets notes fly for each of the payments, one after another, while the
// numbers count.
func (d *directions) fly(es []engine.Event) {
	d.Beside(beats.AllTrails &^ moneyTrails)
	takes, flying := d.flying(es)
	gain := givenOnAFeast(es)
	d.trail(moneyTrails, takes, func(t float64) {
		flying(t)
		if gain != 0 {
			d.actors.Party = Party{On: t < 1 && !d.actors.Calm, Seats: gain, T: t}
		}
	})
}

// flying returns how notes fly for each of the payments from the start of a beat to its end,
// and how long that takes: the payer's number counts from the first note on, the payee's until
// the last has come.
func (d *directions) flying(es []engine.Event) (takes beats.Span, show func(t float64)) {
	var notes Notes
	var starts [MaxNotes]float64
	most := 1
	for _, e := range es {
		values, n := notesFor(d.shown.Setup.Edition, e.Amount)
		for i, value := range values[:n] {
			if notes.N < MaxNotes {
				notes.Notes[notes.N] = Note{Value: value, From: e.Payer, To: e.Payee}
				starts[notes.N] = float64(i * noteGap)
				notes.N++
			}
		}
		most = max(most, n)
	}
	takes = numberCounts
	takes.Full = max(takes.Full, int64(noteFlies+noteGap*(most-1)))
	whole, counting := float64(takes.Full), float64(numberCounts.Full)
	counts := d.counts(es)
	return takes, func(t float64) {
		a := d.actors
		if !a.Calm {
			for i := range notes.Notes[:notes.N] {
				notes.Notes[i].T = beats.InOutCubic(beats.Between(t*whole, starts[i], starts[i]+noteFlies))
			}
			a.Notes = notes
		}
		for account := range counts {
			c := counts[account]
			if c.To < c.From {
				c.T = beats.OutQuad(beats.Between(t*whole, 0, counting))
			} else {
				c.T = beats.OutQuad(beats.Between(t*whole, whole-counting, whole))
			}
			a.count(engine.Account(account), c)
		}
	}
}

// count shows a number that counts, if it does.
func (a *Actors) count(account engine.Account, c Count) {
	if !c.On {
		return
	}
	c.Tint = 1 - c.T
	if a.Calm {
		c.Tint = 1 - a.Fade
	}
	a.Money[account] = c
}

// counts returns how the accounts change by all of the payments.
func (d *directions) counts(es []engine.Event) [engine.NumAccounts]Count {
	var counts [engine.NumAccounts]Count
	for account, dollars := range d.shown.Balance {
		counts[account].From, counts[account].To = dollars, dollars
	}
	for _, e := range es {
		counts[e.Payer].To -= e.Amount
		counts[e.Payee].To += e.Amount
		counts[e.Payer].On, counts[e.Payee].On = true, true
	}
	return counts
}

// counting returns how the numbers count from the start of a beat to its end.
func (d *directions) counting(es []engine.Event) func(t float64) {
	counts := d.counts(es)
	return func(t float64) {
		for account, c := range counts {
			c.T = beats.OutQuad(t)
			d.actors.count(engine.Account(account), c)
		}
	}
}

func (d *directions) countLoan(e engine.Event) {
	c := Count{On: true, From: d.shown.Players[e.Seat].Loan, To: e.Total}
	d.Over(numberCounts, func(t float64) {
		c.T, c.Tint = beats.OutQuad(t), 1-t
		if d.actors.Calm {
			c.Tint = 1 - d.actors.Fade
		}
		d.actors.Loans[e.Seat] = c
	})
}

// payCue returns what a payment sounds like.
func payCue(e engine.Event) Cue {
	switch {
	case e.Payee == engine.Jackpot:
		return JackpotGrow
	case e.Why == engine.WhyBuyer:
		return Buyer
	case e.Payer == engine.Stakes && e.Why == engine.WhyLottery && e.Payee != engine.Bank, e.Why == engine.WhySingingContest, e.Why == engine.WhyRadioContest,
		e.Why == engine.WhyCommission, e.Why == engine.WhyPokerGame && e.Payer == engine.Stakes, e.Why == engine.WhySwellfare && e.Payer == engine.Bank:
		return ContestWin
	case e.Payee.Seat() != engine.NoSeat:
		return MoneyIn
	}
	return MoneyOut
}

// notesFor returns the bank notes that stand for an amount in dollars, the
// largest first, and how many there are: at least one and at most eight.
// Where more would be needed, the smallest are left out.
func notesFor(edition engine.EditionID, amount int32) (notes [maxPaymentNotes]int32, n int) {
	values := noteValues(edition)
	for _, value := range values {
		for amount >= value && n < len(notes) {
			notes[n] = value
			amount -= value
			n++
		}
	}
	if n == 0 {
		notes[0], n = smallestNote(edition), 1
	}
	return notes, n
}

var (
	bigNotes   = [...]int32{10_000, 5_000, 1_000, 500, 100}
	smallNotes = [...]int32{100, 50, 20, 10, 5}
)

// smallestNote returns the smallest bank note of an edition in dollars.
func smallestNote(id engine.EditionID) int32 {
	values := noteValues(id)
	return values[len(values)-1]
}

// noteValues returns the bank notes of an edition in dollars, largest first.
func noteValues(id engine.EditionID) []int32 {
	switch id {
	case engine.Classic1975:
		return smallNotes[:]
	default:
		return bigNotes[:]
	}
}
