package standings

import (
	"cmp"
	"slices"

	"bigpayday/game/engine"
)

// FindingKind is what a [Finding] is about.
type FindingKind uint8

// The kinds of finding, the most important one first.
const (
	// TookLead: Seat leads, and passed the Passed.
	TookLead FindingKind = iota
	// WonJackpot: Seat won the Jackpot, Amount.
	WonJackpot
	// SoldDeal: Seat sold the Deal Card with the best profit of the month, Amount.
	SoldDeal
	// Passed: Seat passed the Passed.
	Passed
	// PaidInterest: Seat paid the most interest, Amount.
	PaidInterest
	// InDebt: Seat owes Amount more than there is.
	InDebt
)

// Finding is something of a month that is worth telling. Sums are dollars.
type Finding struct {
	Kind   FindingKind
	Seat   engine.Seat
	Card   engine.CardID
	Amount int32
	Passed engine.SeatSet
}

// MostFindings is how many findings there are at most.
const MostFindings = 3

// findings returns what is most worth telling of a month.
func (s *Standings) findings(lanes []Lane, of uint8) []Finding {
	m := &s.months[of]
	var all []Finding
	for i := range lanes {
		l := &lanes[i]
		if passed := passedBy(l, lanes); passed != 0 {
			kind := Passed
			if l.Rank == 1 {
				kind = TookLead
			}
			all = append(all, Finding{Kind: kind, Seat: l.Seat, Passed: passed, Amount: int32(passed.Len())})
		}
		if l.To < 0 {
			all = append(all, Finding{Kind: InDebt, Seat: l.Seat, Amount: -l.To})
		}
	}
	if m.jackpot.amount > 0 {
		all = append(all, Finding{Kind: WonJackpot, Seat: m.jackpot.seat, Amount: m.jackpot.amount})
	}
	if m.deal.amount > 0 {
		all = append(all, Finding{Kind: SoldDeal, Seat: m.deal.seat, Card: m.deal.card, Amount: m.deal.amount})
	}
	paid := Finding{Kind: PaidInterest}
	for seat, amount := range m.interest {
		if amount > paid.Amount {
			paid.Seat, paid.Amount = engine.Seat(seat), amount
		}
	}
	if paid.Amount > 0 {
		all = append(all, paid)
	}
	slices.SortStableFunc(all, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(b.Amount, a.Amount))
	})
	return all[:min(len(all), MostFindings)]
}

// passedBy returns who was ahead of a player a month ago and is behind now.
func passedBy(l *Lane, lanes []Lane) (passed engine.SeatSet) {
	if l.Before == 0 {
		return 0
	}
	for i := range lanes {
		if o := &lanes[i]; o.From > l.From && o.To < l.To {
			passed = passed.With(o.Seat)
		}
	}
	return passed
}
