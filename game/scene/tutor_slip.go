package scene

import (
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
func (m *match) leaveLesson() { TitleDoor.Goto(m.House, Nothing{}) }
