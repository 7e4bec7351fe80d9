// Package coach is the panel on which a coach lists what may come of each choice.
//
// What lives here: the list, which gets better while it is open, and its words. What does
// not: the weighing itself (package money), and the reviews after a game (package results).
package coach

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// page lists what may come of each choice, the best one first. The figures come while the
// coach plays the game on.
type page struct {
	match.OverPage[view]
	// coach is nil where there is nothing to weigh.
	coach *money.Coach
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
	coachSlices = 20 // in a tick, at most
	// coachPause is how many ticks a figure stands before it is put right.
	coachPause = 15
)

// New returns the panel for what a person is asked now; nil where nobody is.
func New(_ *app.App, m *match.Match) app.Scene {
	if _, ok := m.Asked(); !ok || m.Moving() {
		return nil
	}
	p := &page{coach: money.NewCoach(m.Table)}
	p.OverPage = match.NewOverPage(m, "coach", p)
	p.First, p.Valid = "coach-close", m.PromptUnchanged()
	return p
}

// Tick lets the coach play on for a moment, see [app.Scene].
func (p *page) Tick(in *input.State) (dirty bool) {
	if p.coach != nil && !p.known {
		p.WithinBudget(coachSlices, func() bool {
			p.known = p.coach.Step()
			return p.known
		})
		if p.ticks++; p.known || p.ticks%coachPause == 0 {
			p.updates++
		}
	}
	return p.OverPage.Tick(in)
}

// Reckoned reports whether all is known that the coach will find out, see [app.Reckoner].
func (p *page) Reckoned() bool { return p.coach == nil || p.known }

// Key is what the panel depends on, see [app.Content].
func (p *page) Key() view { return p.view }

// Build lays the panel out, see [app.Content].
func (p *page) Build() *flow.Node {
	var advice []money.Advice
	if p.coach != nil && p.updates > 0 {
		advice = p.coach.Advice()
	}
	rows := flow.Column().Gap(render.Near)
	for i := range advice {
		rows.Add(p.row(advice, i))
	}
	return app.Panel(render.Green, flow.Column(
		flow.Text(p.Say("coach.title"), render.Title, 0),
		flow.Text(p.note(advice), render.Body.In(p.Theme.Palette.Ink2), 0),
		flow.Scroll("coach-rows", rows),
		flow.Control(ui.Control{
			ID: "coach-close", Keys: session.GoOn | input.SetOf(input.Coach), Do: func(ui.Event) { p.Close() },
			Widget: ui.Button{Label: p.Say("coach.close"), Key: p.KeyFor(input.Accept), Kind: render.Primary},
		}),
	).Gap(render.Gap)).Size(render.DialogWidth, render.None)
}

// note says what the figures are.
func (p *page) note(advice []money.Advice) string {
	switch {
	case p.coach == nil && p.M.Stage.Shown().Setup.House.Has(engine.NoCoach):
		return p.Say("coach.unwanted")
	case p.coach == nil:
		return p.Say("coach.nothing")
	case len(advice) == 0:
		return p.Say("coach.thinking")
	}
	return p.M.Words.Count("coach.games", advice[0].Games)
}

// row is one choice: what it is, what it gains or loses and, where any is better than
// another, a bar as long as that is, of the longest one.
func (p *page) row(advice []money.Advice, i int) *flow.Node {
	a, w := &advice[i], p.M.Words
	worth, spread := words.Money("worth", p.round(a.Worth)), words.Money("spread", p.round(a.Spread))
	text := p.Say("coach.worth", worth, spread)
	if a.Option.Choice.Kind == engine.Buy && a.Games > 0 {
		text = p.Say("coach.sold", worth, spread, words.Number("sold", a.Sold*100/a.Games))
	}
	gain, family, ink := w.Signed(p.round(a.Gain)), render.Green, p.Theme.Palette.Gain
	switch {
	case a.Even:
		gain, family, ink = p.Say("coach.even"), render.Slate, p.Theme.Palette.Ink
	case a.Gain < 0:
		family, ink = render.Red, p.Theme.Palette.Loss
	}
	best := i == 0
	return flow.Column(
		flow.Row(
			flow.Line(w.Offer(p.M.Table.State(), a.Option, p.M.Names).Label, render.Subhead).Grow(1),
			flow.Line(gain, render.Head.In(ink)),
		).Gap(render.Gap),
		flow.Text(text, render.Fine.In(p.Theme.Palette.Ink2), 0),
		bar(advice, i, family),
	).Gap(render.Hair).Pad(render.Wide, render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Row(dst, r, false, render.State{Active: best})
	})
}

// bar shows how much a choice gains or loses, of the most that any does; it is nil where
// all are even.
func bar(advice []money.Advice, i int, family render.Family) *flow.Node {
	size := func(a money.Advice) int32 {
		if a.Even {
			return 0
		}
		return max(a.Gain, -a.Gain)
	}
	most := size(slices.MaxFunc(advice, func(a, b money.Advice) int { return int(size(a)) - int(size(b)) }))
	if most == 0 {
		return nil
	}
	part := float64(size(advice[i])) / float64(most)
	return flow.Picture(render.None, render.Tight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Well(dst, r, r.H/2)
		if r.W *= part; r.W >= r.H {
			t.Gauge(dst, r, family)
		}
	}).Across(flow.Fill)
}

// round rounds a sum that is not known to the dollar: to a twentieth of what loans are
// given in.
func (p *page) round(dollars int32) int32 {
	step := p.M.Stage.Shown().Edition().LoanStep / 20
	half := step / 2
	if dollars < 0 {
		half = -half
	}
	return (dollars + half) / step * step
}

var _ app.Reckoner = (*page)(nil)
