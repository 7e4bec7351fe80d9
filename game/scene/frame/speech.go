package frame

import (
	"strings"

	"bigpayday/game/lesson"
	"bigpayday/game/scene/facts"
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
			return session.BoxOf(layers, seatIDs[seat])
		}
	}
	return render.Rect{}
}

// Covers says what it costs the coach to cover a control of a page.
func (f *Frame) Covers(c *ui.Control) float64 {
	switch {
	case c.ID == "card":
		return 1
	case c.ID == "log" && f.m.View().IsUpright():
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
