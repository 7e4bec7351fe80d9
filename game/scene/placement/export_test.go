package placement

import (
	"bigpayday/game/ui"
	"bigpayday/render"
)

// Flights returns where the tiles go that fly home.
func (s *Placement) Flights() (homes []ui.ID) {
	for _, f := range s.board.flights {
		homes = append(homes, f.home)
	}
	return homes
}

// Shakes reports whether a place shakes its head.
func (s *Placement) Shakes() bool { return s.refused.shakes() > 0 }

// Calendar returns the calendar as it is laid out.
func (s *Placement) Calendar() *render.Calendar { return &s.board.calendar }

// Title returns the name of the month that is shown.
func (s *Placement) Title() string { return s.board.title.Title }
