package campaign

import (
	"bigpayday/game/conquest"
	"bigpayday/render/faces"
)

// Faces is how the players' faces react to what happens, as all at the table can
// see it: a fold of events like the rest of the page. Cards that one player knows
// move no face.
type Faces struct {
	faces.Reactions
	foreseen faces.Foreseen[conquest.Event]
}

// RestingFace returns what a player's face shows when nothing has happened for a
// while.
func (sh *Shown) RestingFace(seat conquest.Seat) faces.Expression {
	switch {
	case !sh.In(seat):
		return faces.Dismayed
	case sh.Part == Playing && sh.leads(seat):
		return faces.Happy
	}
	return faces.Neutral
}

// leads reports whether a player holds more days than each of the others.
func (sh *Shown) leads(seat conquest.Seat) bool {
	held := sh.Held(seat).Len()
	for other := range conquest.Seat(sh.Seats()) {
		if other != seat && sh.Held(other).Len() >= held {
			return false
		}
	}
	return true
}

// foresee lets the faces react to an event that is seen before it happens on the
// page.
func (f *Faces) foresee(sh *Shown, e conquest.Event) {
	if f.foreseen.Add(e) {
		f.react(sh, e)
	}
}

// note lets the faces react to an event, unless they have.
func (f *Faces) note(sh *Shown, e conquest.Event) {
	if !f.foreseen.Take(e) {
		f.react(sh, e)
	}
}

// react lets the faces react to an event, which has not happened on the page yet.
func (f *Faces) react(sh *Shown, e conquest.Event) {
	switch e.Kind {
	case conquest.TurnBegan:
		f.BeginTurn(sh.Turn, e.Seat)
	case conquest.SetTurnedIn:
		f.Show(e.Seat, faces.Scheming)
	case conquest.Thrown:
		switch {
		case e.Lost > e.Beaten:
			f.Show(e.Seat, faces.Dismayed)
			f.Show(e.By, faces.Happy)
		case e.Beaten > e.Lost:
			f.Show(e.Seat, faces.Happy)
			f.Show(e.By, faces.Dismayed)
		}
	case conquest.Taken:
		f.Show(e.By, faces.Dismayed)
		if sh.wouldHold(sh.Setup.Page.RegionOf(e.To), e.To, e.Seat) {
			f.Show(e.Seat, faces.Triumphant)
		} else {
			f.Show(e.Seat, faces.Happy)
		}
	case conquest.KnockedOut:
		for other := range conquest.Seat(sh.Seats()) {
			if sh.In(other) {
				f.Show(other, faces.Neutral)
			}
		}
		f.Show(e.Seat, faces.Dismayed)
		f.Show(e.By, faces.Triumphant)
	case conquest.GameOver:
		for seat := range conquest.Seat(sh.Seats()) {
			f.ShowFor(seat, faces.Ranked(aheadAtEnd(e, seat, sh.Seats()), sh.Seats()), 0)
		}
	}
}

// aheadAtEnd returns how many players are ahead of one at the end of a game: the
// winners, and who holds more days.
func aheadAtEnd(over conquest.Event, seat conquest.Seat, seats int) (n int) {
	if over.Winners.Has(seat) {
		return 0
	}
	for other := range conquest.Seat(seats) {
		if over.Winners.Has(other) || over.Counts[other] > over.Counts[seat] {
			n++
		}
	}
	return n
}
