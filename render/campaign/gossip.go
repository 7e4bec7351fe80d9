package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/game/talk"
)

// ALot is a number of armies about which everybody at the table has something to say,
// for [talk.New].
const ALot = 12

// Tell tells a conversation of an event that has just happened on the page, as all at
// the table can see it, and returns what is said about it, if anything is.
func (sh *Shown) Tell(e conquest.Event, c *talk.Conversation, t talk.Table) (talk.Line, bool) {
	if e.Kind == conquest.TurnBegan {
		c.TurnBegan()
	}
	h, ok := sh.happening(e)
	if !ok {
		return talk.Line{}, false
	}
	return c.Happened(h, t)
}

// happening returns what an event is to those who talk about it.
func (sh *Shown) happening(e conquest.Event) (talk.Happening, bool) {
	h := talk.Happening{Seat: e.Seat}
	switch e.Kind {
	case conquest.TurnBegan:
		h.Event = talk.Month
	case conquest.Moved:
		h.Event = talk.Idle
		return h, e.Why == conquest.WhyFortify
	case conquest.SetTurnedIn:
		h.Event, h.Amount = talk.Gain, e.Armies
	case conquest.Taken:
		switch {
		case sh.Holder(sh.Setup.Page.RegionOf(e.To)) == e.Seat:
			h.Event, h.Amount = talk.Gain, ALot
		case e.By != conquest.Neutral && e.By != conquest.NoSeat:
			h.Event, h.Seat = talk.Loss, e.By
		default:
			h.Event = talk.Gain
		}
	case conquest.KnockedOut:
		h.Event, h.Seat, h.Amount = talk.Gain, e.By, ALot
	case conquest.GameOver:
		h.Event, h.Seat = talk.Win, conquest.NoSeat
		for seat := conquest.Seat(sh.Seats()) - 1; seat >= 0; seat-- {
			if e.Winners.Has(seat) {
				h.Seat = seat
			}
		}
	default:
		return h, false
	}
	return h, true
}
