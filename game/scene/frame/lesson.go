package frame

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
)

// lessonHead is the row over the column in the lesson: which one it is and how far it has come,
// and buttons for help and menu.
func (f *Frame) lessonHead() *flow.Node {
	u := &f.s.Tutor
	title := f.s.Say("lesson.one")
	if u.Lessons > 1 {
		title = f.s.Say("lesson.number_of", words.Number("number", u.Lesson), words.Number("of", u.Lessons))
	}
	step, of := u.Guide.Steps()
	steps := flow.First(
		flow.Picture(render.FieldLeast, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { player.StepDots(t, dst, r, step, of) }),
		flow.Space(render.None, render.None),
	)
	well := flow.Row(flow.Line(title, render.Label.In(f.s.Theme.Palette.Cream)).Grow(1), steps).Gap(render.Gap).Along(flow.Center).
		Pad(render.Gap, render.Tight).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.ToolWell(t, dst, r) })
	return flow.Row(
		well.Grow(1),
		Sign(ui.Control{
			ID: "help", Tip: KeyTip(f.s, f.s.Say("menu.help"), "", input.Help), Keys: input.SetOf(input.Help), Do: func(ui.Event) { f.OpenHelp() },
		}, "sign-help"),
		f.Menu(),
	).Gap(render.Tight).Size(render.None, render.ButtonHeight)
}

// Leaving puts the button that leaves the lesson on the desk beside the players' cards, where
// there is room for it; the menu has one, too.
func (f *Frame) Leaving(seats *flow.Node) *flow.Node {
	if v := f.s.View(); !f.s.Tutor.Teaches || v.Compact || v.IsUpright() || f.s.Theme.TextScale > 1 {
		return seats
	}
	leave := flow.Control(ui.Control{
		ID: "lesson-leave", Widget: ui.Button{Label: f.s.Say("lesson.leave")}, Do: func(ui.Event) { f.s.LeaveLesson() },
	}).Size(render.None, render.MainHeight)
	return flow.Pile(seats, flow.Column(flow.Spring(), flow.Row(leave, flow.Spring()), flow.Spring()).Pad(render.Margin, render.None))
}

// RoomForSlip takes what is left for what the coach says: at the foot of the column in the lesson,
// and on pages without a column where they have nothing else.
func (f *Frame) RoomForSlip() *flow.Node {
	room := flow.Spring()
	f.rooms = append(f.rooms, room)
	return flow.Column(room)
}

// SlipRoom returns the box of [Frame.RoomForSlip], an empty one where there is none.
func (f *Frame) SlipRoom() render.Rect { return BoxOf(f.rooms) }
