package frame

import (
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/palette"
)

// TrayInHead reports whether the tray with the dice stands beside the tools, as on a telephone: there
// it takes the place of the speeds, which can be set from the menu as well, for what is read and
// asked needs the room more.
func (f *Frame) TrayInHead() bool {
	return f.s.View().Point > 0 && !f.s.Tutor.Teaches && f.Above == nil
}

// AddTray adds the tray with the dice to the column, or to its head.
func (f *Frame) AddTray(column, tray *flow.Node) {
	if f.TrayInHead() {
		f.tray = tray
		return
	}
	column.Add(f.Fitted(tray, render.LowTray))
}

// ToldOfDice is what stands beside the dice in their tray: what was thrown, and what that means. The
// tray is low: the second text is rather condensed than broken into two lines.
func ToldOfDice(c *palette.Palette, title, means string) *flow.Node {
	return flow.Column(
		flow.Line(title, render.Head.In(c.Cream)),
		flow.First(
			flow.Line(means, render.Fine.In(c.Cream2)), flow.Line(means, render.Remark.In(c.Cream2)), flow.Text(means, render.Remark.In(c.Cream2), 2),
		),
	).Along(flow.Center).Grow(1)
}
