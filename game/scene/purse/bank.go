package purse

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/boards"
)

// Desk is the desk with the players' cards and, where there is room, the bank beside them, see
// [frame.Seats.Node].
func (f *Frame) Desk(active engine.Seat, tab string) *flow.Node {
	return f.Leaving(f.Seats.Node(active, tab).On(func(t *render.Theme, dst *ebiten.Image, desk render.Rect) {
		if r := f.bank(desk); !r.Empty() && !f.Seats.Away {
			boards.Bank(t, dst, r, f.m.Say("lottery.bank"))
		}
	}).DrawnIn(f.bank))
}

// bank returns where the bank stands on a desk, empty where there is no room for it.
func (f *Frame) bank(desk render.Rect) render.Rect {
	first, last := f.Seats.whole(0), f.Seats.whole(engine.Seat(f.m.Stage.Shown().Seats()-1))
	if first.X > last.X { // the page is mirrored
		first, last = last, first
	}
	f.bankBox = boards.BankBeside(f.m.Theme, desk, first, last)
	return f.bankBox
}
