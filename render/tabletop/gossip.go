package tabletop

import (
	"bigpayday/game/engine"
	"bigpayday/game/talk"
)

// ALot is an amount of dollars about which everybody at the table has something to
// say, for [talk.New].
const ALot = 3_000

// Gossip tells a conversation what happens in a money game, as all at the table can
// see it. The zero Gossip is for a game that begins or goes on.
type Gossip struct {
	// months is the month that each player was last told to be in.
	months [engine.MaxSeats]uint8
}

// Tell tells of an event that has just happened on the table, and returns what is said
// about it, if anything is.
func (g *Gossip) Tell(sh *Shown, e engine.Event, c *talk.Conversation, t talk.Table) (talk.Line, bool) {
	if e.Kind == engine.TurnBegan {
		c.TurnBegan()
		begins := g.months[e.Seat] != e.Month
		g.months[e.Seat] = e.Month
		if !begins {
			return talk.Line{}, false
		}
		return c.Happened(talk.Happening{Event: talk.Month, Seat: e.Seat}, t)
	}
	h, ok := happening(sh, e)
	if !ok {
		return talk.Line{}, false
	}
	return c.Happened(h, t)
}

// happening returns what an event is to those who talk about it.
func happening(sh *Shown, e engine.Event) (talk.Happening, bool) {
	h := talk.Happening{Seat: e.Seat}
	switch e.Kind {
	case engine.Moved:
		// While a token walks there is time to chat.
		h.Event = talk.Idle
		return h, e.Why == engine.WhyRoll
	case engine.Drawn:
		if e.Secret {
			return h, false
		}
		kind := sh.Edition().Card(e.Card).Kind
		if kind != engine.Bill && kind != engine.MonsterCharge {
			return h, false
		}
		h.Event, h.Amount = talk.Bill, sh.owes(e.Card)
	case engine.Kept:
		h.Event, h.Amount = talk.Deal, e.Amount
	case engine.LoanTaken:
		h.Event, h.Amount = talk.Loan, e.Amount
	case engine.GameOver:
		h.Event, h.Seat = talk.Win, engine.NoSeat
		for seat := engine.Seat(sh.Seats()) - 1; seat >= 0; seat-- {
			if e.Winners.Has(seat) {
				h.Seat = seat
			}
		}
	case engine.Paid:
		return paidFor(sh, e)
	default:
		return h, false
	}
	return h, true
}

// paidFor returns what a payment is to those who talk about it: a loss to who pays,
// else a gain to who gets it.
func paidFor(sh *Shown, e engine.Event) (talk.Happening, bool) {
	h := talk.Happening{Event: talk.Gain, Seat: e.Payee.Seat(), Amount: e.Amount}
	means := ordinary
	if e.Why < engine.NumWhys {
		means = payments[e.Why]
	}
	switch means {
	case booked, collected:
		return h, false
	case salary:
		h.Amount = 0 // everybody gets as much
		return h, true
	case sale:
		h.Event, h.Amount = talk.Sold, e.Amount-sh.PaidFor(e.Card)
		return h, true
	case jackpot:
		h.Event = talk.Jackpot
		return h, h.Seat != engine.NoSeat
	}
	if e.Why == engine.WhySwellfare && e.Payee == engine.Stakes {
		return h, false // the die has not decided yet
	}
	if payer := e.Payer.Seat(); payer != engine.NoSeat {
		h.Event, h.Seat = talk.Loss, payer
	} else if e.Why == engine.WhySwellfare && h.Seat == engine.NoSeat {
		h.Event, h.Seat = talk.Loss, sh.Bet.Seat
	}
	return h, h.Seat != engine.NoSeat
}
