package match

import (
	"bigpayday/game/engine"
	"bigpayday/game/ui"
)

// Handover is told of who gets the device, and from whom, see [HandoverDoor].
type Handover struct {
	Match    *Match
	To, From engine.Seat
	// Taken, which may be nil, is called when that person has the device.
	Taken func()
}

// OfferHandover covers the table when another person is asked than before, where the
// device is passed on. Sealed, nil for nothing, shows what only the person who is asked may
// see: then it is covered in any case. Hand is that on the page which is covered.
func (m *Match) OfferHandover(hand *ui.UI, sealed func()) {
	p, ok := m.Asked()
	if !ok || p.Seat == m.holder && sealed == nil {
		return
	}
	from := m.holder
	m.holder = p.Seat
	switch {
	case m.People.Len() < 2:
		return
	case sealed != nil:
		if from == engine.NoSeat {
			from = p.Seat
		}
	case !m.Settings.PassDevice || from == engine.NoSeat:
		return
	}
	m.HandOver(hand, from, p.Seat, sealed)
}

// HandOver covers the table until a person has the device. Taken, which may be nil, is
// called then.
func (m *Match) HandOver(hand *ui.UI, from, to engine.Seat, taken func()) {
	hand.Release()
	HandoverDoor.Open(m.App, Handover{Match: m, From: from, To: to, Taken: taken})
}
