package money

import (
	"bigpayday/game/engine"
	"bigpayday/render/stage"
)

// honour is an award of the results, and who earned it.
type honour struct {
	kind  honourKind
	seats engine.SeatSet
	// amount is what it was given for where that is a sum, in dollars, and
	// day the day of the game on which it was.
	amount int32
	day    int
}

// honourKind is what an award is given for.
type honourKind uint8

// The awards. The first four are those of every game; the others stand in
// for those of them that nobody, or everybody, earned.
const (
	luckiestRoller honourKind = iota
	dealOfTheGame
	jackpotHunter
	billMagnet
	debtFree    // not one loan in the whole game
	prizeWinner // the most money in prizes
	comeback    // the longest way up from a low
	deepPockets // the most cash at once
	numHonourKinds
)

// numHonours is how many awards are given.
const numHonours = 4

// honours returns the awards of a game, four if there are as many to give.
// Curves are those of all seats.
func honours(sh *stage.Shown, curves []curve) []honour {
	everyone := engine.SeatSet(1)<<sh.Setup.Seats - 1
	spare := luckiestRoller + numHonours // the next one to stand in
	var given []honour
	for _, a := range sh.Awards() {
		h := honour{kind: honourKind(a.Kind), seats: a.Seats}
		for h.seats == 0 || h.seats == everyone {
			if spare == numHonourKinds {
				break
			}
			h = fallbackHonour(sh, curves, spare)
			spare++
		}
		if h.seats == 0 || h.seats == everyone {
			continue
		}
		h.fill(sh)
		given = append(given, h)
	}
	return given
}

// fill adds the figures that the tally of its seats has.
func (h *honour) fill(sh *stage.Shown) {
	t := &sh.Tally[firstOf(h.seats)]
	switch h.kind {
	case dealOfTheGame:
		h.amount = t.BestProfit
	case jackpotHunter:
		c := calendarIn(&sh.Setup)
		h.amount, h.day = t.Jackpot, c.day(max(t.JackpotMonth, 1), t.JackpotDay)
	case billMagnet:
		h.amount = t.BillSum
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

// fallbackHonour returns an award that stands in for another. Its seats are
// empty where nobody earned it.
func fallbackHonour(sh *stage.Shown, curves []curve, kind honourKind) honour {
	h := honour{kind: kind}
	// most gives the award to the seats with the greatest amount above zero.
	most := func(seat engine.Seat, amount int32, day int) {
		switch {
		case amount > h.amount:
			h.seats, h.amount, h.day = engine.SeatSet(0).With(seat), amount, day
		case amount == h.amount && h.seats != 0:
			h.seats = h.seats.With(seat)
		}
	}
	switch kind {
	case debtFree:
		for i := range sh.Tally[:sh.Seats()] {
			if sh.Tally[i].Loans == 0 {
				h.seats = h.seats.With(engine.Seat(i))
			}
		}
	case prizeWinner:
		for i := range sh.Tally[:sh.Seats()] {
			most(engine.Seat(i), sh.Tally[i].Prizes, 0)
		}
	case comeback:
		for i := range curves {
			points := curves[i].points
			low, day := points[0].NetWorth(), 0
			for d, p := range points {
				if p.NetWorth() < low {
					low, day = p.NetWorth(), d
				}
			}
			most(curves[i].seat, points[len(points)-1].NetWorth()-low, day)
		}
	case deepPockets:
		for i := range curves {
			cash, day := int32(0), 0
			for d, p := range curves[i].points {
				if p.Cash > cash {
					cash, day = p.Cash, d
				}
			}
			most(curves[i].seat, cash, day)
		}
	}
	return h
}
