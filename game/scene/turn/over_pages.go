package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/prompt"
)

// covered reports whether another page lies over the table.
func (s *Turn) covered() bool { return s.Top() != app.Scene(s) }

// lies reports whether a page of an id lies over the table.
func (s *Turn) lies(id string) bool { return s.covered() && s.Top().Status().Scene == id }

// sealed returns what shows a Deal that only the person who is asked may see, nil for none:
// the device is handed over before.
func (s *Turn) sealed() func() {
	if auction, ok := s.Prompt().(*prompt.Auction); ok {
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
