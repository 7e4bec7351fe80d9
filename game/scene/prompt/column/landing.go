package column

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt/parts"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// Landing shows what the day asks that is being carried out, and how its player stands.
func Landing(c *match.Match) *flow.Node {
	t, st := c.Theme, c.Stage
	land := st.Shown().Landed
	w := c.SpaceWords(land.Space)
	where := c.Say("turn.lands", words.Name("name", c.Names[land.Seat]), words.Text("date", c.Date(land.Month, land.Day)))
	sign := flow.Picture(render.Medallion, render.Medallion, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		r = r.Square()
		pieces.Well(t, dst, r, t.Length(render.Near))
		in := r.Inset(t.Length(render.Near))
		boards.Sign(t, dst, land.Space.String(), in.X, in.Y, in.W, false)
	})
	cash, loan, saved := st.Money(engine.SeatAccount(land.Seat)), st.Loan(land.Seat), st.Shown().Players[land.Seat].Savings
	owed, tip := facts.LoanFigure(c, land.Seat, loan), facts.LoanTip(c, land.Seat, loan)
	worth := engine.Finances{Cash: cash, Savings: saved, Loan: loan}.NetWorth() - st.Shown().BillsToPay(land.Seat)
	return parts.Pinned(flow.Column(
		flow.Row(sign, flow.Column(
			flow.Line(where, render.Remark.In(t.Palette.Ink2)), flow.Text(w.Name, render.Title, 2), flow.Text(w.Rule, render.Body, 0),
		).Gap(render.Tight).Along(flow.Center).Grow(1)).Gap(render.Wide).Grow(1),
		parts.Figures(c,
			panel.Fact{Label: c.Say("turn.card.cash"), Value: c.Words.Money(cash), Tip: control.Tip{Text: c.Say("tip.cash")}},
			panel.Fact{Label: owed.Label, Value: owed.Value, Tip: control.Tip{Text: tip.Text, Figure: tip.Figure}},
			panel.Fact{Label: c.Say("results.worth"), Value: c.Words.Money(worth), Tip: control.Tip{Text: c.Say("tip.worth")}},
		),
	).Gap(render.Near).Pad(render.Wide, render.Wide))
}
