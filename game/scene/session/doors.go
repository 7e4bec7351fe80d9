package session

import (
	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/ui/hand"
	"bigpayday/render"
)

// The doors of pages that serve every game. Log and handover lie over the table.
var (
	PauseDoor    = app.NewDoor[*Session]("pause")
	PlayersDoor  = app.NewDoor[*Session]("players")
	HandoverDoor = app.NewDoor[Handover]("handover")
	LogDoor      = app.NewDoor[LogAt]("log")
)

// LogAt is what the log is opened with, see [LogDoor]. Room returns the box that it fills,
// in logical pixels.
type LogAt struct {
	Session *Session
	Room    func() render.Rect
}

// Handover is what the page is opened with on which the device goes from one seat to
// another, see [HandoverDoor].
type Handover struct {
	Session  *Session
	To, From rules.Seat
	// Taken, which may be nil, is called when that person has the device.
	Taken func()
}

// OfferHandover covers the table when another person is asked than before, where the
// device is passed on. Sealed, nil for nothing, shows what only the person who is asked may
// see: then it is covered in any case. Hand is that on the page which is covered.
func (s *Session) OfferHandover(hand *hand.Hand, sealed func()) {
	seat, ok := s.AskedSeat()
	if !ok || seat == s.holder && sealed == nil {
		return
	}
	from := s.holder
	s.holder = seat
	switch {
	case s.People.Len() < 2:
		return
	case sealed != nil:
		if from == rules.NoSeat {
			from = seat
		}
	case !s.Settings.PassDevice || from == rules.NoSeat:
		return
	}
	s.HandOver(hand, from, seat, sealed)
}

// HandOver covers the table until a person has the device. Taken, which may be nil, is
// called then.
func (s *Session) HandOver(hand *hand.Hand, from, to rules.Seat, taken func()) {
	hand.Release()
	HandoverDoor.Open(s.App, Handover{Session: s, From: from, To: to, Taken: taken})
}
