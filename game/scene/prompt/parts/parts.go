package parts

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// DaySign is the sign of a kind of day, of a size.
func DaySign(space engine.Space, size render.Step) *flow.Node {
	return flow.Picture(size, size, daySigns[space])
}

// daySigns draw the sign of each kind of day.
var daySigns = func() (signs [engine.NumSpaces]flow.Painter) {
	for space := range signs {
		name := engine.Space(space).String()
		signs[space] = func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			s := min(r.W, r.H)
			boards.Sign(t, dst, name, r.CenterX()-s/2, r.CenterY()-s/2, s, false)
		}
	}
	return signs
}()

// Die is a die that lies, of a size.
func Die(color string, n int, size render.Step) *flow.Node {
	return flow.Picture(size, size, dice[pieces.Die{Color: color, N: n}])
}

// dice draw the dice that lie.
var dice = func() map[pieces.Die]flow.Painter {
	all := map[pieces.Die]flow.Painter{}
	for _, color := range [...]string{"red", "white", "black"} {
		for n := range int(engine.DieSides) + 1 { // with 0 pips, none are shown
			die := pieces.Die{Color: color, N: n}
			all[die] = func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				pieces.DrawDie(t, dst, die, r.CenterX(), r.CenterY(), min(r.W, r.H), -1, render.Pose{})
			}
		}
	}
	return all
}()

// Pinned puts a panel on paper, with a pin at its head.
func Pinned(n *flow.Node) *flow.Node {
	return n.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { OnPaper(t, dst, r, render.State{}) })
}

// Figures are facts that say what they are when they are pointed at.
func Figures(c *match.Match, facts ...panel.Fact) *flow.Node {
	row := flow.Row().Gap(render.Near)
	for i, f := range facts {
		f.Tip.Title = c.Say("tip.figure", words.Text("label", f.Label), words.Text("value", f.Value))
		row.Add(f.Node(ui.ID("figure-" + string(rune('1'+i)))).Evenly().Across(flow.Fill))
	}
	return row
}

// Sheet is what a prompt lays over the board: paper with a head in the colour of a family,
// the sign of a kind of day, a title with a text below and something at its end, and what
// is decided on it.
func Sheet(c *match.Match, family palette.Family, sign engine.Space, title, text string, aside *flow.Node, body ...*flow.Node) *flow.Node {
	style := render.Display
	if c.View().Compact {
		style = render.Title
	}
	head := flow.Row(DaySign(sign, render.Plate), flow.Column(
		flow.Line(title, style), flow.Text(text, render.Body.In(c.Theme.Palette.Ink2), 2),
	).Along(flow.Center).Grow(1), aside).Gap(render.Gap)
	content := flow.Column(head).Add(body...).Gap(render.Near).Pad(render.Broad, render.Near)
	return flow.Column(flow.Space(render.None, render.Binding), content.Grow(1)).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		control.Dialog(t, dst, r, family)
	})
}

// List is a table of rows, every other one of which is striped.
type List struct {
	Rows *flow.Node
	n    int
}

// Add adds a row: a sign, a name, and what stands behind it. Marked rows are those of whom it
// is about now.
func (l *List) Add(sign, name *flow.Node, marked bool, behind ...*flow.Node) *flow.Node {
	striped := l.n%2 == 0
	row := flow.Row(sign, name.Grow(1)).Add(behind...).Gap(render.Near).Pad(render.Gap, render.None).
		Size(render.None, render.Row).Least(render.None, render.TinySign).
		On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			control.Row(t, dst, r, striped, render.State{Active: marked})
		})
	l.Rows.Add(row)
	l.n++
	return row
}

// AddPlayer adds the row of a player, whose name may be faint.
func (l *List) AddPlayer(c *match.Match, seat engine.Seat, marked, faint bool, behind ...*flow.Node) *flow.Node {
	ink := c.Theme.Palette.Ink
	if faint {
		ink = c.Theme.Palette.Ink2
	}
	return l.Add(c.Face(seat, render.Sign), flow.Line(c.Names[seat], render.Item.In(ink)), marked, behind...)
}

// OnPaper is the ground of a panel that can be pointed at as a whole.
func OnPaper(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	pieces.Panel(t, dst, r, pieces.Paper)
	pieces.Pin(t, dst, r.CenterX(), r.Y, palette.Blue)
	if state.Focused {
		marks.FocusRing(t, dst, r, t.Length(render.Near))
	}
}

// Face draws what a control shows in its states.
func Face[T any](draw func(t *render.Theme, dst *ebiten.Image, r render.Rect, shows T, state render.State), shows T) flow.Face {
	return func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		draw(t, dst, r, shows, state)
	}
}
