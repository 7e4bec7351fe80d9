package frame

import (
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
)

// besideUndo is the log with the button that takes back what was chosen last, as long as that can
// be: what has happened stands beside it. Where there is no log the key alone takes it back.
func (f *Frame) besideUndo(log *flow.Node) *flow.Node {
	if !f.canTakeBack() {
		return flow.Column(log.Grow(1))
	}
	return flow.Row(log.Grow(1), f.undo().Size(render.None, render.ButtonHeight).Across(flow.Start)).Gap(render.Tight)
}

func (f *Frame) canTakeBack() bool { return f.Above == nil && f.s.Undoable() >= 0 }

// undo is the button that takes back what was chosen last.
func (f *Frame) undo() *flow.Node {
	return Sign(ui.Control{
		ID: "undo", Keys: input.SetOf(input.Undo), Tip: KeyTip(f.s, f.s.Undoes(), "", input.Undo), Do: func(ui.Event) { f.takeBack() },
	}, "undo")
}

// takeBack takes back what was chosen last.
func (f *Frame) takeBack() {
	f.s.TakeBack()
	if f.TakenBack != nil {
		f.TakenBack()
	}
}
