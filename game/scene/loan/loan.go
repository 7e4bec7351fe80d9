// Package loan is the sheet on which a loan is taken, or savings are withdrawn, at any
// prompt of one's own.
//
// What lives here: the amount that is being set, and what it would come to. What does not:
// how much may be borrowed and what it costs, which the engine says; where the sheet lies,
// which the page below says when it opens it.
package loan

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// page hangs from its button, so that the table can be seen beside it.
type page struct {
	match.OverPage[view]
	match.Loan
	view
	// offer is the range of what may be taken.
	offer engine.Option
}

// view is all that the sheet depends on: the sum that is set, in dollars.
type view struct{ amount int32 }

// New returns the sheet; nil where nothing may be taken now.
func New(_ *app.App, l match.Loan) app.Scene {
	offer := facts.Borrowing(l.Match)
	if l.Kind == engine.TakeOut {
		offer = facts.Withdrawing(l.Match)
	}
	if offer.Step == 0 {
		return nil
	}
	p := &page{Loan: l, offer: offer, view: view{offer.Choice.Amount}}
	p.OverPage = match.NewOverPage(l.Match, "loan", p)
	p.OverPage.Valid = l.Match.PromptUnchanged()
	p.OverPage.Room, p.Unveiled, p.First = p.room, true, "loan-amount"
	return p
}

// room returns the box that the sheet fills. Rather than lying over other parts of the
// column it is set a little smaller, and where there is a lot of room it stays close to its button.
func (p *page) room() render.Rect {
	const smaller, airy = .9, 1.2
	sheet, wide := p.Build(), p.Loan.Room(0).W
	_, high := sheet.NaturalSize(p.Theme.Larger(smaller), wide)
	room := p.Loan.Room(high)
	_, high = sheet.NaturalSize(p.Theme, wide)
	if most := airy * high; room.H > most {
		if p.Opener().Y >= room.Bottom() {
			room.Y = room.Bottom() - most
		}
		room.H = most
	}
	return room
}

// Key is what the sheet depends on, see [app.Content].
func (p *page) Key() view { return p.view }

// take takes the sum that is set, unless the press came before the sheet could be seen.
func (p *page) take() {
	if p.Match.Grace.Early {
		return
	}
	p.Close()
	_ = p.Match.Choose(engine.Choice{Kind: p.Kind, Amount: p.amount}) // what is refused has been told
}

// Build lays the sheet out, see [app.Content].
func (p *page) Build() *flow.Node {
	ed, ink2 := p.Match.Table.State().Edition(), p.Theme.Palette.Ink2
	title, note, verb := p.Say("loan.title"), p.Say("loan.rate", words.Number("percent", ed.LoanPercent)), p.Say("loan.borrow")
	accept, atMax, fine := p.Say("loan.accept", words.Money("money", p.amount)), p.Say("loan.off"), p.Say("loan.paid_back")
	if p.Kind == engine.TakeOut {
		title, note, verb = p.Say("savings.withdraw_title"), p.Say("savings.fee", words.Money("money", p.offer.Fee)), p.Say("savings.take")
		accept, atMax, fine = p.Say("choice.take-out", words.Money("money", p.amount)), p.Say("savings.all"), p.Say("savings.free_on_pay_day")
	}
	head := flow.Picture(render.None, render.ButtonHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		control.AskHead(t, dst, r, palette.Slate, "loan", title, note)
	}).Least(render.None, render.ButtonHeight)
	amount := flow.Control(ui.Control{
		ID: "loan-amount", Do: func(e ui.Event) { p.amount = int32(e.Value) },
		Widget: facts.Stepper(p.M, p.offer, p.amount, "", atMax),
	})
	yes := ui.Control{
		ID: "loan-take", Keys: input.SetOf(input.Accept, input.GoOn), Do: func(ui.Event) { p.take() },
		Widget: ui.Button{Label: accept, Key: p.KeyFor(input.GoOn), Kind: control.Primary},
	}
	no := ui.Control{
		ID: "loan-cancel", Do: func(ui.Event) { p.Close() },
		Widget: ui.Button{Label: p.Say("loan.cancel"), Key: p.KeyFor(input.Cancel)},
	}
	body := flow.Column(
		flow.Row(flow.Column(
			flow.Line(verb, render.Subhead), flow.Line(p.Say("loan.steps", words.Money("money", ed.LoanStep)), render.Remark.In(ink2)),
		).Grow(1), amount).Gap(render.Gap),
		p.changes().Grow(1),
		flow.Text(fine, render.Remark.In(ink2), 2),
		flow.First(
			flow.Row(flow.Control(yes).Grow(1), flow.Control(no)).Gap(render.Near),
			flow.Column(flow.Control(yes), flow.Control(no)).Gap(render.Near),
		),
	).Gap(render.Near).Pad(render.Gap, render.Near)
	return flow.Column(head, body.Grow(1)).On(p.hang)
}

// hang draws the sheet, with a beak that points at its button where that is below.
func (p *page) hang(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	if at := p.Opener(); at.Y >= r.Bottom() {
		pieces.BeakDown(t, dst, at.CenterX(), r.Bottom())
	}
	pieces.Panel(t, dst, r, pieces.Paper)
}

// change is what a sum is now, and what it will be, in dollars.
type change struct {
	label      string
	now, after int32
	gain       bool
}

// changes shows what taking the sum that is set comes to.
func (p *page) changes() *flow.Node {
	st := p.Match.Table.State()
	ed, seat := st.Edition(), st.Prompt().Seat
	now := st.Finances(seat)
	preview, _ := st.Preview(p.offer.With(p.amount))
	after := preview.After[seat]
	list := [3]change{
		{p.Say("loan.cash"), now.Cash, after.Cash, true},
		{p.Say("loan.loan"), now.Loan, after.Loan, false},
		{p.Say("loan.interest"), ed.Interest(now.Loan), ed.Interest(after.Loan), false},
	}
	if p.Kind == engine.TakeOut {
		list[1] = change{p.Say("savings.savings"), now.Savings, after.Savings, false}
		list[2] = change{p.Say("savings.earns"), ed.SavingsInterest(now.Savings), ed.SavingsInterest(after.Savings), false}
	}
	pal := &p.Theme.Palette
	head := func(s string) *flow.Node { return flow.Line(s, render.Remark.In(pal.Ink2).Aligned(render.End)) }
	table := flow.Table(flow.Row(
		flow.Spring(), head(p.Say("loan.now")), flow.Space(render.Gap, render.None), head(p.Say("loan.after")),
	).Gap(render.Near).Pad(render.Near, render.None))
	for i, c := range list {
		ink := pal.Loss
		if c.gain {
			ink = pal.Gain
		}
		arrow := flow.Picture(render.Gap, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			marks.Separator(t, dst, r.CenterX(), r.CenterY())
		})
		table.Add(flow.Row(
			flow.Line(c.label, render.Item).Grow(1),
			flow.Line(p.Match.Words.Money(c.now), render.Item.Aligned(render.End)), arrow,
			flow.Line(p.Match.Words.Money(c.after), render.Subhead.In(ink).Aligned(render.End)),
		).Gap(render.Near).Pad(render.Near, render.None).Least(render.None, render.LineRow).Grow(1).OnRow(i%2 == 0))
	}
	return table
}
