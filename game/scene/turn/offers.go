package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// What opens over the table by itself, and the coach.

// covered reports whether another page lies over the table.
func (s *Turn) covered() bool { return s.Top() != app.Scene(s) }

// offerHandover covers the table when another person is asked than before, and
// before the one who drew a Deal to be auctioned sees it.
func (s *Turn) offerHandover() {
	var sealed func()
	p, ok := s.M.Asked()
	if auction, _ := s.Panel.(*AuctionSheet); ok && auction != nil && auction.sealed(s, p) {
		sealed = auction.unseal
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
	s.UI.Let()
	match.RecapDoor.Open(s.App, s.M)
}

// openCoach asks the coach.
func (s *Turn) openCoach() {
	s.UI.Let()
	match.CoachDoor.Open(s.App, s.M)
}

// coachControl asks the coach, from the rules in short.
func (s *Turn) coachControl(box render.Rect) ui.Control {
	return ui.Control{
		ID: "coach-ask", Box: box, Keys: input.SetOf(input.Coach),
		Widget: ui.Button{Label: s.Say("coach.ask"), Key: s.KeyFor(input.Coach)},
		Do: func(ui.Event) {
			s.CloseOver()
			s.openCoach()
		},
	}
}
