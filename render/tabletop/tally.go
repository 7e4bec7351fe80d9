package tabletop

import "bigpayday/game/engine"

// Tally is how a player's net worth came about, and what there is to tell of
// the player's game. Sums are dollars.
type Tally struct {
	// Start is the opening money and all salaries. Deals is the profit of
	// the Deals that were sold. Prizes is everything else that came in.
	Start, Deals, Prizes int32
	// BillsPaid is what bills cost, Costs everything else that went out:
	// interest, stakes, days and cards that cost money, and the price of
	// Deals that were never sold. All three sums of gains minus these two
	// make the net worth; loans and their repayment change neither side.
	BillsPaid, Costs int32

	// Rolls counts the movement rolls and Pips what they showed.
	Rolls, Pips uint32
	// Bills counts the bills that came, BillSum what they asked for.
	Bills   uint16
	BillSum int32
	// Best is the Deal sold at the best profit; NoCard while none is sold.
	Best       engine.CardID
	BestProfit int32
	// Jackpot is the largest Jackpot won, on JackpotDay of JackpotMonth; 0
	// while none is won.
	Jackpot                  int32
	JackpotMonth, JackpotDay uint8
	// Months counts the months settled, Loans the loans taken.
	Months uint8
	Loans  uint16
	// ForcedLoans counts the loans that had to be taken.
	ForcedLoans uint16
}

// Average returns the average movement roll; 0 before the first.
func (t *Tally) Average() float64 {
	if t.Rolls == 0 {
		return 0
	}
	return float64(t.Pips) / float64(t.Rolls)
}

// pay notes a payment that the seat makes or gets.
func (t *Tally) pay(sh *Shown, seat engine.Seat, e engine.Event) {
	if e.Payer.Seat() == seat {
		switch e.Why {
		case engine.WhyRepay, engine.WhySavings:
		case engine.WhyBill:
			t.BillsPaid += e.Amount
		default:
			t.Costs += e.Amount
		}
		return
	}
	switch e.Why {
	case engine.WhyLoan, engine.WhySavings:
	case engine.WhyStart, engine.WhySalary:
		t.Start += e.Amount
	case engine.WhyAnteBack:
		t.Costs -= e.Amount
	case engine.WhyBuyer:
		cost := sh.PaidFor(e.Card)
		t.Deals += e.Amount - cost
		t.Costs -= cost
		if profit := e.Amount - cost; t.Best == engine.NoCard || profit > t.BestProfit {
			t.Best, t.BestProfit = e.Card, profit
		}
	default:
		t.Prizes += e.Amount
	}
	if e.Why == engine.WhyJackpot && e.Amount > t.Jackpot {
		p := sh.Players[seat]
		t.Jackpot, t.JackpotMonth, t.JackpotDay = e.Amount, p.Month, p.Day
	}
}

// NetWorth returns what the sums come to.
func (t *Tally) NetWorth() int32 { return t.Start + t.Deals + t.Prizes - t.BillsPaid - t.Costs }

// AwardKind is what an award is given for.
type AwardKind uint8

// The awards.
const (
	LuckiestRoller AwardKind = iota // the best average movement roll
	DealOfTheGame                   // the best profit on one Deal
	JackpotHunter                   // the largest Jackpot won
	BillMagnet                      // the most bills, then the dearest
	NumAwards
)

var awardNames = [NumAwards]string{"luckiest-roller", "deal-of-the-game", "jackpot-hunter", "bill-magnet"}

// String returns the id of the award, such as "bill-magnet".
func (k AwardKind) String() string {
	if k < NumAwards {
		return awardNames[k]
	}
	return "unknown"
}

// Award is an award and who earned it. Seats is empty where nobody did. The
// figures are in the [Tally] of its seats: those who share an award have the
// same.
type Award struct {
	Kind  AwardKind
	Seats engine.SeatSet
}

// Awards returns the awards as they stand.
func (sh *Shown) Awards() [NumAwards]Award {
	return [NumAwards]Award{
		LuckiestRoller: {LuckiestRoller, sh.best(func(a, b *Tally) int {
			// Averages are compared as fractions, so that equal ones are equal.
			return int(a.Pips)*int(max(1, b.Rolls)) - int(b.Pips)*int(max(1, a.Rolls))
		})},
		DealOfTheGame: {DealOfTheGame, sh.best(func(a, b *Tally) int { return int(a.BestProfit - b.BestProfit) })},
		JackpotHunter: {JackpotHunter, sh.best(func(a, b *Tally) int { return int(a.Jackpot - b.Jackpot) })},
		BillMagnet: {BillMagnet, sh.best(func(a, b *Tally) int {
			if a.Bills != b.Bills {
				return int(a.Bills) - int(b.Bills)
			}
			return int(a.BillSum - b.BillSum)
		})},
	}
}

// best returns the seats that compare highest, if they beat having done
// nothing.
func (sh *Shown) best(compare func(a, b *Tally) int) engine.SeatSet {
	best := &Tally{}
	var set engine.SeatSet
	for i := range sh.Tally[:sh.Seats()] {
		t, seat := &sh.Tally[i], engine.Seat(i)
		switch c := compare(t, best); {
		case c > 0:
			best, set = t, engine.SeatSet(0).With(seat)
		case c == 0 && set != 0:
			set = set.With(seat)
		}
	}
	return set
}
