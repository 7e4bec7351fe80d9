package scene

import (
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// pointedAt returns where the thing stands that is spoken of.
func (s *placement) pointedAt() render.Rect {
	r, _ := s.m.remark()
	switch r.At {
	case lesson.TheMonth:
		c := &s.boxes.table.Calendar
		return render.Rect{X: c.Sheet.X, Y: c.Head.Y, W: c.Sheet.W, H: c.Sheet.Bottom() - c.Head.Y}
	case lesson.TheBox:
		return s.boxes.box
	case lesson.TheStart:
		return s.boxes.start
	}
	return render.Rect{}
}

// covers says what it costs to cover a control of the page: most for what a
// tile can be taken from, or laid on.
func (s *placement) covers(c *ui.Control) float64 {
	if spot, ok := s.spots[c.ID]; ok {
		switch {
		case spot.where == onDay && s.tileOn(spot.day) == engine.Vacant:
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
