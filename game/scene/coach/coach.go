// Package coach is the panel on which a coach lists what may come of each choice.
//
// What lives here: the list, which gets better while it is open. What does not: what each
// game's coach weighs and says (packages coach/money and coach/armies below), the weighing
// itself (packages money and armies), and the reviews after a game (package results).
package coach

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Adviser weighs what a person is asked, and says what it finds.
type Adviser interface {
	// Step plays the game on for a moment, and reports whether all is known that will be.
	Step() (done bool)
	// Advice returns what is known so far: how many games were played on from each choice,
	// and a row for each of them, the best first. There is none before anything is known.
	Advice() (games int, rows []Row)
}

// Row is what may come of one choice.
type Row struct {
	// Label is what it is called, Figure what it comes to, in Ink, and Text says more.
	Label, Figure, Text string
	Ink                 palette.Color
	// Size is how long its bar is in Family, the longest being as wide as the panel. Where
	// all are 0 there are no bars.
	Size   int32
	Family palette.Family
}

// page lists what may come of each choice, the best one first. The figures come while the
// coach plays the game on.
type page struct {
	session.OverPage[view]
	// adviser is nil where there is nothing to weigh: then unasked says why.
	adviser Adviser
	unasked string
	view
	ticks int
}

// view is all that the panel depends on besides the advice: how often that has come, and
// whether it is all that will be known.
type view struct {
	updates int
	known   bool
}

// Coaches play on in slices, so that no frame is late.
const (
	coachSlices = 100 // in a tick, at most: of Conquest they are short
	// coachPause is how many ticks a figure stands before it is put right.
	coachPause = 15
)

// New returns the panel for what a person is asked now; nil where nobody is. Adviser is nil
// where there is nothing to weigh, or where the table, as unwanted says, has agreed to have no
// coach. Valid reports whether the same is still asked.
func New(s *session.Session, adviser Adviser, unwanted bool, valid func() bool) app.Scene {
	if _, ok := s.AskedSeat(); !ok || s.Moving() {
		return nil
	}
	p := &page{adviser: adviser, unasked: "coach.nothing"}
	if unwanted {
		p.unasked = "coach.unwanted"
	}
	p.OverPage = session.NewOverPage(s, "coach", p)
	p.First, p.Valid = "coach-close", valid
	return p
}

// Tick lets the coach play on for a moment, see [app.Scene].
func (p *page) Tick(in *input.State) (dirty bool) {
	if p.adviser != nil && !p.known {
		p.WithinBudget(coachSlices, func() bool {
			p.known = p.adviser.Step()
			return p.known
		})
		if p.ticks++; p.known || p.ticks%coachPause == 0 {
			p.updates++
		}
	}
	return p.OverPage.Tick(in)
}

// Reckoned reports whether all is known that the coach will find out, see [app.Reckoner].
func (p *page) Reckoned() bool { return p.adviser == nil || p.known }

// Key is what the panel depends on, see [app.Content].
func (p *page) Key() view { return p.view }

// Build lays the panel out, see [app.Content].
func (p *page) Build() *flow.Node {
	games, list := 0, []Row(nil)
	if p.adviser != nil && p.updates > 0 {
		games, list = p.adviser.Advice()
	}
	note := p.Say("coach.thinking")
	switch {
	case p.adviser == nil:
		note = p.Say(p.unasked)
	case len(list) > 0:
		note = p.M.Words.Count("coach.games", games)
	}
	rows := flow.Column().Gap(render.Near)
	for i := range list {
		rows.Add(p.row(list, i))
	}
	return app.Panel(palette.Green, flow.Column(
		flow.Text(p.Say("coach.title"), render.Title, 0),
		flow.Text(note, render.Note.In(p.Theme.Palette.Ink2), 0),
		flow.Scroll("coach-rows", rows),
		flow.Control(ui.Control{
			ID: "coach-close", Keys: session.GoOn | input.SetOf(input.Coach), Do: func(ui.Event) { p.Close() },
			Widget: ui.Button{Label: p.Say("coach.close"), Key: p.KeyFor(input.Accept), Kind: control.Primary},
		}),
	).Gap(render.Gap)).Size(render.DialogWidth, render.None)
}

// row is one choice: what it is, what it comes to and, where that differs, a bar as long as
// that is, of the longest one.
func (p *page) row(list []Row, i int) *flow.Node {
	row := &list[i]
	best := i == 0
	return flow.Column(
		flow.Row(
			flow.Line(row.Label, render.Subhead).Grow(1),
			flow.Line(row.Figure, render.Head.In(row.Ink)),
		).Gap(render.Gap),
		flow.Text(row.Text, render.Jotted.In(p.Theme.Palette.Ink2), 0),
		bar(list, i),
	).Gap(render.Hair).Pad(render.Wide, render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		control.Row(t, dst, r, false, render.State{Active: best})
	})
}

// bar shows how large a row is, of the largest; it is nil where all are nothing.
func bar(list []Row, i int) *flow.Node {
	most := slices.MaxFunc(list, func(a, b Row) int { return int(a.Size - b.Size) }).Size
	if most == 0 {
		return nil
	}
	part, family := float64(list[i].Size)/float64(most), list[i].Family
	return flow.Picture(render.None, render.Tight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.Well(t, dst, r, r.H/2)
		if r.W *= part; r.W >= r.H {
			pieces.Gauge(t, dst, r, family)
		}
	}).Across(flow.Fill)
}

var _ app.Reckoner = (*page)(nil)
