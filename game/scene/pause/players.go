package pause

import (
	"slices"
	"strconv"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// players is where seats change hands during a game: a computer plays for a
// person who leaves, gives the seat back, or plays better or worse from now on.
type players struct {
	*app.Page[playersView]
	m *session.Session
	// kinds is who plays each seat, and before who did when the panel was opened.
	kinds, before playersView
}

// playersView is all that the panel depends on: who plays each seat.
type playersView [engine.MaxSeats]table.Kind

// NewPlayers returns the panel on which the seats of a game change hands.
func NewPlayers(a *app.App, m *session.Session) app.Scene {
	s := &players{m: m}
	for i, p := range m.Table.Players() {
		s.kinds[i] = p.Kind
	}
	s.before = s.kinds
	s.Page = app.NewPage[playersView](a, "players", s).LieOver(s.leave)
	s.First = "done"
	return s
}

// Key is what the panel depends on, see [app.Content].
func (s *players) Key() playersView { return s.kinds }

// Build lays the panel out, see [app.Content].
func (s *players) Build() *flow.Node {
	rows := flow.Table().Gap(render.Near)
	for i := range s.m.Names {
		rows.Add(s.row(rules.Seat(i)))
	}
	return app.Panel(palette.Blue, flow.Column(
		flow.Centered(s.Say("players.title"), render.Title, 1),
		rows,
		flow.Centered(s.Say("players.note"), render.Body.In(s.Theme.Palette.Ink2), 3),
		flow.Control(ui.Control{
			ID: "done", Keys: input.SetOf(input.Accept, input.GoOn, input.Cancel), Do: func(ui.Event) { s.leave() },
			Widget: ui.Button{Label: s.Say("players.done"), Key: s.KeyFor(input.Accept), Kind: control.Primary},
		}),
	).Gap(render.Gap))
}

// row is the row of a seat: its face, its name and who plays it.
func (s *players) row(seat rules.Seat) *flow.Node {
	name := s.m.Names[seat]
	all := table.Kinds()
	kinds := ui.Segmented{Selected: slices.Index(all, s.kinds[seat])}
	kinds.Options = ui.Options(len(all), func(i int) string { return s.Say("setup." + string(all[i])) })
	return flow.Row(s.m.Face(seat, render.LargeSign), flow.Line(name, render.Subhead).Grow(1), flow.Control(ui.Control{
		ID: ui.ID("plays-" + strconv.Itoa(int(seat)+1)), Widget: kinds, Tip: control.Tip{Title: s.Say("players.who", words.Name("name", name))},
		Do: func(e ui.Event) { s.give(seat, all[e.Value]) },
	})).Gap(render.Gap)
}

// give gives a seat to another kind of player.
func (s *players) give(seat rules.Seat, kind table.Kind) {
	if s.m.Table.SetKind(seat, kind) == nil {
		s.kinds[seat] = kind
		s.m.Reseat()
	}
}

// leave goes back to the game. Where seats have changed hands the table is
// set anew: what was open for one who is not asked any more is closed, and what
// is hidden is hidden from those who sit there now.
func (s *players) leave() {
	if s.kinds == s.before {
		s.Close()
		return
	}
	s.m.Recount()
	s.m.Game.Show()
}
