package column

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt/parts"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
)

// Swellfare shows what the player owes, the cash, the stake and what it may bring; when the
// die has decided, what it has brought. Open says that the stake is being set, by seat and
// amount.
func Swellfare(c *match.Match, open bool, seat engine.Seat, amount int32, set func(amount int32)) *flow.Node {
	t, sh, w := c.Theme, c.Stage.Shown(), c.Words
	if !open {
		seat = sh.Bet.Seat
	}
	debt := sh.Setup.Debt(sh.Players[seat].Loan, sh.Owed[seat], sh.BillsDue(seat))
	percent := words.Number("percent", sh.Edition().LoanPercent)
	line := func(sum string, labels ...string) *flow.Node {
		forms := flow.First()
		for _, label := range labels {
			forms.Add(flow.Line(label, render.Fine.In(t.Palette.Ink2)))
		}
		return flow.Row(
			forms.Grow(1), flow.Line(sum, render.Fine.Aligned(render.End)),
		).Gap(render.Gap)
	}
	owed := flow.Table(
		flow.Line(c.Say("swellfare.in_debt", words.Name("name", c.Names[seat])), render.Subhead),
		line(w.Money(debt.Loan), c.Say("turn.card.loan")),
		line(w.Money(debt.Interest), c.Say("swellfare.interest", percent), c.Say("swellfare.interest_short", percent)),
		line(w.Money(debt.Bills), c.Say("turn.card.bills")),
		flow.Rule().Size(render.None, render.Tight),
		flow.Row(
			flow.Line(c.Say("swellfare.owed"), render.Label).Grow(1),
			flow.Line(w.Money(debt.Total()), render.Label.In(t.Palette.Loss).Aligned(render.End)),
		).Gap(render.Gap),
	).Along(flow.Center)
	dollars := sh.Cash(seat)
	cash := flow.Column(
		flow.Centered(c.Say("turn.card.cash"), render.Remark.In(t.Palette.Ink2), 1),
		flow.Centered(w.Money(dollars), render.Title, 1),
		flow.Picture(render.Well, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.NoteRow(t, dst, pieces.NotesFor(t, int(dollars)), r.CenterX(), r.CenterY(), r.W/t.Length(render.CellLeast))
		}),
	).Along(flow.Center).Pad(render.Near, render.Tight).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.NoteBox(t, dst, r) })
	picture := flow.Picture(render.Well, render.Well, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		r = r.Square()
		pieces.TintWell(t, dst, r, t.Length(render.Tight), palette.Gold)
		in := r.Inset(t.Length(render.Near))
		t.Art(dst, "swellfare", in.X, in.Y, in.W)
	})
	foot := betResult(c)
	if o, may := c.Option(engine.Bet); open && may {
		foot = stake(c, o, amount, set)
	}
	middle := flow.First(
		flow.Row(picture, owed.Grow(1), cash).Gap(render.Gap),
		flow.Row(flow.Column(owed).Grow(1), cash).Gap(render.Gap),
	)
	seam := flow.Picture(render.None, render.Hair, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { paper.Seam(t, dst, r.X, r.Y, r.W) })
	p := panel.Panel{Family: palette.Red, Band: c.Say("card.band.swellfare"), Art: "swellfare", Whose: c.Say("swellfare.used_now")}
	body := flow.Column(middle.Grow(1), seam, foot).Gap(render.Near).Pad(render.Gap, render.Near)
	sheet := flow.Column(p.Head(), body.Grow(1)).OnPanel(pieces.Paper)
	if open {
		return sheet
	}
	return sheet.Pressed(ui.Control{ID: "bet", Info: true, Tip: facts.SwellfareTip(c)}, parts.OnPaper)
}

// stake is the stepper of the stake, with what it may bring.
func stake(c *match.Match, o engine.Option, amount int32, set func(amount int32)) *flow.Node {
	t := c.Theme
	pays := flow.Row(
		parts.Die("white", 5, render.Sign), parts.Die("white", 6, render.Sign),
		flow.Column(
			flow.Line(c.Say("swellfare.pays"), render.Remark.In(t.Palette.Ink2)),
			flow.Line(c.Words.Money(engine.SwellfarePays(amount)), render.Head.In(t.Palette.Gain)),
		),
	).Gap(render.Tight)
	a := panel.Amount{
		ID: "stake-amount", Label: c.Say("swellfare.stake"),
		Note:      c.Say("swellfare.up_to", words.Money("most", o.Most), words.Money("step", o.Step)),
		NoteShort: c.Say("swellfare.up_to_short", words.Money("most", o.Most)),
		Stepper:   facts.Stepper(c, o, amount, c.Say("swellfare.least"), c.Say("swellfare.most")),
		Set:       func(v int) { set(int32(v)) }, Beside: pays,
	}
	return a.Node(t)
}

// betResult says what the die has brought, or that it is in the air.
func betResult(c *match.Match) *flow.Node {
	bet := &c.Stage.Shown().Bet
	text, ink := c.Say("swellfare.staked", words.Money("money", bet.Stake)), c.Theme.Palette.Ink
	switch {
	case bet.Won > 0, engine.SwellfareWins(bet.Rolled):
		text, ink = c.Say("swellfare.won", words.Money("money", engine.SwellfarePays(bet.Stake))), c.Theme.Palette.Gain
	case bet.Rolled > 0:
		text, ink = c.Say("swellfare.lost", words.Money("money", bet.Stake)), c.Theme.Palette.Loss
	}
	row := flow.Row().Gap(render.Gap).Size(render.None, render.Row)
	if bet.Rolled > 0 {
		row.Add(parts.Die("white", int(bet.Rolled), render.LargeSign))
	}
	return row.Add(flow.Line(text, render.Subhead.In(ink)).Grow(1))
}
