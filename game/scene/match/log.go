package match

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// mostLogLines is how many lines a sentence of the log takes at most.
const mostLogLines = 4

// fineBold is the type of who did what stands beside it in [render.Fine].
var fineBold = render.Style{Face: render.Bold, Size: render.Fine.Size}

// LogRow is a sentence of the log, the latest one being 0: whose it is, what was done and,
// where the row has room for it, how many turns ago.
func (m *Match) LogRow(i int) *flow.Node {
	age := m.age(m.Log.At(i).turn)
	if age == "" {
		return m.sentence(i, flow.Start)
	}
	aged := m.sentence(i, flow.Start).Add(flow.Line(age, render.Remark.In(m.Theme.Palette.Ink2)).Across(flow.Start))
	return flow.First(aged, m.sentence(i, flow.Start))
}

// sentence is a sentence of the log without its age, behind the token of whom it is about,
// which stands beside its first line or its middle.
func (m *Match) sentence(i int, token flow.Align) *flow.Node {
	l := m.Log.At(i)
	sign := flow.Art("start", render.TinySign)
	if l.Seat != engine.NoSeat {
		piece := m.Tokens[l.Seat]
		sign = flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			sq := r.Square()
			t.Token(dst, piece, sq.X, sq.Y, sq.W, render.Flat)
		})
	}
	text := flow.Text(l.deed, render.Fine, mostLogLines).Lead(l.actor, fineBold)
	return flow.Row(sign.Across(token), text.Size(render.TextLeast, render.None).Grow(1)).Gap(render.Near)
}

// age says how many turns ago a turn was, nothing before the first.
func (m *Match) age(turn uint16) string {
	turns := m.Stage.Shown().Turns
	if turns == 0 {
		return "" // the month is being built
	}
	if turns <= turn {
		return m.Say("log.now")
	}
	return m.Words.Count("log.turns_ago", int(turns-turn))
}

// LatestLogRows are the latest sentences of the log, as many as there is room for.
func (m *Match) LatestLogRows() *flow.Node {
	if len(m.Log.Lines) == 0 {
		return m.emptyLog()
	}
	const most = 60 // have room on the largest panel
	rows := flow.AsMany().Gap(render.Hair)
	for i := range min(len(m.Log.Lines), most) {
		rows.Add(m.LogRow(i))
	}
	return rows
}

// LatestLogRow is the latest sentence of the log alone, for a place that is hardly higher.
func (m *Match) LatestLogRow() *flow.Node {
	if len(m.Log.Lines) == 0 {
		return m.emptyLog()
	}
	return m.sentence(0, flow.Center)
}

// emptyLog says that nothing has happened yet.
func (m *Match) emptyLog() *flow.Node {
	return flow.Line(m.Say("log.empty"), render.Fine.In(m.Theme.Palette.Ink2))
}

// LogPaper is the slip with the latest sentences of the log that lies on the table.
type LogPaper struct {
	*app.App
	M *Match
}

// Paint paints the slip: below a headline where it is high enough, and in a low one the
// latest sentence alone, before a sign that it opens.
func (s LogPaper) Paint(dst *ebiten.Image, r render.Rect, state render.State) {
	t := s.Theme
	t.Panel(dst, r, render.Slip)
	if state.Hover {
		t.Row(dst, r.Inset(t.Length(render.Hair)), false, render.State{Hover: true})
	}
	chevron := flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Chevron(dst, r.CenterX(), r.CenterY(), t.Length(render.Tight), true)
	})
	// Each form asks for the height from which on it is the right one.
	forms := flow.First(
		flow.Column(flow.Line(s.Say("log.title"), render.Head), flow.Rule(), s.M.LatestLogRows().Grow(1)).
			Gap(render.Tight).Pad(render.Gap, render.Near).Size(render.FieldLeast, render.Illustration),
		flow.Column(s.M.LatestLogRows().Along(flow.Center).Grow(1)).Pad(render.Gap, render.Hair).Size(render.FieldLeast, render.DoubleRow),
		flow.Row(s.M.LatestLogRow().Grow(1), chevron).Gap(render.Near).Pad(render.Gap, render.Hair),
	)
	// Type that grew further would leave no room for a sentence.
	const mostGrowth = 1.6
	slip := flow.Fit(forms, min(1, mostGrowth/t.TextScale))
	slip.Lay(t, r, s.Settings.LeftHanded)
	slip.Paint(dst)
	if state.Focused {
		t.FocusRing(dst, r, t.Length(render.Near))
	}
}
