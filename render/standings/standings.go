package standings

import (
	"cmp"
	"slices"

	"bigpayday/game/engine"
)

// Table is what a fold of events knows of the table.
type Table interface {
	// Seats returns the number of players, and Player what is known of one.
	Seats() int
	Player(engine.Seat) engine.Player
	// NetWorth returns a player's cash and savings minus loans, in dollars.
	NetWorth(engine.Seat) int32
	// PaidFor returns the dollars that were paid for a Deal that somebody holds.
	PaidFor(engine.CardID) int32
}

// Standings are those at the end of each month, and what happened in it. The zero value is
// those of a game that begins.
type Standings struct {
	// months are those of the game by their number; 0 is the moment before the first turn.
	months [engine.MaxMonths + 1]month
}

// month is what is known of a month. Sums are dollars.
type month struct {
	// ended are the players of whom worth is known.
	ended    engine.SeatSet
	worth    [engine.MaxSeats]int32
	jackpot  prize
	deal     prize // the best profit on one
	interest [engine.MaxSeats]int32
}

// prize is what a player has won.
type prize struct {
	seat   engine.Seat
	card   engine.CardID // of a Deal
	amount int32
}

// Settled reports whether everybody has settled a month, or is out of the game, once a
// player has.
func Settled(t Table, by engine.Seat, month uint8) bool {
	for seat := range engine.Seat(t.Seats()) {
		if p := t.Player(seat); seat != by && !p.Retired && p.Month <= month {
			return false
		}
	}
	return true
}

// Note takes an event in that has happened on the table.
func (s *Standings) Note(t Table, e engine.Event) {
	switch e.Kind {
	case engine.TurnBegan:
		if begin := &s.months[0]; begin.ended == 0 && e.Month == 1 && s.months[1].ended == 0 {
			for seat := range engine.Seat(t.Seats()) {
				begin.end(t, seat)
			}
		}
	case engine.MonthEnded:
		s.months[e.Month].end(t, e.Seat)
	case engine.Paid:
		s.pay(t, e)
	}
}

// end notes what a player is worth.
func (m *month) end(t Table, seat engine.Seat) {
	m.ended = m.ended.With(seat)
	m.worth[seat] = t.NetWorth(seat)
}

// pay notes a payment that is worth telling.
func (s *Standings) pay(t Table, e engine.Event) {
	switch payer, payee := e.Payer.Seat(), e.Payee.Seat(); {
	case e.Why == engine.WhyInterest && payer != engine.NoSeat:
		s.of(t, payer).interest[payer] += e.Amount
	case payee == engine.NoSeat:
	case e.Why == engine.WhyJackpot:
		s.of(t, payee).jackpot.raise(prize{payee, engine.NoCard, e.Amount})
	case e.Why == engine.WhyBuyer:
		s.of(t, payee).deal.raise(prize{payee, e.Card, e.Amount - t.PaidFor(e.Card)})
	}
}

// of returns the month that a player is in.
func (s *Standings) of(t Table, seat engine.Seat) *month {
	return &s.months[min(t.Player(seat).Month, engine.MaxMonths)]
}

// raise keeps the larger of two prizes, the earlier of equal ones.
func (p *prize) raise(to prize) {
	if to.amount > p.amount {
		*p = to
	}
}

// Race is how the race stood when all had settled a month.
type Race struct {
	Month uint8
	// Lanes are those of the players, the first one leading.
	Lanes []Lane
	// Findings are what is most worth telling, the most important one first.
	Findings []Finding
}

// Lane is the way of a player in a month, in dollars of net worth.
type Lane struct {
	Seat     engine.Seat
	From, To int32
	// Rank is the place in the race, 1 for the first; players who are worth the same share
	// it. Before is the one a month ago, 0 where nobody knows or there was no race yet.
	Rank, Before int
	// Start is in which lane the player begins, from 0: in the order of a month ago.
	Start int
}

// Climbed returns how many places a player has gained, below zero for places lost.
func (l *Lane) Climbed() int {
	if l.Before == 0 {
		return 0
	}
	return l.Before - l.Rank
}

// After returns the race after a month. Of players who left the game before its end, and
// where events are not at hand, what they are worth now counts.
func (s *Standings) After(t Table, month uint8) Race {
	r := Race{Month: month}
	last, now := &s.months[month-1], &s.months[month]
	for seat := range engine.Seat(t.Seats()) {
		l := Lane{Seat: seat, To: now.worth[seat], From: last.worth[seat]}
		if !now.ended.Has(seat) {
			l.To = t.NetWorth(seat)
		}
		if !last.ended.Has(seat) {
			l.From = l.To
		}
		r.Lanes = append(r.Lanes, l)
	}
	known := month > 1 && last.ended != 0
	for i := range r.Lanes {
		l := &r.Lanes[i]
		l.Rank, l.Before = 1, 1
		for j := range r.Lanes {
			o := &r.Lanes[j]
			if o.To > l.To {
				l.Rank++
			}
			if o.From > l.From {
				l.Before++
			}
			if o.From > l.From || o.From == l.From && j < i {
				l.Start++
			}
		}
		if !known {
			l.Before = 0
		}
	}
	r.Findings = s.findings(r.Lanes, month)
	slices.SortStableFunc(r.Lanes, func(a, b Lane) int { return cmp.Compare(b.To, a.To) })
	if !known {
		for i := range r.Lanes {
			r.Lanes[i].Start = i
		}
	}
	return r
}

// Span returns the ends of the scale of a race: the least and the most that anybody is worth
// or was, rounded outward to whole thousands of dollars, with zero between them.
func (r *Race) Span() (least, most int32) {
	const step = 1000
	for _, l := range r.Lanes {
		least, most = min(least, l.From, l.To), max(most, l.From, l.To)
	}
	down := func(n int32) int32 { return (n - (n%step+step)%step) }
	return down(least), max(step, -down(-most))
}
