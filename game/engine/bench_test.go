package engine

import "testing"

// plain is a fixed policy that is quick to decide: it buys what needs no
// loan, sells, antes, takes the best number left, pays loans off, and brings
// the first friend.
func plain(s *State) Choice {
	switch p := s.Prompt(); p.Kind {
	case PlaceTile:
		return Choice{Kind: Fill, Preset: AtRandom}
	case Arrange:
		return Choice{Kind: Begin}
	case TakeTurn:
		return Choice{Kind: Roll}
	case BuyDeal:
		if s.Edition().Card(p.Card).Price() <= s.Cash(p.Seat) {
			return Choice{Kind: Buy}
		}
		return Choice{Kind: Decline}
	case SellDeal:
		return Choice{Kind: Sell, Card: s.HeldDeals(p.Seat)[0]}
	case AnteUp:
		return Choice{Kind: Ante}
	case PickNumber:
		for _, n := range [...]uint8{7, 6, 8, 5, 9, 4, 10} {
			if !s.Lottery.taken(n) {
				return Choice{Kind: Pick, Number: n}
			}
		}
	case BringFriend:
		for seat := range Seat(s.Setup.Seats) {
			if seat != p.Seat && !s.Players[seat].Retired {
				return Choice{Kind: Bring, Seat: seat}
			}
		}
	case PayOffLoan:
		g := s.play(nil)
		return Choice{Kind: Repay, Amount: g.mostRepaid(p.Seat)}
	}
	return Choice{}
}

// BenchmarkGame plays complete games of four players and two months.
func BenchmarkGame(b *testing.B) {
	setup := Setup{Seats: 4, Months: 2, Lengths: [12]uint8{31, 31}}
	var s State
	b.ReportAllocs()
	for b.Loop() {
		setup.Seed++
		if err := s.Start(setup, nil); err != nil {
			b.Fatal(err)
		}
		for s.Phase != Over {
			if err := s.Choose(plain(&s), nil); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkBareLoop is the least that a game of the same size could cost:
// for every seat and month a die, an add, a look-up of an amount for the day
// and an add, until the last day.
func BenchmarkBareLoop(b *testing.B) {
	var amounts [MaxDays + 1]int32
	for i := range amounts {
		amounts[i] = int32(i) * 100
	}
	var r Random
	var sum int32
	for b.Loop() {
		for range 4 * 2 {
			for day := uint8(0); day < 31; {
				day = min(day+r.die(), 31)
				sum += amounts[day]
			}
		}
	}
	_ = sum
}

// BenchmarkCopy copies a state.
func BenchmarkCopy(b *testing.B) {
	var from, to State
	for b.Loop() {
		to = from
	}
	_ = to
}

// BenchmarkView makes the copy that a computer opponent decides by.
func BenchmarkView(b *testing.B) {
	s := somewhere(b, 3, 100)
	for b.Loop() {
		_ = s.View(1)
	}
}
