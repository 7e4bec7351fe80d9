package settlement

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// column is what stands beside the ledger: the bills, what it comes to, what can be
// decided and, where nothing can, the log, if it is to stand here.
func (l *ledger) column(withLog bool) *flow.Node {
	main, others := l.commands()
	l.First = main[0].ID
	key, now := l.partKey(), l.m.Stage.Actors().Line
	if now.On {
		key.writing, key.ticked = now.Step+1, now.T >= ticked // the note says which
	}
	column := l.kept.beside.Node(key, func() *flow.Node {
		then := func() {}
		bills := l.kept.bills.Node(l.headKey(), l.bills)
		column := flow.Column(bills.Grow(1), l.note())
		if l.View().IsLying() { // what it comes to is read first, the bills are scrolled to
			column = flow.Column(flow.Scroll("beside-area", flow.Column(l.note(), bills).Gap(render.Gap)).Rest())
		}
		column.Add(panel.Buttons(l.m.Session, main, then), panel.Buttons(l.m.Session, others, then)).Gap(render.Gap)
		if (l.pays || l.saves) && !l.View().Compact {
			column.Add(flow.Centered(l.Say("settle.hint"), render.Column.In(l.Theme.Palette.Cream), 1))
		}
		return flow.Fit(column, l.larger(frame.Growths(l.Theme))...).Grow(1)
	})
	all := flow.Column(column).Gap(render.Gap)
	if withLog && len(others) == 0 {
		all.Add(l.frame.Log().Least(render.None, render.Reach).Rest())
	}
	return all
}

// bills are those that came due, with what they come to.
func (l *ledger) bills() *flow.Node {
	b, pal := l.b, &l.Theme.Palette
	list := flow.Text(l.Say("settle.bills_none"), render.Body.In(pal.Ink2), 2)
	if n := int(b.Count); n > 0 {
		const beside = 2
		lines := func() *flow.Node { return flow.Column(l.list(l.bill)...) }
		pairs := func() *flow.Node {
			return flow.Columns(render.None, beside, l.list(l.narrowBill)...).Gap(render.Hair)
		}
		forms := flow.First(flow.Column(l.list(l.roomyBill)...), lines())
		switch {
		case l.View().Point == 0:
			forms.Add(flow.Fit(lines(), flow.Smaller...))
			if n > beside {
				forms.Add(flow.Fit(pairs(), flow.Smaller...))
			}
		case n > beside && l.View().IsPocket(): // on a telephone what has no room in type that can be read is scrolled to
			lines = pairs
		}
		list = forms.Add(flow.Scroll("bills", lines())).Rest()
		if l.View().IsLying() { // they are in an area already
			list = lines()
		}
	}
	sum := l.m.Stage.Shown().Setup.Bills(b.Bills[:b.Count])
	return flow.Column(
		flow.Row(flow.Line(l.Say("settle.bills_title"), render.Head).Grow(1), flow.Line(strconv.Itoa(int(b.Count)), render.Head.In(pal.Ink2).Aligned(render.End))).Gap(render.Gap),
		list.Grow(1),
		flow.Space(render.None, render.Tight).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.SumRule(t, dst, r.X, r.Y, r.W) }),
		flow.Row(
			flow.Line(l.Say("settle.to_pay"), render.Subhead).Grow(1), flow.Line(l.m.Words.Money(sum), render.Sum.In(pal.Due).Aligned(render.End)),
		).Gap(render.Gap),
	).Gap(render.Tight).Pad(render.Gap, render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.Panel(t, dst, r, pieces.Paper)
		pieces.Pin(t, dst, r.CenterX(), r.Y, palette.Blue)
	})
}

// face is what stands on the row of a bill.
type face func(title, reason, due string) *flow.Node

// list are the bills as rows of a form.
func (l *ledger) list(form face) (rows []*flow.Node) {
	sh := l.m.Stage.Shown()
	for i, id := range l.b.Bills[:l.b.Count] {
		card, due := l.m.Words.Card(sh.Setup.Edition, id), l.m.Words.Money(sh.Setup.BillAmount(id))
		tip := control.Tip{Title: card.Title, Text: card.Reason, Figure: due}
		row := form(card.Title, card.Reason, due).Gap(render.Near).Pad(render.Near, render.None).Upto(render.Wide).OnRow(i%2 == 0)
		rows = append(rows, row.Tipped(ui.ID("bill-"+strconv.Itoa(i+1)), tip))
	}
	return rows
}

// roomyBill says what a bill is for.
func (l *ledger) roomyBill(title, reason, due string) *flow.Node {
	says := flow.First(flow.Fit(flow.Line(reason, render.Fine.In(l.Theme.Palette.Ink2)), flow.Smaller...), flow.Space(render.None, render.None))
	return flow.Row(
		flow.Art("bill", render.Sign),
		flow.Column(flow.Line(title, render.Item), says).Along(flow.Center).Evenly(),
		flow.Line(due, render.Label.Aligned(render.End)),
	).Size(render.None, render.Row).Least(render.None, render.Row)
}

// bill is a bill in one line.
func (l *ledger) bill(title, _, due string) *flow.Node {
	return flow.Row(
		flow.Art("bill", render.TinySign), flow.Line(title, render.Item).Evenly(), flow.Line(due, render.Label.Aligned(render.End)),
	).Size(render.None, render.LineRow).Least(render.None, render.LineRow)
}

// narrowBill is a bill of which two stand beside each other.
func (l *ledger) narrowBill(title, _, due string) *flow.Node {
	sum := render.Remark
	sum.Face = render.Bold
	return flow.Row(flow.Line(title, render.Remark).Grow(1), flow.Line(due, sum.Aligned(render.End))).
		Size(render.None, render.LineRow).Least(render.None, render.LineRow)
}

// commands are what can be done now, the first one at once with the main key, and what
// stands below.
func (l *ledger) commands() (main, others []panel.Command) {
	_, charged := facts.Charged(l.m)
	switch {
	case charged:
		main, others = l.chargeCommands(), []panel.Command{prompt.Loan(l.m, l.openLoan)}
	case l.saves:
		main, others = l.saveCommands()
	case l.pays:
		main, others = l.repayCommands()
	default:
		return []panel.Command{prompt.GoOn(l.m)}, nil
	}
	panel.Propose(main)
	return main, others
}

// repayCommands pay the loan off as far as is set; below are other amounts that suggest
// themselves, and the loan.
func (l *ledger) repayCommands() (main, others []panel.Command) {
	o, amount := l.repay, l.set.repay
	o.Choice.Amount = amount
	pay := panel.Command{
		ID: "repay", Label: l.m.Words.Offer(l.m.Table.State(), o, l.m.Names).Label, Kind: control.Primary,
		Cap: input.Accept, Keys: input.SetOf(input.Accept), Do: func() { l.m.Decide(engine.Choice{Kind: engine.Repay, Amount: l.set.repay}) },
	}
	if amount == 0 {
		pay.Label = l.Say("settle.pay_nothing_on")
	}
	seen := map[int32]bool{amount: true}
	for _, sum := range [3]int32{l.m.Table.State().MostRepaidWithoutLoan(), o.Most, l.repay.Choice.Amount} {
		const most = 2
		if seen[sum] || len(others) == most {
			continue
		}
		seen[sum] = true
		k := panel.Command{
			ID: "set-" + ui.ID(strconv.Itoa(int(sum))), Label: l.Say("settle.pay_short", words.Money("money", sum)),
			Do: func() { l.set.repay = sum },
		}
		if sum == 0 {
			k.Label = l.Say("settle.pay_nothing")
		}
		const digits = 10
		if digit := sum / o.Step; digit < digits {
			k.Cap = input.Digit(int(digit))
			k.Keys = input.SetOf(k.Cap)
		}
		others = append(others, k)
	}
	return []panel.Command{pay}, append(others, prompt.Loan(l.m, l.openLoan))
}

// saveCommands put into the savings what is set; below are other sums that suggest
// themselves.
func (l *ledger) saveCommands() (main, others []panel.Command) {
	o := l.save()
	save := panel.Command{
		ID: "save", Label: l.m.Words.Offer(l.m.Table.State(), o, l.m.Names).Label, Kind: control.Primary,
		Cap: input.Accept, Keys: input.SetOf(input.Accept, input.GoOn), Do: func() { l.m.Decide(l.save().Choice) },
	}
	least, most, _ := l.savingsRange()
	add := func(sum int32, id ui.ID, label string, key input.Action) {
		if sum != l.set.saves {
			others = append(others, panel.Command{ID: id, Label: label, Cap: key, Keys: input.SetOf(key), Do: func() { l.set.saves = sum }})
		}
	}
	add(0, "save-nothing", l.Say("settle.save_nothing"), input.Digit0)
	if most > 0 {
		add(most, "save-most", l.Say("settle.save_most", words.Money("money", most)), input.Yes)
	}
	if least < 0 {
		add(least, "save-least", l.Say("settle.save_least", words.Money("money", -least)), input.No)
	}
	return []panel.Command{save}, others
}

// chargeCommands pay a Monster Charge in full, or carry it over for its interest. Where no
// loan is given for it, carrying it over is what is left.
func (l *ledger) chargeCommands() []panel.Command {
	id, _ := facts.Charged(l.m)
	pay := panel.Command{
		ID: "pay-charge", Kind: control.Primary, Cap: input.Yes, Keys: input.SetOf(input.Yes, input.Accept, input.Buy),
		Label: l.Say("choice.pay-charge", words.Money("money", l.m.Stage.Shown().Edition().Card(id).Amount)), Off: l.Say("loan.off"),
	}
	if o, ok := l.m.Option(engine.PayCharge); ok {
		pay.Off = ""
		pay.Do = func() { l.m.Decide(o.Choice) }
	}
	interest, _ := l.m.Option(engine.CarryCharge)
	carry := panel.Command{
		ID: "carry-charge", Cap: input.Keep, Keys: input.SetOf(input.Keep, input.No, input.Pass),
		Label: l.Say("choice.carry-charge", words.Money("money", interest.Cost)),
		Do:    func() { l.m.Decide(engine.Choice{Kind: engine.CarryCharge}) },
	}
	return []panel.Command{pay, carry}
}
