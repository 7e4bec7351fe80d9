package tabletop

import "bigpayday/game/engine"

// Standing is how a player stands in the race before the next Pay Day.
type Standing struct {
	// Rank counts from 1; players who are worth the same share it. It is 0 where all are.
	Rank int
	// Rival is who is next ahead, or next behind the first; NoSeat where Rank is 0. Gap is
	// how many dollars are between the two.
	Rival engine.Seat
	Gap   int32
}

// Worth returns what a player is worth in dollars, with the bills that are still to be paid.
func (sh *Shown) Worth(seat engine.Seat) int32 { return sh.NetWorth(seat) - sh.BillsToPay(seat) }

// BillsToPay returns the dollars of the bills before a player that are still to be paid. In a
// settlement they lie there a while longer than that.
func (sh *Shown) BillsToPay(seat engine.Seat) int32 {
	if b := &sh.Settlement; b.Open && b.Seat == seat && b.Lines[StepBills].Written {
		return 0
	}
	return sh.BillsDue(seat)
}

// Standing returns how a player stands.
func (sh *Shown) Standing(seat engine.Seat) Standing {
	none, own := Standing{Rival: engine.NoSeat}, sh.Worth(seat)
	s, behind := Standing{Rank: 1, Rival: engine.NoSeat}, none
	for other := range engine.Seat(sh.Seats()) {
		gap := sh.Worth(other) - own
		switch {
		case other == seat:
		case gap > 0:
			if s.Rank++; s.Rival == engine.NoSeat || gap < s.Gap {
				s.Rival, s.Gap = other, gap
			}
		case behind.Rival == engine.NoSeat || -gap < behind.Gap:
			behind.Rival, behind.Gap = other, -gap
		}
	}
	switch {
	case s.Rank > 1:
		return s
	case behind.Rival == engine.NoSeat || sh.allEqual():
		return none
	}
	s.Rival, s.Gap = behind.Rival, behind.Gap
	return s
}

// Leader returns who is worth more than everybody else, NoSeat if nobody is.
func (sh *Shown) Leader() engine.Seat {
	leader := engine.NoSeat
	for seat := range engine.Seat(sh.Seats()) {
		if leader == engine.NoSeat || sh.Worth(seat) > sh.Worth(leader) {
			leader = seat
		}
	}
	for seat := range engine.Seat(sh.Seats()) {
		if seat != leader && sh.Worth(seat) == sh.Worth(leader) {
			return engine.NoSeat
		}
	}
	return leader
}

// BuyersAhead returns how many days on which a Buyer comes lie ahead of a player in the player's
// month.
func (sh *Shown) BuyersAhead(seat engine.Seat) (n int) {
	p := sh.Players[seat]
	for day := p.Day + 1; day <= sh.Length(p.Month); day++ {
		if sh.BuyerComes(p.Month, day) {
			n++
		}
	}
	return n
}

// BuyerComes reports whether a Buyer comes on a day of a month.
func (sh *Shown) BuyerComes(month, day uint8) bool {
	return sh.Edition().Spaces[sh.SpaceAt(month, day)].Does == engine.MeetBuyer
}

// LastDays reports whether the player whose turn it is has at most three days before the last Pay Day.
func (sh *Shown) LastDays() bool {
	p := sh.Players[sh.Turn]
	return p.Month > 0 && p.Month == sh.Setup.Months && p.Day+3 >= sh.Length(p.Month)
}

// AtStake reports whether all look on while something is decided: an auction, a lottery, a contest.
func (sh *Shown) AtStake() bool {
	return sh.Auctioned() || sh.Lottery.Space != engine.Vacant || sh.Contest.Open
}

// allEqual reports whether all players are worth the same.
func (sh *Shown) allEqual() bool {
	for seat := range engine.Seat(sh.Seats()) {
		if sh.Worth(seat) != sh.Worth(0) {
			return false
		}
	}
	return true
}
