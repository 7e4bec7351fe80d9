package results

import (
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
)

// LookBack is a page on which one looks back at the days of a game that is over.
type LookBack struct {
	*app.Base
	// Board returns the board with the days, at least so high in times its width.
	Board func(aspect float64) *flow.Node
	// Choose returns what chooses what is shown, nil for nothing, and List what is told of
	// that.
	Choose, List func() *flow.Node
	// Seats is what is told of the players.
	Seats *flow.Node
	// Close leads back to the results.
	Close func()
}

// wideAspect is how high the board is at least, in times its width, and uprightAspect the
// same where the rest stands below it.
const wideAspect, uprightAspect = .765, .68

// Node lays the page out: what is told stands beside the board or, in a window that is high
// enough, below it.
func (l LookBack) Node() *flow.Node {
	wall := flow.First(
		flow.Column(l.Board(uprightAspect).Upto(render.Illustration), l.side().Rest()).Gap(render.Margin),
		flow.Row(l.Board(wideAspect).Across(flow.Fill), l.side().Size(render.SideWidth, render.None)).Gap(render.Margin).Along(flow.Center),
	).Pad(render.Margin, render.Gap)
	return app.Desk(wall.Rest(), l.Seats)
}

// side has what chooses, what is told, and the way back.
func (l LookBack) side() *flow.Node {
	back := func(ui.Event) { l.Close() }
	var choose *flow.Node
	if l.Choose != nil {
		choose = l.Choose()
	}
	tools := flow.Row(choose, flow.Spring(), SoundSign(l.Base), Sign("menu-sign", "sign-menu", l.Say("results.back"), input.Menu, back))
	return flow.Column(tools.Gap(render.Near), l.List().Grow(1), flow.Control(ui.Control{
		ID: "back", Keys: input.SetOf(input.Cancel, input.Accept, input.Board), Do: back,
		Widget: ui.Button{Label: l.Say("results.back"), Key: l.KeyFor(input.Cancel), Kind: render.Primary},
	})).Gap(render.Gap)
}
