package turn

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// log is the last sentences of the log, as many as have room. Pressed, it shows more.
func (s *Turn) log() *flow.Node {
	return s.logOn(s.M.LogLines())
}

// logOn makes of a form of the log the button that opens it.
func (s *Turn) logOn(n *flow.Node) *flow.Node {
	return flow.Column(n.Grow(1)).Pad(render.Gap, render.Hair).Pressed(ui.Control{
		ID: "log", Tip: render.Tip{Title: s.Say("log.title"), Text: s.Say("log.open")}, Do: func(ui.Event) { s.openLog() },
	}, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.Panel(dst, r, render.Slip)
		if state.Hover {
			t.Row(dst, r.Inset(t.Length(render.Hair)), false, render.State{Hover: true})
		}
		if state.Focused {
			t.FocusRing(dst, r, t.Length(render.Near))
		}
	})
}

// third is the third column of wide windows: the log with its head, and the Deals that lie
// before the player.
func (s *Turn) third() *flow.Node {
	return flow.Column(
		s.logOn(s.M.LogPanel()).Rest(), s.hand(),
	).Gap(render.Gap).Size(render.ThirdWidth, render.None).Grow(1)
}

// hand is the list of the Deals of the player. What has no room is counted at its end.
func (s *Turn) hand() *flow.Node {
	sh, ink2 := s.M.Stage.Shown(), s.Theme.Palette.Ink2
	seat := facts.Viewer(s.M)
	deals := sh.HeldDeals(seat)
	hand := flow.Column(
		flow.Row(flow.Line(s.Say("deals.title"), render.Head).Grow(1), flow.Line(s.M.Names[seat], render.Remark.In(ink2))).Gap(render.Gap).Baseline(),
		flow.Rule(),
	).Gap(render.Tight).Pad(render.Gap, render.Gap).OnPanel(render.Slip)
	switch len(deals) {
	case 0:
		return hand.Add(flow.Row(flow.Art("deal", render.Plate), flow.Text(s.Say("deals.none"), render.Fine.In(ink2), 3).Grow(1)).Gap(render.Gap))
	case 1:
		deal := facts.DealCard(s.M, deals[0], "deals.paid", "deals.payoff", sh.PaidFor(deals[0]))
		return hand.Add(flow.First(
			flow.Picture(render.None, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				deal.Draw(t, dst, r, render.State{})
			}).Aspect(float64(render.DealH)/render.DealW),
			s.deals(deals, 1),
		))
	}
	forms := flow.First()
	for n := len(deals); n > 0; n-- {
		forms.Add(s.deals(deals, n))
	}
	return hand.Add(forms)
}

// deals are the first few of several Deals below each other, and how many more there are.
func (s *Turn) deals(deals []engine.CardID, n int) *flow.Node {
	sh, ink2 := s.M.Stage.Shown(), s.Theme.Palette.Ink2
	rows := flow.Column().Gap(render.Hair)
	for i, id := range deals[:n] {
		card := s.M.Words.Card(sh.Setup.Edition, id)
		row := flow.Row(
			flow.Art(card.Art, render.Sign), flow.Column(flow.Line(card.Title, render.Label), flow.Line(card.Payoff, render.Remark.In(ink2))).Grow(1),
		).Gap(render.Gap).Pad(render.Near, render.Hair)
		rows.Add(row.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Row(dst, r, i%2 == 0, render.State{}) }))
	}
	if more := len(deals) - n; more > 0 {
		rows.Add(flow.Line(s.M.Words.Count("deals.more", more), render.Remark.In(ink2)))
	}
	return rows
}
