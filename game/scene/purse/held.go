package purse

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/pieces"
)

// heldKey is all that the list of a player's Deals depends on.
type heldKey struct {
	app.Environment
	seat engine.Seat
	hand engine.Hand[[engine.MaxDeals]engine.CardID]
}

// held is the list of the Deals of the player. What has no room is counted at its end.
func (f *Frame) held() *flow.Node {
	seat := facts.Viewer(f.m)
	return f.dealsHeld.Node(heldKey{f.m.Environment(), seat, f.m.Stage.Shown().Deals[seat]}, f.buildHeld)
}

func (f *Frame) buildHeld() *flow.Node {
	sh, ink2 := f.m.Stage.Shown(), f.m.Theme.Palette.Ink2
	seat := facts.Viewer(f.m)
	deals := sh.HeldDeals(seat)
	hand := flow.Column(
		flow.Row(flow.Line(f.m.Say("deals.title"), render.Head).Grow(1), flow.Line(f.m.Names[seat], render.Remark.In(ink2))).Gap(render.Gap).Baseline(),
		flow.Rule(),
	).Gap(render.Tight).Pad(render.Gap, render.Gap).OnPanel(pieces.Slip)
	switch len(deals) {
	case 0:
		return hand.Add(flow.Row(flow.Art("deal", render.Plate), flow.Text(f.m.Say("deals.none"), render.Fine.In(ink2), 3).Grow(1)).Gap(render.Gap))
	case 1:
		deal := facts.DealCard(f.m, deals[0], "deals.paid", "deals.payoff", sh.PaidFor(deals[0]))
		return hand.Add(flow.First(
			flow.Exactly(render.DealW, render.DealH, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				deal.Draw(t, dst, r, render.State{})
			}).Across(flow.Center),
			f.deals(deals, 1),
		))
	}
	forms := flow.First()
	for n := len(deals); n > 0; n-- {
		forms.Add(f.deals(deals, n))
	}
	return hand.Add(forms)
}

// deals are the first few of several Deals below each other, and how many more there are.
func (f *Frame) deals(deals []engine.CardID, n int) *flow.Node {
	sh, ink2 := f.m.Stage.Shown(), f.m.Theme.Palette.Ink2
	rows := flow.Column().Gap(render.Hair)
	for i, id := range deals[:n] {
		card := f.m.Words.Card(sh.Setup.Edition, id)
		row := flow.Row(
			flow.Art(card.Art, render.Sign), flow.Column(flow.Line(card.Title, render.Label), flow.Line(card.Payoff, render.Remark.In(ink2))).Grow(1),
		).Gap(render.Gap).Pad(render.Near, render.Hair)
		rows.Add(row.OnRow(i%2 == 0))
	}
	if more := len(deals) - n; more > 0 {
		rows.Add(flow.Line(f.m.Words.Count("deals.more", more), render.Remark.In(ink2)))
	}
	return rows
}
