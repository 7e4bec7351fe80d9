package frame

import (
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/palette"
)

// AddTray adds the tray with the dice to the column. On a telephone that lies it takes the place of
// the speeds in the head instead, which can be set from the menu as well: what is read and asked
// needs the room more.
func (f *Frame) AddTray(column, tray *flow.Node) {
	if f.s.View().IsLying() && !f.s.Tutor.Teaches && f.Above == nil {
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
