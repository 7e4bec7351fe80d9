package campaign

import "bigpayday/game/conquest"

// Recap is what happened since a player's last turn.
type Recap struct {
	Seat conquest.Seat
	// Turns counts the turns of others since.
	Turns int
	// Lost are the days that others have taken from the player, and Takes all that were
	// taken, in their order.
	Lost  conquest.DaySet
	Takes []Taking
	// Out are the players that were knocked out.
	Out conquest.SeatSet
	// Armies is how many armies fewer the player has.
	Armies int32
}

// Taking is a day that changed hands, from one day to another.
type Taking struct {
	From, To  conquest.Day
	Seat, Foe conquest.Seat
}

// news keeps what happened since each player's last turn.
type news struct {
	away [conquest.MaxSeats]absence
}

// absence is what happened while a player waited.
type absence struct {
	turns  uint16
	held   conquest.DaySet
	armies int32
	takes  []Taking
	out    conquest.SeatSet
}

// note adds an event to the recaps of everybody else, before it happens.
func (n *news) note(sh *Shown, e conquest.Event) {
	switch e.Kind {
	case conquest.TurnBegan:
		if last := sh.Turn; last != conquest.NoSeat {
			a := &n.away[last]
			*a = absence{held: sh.Held(last), armies: sh.Troops(last), takes: a.takes[:0]}
		}
		for seat := range n.away {
			n.away[seat].turns++
		}
	case conquest.Taken:
		for seat := range n.away {
			a := &n.away[seat]
			a.takes = append(a.takes, Taking{From: sh.Fight.From, To: e.To, Seat: e.Seat, Foe: e.By})
		}
	case conquest.KnockedOut:
		for seat := range n.away {
			n.away[seat].out = n.away[seat].out.With(e.Seat)
		}
	}
}

// Recap returns what happened since the seat's last turn: meant for the moment at which
// its next turn begins.
func (c *Campaign) Recap(seat conquest.Seat) Recap {
	sh := &c.shown
	a := &sh.news.away[seat]
	r := Recap{Seat: seat, Turns: int(a.turns), Lost: a.held &^ sh.Held(seat), Takes: a.takes, Out: a.out, Armies: a.armies - sh.Troops(seat)}
	if sh.Turn == seat {
		r.Turns-- // the seat's own turn is no news to it
	}
	return r
}
