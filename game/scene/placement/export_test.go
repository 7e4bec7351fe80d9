package placement

import (
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/render/boards"
	"bigpayday/render/control"
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
func (s *Placement) Calendar() *boards.Calendar { return &s.board.calendar }

// Title returns the name of the month that is shown.
func (s *Placement) Title() string { return s.board.title.Title }

// WholeMonths are the presets that are whole months, in the order of their list.
var WholeMonths = wholeMonths

// BoxID returns the id of the well of a kind of tile.
func BoxID(kind engine.Space) ui.ID { return boxID(kind) }

// Freely reports whether tiles may be laid and taken off as one likes.
func (s *Placement) Freely() bool { return s.freely() }

// Missing counts the tiles that are still to be laid, LaidTiles those on the page, LaidBy
// those of a player.
func (s *Placement) Missing() int                { return s.missing() }
func (s *Placement) LaidTiles() int              { return s.laidTiles() }
func (s *Placement) LaidBy(seat engine.Seat) int { return s.laidBy(seat) }

// UnderWay counts the tiles of a kind that fly between box and calendar, OpenDates the
// real dates that such a tile can still be laid on.
func (s *Placement) UnderWay(kind engine.Space) int  { return s.underWay(kind) }
func (s *Placement) OpenDates(kind engine.Space) int { return s.openDates(kind) }

// Away reports whether the tile of a place is under way.
func (s *Placement) Away(id ui.ID) bool { return s.away(id) }

// Laid returns what a day of the calendar shows, DayTip its tip, and Red whether its date
// is a red one.
func (s *Placement) Laid(place int) boards.Tile   { return s.laid(place) }
func (s *Placement) DayTip(day uint8) control.Tip { return s.dayTip(day) }
func (s *Placement) Red(day uint8) bool           { return s.red(day) }

// StepOdds plays months on for the odds, and reports whether they look different now.
func (s *Placement) StepOdds() bool { return s.stepOdds() }
