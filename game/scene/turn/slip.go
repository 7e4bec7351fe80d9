package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/render"
	"strings"
)

// AnswerIDs are the controls that a person answers with first.
var AnswerIDs = []ui.ID{
	"roll", "buy", "bid", "sell", "ante", "bring", "repay", "save", "pay-charge", "stake", "accept", "take",
}

// pointedAt returns where the thing stands that is spoken of.
func (s *Turn) pointedAt(layers []ui.Layer) render.Rect {
	r, ok := s.M.Remark()
	if !ok {
		return render.Rect{}
	}
	sh := s.M.Stage.Shown()
	switch r.At {
	case lesson.TheAnswer:
		return match.BoxOf(layers, AnswerIDs...)
	case lesson.TheCard:
		const tilted = 5 // its corners reach beyond its box
		if r := match.BoxOf(layers, "card"); !r.Empty() {
			return r.Inset(-tilted)
		}
	case lesson.TheJackpot:
		return match.BoxOf(layers, "jackpot")
	case lesson.TheDeals:
		return match.BoxOf(layers, "deals")
	case lesson.TheDay:
		if land := sh.Landed; land.Month == s.M.Stage.Page() {
			return match.BoxOf(layers, dayIDs[land.Day%(engine.MaxDays+1)])
		}
	case lesson.MyCard, lesson.OtherCard:
		seat := facts.Viewer(s.M)
		if s.M.Tutor.Teaches {
			seat = lesson.Player
		}
		if r.At == lesson.OtherCard {
			seat = sh.Turn
		}
		if seat >= 0 && int(seat) < sh.Seats() {
			return match.BoxOf(layers, frame.SeatIDs[seat])
		}
	case lesson.TheLedger:
		if sh.Settlement.Open {
			return s.board.calendar.Sheet
		}
	}
	return render.Rect{}
}

// covers says what it costs to cover a control of the table.
func (s *Turn) covers(c *ui.Control) float64 {
	switch {
	case c.ID == "card":
		return 1
	case c.ID == "log" && s.View().IsUpright():
		return .05 // it is long there
	case c.ID == "log":
		return .15
	case c.ID == "dice", strings.HasPrefix(string(c.ID), "seat-"):
		return .4
	case c.Info || c.Off:
		return .1
	}
	return 2.5
}

// told is what it costs to cover what a sheet tells that is no control.
func (s *Turn) told() []match.Covering {
	if teller, ok := s.Panel.(interface {
		told(s *Turn) []match.Covering
	}); ok {
		return teller.told(s)
	}
	return nil
}
