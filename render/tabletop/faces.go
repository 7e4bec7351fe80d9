package tabletop

import (
	"bigpayday/game/engine"
	"bigpayday/render/faces"
)

// Faces is how the players' faces react to what happens, as all at the table can
// see it: a fold of events like the rest of the table, so a face never tells what
// its player alone knows.
type Faces struct {
	faces.Reactions
	foreseen faces.Foreseen[engine.Event]

	// gloated is, for each player, the month of another in which the player was
	// last pleased about somebody's bill.
	gloated [engine.MaxSeats]uint8
	// ranked are the players who have settled a month, and ahead is who was then
	// ahead of each.
	ranked engine.SeatSet
	ahead  [engine.MaxSeats]engine.SeatSet
}

// Sums from which faces take things harder, in dollars.
const (
	largeBill   = 400
	largeCost   = 300
	largeProfit = 2_000
)

// LargeJackpot is from how many dollars on a Jackpot is a large one.
const LargeJackpot = 3_000

// RestingFace returns what a player's face shows when nothing has happened for a
// while.
func (sh *Shown) RestingFace(seat engine.Seat) faces.Expression {
	switch {
	case sh.Contest.Open && sh.Contest.Leaders().Has(seat): // whatever they owe
		return faces.Happy
	case sh.Contest.Open: // what they have besides is not what it is about
		return faces.Neutral
	case sh.NetWorth(seat) < 0:
		return faces.Dismayed
	case sh.NetWorth(seat) > sh.NetWorth(sh.bestBut(seat)):
		return faces.Happy
	}
	return faces.Neutral
}

// aheadOf returns the players who are ahead of one in the race.
func (sh *Shown) aheadOf(seat engine.Seat) (ahead engine.SeatSet) {
	for other := range engine.Seat(sh.Seats()) {
		if sh.NetWorth(other) > sh.NetWorth(seat) {
			ahead = ahead.With(other)
		}
	}
	return ahead
}

// bestBut returns the player who is first in the race when one is left out, the
// lowest seat of several.
func (sh *Shown) bestBut(seat engine.Seat) engine.Seat {
	return sh.bestOf(sh.Everyone() &^ engine.SeatSet(0).With(seat))
}

// bestOf returns which of some players is first in the race, the lowest seat of several and NoSeat
// of none.
func (sh *Shown) bestOf(seats engine.SeatSet) engine.Seat {
	best := engine.NoSeat
	for seat := range engine.Seat(sh.Seats()) {
		if seats.Has(seat) && (best == engine.NoSeat || sh.NetWorth(seat) > sh.NetWorth(best)) {
			best = seat
		}
	}
	return best
}

// takesPart returns who is in the contest or the lottery that is played, or all.
func (sh *Shown) takesPart() (set engine.SeatSet) {
	switch {
	case sh.Contest.Open:
		for seat := range engine.Seat(sh.Seats()) {
			if sh.Contest.Sum(seat) > 0 {
				set = set.With(seat)
			}
		}
	case sh.Lottery.Space != engine.Vacant:
		set = sh.Lottery.In
	}
	if set == 0 {
		return sh.Everyone()
	}
	return set
}

// others lets the faces of all but one player react, of those who still play where
// playing is set.
func (f *Faces) others(sh *Shown, seat engine.Seat, e faces.Expression, playing bool) {
	for other := range engine.Seat(sh.Seats()) {
		if other != seat && !(playing && sh.Players[other].Retired) {
			f.Show(other, e)
		}
	}
}

// next returns the next player after a seat who still plays, NoSeat if there is none.
func (sh *Shown) next(seat engine.Seat) engine.Seat {
	for i := range engine.Seat(sh.Seats() - 1) {
		if other := (seat + 1 + i) % engine.Seat(sh.Seats()); !sh.Players[other].Retired {
			return other
		}
	}
	return engine.NoSeat
}

// Foresee lets the faces react to an event that is seen before it happens on the
// table.
func (f *Faces) Foresee(sh *Shown, e engine.Event) {
	if f.foreseen.Add(e) {
		f.react(sh, e)
	}
}

// note lets the faces react to an event, unless they have.
func (f *Faces) note(sh *Shown, e engine.Event) {
	if !f.foreseen.Take(e) {
		f.react(sh, e)
	}
}

// react lets the faces react to an event, which has not happened on the table yet.
func (f *Faces) react(sh *Shown, e engine.Event) {
	s := e.Seat
	switch e.Kind {
	case engine.TurnBegan:
		before := engine.NoSeat
		if sh.Phase == engine.Playing {
			before = sh.Turn
		}
		f.BeginTurn(before, s)
	case engine.Landed:
		switch sh.Edition().Spaces[e.Space].Does {
		case engine.MeetBuyer:
			if len(sh.HeldDeals(s)) > 0 {
				f.Show(s, faces.Scheming)
			} else {
				f.Show(s, faces.Dismayed)
			}
		case engine.TurnClocksBack: // nobody knows yet whether it is good
			for seat := range engine.Seat(sh.Seats()) {
				p, show := &sh.Players[seat], faces.Neutral
				if _, wages := sh.Setup.TurnClock(p); wages > 0 && !p.Retired {
					show = faces.Happy
				}
				f.Show(seat, show)
			}
		}
	case engine.Drawn:
		f.drawn(sh, e)
	case engine.Kept:
		if sh.Auctioned() { // it is seen now what it was bought for
			f.Show(s, faces.Happy)
			if sh.Edition().Card(e.Card).Profit(sh.Auction.Bid) < 0 {
				f.Show(s, faces.Dismayed)
			}
			return
		}
		f.Show(s, faces.Scheming)
		for other := range engine.Seat(sh.Seats()) {
			if other != s && !sh.Players[other].Retired && sh.Cash(other) < e.Amount {
				f.Show(other, faces.Dismayed)
			}
		}
	case engine.Chosen:
		switch e.Choice.Kind {
		case engine.Buy:
			f.Show(s, faces.Scheming)
		case engine.Decline:
			f.Show(s, faces.Neutral)
			f.Show(sh.next(s), faces.Scheming)
		}
	case engine.Paid:
		f.paid(sh, e)
	case engine.LoanTaken:
		if e.Forced {
			f.Show(s, faces.Dismayed)
		} else {
			f.Show(s, faces.Scheming)
		}
	case engine.LoanRepaid:
		if e.Total == 0 {
			f.Show(s, faces.Happy)
		}
	case engine.MonthEnded:
		f.monthEnded(sh, s)
	case engine.Retired:
		if e.Forced {
			f.Show(s, faces.Dismayed)
		} else {
			f.Show(s, faces.Ranked(sh.aheadOf(s).Len(), sh.Seats()))
		}
	case engine.GameOver:
		for seat := range engine.Seat(sh.Seats()) {
			ahead := 0
			for _, worth := range e.Worth[:sh.Seats()] {
				if worth > e.Worth[seat] {
					ahead++
				}
			}
			f.ShowFor(seat, faces.Ranked(ahead, sh.Seats()), 0)
		}
	}
}

// drawn lets the faces react to a card. What is drawn in secret moves its player's
// face alone, where it is seen, and whatever the card is in the same way.
func (f *Faces) drawn(sh *Shown, e engine.Event) {
	if e.Secret {
		if e.Card != engine.NoCard {
			f.Show(e.Seat, faces.Scheming)
		}
		return
	}
	switch card := sh.Edition().Card(e.Card); card.Kind {
	case engine.Bill, engine.MonsterCharge:
		if sh.owes(e.Card) < largeBill {
			f.Show(e.Seat, faces.Neutral)
			return
		}
		f.Show(e.Seat, faces.Dismayed)
		month := sh.Players[e.Seat].Month
		for other := range engine.Seat(sh.Seats()) {
			if other != e.Seat && f.gloated[other] != month {
				f.gloated[other] = month
				f.Show(other, faces.Scheming)
			}
		}
	case engine.Postcard, engine.Ad, engine.TaxRefund, engine.Rebate, engine.Windfall, engine.LotteryTicket:
		f.Show(e.Seat, faces.Happy)
	}
}

// owes returns the dollars that a bill or a charge asks for.
func (sh *Shown) owes(id engine.CardID) int32 {
	if card := sh.Edition().Card(id); card.Kind == engine.MonsterCharge {
		return card.Amount
	}
	return sh.Setup.BillAmount(id)
}

// monthEnded lets the faces react to a settlement, and to what it did to the race.
func (f *Faces) monthEnded(sh *Shown, seat engine.Seat) {
	before, now := f.ahead[seat], sh.aheadOf(seat)
	raced := f.ranked.Has(seat)
	f.ahead[seat], f.ranked = now, f.ranked.With(seat)
	switch b := &sh.Settlement; {
	case sh.NetWorth(seat) < 0 || b.Open && b.Seat == seat && b.NewLoan > 0:
		f.Show(seat, faces.Dismayed)
		for other := range engine.Seat(sh.Seats()) {
			if now.Has(other) {
				f.Show(other, faces.Happy)
			}
		}
	case raced && now.Len() < before.Len():
		f.Show(seat, faces.Happy)
		for other := range engine.Seat(sh.Seats()) {
			if before.Has(other) && !now.Has(other) {
				f.Show(other, faces.Dismayed)
			}
		}
	case raced && now.Len() > before.Len():
		f.Show(seat, faces.Dismayed)
	}
}
