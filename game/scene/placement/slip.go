package placement

import (
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// pointedAt returns where the thing stands that is spoken of.
func (s *Placement) pointedAt() render.Rect {
	r, _ := s.M.Remark()
	switch r.At {
	case lesson.TheMonth:
		c := &s.Boxes.Table.Calendar
		return render.Rect{X: c.Sheet.X, Y: c.Head.Y, W: c.Sheet.W, H: c.Sheet.Bottom() - c.Head.Y}
	case lesson.TheBox:
		return s.Boxes.Box
	case lesson.TheStart:
		return s.Boxes.Start
	}
	return render.Rect{}
}

// covers says what it costs to cover a control of the page: most for what a
// tile can be taken from, or laid on.
func (s *Placement) covers(c *ui.Control) float64 {
	if spot, ok := s.spots[c.ID]; ok {
		switch {
		case spot.where == onDay && s.TileOn(spot.day) == engine.Vacant:
			return 3
		case spot.where == onDay:
			return .1
		}
		return 1
	}
	switch {
	case c.ID == "log" && s.View().IsUpright():
		return .02 // it is long there
	case c.ID == "log":
		return .15
	case c.Info || c.Off:
		return .1
	}
	return 1
}
