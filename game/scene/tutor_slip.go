package scene

import (
	"strings"

	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// speaks adds the slip of what is being said to the layers of a scene.
// It stands beside the target, where it covers least of the controls and of what
// else is told; more are answers beyond those that every slip has.
func (m *match) speaks(layers []ui.Layer, target render.Rect, cost func(c *ui.Control) float64, told []covering, more ...ui.Control) []ui.Layer {
	r, ok := m.remark()
	if !ok {
		return layers
	}
	answers := append(more, m.slipControls(r)...)
	busy := func() []covering { return append(coverings(layers, target, cost), told...) }
	return append(layers, m.slip.layer(m.House, m.sayRemark(r), target, answers, busy))
}

// slipControls are the answers to what is said: to have read it, and in the
// lesson to leave. The key that goes on reads it where nothing else is to be
// done, or more is to be said.
func (m *match) slipControls(r lesson.Remark) []ui.Control {
	more := m.tutor.guide.More()
	next := ui.Button{Label: m.Say("lesson.ok")}
	if more {
		next.Label = m.Say("lesson.next")
	}
	read := ui.Control{ID: "lesson-next", Do: func(ui.Event) { m.read() }}
	_, asked := m.asked()
	_, held := m.hold()
	if m.tutor.teaches && m.opened != resultsAreIn && (more || !asked && !held && !r.Passing) {
		read.Keys, next.Key, next.Kind = goOn, m.keyFor(input.GoOn), render.Primary
	}
	read.Widget = next
	controls := []ui.Control{read}
	if m.tutor.teaches && m.opened != resultsAreIn {
		controls = append(controls, ui.Control{
			ID: "lesson-leave", Widget: ui.Button{Label: m.Say("lesson.leave")}, Do: func(ui.Event) { m.leaveLesson() },
		})
	}
	return controls
}

// leaveLesson goes back to the title. Nothing is lost.
func (m *match) leaveLesson() { m.Goto(NewTitle(m.House)) }

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

// playControl goes on from the lesson to a game of one's own.
func (s *results) playControl() ui.Control {
	return ui.Control{
		ID: "lesson-play", Widget: ui.Button{Label: s.Say("lesson.play"), Kind: render.Primary},
		Do: func(ui.Event) {
			first := newTitle(s.House)
			s.Goto(first)
			s.Open(newSetup(s.House, &first.wall, first.waiting))
		},
	}
}

// covers says what it costs to cover a control of the results.
func (s *results) covers(c *ui.Control) float64 {
	if strings.HasPrefix(string(c.ID), "rank-") {
		return 1
	}
	if c.ID == "chart" {
		return -.01 // there is room on it
	}
	return .5
}
