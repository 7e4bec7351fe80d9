package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// pointedAt returns where the thing stands that the coach comments on.
func (s *Turn) pointedAt(layers []ui.Layer) render.Rect {
	r, ok := s.M.Remark()
	if !ok {
		return render.Rect{}
	}
	sh := s.M.Stage.Shown()
	switch r.At {
	case lesson.TheCard:
		const tilted = 5 // its corners reach beyond its box
		if r := session.BoxOf(layers, "card"); !r.Empty() {
			return r.Inset(-tilted)
		}
	case lesson.TheJackpot:
		return session.BoxOf(layers, "jackpot")
	case lesson.TheDeals:
		return session.BoxOf(layers, "deals")
	case lesson.TheDay:
		if land := sh.Landed; land.Month == s.M.Stage.Page() {
			return session.BoxOf(layers, dayIDs[land.Day%(engine.MaxDays+1)])
		}
	}
	return s.frame.PointedAt(layers)
}
