package scene

import (
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/ui"
	"bigpayday/render"
	"strings"
)

// answerIDs are the controls that a person answers with first.
var answerIDs = []ui.ID{
	"roll", "buy", "bid", "sell", "ante", "bring", "repay", "save", "pay-charge", "stake", "accept", "take",
}

// pointedAt returns where the thing stands that is spoken of.
func (s *turn) pointedAt() render.Rect {
	r, ok := s.m.remark()
	if !ok {
		return render.Rect{}
	}
	sh := s.m.stage.Shown()
	switch r.At {
	case lesson.TheAnswer:
		return boxOf(s.layers, answerIDs...)
	case lesson.TheCard:
		const tilted = 5 // its corners reach beyond its box
		if r := boxOf(s.layers, "card"); !r.Empty() {
			return r.Inset(-tilted)
		}
	case lesson.TheJackpot:
		return boxOf(s.layers, "jackpot")
	case lesson.TheDeals:
		return boxOf(s.layers, "deals")
	case lesson.TheDay:
		if land := sh.Landed; land.Month == s.m.stage.Page() {
			return boxOf(s.layers, dayIDs[land.Day%(engine.MaxDays+1)])
		}
	case lesson.MyCard, lesson.OtherCard:
		seat := s.mine()
		if s.m.tutor.teaches {
			seat = lesson.Player
		}
		if r.At == lesson.OtherCard {
			seat = sh.Turn
		}
		if seat >= 0 && int(seat) < sh.Seats() {
			return boxOf(s.layers, seatIDs[seat])
		}
	case lesson.TheLedger:
		if sh.Settlement.Open {
			return s.tb.Decision
		}
	}
	return render.Rect{}
}

// covers says what it costs to cover a control of the table.
func (s *turn) covers(c *ui.Control) float64 {
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
func (s *turn) told() []covering {
	if teller, ok := s.sheet.(interface{ told(s *turn) []covering }); ok {
		return teller.told(s)
	}
	return nil
}
