package purse

import (
	"bigpayday/game/lesson"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// AnswerIDs are the controls that a person answers with first.
var AnswerIDs = []ui.ID{
	"roll", "buy", "bid", "sell", "ante", "bring", "repay", "save", "pay-charge", "stake", "accept", "take",
}

// PointedAt returns where the thing stands that the coach comments on: an answer among the
// layers of a page, or a player's card; nothing for what only some pages have.
func (f *Frame) PointedAt(layers []ui.Layer) render.Rect {
	m := f.m
	r, ok := m.Remark()
	if !ok {
		return render.Rect{}
	}
	switch r.At {
	case lesson.TheAnswer:
		return session.BoxOf(layers, AnswerIDs...)
	case lesson.MyCard, lesson.OtherCard:
		seat := facts.Viewer(m)
		if m.Tutor.Teaches {
			seat = lesson.Player
		}
		if r.At == lesson.OtherCard {
			seat = m.Stage.Shown().Turn
		}
		if seat >= 0 && int(seat) < m.Stage.Shown().Seats() {
			return session.BoxOf(layers, frame.SeatIDs[seat])
		}
	}
	return render.Rect{}
}
