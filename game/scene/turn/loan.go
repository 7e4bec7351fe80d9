package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// LoanView is the sheet on which a loan is taken, or savings are taken out, at
// any prompt of one's own. It hangs from its button; Escape goes back to the
// prompt.
type LoanView struct {
	prompt engine.Prompt
	// Kind is Borrow or TakeOut.
	Kind   engine.ChoiceKind
	amount int32
	box    render.Rect
	beak   float64
	// below and above say on which side of its button the sheet is; where
	// neither has room it is in the middle of the column.
	below, above bool
	// grown is how much higher the sheet is than it has to be.
	grown float64
}

// loanMost is how much higher than it has to be the sheet becomes so that it
// covers the card that lies under it.
const loanMost = 120

func (s *Turn) OpenLoan() {
	p, ok := s.M.Asked()
	o := facts.Borrowing(s.M)
	if !ok || o.Step == 0 {
		return
	}
	s.OpenOver(&LoanView{prompt: p, Kind: engine.Borrow, amount: o.Choice.Amount})
}

func (s *Turn) openWithdrawal() {
	p, ok := s.M.Asked()
	o := facts.Withdrawing(s.M)
	if !ok || o.Step == 0 {
		return
	}
	s.OpenOver(&LoanView{prompt: p, Kind: engine.TakeOut, amount: o.Choice.Amount})
}

// withdrawAct opens the savings of a player who has some, at any prompt.
func (s *Turn) withdrawAct() act {
	a := act{
		ID: "withdraw", label: s.Say("savings.open"), cap: input.Loan, Keys: input.SetOf(input.Loan),
		do: func() { s.openWithdrawal() },
	}
	p, ok := s.M.Asked()
	switch {
	case !ok || !p.Kind.Takes(engine.TakeOut):
		a.Off = s.Say("loan.off_turn")
	case facts.Withdrawing(s.M).Step == 0:
		a.Off = s.Say("savings.none")
	}
	return a
}

// moneyAct is what gets a player more cash: a loan, or the savings of who has
// some and so cannot borrow.
func (s *Turn) moneyAct() act {
	if s.M.Stage.Shown().Players[facts.Viewer(s.M)].Savings > 0 {
		return s.withdrawAct()
	}
	return s.LoanAct()
}

// options returns what the sheet offers now.
func (v *LoanView) options(s *Turn) engine.Option {
	if v.Kind == engine.TakeOut {
		return facts.Withdrawing(s.M)
	}
	return facts.Borrowing(s.M)
}

func (v *LoanView) stays(s *Turn) bool {
	p, ok := s.M.Asked()
	return ok && p == v.prompt
}

// place lays the sheet out: below its button if there is room, else above it; where
// the button is in the book of savings and loans, between the dice and the book.
func (v *LoanView) place(s *Turn) {
	w, h := s.Layout.Column.W, 312.0
	if s.View().Compact {
		h = 264
	}
	button, ok := s.UI.Box("loan")
	if v.Kind == engine.TakeOut {
		button, ok = s.UI.Box("withdraw")
	}
	if !ok {
		button = s.Layout.Buttons[0]
	}
	v.beak = button.CenterX()
	x := min(max(button.CenterX()-w/2, s.Layout.Column.X), s.Layout.Column.Right()-w)
	if top, end := s.Layout.Dice.Bottom()+14, s.Layout.Book.Y-7; !s.Layout.Book.Empty() && end-top >= h {
		v.below, v.above = false, true
		v.grown = min(end-top-h, loanMost)
		h += v.grown
		v.box = render.Rect{X: x, Y: end - h, W: w, H: h}
		return
	}
	v.below = button.Bottom()+16+h <= s.Layout.Wall.H-4
	gap := 14.0
	if !s.Layout.Book.Empty() {
		gap = 9 // no line of the book is seen in part
	}
	y := button.Y - gap - h
	v.above = !v.below && y >= 6
	v.grown = 0
	if v.above {
		v.grown = min(max(y-s.Layout.Dice.Bottom()-8, 0), loanMost)
		y, h = y-v.grown, h+v.grown
	}
	switch {
	case v.below:
		y = button.Bottom() + 16
	case !v.above:
		y = (s.Layout.Wall.H - h) / 2
	}
	v.box = render.Rect{X: x, Y: y, W: w, H: h}
}

// hides reports whether the sheet lies over what is presented in the column.
func (v *LoanView) hides(s *Turn) bool { return v.box.Overlaps(s.Layout.Card) }

func (v *LoanView) layer(s *Turn) ui.Layer {
	v.place(s)
	o := v.options(s)
	v.amount = min(max(v.amount, o.Choice.Amount), o.Most)
	b := v.box
	w := s.M.Words
	stepper := render.Rect{X: b.Right() - 208, Y: b.Y + 56, W: 190, H: 48}
	foot := render.Rect{X: b.X + 18, Y: b.Bottom() - 50, W: b.W - 36, H: 40}
	if s.View().Compact {
		stepper = render.Rect{X: b.Right() - 176, Y: b.Y + 50, W: 164, H: 40}
		foot = render.Rect{X: b.X + 12, Y: b.Bottom() - 46, W: b.W - 24, H: 38}
	}
	yes, no := foot, foot
	yes.W = foot.W*.64 - 5
	no.X, no.W = foot.X+yes.W+10, foot.W-yes.W-10
	take := func(ui.Event) {
		amount := v.amount
		s.CloseOver()
		s.choose(engine.Choice{Kind: v.Kind, Amount: amount})
	}
	accept, atMax := s.Say("loan.accept", words.Money("money", v.amount)), s.Say("loan.off")
	if v.Kind == engine.TakeOut {
		accept, atMax = s.Say("choice.take-out", words.Money("money", v.amount)), s.Say("savings.all")
	}
	controls := []ui.Control{
		{
			ID: "loan-amount", Box: stepper,
			Widget: ui.Stepper{
				Value: int(v.amount), Min: int(o.Choice.Amount), Max: int(o.Most), Step: int(o.Step), Page: 5 * int(o.Step),
				Text: w.Money(v.amount), AtMax: atMax,
			},
			Do: func(e ui.Event) {
				v.amount = int32(e.Value)
				s.Invalidate()
			},
		},
		{
			ID: "loan-take", Box: yes, Keys: input.SetOf(input.Accept),
			Widget: ui.Button{Label: accept, Key: s.KeyFor(input.Accept), Kind: render.Primary, Size: 15.5},
			Do:     take,
		},
		{
			ID: "loan-cancel", Box: no, Widget: ui.Button{Label: s.Say("loan.cancel"), Key: s.KeyFor(input.Cancel)},
			Do: func(ui.Event) { s.CloseOver() },
		},
	}
	return ui.Layer{
		ID: "loan-view", Modal: true, Dismiss: true, Box: b, First: "loan-amount", Controls: controls, Version: s.version,
		Behind: func(dst *ebiten.Image) { v.draw(s, dst, stepper) },
	}
}

func (v *LoanView) draw(s *Turn, dst *ebiten.Image, stepper render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	state := s.M.Table.State()
	ed := state.Edition()
	b := v.box
	beak := v.beak
	if v.above {
		t.BeakDown(dst, v.beak, b.Bottom())
	}
	if !v.below {
		beak = -1
	}
	title, note, verb := s.Say("loan.title"), s.Say("loan.rate", words.Number("percent", ed.LoanPercent)), s.Say("loan.borrow")
	o := v.options(s)
	if v.Kind == engine.TakeOut {
		title, note, verb = s.Say("savings.withdraw_title"), s.Say("savings.fee", words.Money("money", o.Fee)), s.Say("savings.take")
	}
	t.HangingSheet(dst, b, render.Slate, "loan", title, note, beak)
	room := stepper.X - b.X - 30
	s.fit(dst, verb, b.X+18, stepper.Y+20, room, 12, render.Style{Face: render.Bold, Size: 16, Color: pal.Ink})
	s.fit(dst, s.Say("loan.steps", words.Money("money", ed.LoanStep)), b.X+18, stepper.Y+40, room, 11, render.Style{Face: render.Regular, Size: 13.5, Color: pal.Ink2})

	w := s.M.Words
	p := state.Prompt()
	now := state.Finances(p.Seat)
	preview, _ := state.Preview(o.With(v.amount))
	after := preview.After[p.Seat]
	type row struct {
		label      string
		now, after int32
	}
	rows := [3]row{
		{s.Say("loan.cash"), now.Cash, after.Cash},
		{s.Say("loan.loan"), now.Loan, after.Loan},
		{s.Say("loan.interest"), ed.Interest(now.Loan), ed.Interest(after.Loan)},
	}
	fine := s.Say("loan.paid_back")
	if v.Kind == engine.TakeOut {
		rows = [3]row{
			{s.Say("loan.cash"), now.Cash, after.Cash},
			{s.Say("savings.savings"), now.Savings, after.Savings},
			{s.Say("savings.earns"), ed.SavingsInterest(now.Savings), ed.SavingsInterest(after.Savings)},
		}
		fine = s.Say("savings.free_on_pay_day")
	}
	top, h, air := stepper.Bottom()+37, 31.0, 18.0
	if s.View().Compact {
		top, h, air = stepper.Bottom()+24, 26, 16
	}
	h += v.grown / 4
	head := render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2, Align: render.End}
	s.fit(dst, s.Say("loan.after"), b.Right()-18, top-8, 90, 11, head)
	s.fit(dst, s.Say("loan.now"), b.Right()-18-(b.W-36)*.28, top-8, 90, 11, head)
	money := func(dollars int32) string {
		if s.View().Compact && (dollars >= 1_000_000 || dollars <= -1_000_000) {
			return w.ShortMoney(dollars)
		}
		return w.Money(dollars)
	}
	for i, row := range rows {
		r := render.Rect{X: b.X + 8, Y: top + float64(i)*h, W: b.W - 16, H: h}
		t.ChangeRow(dst, r, row.label, money(row.now), money(row.after), i == 0, i%2 == 0)
	}
	small := render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2}
	s.fit(dst, fine, b.X+18, top+3*h+air, b.W-36, 11, small)
}
