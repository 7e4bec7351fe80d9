package results

import (
	"bigpayday/game/engine"
	"bigpayday/render/stage"
)

// Honour is an award of the results, and who earned it.
type Honour struct {
	Kind  honourKind
	Seats engine.SeatSet
	// Amount is what it was given for where that is a sum, in dollars, and
	// day the day of the game on which it was.
	Amount int32
	Day    int
}

// honourKind is what an award is given for.
type honourKind uint8

// The awards. The first four are those of every game; the others stand in
// for those of them that nobody, or everybody, earned.
const (
	luckiestRoller honourKind = iota
	dealOfTheGame
	JackpotHunter
	BillMagnet
	DebtFree    // not one loan in the whole game
	PrizeWinner // the most money in prizes
	Comeback    // the longest way up from a low
	deepPockets // the most cash at once
	numHonourKinds
)

// NumHonours is how many awards are given.
const NumHonours = 4

// Honours returns the awards of a game, four if there are as many to give.
// Curves are those of all seats.
func Honours(sh *stage.Shown, curves []Curve) []Honour {
	everyone := engine.SeatSet(1)<<sh.Setup.Seats - 1
	spare := luckiestRoller + NumHonours // the next one to stand in
	var given []Honour
	for _, a := range sh.Awards() {
		h := Honour{Kind: honourKind(a.Kind), Seats: a.Seats}
		for h.Seats == 0 || h.Seats == everyone {
			if spare == numHonourKinds {
				break
			}
			h = spareHonour(sh, curves, spare)
			spare++
		}
		if h.Seats == 0 || h.Seats == everyone {
			continue
		}
		h.Fill(sh)
		given = append(given, h)
	}
	return given
}

// Fill adds the figures that the tally of its seats has.
func (h *Honour) Fill(sh *stage.Shown) {
	t := &sh.Tally[firstOf(h.Seats)]
	switch h.Kind {
	case dealOfTheGame:
		h.Amount = t.BestProfit
	case JackpotHunter:
		c := CalendarIn(&sh.Setup)
		h.Amount, h.Day = t.Jackpot, c.Day(max(t.JackpotMonth, 1), t.JackpotDay)
	case BillMagnet:
		h.Amount = t.BillSum
	}
}

// firstOf returns the first seat of a set that is not empty.
func firstOf(seats engine.SeatSet) engine.Seat {
	for seat := range engine.Seat(engine.MaxSeats) {
		if seats.Has(seat) {
			return seat
		}
	}
	return 0
}

// spareHonour returns an award that stands in for another. Its seats are
// empty where nobody earned it.
func spareHonour(sh *stage.Shown, curves []Curve, kind honourKind) Honour {
	h := Honour{Kind: kind}
	// most gives the award to the seats with the greatest amount above zero.
	most := func(seat engine.Seat, amount int32, day int) {
		switch {
		case amount > h.Amount:
			h.Seats, h.Amount, h.Day = engine.SeatSet(0).With(seat), amount, day
		case amount == h.Amount && h.Seats != 0:
			h.Seats = h.Seats.With(seat)
		}
	}
	switch kind {
	case DebtFree:
		for i := range sh.Tally[:sh.Seats()] {
			if sh.Tally[i].Loans == 0 {
				h.Seats = h.Seats.With(engine.Seat(i))
			}
		}
	case PrizeWinner:
		for i := range sh.Tally[:sh.Seats()] {
			most(engine.Seat(i), sh.Tally[i].Prizes, 0)
		}
	case Comeback:
		for i := range curves {
			points := curves[i].Points
			low, day := points[0].NetWorth(), 0
			for d, p := range points {
				if p.NetWorth() < low {
					low, day = p.NetWorth(), d
				}
			}
			most(curves[i].Seat, points[len(points)-1].NetWorth()-low, day)
		}
	case deepPockets:
		for i := range curves {
			cash, day := int32(0), 0
			for d, p := range curves[i].Points {
				if p.Cash > cash {
					cash, day = p.Cash, d
				}
			}
			most(curves[i].Seat, cash, day)
		}
	}
	return h
}
