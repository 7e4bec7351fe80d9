package tabletop

import (
	"slices"

	"bigpayday/game/engine"
)

// DeedKind is what a [Deed] is about.
type DeedKind uint8

// The kinds of deed.
const (
	// DeedLanded: Seat landed on Space.
	DeedLanded DeedKind = iota
	// DeedMail: Seat drew Count Mail on Space. Card is the dearest bill, or
	// the last card if there was none.
	DeedMail
	// DeedEvent: Seat drew the Event Card.
	DeedEvent
	// DeedBought: Seat bought the Deal Card for Amount, 0 if it came free.
	DeedBought
	// DeedBrought: Seat took Friend along to Day.
	DeedBrought
	// DeedSettled: Seat settled Month.
	DeedSettled
	// DeedRetired: Seat finished.
	DeedRetired
	// DeedSold: Seat sold the Deal Card for Amount.
	DeedSold
	// DeedContest: Seat won Amount in a contest on Space.
	DeedContest
	// DeedLottery: Seat won Amount in a lottery on Space, with Number.
	DeedLottery
	// DeedJackpot: Seat won the Jackpot, Amount.
	DeedJackpot
)

// Deed is something that a player did, worth a line in a recap. Sums are
// dollars.
type Deed struct {
	Kind   DeedKind
	Seat   engine.Seat
	Friend engine.Seat
	Space  engine.Space
	Month  uint8
	Day    uint8
	Card   engine.CardID
	Number uint8
	Count  uint8
	Amount int32
	// Turn is the turn in which it happened.
	Turn uint16
	// Moved are the players whose tokens somebody else moved, and Effect is
	// what it did to the cash of each player, loans left out.
	Moved  engine.SeatSet
	Effect [engine.MaxSeats]int32
}

// Touches reports whether the deed of another concerned the seat.
func (d *Deed) Touches(seat engine.Seat) bool { return d.Moved.Has(seat) || d.Effect[seat] != 0 }

// Recap is what happened since a player's last turn.
type Recap struct {
	Seat engine.Seat
	// Then is the cash after that turn, Now the cash, in dollars.
	Then, Now int32
	// Turns counts the turns of others since, Touching those that concerned
	// the player.
	Turns, Touching int
	Jackpot         int32 // dollars
	// Deeds is what is most worth telling, in the order it happened.
	Deeds []Deed
}

// RecapDeeds is the most deeds that a recap lists.
const RecapDeeds = 5

// Recap returns what happened since the seat's last turn: meant for the
// moment at which its next turn begins.
func (sh *Shown) Recap(seat engine.Seat) Recap { return sh.deeds.recap(sh, seat) }

// maxDeeds is how many deeds are kept: more than a round of six players
// makes.
const maxDeeds = 96

// deeds keeps the last deeds, and when each player's last turn ended.
type deeds struct {
	list  [maxDeeds]Deed
	count uint32
	away  [engine.MaxSeats]struct {
		since uint16 // the first turn that is news
		cash  int32
	}
}

// leave ends a player's turn.
func (d *deeds) leave(sh *Shown, seat engine.Seat) {
	d.away[seat].since, d.away[seat].cash = sh.Turns+1, sh.Cash(seat)
}

// at returns the deed before the latest by i, or nil.
func (d *deeds) at(i int) *Deed {
	if i >= int(min(d.count, maxDeeds)) {
		return nil
	}
	return &d.list[(int(d.count)-1-i)%maxDeeds]
}

func (d *deeds) start(sh *Shown, deed Deed) {
	deed.Turn = sh.Turns
	d.list[d.count%maxDeeds] = deed
	d.count++
}

// note makes a deed of an event, or adds the event to the deed it belongs to.
func (d *deeds) note(sh *Shown, e engine.Event) {
	if sh.Phase != engine.Playing {
		return
	}
	switch e.Kind {
	case engine.TurnBegan:
		return
	case engine.Landed:
		d.start(sh, Deed{Kind: DeedLanded, Seat: e.Seat, Friend: engine.NoSeat, Space: e.Space, Month: e.Month, Day: e.To})
		return
	case engine.Retired:
		d.start(sh, Deed{Kind: DeedRetired, Seat: e.Seat, Friend: engine.NoSeat})
		return
	case engine.Moved:
		if e.Why == engine.WhyBrought {
			d.start(sh, Deed{
				Kind: DeedBrought, Seat: e.By, Friend: e.Seat, Month: e.Month, Day: e.To,
				Moved: engine.SeatSet(0).With(e.Seat),
			})
		}
		return
	case engine.Paid:
		if e.Why == engine.WhyJackpot {
			d.start(sh, Deed{Kind: DeedJackpot, Seat: e.Payee.Seat(), Friend: engine.NoSeat, Amount: e.Amount})
		}
	}
	last := d.at(0)
	if last == nil || last.Turn != sh.Turns {
		return
	}
	last.amend(sh, e)
}

// amend adds an event to the deed it belongs to.
func (d *Deed) amend(sh *Shown, e engine.Event) {
	switch e.Kind {
	case engine.Drawn:
		if e.Deck == engine.MailDeck {
			if d.Kind != DeedMail || sh.Setup.BillAmount(e.Card) >= sh.Setup.BillAmount(d.Card) {
				d.Card = e.Card
			}
			d.Kind = DeedMail
			d.Count++
		}
		if e.Deck == engine.EventDeck {
			d.Kind, d.Card = DeedEvent, e.Card
		}
	case engine.Kept:
		d.Kind, d.Card, d.Amount = DeedBought, e.Card, e.Amount
	case engine.MonthEnded:
		d.Kind = DeedSettled
	case engine.Paid:
		if e.Why == engine.WhyLoan || e.Why == engine.WhyRepay || e.Why == engine.WhySavings {
			return
		}
		payer, payee := e.Payer.Seat(), e.Payee.Seat()
		if payer != engine.NoSeat {
			d.Effect[payer] -= e.Amount
		}
		if payee == engine.NoSeat {
			return
		}
		d.Effect[payee] += e.Amount
		switch {
		case e.Why == engine.WhyBuyer:
			d.Kind, d.Card, d.Amount = DeedSold, e.Card, e.Amount
		case e.Why == engine.WhyLottery:
			d.Kind, d.Seat, d.Amount = DeedLottery, payee, e.Amount
			d.Number = sh.Roll.Dice[0] + sh.Roll.Dice[1]
		case sh.Contest.Open && sh.Contest.Winner == payee && e.Why != engine.WhyCommission:
			d.Kind, d.Seat, d.Amount = DeedContest, payee, e.Amount
		}
	}
}

// recap gathers what is news to a seat.
func (d *deeds) recap(sh *Shown, seat engine.Seat) Recap {
	away := d.away[seat]
	until := sh.Turns // the seat's own turn is no news to it
	if sh.Turn != seat || sh.Phase != engine.Playing {
		until++
	}
	r := Recap{Seat: seat, Then: away.cash, Now: sh.Cash(seat), Jackpot: sh.Balance[engine.Jackpot]}
	if until > away.since {
		r.Turns = int(until - away.since)
	}
	touched := uint16(0)
	for i := int(min(d.count, maxDeeds)) - 1; i >= 0; i-- {
		deed := d.at(i)
		if deed.Turn < away.since || deed.Turn >= until {
			continue
		}
		if deed.Touches(seat) && deed.Turn != touched {
			touched = deed.Turn
			r.Touching++
		}
		r.Deeds = append(r.Deeds, *deed)
	}
	for len(r.Deeds) > RecapDeeds {
		least := 0
		for i := range r.Deeds {
			if r.Deeds[i].weight(seat) < r.Deeds[least].weight(seat) {
				least = i
			}
		}
		r.Deeds = slices.Delete(r.Deeds, least, least+1)
	}
	return r
}

// weight says how much a deed is worth telling to a seat: what touched it
// first, then the kinds in their order, the earliest last.
func (d *Deed) weight(seat engine.Seat) int {
	w := int(d.Kind)
	if d.Touches(seat) {
		w += 100
	}
	return w
}
