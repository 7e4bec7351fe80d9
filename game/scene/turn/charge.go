package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// The Monster Charges of a settlement: each is paid in full, or carried over
// for its interest.

// chargesText says what the line of the Monster Charges is about.
func (l *ledgerSheet) chargesText(s *Turn) string {
	sh := s.M.Stage.Shown()
	b := &sh.Settlement
	if id, ok := facts.Charged(s.M); ok {
		card := sh.Edition().Card(id)
		return s.Say("settle.charge_note", words.Text("title", s.M.Words.CardTitle(sh.Setup.Edition, id)), words.Money("money", card.Amount))
	}
	n := len(facts.Charges(s.M, b.Seat))
	switch {
	case b.Lines[stage.StepCharges].Written && n > 0:
		return s.M.Words.Count("settle.charges_carried", n)
	case b.Lines[stage.StepCharges].Written && b.Lines[stage.StepCharges].Amount != 0:
		return s.Say("settle.charges_paid")
	case n == 0:
		return s.Say("settle.charges_none")
	case sh.Setup.LastMonth(b.Month):
		return s.M.Words.Count("settle.charges_last", n)
	}
	return s.M.Words.Count("settle.charges_note", n)
}

// payChargeAct pays the charge in full. Where no loan is given for it, carrying
// it over is what is left.
func (l *ledgerSheet) payChargeAct(s *Turn) act {
	id, _ := facts.Charged(s.M)
	a := act{
		ID: "pay-charge", kind: render.Primary, cap: input.Yes, Keys: input.SetOf(input.Yes, input.Accept, input.Buy),
		label: s.Say("choice.pay-charge", words.Money("money", s.M.Stage.Shown().Edition().Card(id).Amount)), Off: s.Say("loan.off"),
	}
	if o, ok := facts.Option(s.M, engine.PayCharge); ok {
		a.Off = ""
		a.do = func() { s.choose(o.Choice) }
	}
	return a
}

// listCharge lists the controls of a Monster Charge.
func (l *ledgerSheet) listCharge(s *Turn, cs []ui.Control, b *ledgerBoxes) []ui.Control {
	left, right := b.main, b.main
	left.W = (b.main.W - 10) * .44
	right.X, right.W = left.Right()+10, b.main.W-10-left.W
	pay := l.payChargeAct(s)
	interest, _ := facts.Option(s.M, engine.CarryCharge)
	carry := act{
		ID: "carry-charge", cap: input.Keep, Keys: input.SetOf(input.Keep, input.No, input.Pass),
		label: s.Say("choice.carry-charge", words.Money("money", interest.Cost)),
		do:    func() { s.choose(engine.Choice{Kind: engine.CarryCharge}) },
	}
	loan := s.LoanAct()
	return append(cs, s.control(&pay, left), s.control(&carry, right), s.control(&loan, b.others))
}

// drawChargeNote says what paying a Monster Charge and what carrying it over
// leads to.
func (l *ledgerSheet) drawChargeNote(s *Turn, dst *ebiten.Image, r render.Rect, id engine.CardID) {
	st := s.M.Table.State()
	card := st.Edition().Card(id)
	w := s.M.Words
	pay, carry := s.Say("loan.off"), ""
	paid, carried := s.Say("money.none"), ""
	borrows := false
	seat := st.Prompt().Seat
	cash := st.Cash(seat)
	for _, o := range s.M.Options() {
		after := w.Money(st.Payment(seat, o.Cost).After.Cash)
		switch does := w.Offer(st, o, s.M.Names).Does; o.Choice.Kind {
		case engine.PayCharge:
			pay, paid, borrows = does, after, o.Borrows > 0
		case engine.CarryCharge:
			carry, carried = does, after
		}
	}
	k := ledgerNote{
		alarm: borrows,
		title: s.Say("settle.charge_title", words.Text("title", w.CardTitle(st.Setup.Edition, id))),
		short: s.Say("settle.charge_carried", words.Money("money", card.Amount)),
		text:  s.Say("settle.charge_does", words.Text("pay", pay), words.Text("carry", carry)),
		figures: [3][2]string{
			{s.Say("settle.cash_now"), w.Money(cash)},
			{s.Say("settle.if_carried"), carried},
			{s.Say("settle.if_paid"), paid},
		},
	}
	s.drawLedgerNote(dst, r, k)
}
