package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/prompt"
	"bigpayday/render"
)

// What opens over the table.

// covered reports whether another page lies over the table.
func (s *Turn) covered() bool { return s.Top() != app.Scene(s) }

// lies reports whether a page of an id lies over the table.
func (s *Turn) lies(id string) bool { return s.covered() && s.Top().Status().Scene == id }

// offerHandover covers the table when another person is asked than before, and
// before the one who drew a Deal to be auctioned sees it.
func (s *Turn) offerHandover() {
	var sealed func()
	if auction, ok := s.Prompt().(*prompt.Auction); ok {
		sealed = auction.Sealed(s.M)
	}
	s.M.OfferHandover(s.UI, sealed)
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

// openLog shows the whole log in the right column.
func (s *Turn) openLog() {
	s.UI.Release()
	match.LogDoor.Open(s.App, match.Log{Match: s.M, Room: func() render.Rect {
		r := s.Layout.Column
		r.Y, r.H = s.Layout.Dice.Y, r.Bottom()-s.Layout.Dice.Y
		return r
	}})
}
