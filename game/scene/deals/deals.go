// Package deals is the panel with the Deals that lie before a player.
//
// What lives here: the list of Deals. What does not: buying one (package turn) and selling
// one (package prompt).
package deals

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/palette"
)

// page shows the Deals of a seat.
type page struct {
	match.OverPage[view]
	match.Deals
}

// view is all that the panel depends on: the Deals change with what has happened.
type view struct{ events int }

// New returns the panel; nil where the player has no Deal.
func New(_ *app.App, d match.Deals) app.Scene {
	p := &page{Deals: d}
	if len(p.held()) == 0 {
		return nil
	}
	p.OverPage = match.NewOverPage(d.Match, "deals", p)
	p.Valid = func() bool { return len(p.held()) > 0 }
	p.First = "deals-close"
	return p
}

func (p *page) held() []engine.CardID { return p.Match.Stage.Shown().HeldDeals(p.Seat) }

// Key is what the panel depends on, see [app.Content].
func (p *page) Key() view { return view{p.Match.Stage.Shown().Log.Count()} }

// Build lays the panel out, see [app.Content].
func (p *page) Build() *flow.Node {
	ink2 := p.Theme.Palette.Ink2
	held, width := p.held(), render.SheetWidth
	if len(held) == 1 {
		width = render.DialogWidth
	}
	cards := flow.Grid(render.CellLeast, min(2, len(held))).Gap(render.Gap)
	for i, id := range held {
		cards.Add(p.card(i, id))
	}
	head := flow.Row(
		flow.Picture(render.Plate, render.Plate, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			sq := r.Square()
			boards.Sign(t, dst, engine.DealSpace.String(), sq.X, sq.Y, sq.W, false)
		}),
		flow.Column(flow.Line(p.Say("deals.title"), render.Title), flow.Line(p.Match.Names[p.Seat], render.Body.In(ink2))).Grow(1),
		flow.Line(p.Say("deals.one"), render.Remark.In(ink2)),
	).Gap(render.Gap)
	foot := flow.Row(
		flow.Column(
			flow.Text(facts.BuyersAhead(p.Match, p.Seat), render.Body, 2), flow.Text(p.Say("deals.worthless"), render.Fine.In(ink2), 2),
		).Grow(1),
		flow.Control(ui.Control{
			ID: "deals-close", Keys: input.SetOf(input.Deals, input.Accept, input.GoOn), Do: func(ui.Event) { p.Close() },
			Widget: ui.Button{Label: p.Say("deals.close"), Key: p.KeyFor(input.Cancel)},
		}),
	).Gap(render.Gap)
	return app.Panel(palette.Orange, flow.Column(head, flow.Scroll("deals-area", cards.Pad(render.Tight, render.Tight)), foot).Gap(render.Gap)).Size(width, render.None)
}

// card is a Deal with what was paid for it and what a buyer pays.
func (p *page) card(i int, id engine.CardID) *flow.Node {
	sh := p.Match.Stage.Shown()
	deal := facts.DealCard(p.Match, id, "deals.paid", "deals.payoff", sh.PaidFor(id))
	w := p.Match.Words.Card(sh.Setup.Edition, id)
	return flow.Drawn(ui.Control{
		ID: ui.ID("deal-" + strconv.Itoa(i+1)), Info: true, Tip: control.Tip{Title: w.Title, Text: w.Reason, Figure: w.Note},
	}, render.CellLeast, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		deal.Draw(t, dst, r, state)
	}).Aspect(float64(render.DealH) / render.DealW)
}
