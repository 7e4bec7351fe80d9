package frame

import (
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
)

// canTakeBack reports whether what was chosen last can be taken back here.
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
