package results

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// LookBack is a page on which one looks back at the days of a game that is over.
type LookBack struct {
	*app.Page[lookBackView]
	m *session.Session
	Days
}

// Days is what is looked back at.
type Days interface {
	// Board returns the board with the days.
	Board() *flow.Node
	// Chooser returns what chooses what is shown, nil for nothing, and Chosen what that is.
	Chooser() *flow.Node
	Chosen() int
	// List is what is told of the days, Seats what is told of the players.
	List() *flow.Node
	Seats() *flow.Node
}

// lookBackView is all that the page depends on besides the game, which is over.
type lookBackView struct {
	chosen int
	mute   bool
}

// NewLookBack returns the look back at the days of a game. The page has an id such as "days".
func NewLookBack(m *session.Session, id string, days Days) app.Scene {
	l := &LookBack{m: m, Days: days}
	l.Page = app.NewPage[lookBackView](m.App, id, l)
	l.First, l.WithBoard = "back", true
	return l
}

// Key is what the page depends on, see [app.Content].
func (l *LookBack) Key() lookBackView { return lookBackView{l.Chosen(), l.Settings.Mute} }

// Tick handles one sixtieth of a second.
func (l *LookBack) Tick(in *input.State) bool {
	changed := l.m.Advance(false)
	return l.Page.Tick(in) || changed
}

// ListGrowths are the factors of the type of what is told of the days: down to the least that it has
// room for or, on a telephone, where it is smaller beside a board, as large as elsewhere; it is
// scrolled then.
func ListGrowths(v render.View, factors []float64) []float64 {
	if v.Point > 0 {
		return []float64{1.8, 1.6, 1.4, 1.25}
	}
	return factors
}

// wideAspect is how high the board is at least, in times its width, and uprightAspect the
// same where the rest stands below it.
const wideAspect, uprightAspect = .765, .68

// Build lays the page out, see [app.Content]: what is told stands beside the board or, in a
// window that is high enough, below it.
func (l *LookBack) Build() *flow.Node {
	board := func(aspect float64, width render.Step) *flow.Node {
		return l.Board().Size(width, render.None).Aspect(aspect).Grow(0)
	}
	side := func() *flow.Node {
		back := func(ui.Event) { l.Close() }
		tools := flow.Row(l.Chooser(), flow.Spring(), soundSign(&l.Base), sign("menu-sign", "sign-menu", l.Say("results.back"), input.Menu, back))
		return flow.Column(tools.Gap(render.Near), l.List().Grow(1), flow.Control(ui.Control{
			ID: "back", Keys: input.SetOf(input.Cancel, input.Accept, input.Board), Do: back,
			Widget: ui.Button{Label: l.Say("results.back"), Key: l.KeyFor(input.Cancel), Kind: control.Primary},
		})).Gap(render.Gap)
	}
	beside := side().Size(render.SideWidth, render.None)
	if l.View().IsLying() {
		beside.Upto(render.TextLeast)
	}
	wall := flow.First(
		flow.Column(board(uprightAspect, render.PaneMost).Upto(render.Illustration), side().Rest()).Gap(render.Margin),
		flow.Row(board(wideAspect, render.BoardWidth).Across(flow.Fill), beside).Gap(render.Margin).Along(flow.Center),
	).Pad(render.Margin, render.Gap)
	return app.Desk(wall.Rest(), l.Seats())
}
