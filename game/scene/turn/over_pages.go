package turn

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/prompt"
	"bigpayday/render"
	"bigpayday/render/tabletop"
)

// covered reports whether another page lies over the table.
func (s *Turn) covered() bool { return s.Top() != app.Scene(s) }

// lies reports whether a page of an id lies over the table.
func (s *Turn) lies(id string) bool { return s.covered() && s.Top().Status().Scene == id }

// openMonthEnd opens the page on which a month is settled, or on which it turns.
func (s *Turn) openMonthEnd() {
	if s.M.Stage.Shown().Settlement.Open {
		match.SettlementDoor.Open(s.App, s.M)
		return
	}
	month, turn := s.M.Stage.Actors().Turning.Month, s.M.Stage.Shown().Turns
	match.RaceDoor.Open(s.App, match.Race{Match: s.M, OldPage: func(dst *ebiten.Image, sheet render.Rect) {
		s.paintTorn(dst, sheet, tornKey{s.boardKey(month), turn})
	}})
}

// resting is what can be seen of the page while a month is settled on the one over it, besides
// the calendar: where tokens stand and have walked, and what is gathered.
type resting struct {
	on        bool
	landed    tabletop.Landing
	trail     tabletop.Trail
	places    [engine.MaxSeats]struct{ month, day uint8 }
	gathered  [2]int32
	bonus     uint8
	dealsHeld int
}

func (s *Turn) resting() resting {
	st := s.M.Stage
	sh := st.Shown()
	r := resting{
		on: true, landed: sh.Landed, trail: sh.Trail, bonus: sh.BonusDie, dealsHeld: len(sh.HeldDeals(facts.Viewer(s.M))),
		gathered: [2]int32{st.Money(engine.Jackpot), st.Money(s.frame.Extras().Notice)},
	}
	for seat := range sh.Players {
		r.places[seat].month, r.places[seat].day = sh.Players[seat].Month, sh.Players[seat].Day
	}
	return r
}

// AtRest reports whether nothing moves on the page while a month is settled on the one over it,
// see [app.Resting].
func (s *Turn) AtRest() (look uint64, rests bool) {
	a := s.M.Stage.Actors()
	moves := a.Token.On || a.Dice.On || a.Ring.On || a.Card.On || a.Moment.On() || a.Tear.On || a.DieTurn.On ||
		a.Money[engine.Jackpot].On || a.Money[s.frame.Extras().Notice].On
	return s.BuildCount(), s.settles() && !moves
}

// sealed returns what shows a Deal that only the person who is asked may see, nil for none:
// the device is handed over before.
func (s *Turn) sealed() func() {
	if auction, ok := s.onTable().(*prompt.Auction); ok {
		return auction.Sealed(s.M)
	}
	return nil
}

// offerRecap opens the recap when a person's turn begins after others have
// played in an instant.
func (s *Turn) offerRecap() {
	sh := s.M.Stage.Shown()
	p, ok := s.M.Asked()
	if !ok || p.Kind != engine.TakeTurn || s.recapped == sh.Turns || s.covered() {
		return
	}
	s.recapped = sh.Turns
	if !s.M.Instantly.Has(p.Seat) {
		return
	}
	s.M.Instantly &^= engine.SeatSet(0).With(p.Seat)
	s.UI.Release()
	match.RecapDoor.Open(s.App, s.M)
}
