package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// The doors of the pages of a running game.
var (
	PlacementDoor  = app.NewDoor[*Match]("placement")
	TurnDoor       = app.NewDoor[*Match]("turn")
	ResultsDoor    = app.NewDoor[*Match]("results")
	SettlementDoor = app.NewDoor[*Match]("settlement")
	PauseDoor      = app.NewDoor[*Match]("pause")
	PlayersDoor    = app.NewDoor[*Match]("players")
)

// The doors of the pages that lie over the table, see [OverPage].
var (
	CoachDoor    = app.NewDoor[*Match]("coach")
	HelpDoor     = app.NewDoor[*Match]("help")
	RecapDoor    = app.NewDoor[*Match]("recap")
	HandoverDoor = app.NewDoor[Handover]("handover")
	LoanDoor     = app.NewDoor[Loan]("loan")
	DealsDoor    = app.NewDoor[Deals]("deals")
	LogDoor      = app.NewDoor[Log]("log")
)

// Loan is told of whether a loan or savings are to be taken, see [LoanDoor].
type Loan struct {
	Match *Match
	// Kind is [engine.Borrow] or [engine.TakeOut].
	Kind engine.ChoiceKind
	// Room returns the box that the sheet fills, which would like to be so high, in logical
	// pixels. It is called when the sheet is laid out.
	Room func(high float64) render.Rect
	// Opener returns the box of the button that the sheet hangs from.
	Opener func() render.Rect
}

// Deals is told of whose Deals are looked at, see [DealsDoor].
type Deals struct {
	Match *Match
	Seat  engine.Seat
}

// Log is told of the box that the log fills, see [LogDoor].
type Log struct {
	Match *Match
	Room  func() render.Rect
}

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
