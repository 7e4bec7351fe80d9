package match

import (
	"bigpayday/game/app"
	"bigpayday/game/lesson"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// AddSpeech adds the slip of what is being said to the layers of a scene.
// It stands beside the target, where it covers least of the controls and of what
// else is told; more are answers beyond those that every slip has.
func (m *Match) AddSpeech(layers []ui.Layer, target render.Rect, cost func(c *ui.Control) float64, told []Covering, more ...ui.Control) []ui.Layer {
	r, ok := m.Remark()
	if !ok {
		return layers
	}
	answers := append(more, m.slipControls(r)...)
	busy := func() []Covering { return append(coverings(layers, target, cost), told...) }
	return append(layers, m.slip.layer(m.App, m.SayRemark(r), target, answers, busy))
}

// slipControls are the answers to what is said: to have read it, and in the
// lesson to leave. The key that goes on reads it where nothing else is to be
// done, or more is to be said.
func (m *Match) slipControls(r lesson.Remark) []ui.Control {
	more := m.Tutor.guide.More()
	next := ui.Button{Label: m.Say("lesson.ok")}
	if more {
		next.Label = m.Say("lesson.next")
	}
	read := ui.Control{ID: "lesson-next", Do: func(ui.Event) { m.read() }}
	_, asked := m.Asked()
	_, held := m.Hold()
	if m.Tutor.Teaches && m.Opened != ResultsAreIn && (more || !asked && !held && !r.Passing) {
		read.Keys, next.Key, next.Kind = GoOn, m.KeyFor(input.GoOn), render.Primary
	}
	read.Widget = next
	controls := []ui.Control{read}
	if m.Tutor.Teaches && m.Opened != ResultsAreIn {
		controls = append(controls, ui.Control{
			ID: "lesson-leave", Widget: ui.Button{Label: m.Say("lesson.leave")}, Do: func(ui.Event) { m.LeaveLesson() },
		})
	}
	return controls
}

// LeaveLesson goes back to the title. Nothing is lost.
func (m *Match) LeaveLesson() { app.TitleDoor.Goto(m.App, app.Nothing{}) }
