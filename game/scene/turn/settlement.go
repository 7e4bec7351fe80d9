package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// ledgerSheet is the settlement at the end of a month: steps that fill in one
// after another. In one of them the player says how much of the loan to pay off,
// and where there are savings in another one what to do with them, see
// settlement_savings.go; what then follows is shown before it is decided. Where
// there are Monster Charges, each is paid or carried over, see charge.go.
type ledgerSheet struct {
	// Amount is what the player is about to pay off, in dollars.
	Amount int32
	asked  bool
	// saves is what the player is about to put into the savings, in dollars;
	// below zero, to take out. minds says that the player is asked that.
	saves int32
	minds bool
}

func (l *ledgerSheet) board() bool { return false }
func (l *ledgerSheet) first(s *Turn) ui.ID {
	switch {
	case l.asked:
		return "repay"
	case l.minds:
		return "save"
	}
	if _, ok := facts.Charged(s.M); ok {
		return l.payChargeAct(s).ID
	}
	return s.MainAct().ID
}

// ledger returns where the lines of the ledger stand.
func (s *Turn) ledger() render.Ledger {
	return render.NewLedger(s.Layout.Decision, len(s.M.Stage.Shown().Settlement.Steps()))
}

// line returns which line of the ledger a step has, from 0.
func (s *Turn) line(step stage.Step) int {
	return slices.Index(s.M.Stage.Shown().Settlement.Steps(), step)
}

// follow takes over that the player is asked, and begins with the most that
// can be paid off without a new loan.
func (l *ledgerSheet) follow(s *Turn) {
	p, ok := s.M.Asked()
	pays, minds := ok && p.Kind == engine.PayOffLoan, ok && p.Kind == engine.MindSavings
	if pays == l.asked && minds == l.minds {
		return
	}
	l.asked, l.minds, l.saves = pays, minds, 0
	if pays {
		l.Amount = s.M.Table.State().MostRepaidWithoutLoan()
	}
	s.Invalidate()
}

// ledgerBoxes is where the parts of the right column stand.
type ledgerBoxes struct {
	bills, note, main render.Rect
	// others is the row of the buttons below the main one.
	others render.Rect
	hint   float64 // baseline, 0 where there is no room
	log    render.Rect
}

// ledgerMeasures are the heights of the parts of the right column and of the
// air between them.
type ledgerMeasures struct {
	top, main, row, note, gap float64
	// head, foot and pitch are those of the list of bills, tight is how close
	// its lines may come so that all can be seen.
	head, foot, pitch, tight float64
}

var (
	regularLedger = ledgerMeasures{top: 14, main: 52, row: 42, note: 190, gap: 14, head: 44, foot: 44, pitch: 29, tight: 24}
	compactLedger = ledgerMeasures{top: 8, main: 44, row: 38, note: 158, gap: 8, head: 34, foot: 34, pitch: 25, tight: 22}
)

func (s *Turn) ledgerMeasures() *ledgerMeasures {
	if s.View().Compact {
		return &compactLedger
	}
	return &regularLedger
}

// boxes lays the right column out from its top. Where few bills have come, or
// nothing can be chosen, the log has the rest.
func (l *ledgerSheet) boxes(s *Turn) ledgerBoxes {
	var b ledgerBoxes
	m := s.ledgerMeasures()
	aside := 36.0
	if s.View().Compact {
		aside = 20
	}
	x := s.Layout.Decision.Right() + aside
	if s.View().IsUpright() {
		x = s.Layout.Column.X
	}
	w := s.Layout.Column.Right() - x
	y, bottom := s.Layout.Tools.Bottom()+m.top, s.Layout.Column.Bottom()
	hint := 34.0
	if s.View().Compact {
		hint = 0
	}
	rest := bottom - y - m.note - m.main - m.row - 3*m.gap - 6 - hint
	lines := float64(max(1, s.M.Stage.Shown().Settlement.Count))
	b.bills = render.Rect{X: x, Y: y, W: w, H: min(rest, m.head+m.foot+m.pitch*lines)}
	b.note = render.Rect{X: x, Y: b.bills.Bottom() + m.gap, W: w, H: m.note}
	b.main = render.Rect{X: x, Y: b.note.Bottom() + m.gap + 6, W: w, H: m.main}
	y = b.main.Bottom() + m.gap
	if _, charged := facts.Charged(s.M); l.asked || l.minds || charged {
		b.others = render.Rect{X: x, Y: y, W: w, H: m.row}
		y += m.row + m.gap
		if hint > 0 {
			b.hint = y + 10
			y += hint - m.gap + 4
		}
	}
	if s.Layout.Deals.Empty() {
		if h := bottom - y; h >= 34 {
			b.log = render.Rect{X: x, Y: y, W: w, H: h}
		} else {
			if b.hint == 0 {
				h += m.gap
			}
			b.grow(h)
		}
		return b
	}
	// The log stands elsewhere, so that the column can be filled.
	b.grow(bottom - y + m.gap)
	return b
}

// grow gives the list of bills and the note below it so much more room together.
func (b *ledgerBoxes) grow(more float64) {
	if more <= 0 {
		return
	}
	note := min(more*.3, 60)
	b.bills.H += more - note
	b.note.Y += more - note
	b.note.H += note
	b.main.Y += more
	if !b.others.Empty() {
		b.others.Y += more
	}
	if b.hint > 0 {
		b.hint += more
	}
}

// row returns a line of the ledger.
func (l *ledgerSheet) row(s *Turn, step stage.Step) render.LedgerRow {
	sh := s.M.Stage.Shown()
	b := &sh.Settlement
	ed := sh.Edition()
	k := render.LedgerRow{Number: strconv.Itoa(s.line(step) + 1), Title: s.Say("settle." + ledgerTitles[step])}
	o, asked := facts.Repaying(s.M)
	var v engine.SettlementPreview
	if asked {
		v = facts.Preview(s.M, o, l.Amount)
	}
	switch step {
	case stage.StepSalary:
		k.Text, k.Value = s.Say("settle.salary_note"), int(sh.Setup.PayScale(b.Month).Salary)
	case stage.StepInterest:
		k.Art = "loan"
		k.Text = s.Say("settle.interest_none")
		switch {
		case b.OldLoan > 0:
			k.Text = s.Say("settle.interest_note", words.Number("percent", ed.LoanPercent), words.Money("loan", b.OldLoan))
		case b.OldSavings > 0:
			k.Title = s.Say("settle.interest_earned")
			k.Text = s.Say("settle.interest_earned_note", words.Number("percent", ed.Savings.Percent), words.Money("savings", b.OldSavings))
		}
	case stage.StepRepay:
		k.Art = "loan"
		k.Text = s.Say("settle.pay_off_none")
		switch {
		case asked:
			k.Bare = true
			by, least, most := words.Money("step", o.Step), words.Money("least", o.Choice.Amount), words.Money("most", o.Most)
			if k.Text = s.Say("settle.pay_off_note", by, least, most); s.View().Compact || !s.standsBeside(step, k.Text) {
				k.Text = s.Say("settle.pay_off_most", by, least, most)
			}
		case b.OldLoan > 0 && b.Lines[step].Written && ed.MostRepaid(b.OldLoan, b.Lines[step].After) == 0 && b.Lines[step].Amount == 0:
			k.Text = s.Say("settle.pay_off_short")
		case b.OldLoan > 0:
			k.Text = s.Say("settle.pay_off_owed", words.Money("loan", b.OldLoan))
		}
	case stage.StepBills:
		k.Slips = int(b.Count)
		k.Text = s.Say("settle.bills_none")
		if b.Count > 0 {
			k.Text = s.M.Words.Count("settle.bills_note", int(b.Count))
		}
		if covered := facts.CoveredBy(s.M, b); covered != "" {
			k.Text = covered
		}
	case stage.StepCharges:
		k.Art, k.Text = "monster", l.chargesText(s)
	case stage.StepSavings:
		k.Art, k.Text, k.Bare = "loan", l.savingsText(s), l.minds
	case stage.StepResult:
		k.Art = "start"
		loan := b.Lines[stage.StepResult].Amount
		if asked {
			loan = v.Borrows
		}
		k.Text = l.resultText(s, loan)
	}
	l.sums(s, &k, step, v, asked)
	return k
}

// standsBeside reports whether a text has room beside the stepper of a step
// without being set much smaller.
func (s *Turn) standsBeside(step stage.Step, text string) bool {
	ledger := s.ledger()
	st := s.Theme.Capped(render.Style{Face: render.Regular, Size: 13}, 1)
	return s.Theme.MeasureText(text, st) <= ledger.BesideAmount(s.line(step))
}

var ledgerTitles = [stage.NumSteps]string{"salary", "interest", "pay_off", "bills", "savings", "charges", "result"}

// sums fills in the sums of a row: those written, or those that would follow.
func (l *ledgerSheet) sums(s *Turn, k *render.LedgerRow, step stage.Step, v engine.SettlementPreview, asked bool) {
	b := &s.M.Stage.Shown().Settlement
	line := b.Lines[step]
	amount, after := line.Amount, line.After
	switch {
	case line.Written:
		k.Stage = render.Done
	case facts.Banks(s.M) && (asked || l.minds) && s.line(step) < s.line(stage.StepSavings) && step != stage.StepRepay,
		l.minds && step == stage.StepRepay:
		// Nothing was to be paid.
		k.Stage, after = render.Done, s.M.Stage.Shown().Cash(b.Seat)
	case l.minds && step == stage.StepResult:
		after = l.ends(s).Cash
	case l.minds && step == stage.StepSavings:
		k.Stage, amount, after = render.Current, -l.saves, l.ends(s).Cash
	case !asked:
		if step == b.At() && !s.M.Stage.Actors().Line.On {
			k.Stage = render.Current
		}
		return
	case step == stage.StepRepay:
		k.Stage, amount, after = render.Current, -l.Amount, v.Left
	case step == stage.StepBills:
		amount, after = -v.Bills, v.AfterBills
	case step == stage.StepCharges:
		amount, after = -v.Charges, v.AfterCharges
	case step == stage.StepResult:
		amount, after = v.Borrows, v.After.Cash
	default:
		return
	}
	k.Step, k.Cash = s.M.Words.Signed(amount), s.M.Words.Money(after)
	k.Gain, k.Loss, k.Short = amount > 0, amount < 0, after < 0
}

// resultText says what comes after the settlement.
func (l *ledgerSheet) resultText(s *Turn, loan int32) string {
	sh := s.M.Stage.Shown()
	last := sh.Setup.LastMonth(sh.Settlement.Month)
	switch {
	case last && loan > 0:
		return s.Say("settle.result_last_loan", words.Money("loan", loan))
	case last:
		return s.Say("settle.result_last")
	case loan > 0 && s.View().Compact:
		return s.Say("settle.result_loan_short", words.Money("loan", loan))
	case loan > 0:
		return s.Say("settle.result_loan", words.Money("loan", loan))
	}
	return s.Say("settle.result_start")
}

func (l *ledgerSheet) list(s *Turn, cs []ui.Control) []ui.Control {
	b := l.boxes(s)
	cs = l.ListBills(s, cs, b.bills)
	if s.Layout.Deals.Empty() {
		s.Layout.Log = b.log
		if !b.log.Empty() {
			cs = append(cs, s.logControl())
		}
	}
	if _, ok := facts.Charged(s.M); ok {
		return l.listCharge(s, cs, &b)
	}
	if l.minds {
		return l.listSavings(s, cs, &b)
	}
	o, asked := facts.Repaying(s.M)
	if !asked {
		main := s.MainAct()
		return append(cs, s.control(&main, b.main))
	}
	ledger := s.ledger()
	cs = append(cs, ui.Control{
		ID: "amount", Box: ledger.Amount(s.line(stage.StepRepay)),
		Widget: ui.Stepper{
			Value: int(l.Amount), Min: int(o.Choice.Amount), Max: int(o.Most), Step: int(o.Step), Page: 5 * int(o.Step),
			Text: s.M.Words.Money(l.Amount), AtMax: s.Say("settle.most"), AtMin: s.Say("settle.least"),
		},
		Tip: render.Tip{Text: s.Say("settle.hint")},
		Do: func(e ui.Event) {
			l.Amount = int32(e.Value)
			s.Invalidate()
		},
	})
	o.Choice.Amount = l.Amount
	repay := act{
		ID: "repay", label: s.M.Words.Offer(s.M.Table.State(), o, s.M.Names).Label, kind: render.Primary,
		cap: input.Accept, Keys: input.SetOf(input.Accept), do: func() { s.choose(engine.Choice{Kind: engine.Repay, Amount: l.Amount}) },
	}
	if l.Amount == 0 {
		repay.label = s.Say("settle.pay_nothing_on")
	}
	cs = append(cs, s.control(&repay, b.main))
	others := l.others(s)
	for i, box := range ui.Grid(b.others, len(others), len(others), 8, 0) {
		cs = append(cs, s.control(&others[i], box))
	}
	return cs
}

// others are the other amounts that suggest themselves, and the loan.
func (l *ledgerSheet) others(s *Turn) []act {
	o, _ := facts.Repaying(s.M)
	var acts []act
	seen := map[int32]bool{l.Amount: true}
	for _, amount := range [3]int32{s.M.Table.State().MostRepaidWithoutLoan(), o.Most, o.Choice.Amount} {
		if seen[amount] || len(acts) == 2 {
			continue
		}
		seen[amount] = true
		a := act{
			ID: "set-" + ui.ID(strconv.Itoa(int(amount))), label: s.Say("settle.pay_short", words.Money("money", amount)),
			do: func() { l.Amount = amount },
		}
		if amount == 0 {
			a.label = s.Say("settle.pay_nothing")
		}
		if digit := amount / o.Step; digit < 10 {
			a.cap = input.Digit(int(digit))
			a.Keys = input.SetOf(a.cap)
		}
		acts = append(acts, a)
	}
	return append(acts, s.LoanAct())
}

func (l *ledgerSheet) draw(s *Turn, dst *ebiten.Image) {
	t := s.Theme
	sh := s.M.Stage.Shown()
	b := &sh.Settlement
	ledger := s.ledger()
	t.LedgerSheet(dst, &ledger, l.head(s))
	writing := s.M.Stage.Actors().Line
	for i, step := range b.Steps() {
		if !writing.On || writing.Step != step {
			t.LedgerRow(dst, &ledger, i, l.row(s, step), 1)
		}
	}
	if a := s.M.Stage.Actors(); b.Done && !writing.On && !a.Stamp.On {
		l.drawStamp(s, dst, 0, render.Pose{})
	}
	l.drawFoot(s, dst, &ledger)
	s.drawThird(dst)
	if s.Layout.Deals.Empty() {
		s.paintLog(dst)
	}
	boxes := l.boxes(s)
	l.drawBills(s, dst, boxes.bills)
	l.drawNote(s, dst, boxes.note)
	if boxes.hint > 0 && (l.asked || l.minds) {
		st := t.Capped(render.Style{Face: render.CondensedBold, Size: 13, Color: t.Palette.Cream, Align: render.Center}, 1.3)
		t.DrawFit(dst, s.Say("settle.hint"), boxes.main.CenterX(), boxes.hint, boxes.main.W, 11, st)
	}
}

// head is what stands at the head of the ledger, and who settles which month.
func (l *ledgerSheet) head(s *Turn) render.LedgerHead {
	sh := s.M.Stage.Shown()
	b := &sh.Settlement
	return render.LedgerHead{
		Token: s.M.Tokens[b.Seat], Title: s.Say("settle.title"),
		Sub:     s.Say("settle.who", words.Name("name", s.M.Names[b.Seat]), words.Number("month", b.Month), words.Number("months", sh.Setup.Months)),
		Arrival: s.Say("settle.cash_on_arrival"), Cash: s.M.Words.Money(b.Arrival),
		StepLabel: s.Say("settle.this_step"), CashLabel: s.Say("settle.cash_after"),
	}
}

// drawStamp stamps a ledger that is complete. Shake is how far it is off its
// place, in logical pixels.
func (l *ledgerSheet) drawStamp(s *Turn, dst *ebiten.Image, shake float64, pose render.Pose) {
	size := 30.0
	if s.View().Compact {
		size = 22
	}
	ledger := s.ledger()
	s.Theme.LedgerStamp(dst, &ledger, l.head(s), s.Say("settle.stamp"), size, shake, pose)
}

// live draws the line that is being written, the stamp that comes down, and the
// log where it stands below.
func (l *ledgerSheet) live(s *Turn, dst *ebiten.Image) {
	if a := s.M.Stage.Actors(); a.Stamp.On && a.Stamp.Kind == stage.StampSettled {
		l.drawStamp(s, dst, a.Stamp.Shake, render.Pose{Scale: a.Stamp.Scale})
	}
	if writing := s.M.Stage.Actors().Line; writing.On {
		ledger := s.ledger()
		s.Theme.LedgerRow(dst, &ledger, s.line(writing.Step), l.row(s, writing.Step), writing.T)
	}
}

// ends returns what the player has at the end of the month, as far as it is
// known.
func (l *ledgerSheet) ends(s *Turn) engine.Finances {
	if o, ok := facts.Repaying(s.M); ok {
		return facts.Preview(s.M, o, l.Amount).After
	}
	if l.minds {
		if p, ok := s.M.Table.State().PreviewSettlement(l.minded(s).Choice); ok {
			return p.After
		}
	}
	sh := s.M.Stage.Shown()
	return sh.Finances(sh.Settlement.Seat)
}

func (l *ledgerSheet) drawFoot(s *Turn, dst *ebiten.Image, ledger *render.Ledger) {
	end := l.ends(s)
	title := s.Say("settle.worth")
	if b := &s.M.Stage.Shown().Settlement; !b.Done && !l.asked && !l.minds {
		title = s.Say("settle.worth_now")
	}
	text := s.Say("settle.worth_no_loan", words.Money("cash", end.Cash))
	switch {
	case end.Loan > 0:
		text = s.Say("settle.worth_note", words.Money("cash", end.Cash), words.Money("loan", end.Loan))
	case end.Savings > 0:
		text = s.Say("settle.worth_savings", words.Money("cash", end.Cash), words.Money("savings", end.Savings))
	}
	worth := end.NetWorth()
	s.Theme.LedgerFoot(dst, ledger, title, text, s.M.Words.Money(worth), worth < 0)
}

// billGrid is where the bills stand in their panel: in lines of one or two, of
// which none is cut off of those that can be seen at once.
type billGrid struct {
	area         render.Rect
	pitch, width float64
	// lines is how many lines there are in a column.
	lines   int
	content float64
}

// twoBills is how much the text may grow where bills stand side by side, and
// betweenBills how far they are apart there.
const (
	twoBills     = 1.25
	betweenBills = 8.0
	// Lines that are so high have room for what a bill is for.
	reasonedBill, highestBill = 46, 60
)

// billGrid lays the bills out in their panel.
func (l *ledgerSheet) billGrid(s *Turn, r render.Rect) billGrid {
	m := s.ledgerMeasures()
	g := billGrid{area: render.Rect{X: r.X + 10, Y: r.Y + m.head, W: r.W - 20, H: r.H - m.head - m.foot}}
	n := max(1, int(s.M.Stage.Shown().Settlement.Count))
	g.lines, g.width = n, g.area.W
	seen := max(1, int(g.area.H/m.tight))
	if n > seen && s.Theme.TextScale <= twoBills {
		g.lines, g.width = (n+1)/2, (g.area.W-betweenBills)/2
	}
	g.pitch = g.area.H / float64(min(g.lines, seen))
	most := 1.4 * m.pitch
	if g.lines == n {
		most = highestBill
	}
	g.pitch = min(g.pitch, most)
	if g.content = g.pitch * float64(g.lines); g.content > g.area.H+1 {
		g.width -= 14 * g.width / g.area.W // beside them stands the bar
	}
	return g
}

// box returns where the i-th bill stands if nothing is scrolled.
func (g *billGrid) box(i int) render.Rect {
	return render.Rect{
		X: g.area.X + float64(i/g.lines)*(g.width+betweenBills), Y: g.area.Y + float64(i%g.lines)*g.pitch, W: g.width, H: g.pitch,
	}
}

// ListBills lists the bills, which can be scrolled where there are many.
func (l *ledgerSheet) ListBills(s *Turn, cs []ui.Control, r render.Rect) []ui.Control {
	sh := s.M.Stage.Shown()
	b := &sh.Settlement
	g := l.billGrid(s, r)
	size := l.billSize(s, &g)
	cs = append(cs, ui.Control{ID: "bills", Box: g.area, Widget: ui.Scroll{Content: g.content}, Skip: true})
	for i, id := range b.Bills[:b.Count] {
		card := s.M.Words.Card(sh.Setup.Edition, id)
		due := s.M.Words.Money(sh.Setup.BillAmount(id))
		cs = append(cs, ui.Control{
			ID: ui.ID("bill-" + strconv.Itoa(i+1)), In: "bills", Info: true, Skip: true,
			Box: g.box(i),
			Tip: render.Tip{Title: card.Title, Text: card.Reason, Figure: due},
			Widget: ui.Custom{Version: s.changes, Paint: func(dst *ebiten.Image, box render.Rect, _ render.State) {
				t, pal := s.Theme, &s.Theme.Palette
				t.Row(dst, box, i%g.lines%2 == 0, render.State{})
				side, left := 8.0, 40.0
				base := box.CenterY() + 5
				st := render.Style{Face: render.Medium, Size: 15, Color: pal.Ink}
				bold := st
				if g.lines < int(b.Count) {
					side, left = billSide, billSide
					bold.Size, st = size.due, narrowBill.In(pal.Ink).Sized(size.title)
				} else if box.H < reasonedBill {
					t.Art(dst, "bill", box.X+8, box.CenterY()-10, 21)
				} else {
					t.Art(dst, "bill", box.X+6, box.CenterY()-13, 27)
					s.fit(dst, card.Reason, box.X+left, base+10, box.W-left-side, 11, render.Style{Face: render.Regular, Size: 13, Color: pal.Ink2})
					base -= 8
				}
				bold.Face, bold.Align = render.Bold, render.End
				w := s.fit(dst, due, box.Right()-side, base, box.W*.35, 11, bold)
				s.fit(dst, card.Title, box.X+left, base, box.W-left-side-8-w, 11, st)
			}},
		})
	}
	return cs
}

// narrowBill is the type of the titles of bills that stand side by side, and
// billSide the air at both ends of their lines.
var narrowBill = render.Style{Face: render.CondensedMedium, Size: 14}

const billSide = 6.0

// billSize is how large the titles of bills are set that stand side by side, and
// their sums.
type billSize struct{ title, due float64 }

// billSize returns sizes in which the longest title has room: sums and titles in
// one size, as long as that can be read well.
func (l *ledgerSheet) billSize(s *Turn, g *billGrid) billSize {
	const well = 12.5
	sh := s.M.Stage.Shown()
	b := &sh.Settlement
	size := billSize{narrowBill.Size, narrowBill.Size}
	if g.lines >= int(b.Count) {
		return size
	}
	due := narrowBill
	due.Face = render.Bold
	room := func(id engine.CardID) float64 {
		return g.width - 2*billSide - 8 - s.Theme.MeasureText(s.M.Words.Money(sh.Setup.BillAmount(id)), s.set(due))
	}
	long := func(id engine.CardID) bool {
		return s.Theme.MeasureText(s.M.Words.CardTitle(sh.Setup.Edition, id), s.set(narrowBill.Sized(due.Size))) > room(id)
	}
	for due.Size > well && slices.ContainsFunc(b.Bills[:b.Count], long) {
		due.Size = max(due.Size-.5, well)
	}
	size.title, size.due = due.Size, due.Size
	for _, id := range b.Bills[:b.Count] {
		_, st := s.Theme.Fit(s.M.Words.CardTitle(sh.Setup.Edition, id), s.set(narrowBill.Sized(due.Size)), room(id), 11)
		size.title = min(size.title, st.Size)
	}
	return size
}

func (l *ledgerSheet) drawBills(s *Turn, dst *ebiten.Image, r render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	b := &s.M.Stage.Shown().Settlement
	g := l.billGrid(s, r)
	area := g.area
	t.Panel(dst, r, render.Paper)
	if b.Count > 0 && g.content < area.H-2*g.pitch {
		// What few bills leave of a high panel is ruled.
		for y := area.Y + g.content + g.pitch; y < area.Bottom()-g.pitch*.6; y += g.pitch {
			t.Rule(dst, area.X, y, area.W)
		}
	}
	head := render.Style{Face: render.Black, Size: 18, Color: pal.Ink}
	left := r.X + 18 + s.fit(dst, s.Say("settle.bills_title"), r.X+18, area.Y-12, r.W-80, 13, head)
	right := r.Right() - 18 - s.fit(dst, strconv.Itoa(int(b.Count)), r.Right()-18, area.Y-12, 60, 13, head.In(pal.Ink2).Aligned(render.End))
	s.pin(dst, r, left, right)
	if b.Count == 0 {
		s.fit(dst, s.Say("settle.bills_none"), r.X+18, area.Y+20, r.W-36, 11.5, render.Style{Face: render.Regular, Size: 15, Color: pal.Ink2})
	}
	foot := s.ledgerMeasures().foot
	y := r.Bottom() - foot + 2
	base := y + foot*.61
	sum := s.M.Stage.Shown().Setup.Bills(b.Bills[:b.Count])
	t.SumRule(dst, r.X+14, y, r.W-28)
	most := (base - y - 7) / .72
	t.DrawFit(dst, s.Say("settle.to_pay"), r.X+18, base-.5, r.W*.5, 12, s.lower(render.Style{Face: render.Bold, Size: 16, Color: pal.Ink}, most))
	t.DrawFit(dst, s.M.Words.Money(sum), r.Right()-18, base, r.W*.45, 13,
		s.lower(render.Style{Face: render.Black, Size: 20, Color: pal.Due, Align: render.End}, most))
}

// drawNote warns of a new loan, or says that all is well.
func (l *ledgerSheet) drawNote(s *Turn, dst *ebiten.Image, r render.Rect) {
	o, asked := facts.Repaying(s.M)
	b := &s.M.Stage.Shown().Settlement
	if card, ok := facts.Charged(s.M); ok {
		l.drawChargeNote(s, dst, r, card)
		return
	}
	if facts.Banks(s.M) {
		s.drawLedgerNote(dst, r, l.bankNote(s))
		return
	}
	if asked {
		if v := facts.Preview(s.M, o, l.Amount); v.Borrows > 0 || v.Out {
			l.drawAlarm(s, dst, r, v)
			return
		}
	} else if forced := b.Lines[stage.StepResult].Amount; forced > 0 {
		l.drawForced(s, dst, r, forced)
		return
	}
	end := l.ends(s)
	k := ledgerNote{title: s.Say("settle.all_paid"), text: l.resultText(s, 0)}
	left, bills, after := b.Lines[stage.StepRepay].After, -b.Lines[stage.StepBills].Amount, b.Lines[stage.StepBills].After
	switch {
	case asked:
		v := facts.Preview(s.M, o, l.Amount)
		left, bills, after = v.Left, v.Bills, v.AfterBills
		o.Choice.Amount = l.Amount
		k.title, k.text = s.Say("settle.all_well"), s.M.Words.Offer(s.M.Table.State(), o, s.M.Names).Does
	case !b.Done:
		k.title = s.Say("settle.writing", words.Name("name", s.M.Names[b.Seat]))
	}
	switch {
	case !asked && !b.Done:
		k.short = s.Say("settle.step_of", words.Number("n", min(s.line(b.At())+1, len(b.Steps()))), words.Number("steps", len(b.Steps())))
	case b.Count == 0:
		k.title, k.short = s.Say("settle.bills_none"), s.Say("settle.stays", words.Money("money", after))
	default:
		k.short = s.Say("settle.covered", words.Money("left", left), words.Money("bills", bills), words.Money("money", after))
	}
	if lost := l.lost(s); lost != "" {
		k.text += ". " + lost
	}
	k.text = facts.Sentence(s.M, k.text)
	interest := s.M.Stage.Shown().Edition().Interest(end.Loan)
	k.figures = [3][2]string{
		{s.Say("settle.loan_now"), s.M.Words.MoneyOrNone(b.OldLoan)},
		{s.Say("settle.after_paying"), s.M.Words.MoneyOrNone(end.Loan)},
		{s.Say("settle.interest_short"), s.M.Words.MoneyOrNone(interest)},
	}
	if b.OldLoan == 0 {
		k.figures = [3][2]string{
			{s.Say("settle.cash_on_arrival"), s.M.Words.Money(b.Arrival)},
			{s.Say("settle.change"), s.M.Words.Signed(b.Change(end.Cash))},
			{s.Say("settle.cash_now"), s.M.Words.Money(end.Cash)},
		}
	}
	s.drawLedgerNote(dst, r, k)
}

// lost says how many unsold Deals are given up when the last month ends.
func (l *ledgerSheet) lost(s *Turn) string {
	sh := s.M.Stage.Shown()
	b := &sh.Settlement
	if n := len(sh.HeldDeals(b.Seat)); n > 0 && sh.Setup.LastMonth(b.Month) {
		return s.M.Words.Count("settle.deals_lost", n)
	}
	return ""
}

// drawAlarm says that the bills need a new loan, and what would be as good
// without one.
func (l *ledgerSheet) drawAlarm(s *Turn, dst *ebiten.Image, r render.Rect, v engine.SettlementPreview) {
	state := s.M.Table.State()
	seat := state.Prompt().Seat
	now := state.Players[seat].Loan
	short := s.Say("settle.short", words.Money("left", v.Left), words.Money("bills", v.Bills), words.Money("money", -v.AfterBills))
	text := s.Say("settle.interest_next", words.Money("money", state.Edition().Interest(v.After.Loan)))
	if enough := state.MostRepaidWithoutLoan(); enough > 0 && enough < l.Amount {
		text += " " + s.Say("settle.same_result", words.Money("money", enough))
	}
	if v.Out {
		short, text = s.Say("loan.off"), facts.Sentence(s.M, s.Say("log.ruin", words.Name("name", s.M.Names[seat])))
	}
	s.drawLedgerNote(dst, r, ledgerNote{alarm: true, title: s.Say("settle.needs_loan"), short: short, text: text, figures: [3][2]string{
		{s.Say("settle.loan_now"), s.M.Words.Money(now)},
		{s.Say("settle.after_paying"), s.M.Words.Money(v.Owed)},
		{s.Say("settle.new_loan"), s.M.Words.MoneyOrNone(v.Borrows)},
	}})
}

// drawForced says that the bills have needed a loan.
func (l *ledgerSheet) drawForced(s *Turn, dst *ebiten.Image, r render.Rect, forced int32) {
	sh := s.M.Stage.Shown()
	b := &sh.Settlement
	loan := sh.Players[b.Seat].Loan
	line := b.Lines[stage.StepBills]
	short := s.Say("settle.short", words.Money("left", line.After-line.Amount), words.Money("bills", -line.Amount), words.Money("money", -line.After))
	text := s.Say("settle.interest_next", words.Money("money", sh.Edition().Interest(loan)))
	s.drawLedgerNote(dst, r, ledgerNote{alarm: true, title: s.Say("settle.needed_loan"), short: short, text: text, figures: [3][2]string{
		{s.Say("settle.loan_now"), s.M.Words.Money(b.OldLoan)},
		{s.Say("settle.after_paying"), s.M.Words.Money(loan - forced)},
		{s.Say("settle.new_loan"), s.M.Words.Money(forced)},
	}})
}

// ledgerNote says what the settlement comes to: a sign, a title and a line beside
// it, three sums that follow from each other, and what comes next.
type ledgerNote struct {
	// alarm warns of a new loan; else all is well.
	alarm              bool
	title, short, text string
	figures            [3][2]string
}

func (s *Turn) drawLedgerNote(dst *ebiten.Image, r render.Rect, n ledgerNote) {
	t, pal := s.Theme, &s.Theme.Palette
	k := 1.0
	if s.View().Compact {
		k = min(1, r.H/196)
	}
	left := r.X + 68
	title, family, strong := pal.Ink, render.Green, 0
	if n.alarm {
		t.Panel(dst, r, render.Alarm)
		t.Art(dst, "warn", r.X+16, r.Y+28*k, 40*max(k, .8))
		title, family, strong = pal.Loss, render.Red, 2
	} else {
		t.Panel(dst, r, render.Note)
		t.Tick(dst, r.X+36, r.Y+46*k, 19*max(k, .8))
	}
	s.fit(dst, n.title, left, r.Y+45*k, r.Right()-16-left, 13, render.Style{Face: render.Black, Size: 19, Color: title})
	s.fit(dst, n.short, left, r.Y+66*k, r.Right()-16-left, 11, render.Style{Face: render.Medium, Size: 14, Color: pal.Ink})
	h, gap := 50*max(k, .84), 12.0
	top := r.Y + 80*k
	boxes, growth := t.FigureRow(render.Rect{X: r.X + 16, Y: top, W: r.W - 32, H: h}, gap, n.figures[0][0], n.figures[1][0], n.figures[2][0])
	for i, f := range n.figures {
		t.FigureBox(dst, boxes[i], growth, f[0], f[1], family, i == strong && n.alarm, i > 0)
	}
	room := r.Bottom() - 6 - top - h
	for size := 15.5; ; size-- {
		st := s.set(render.Style{Face: render.Regular, Size: size, Color: pal.Ink})
		if s.View().Compact {
			st = t.Capped(st.Sized(size-1), 1)
		}
		lines := t.Wrap(n.text, st, r.W-36, max(1, int((room-4)/t.LineHeight(st))))
		if !lines.Cut || size < 13 {
			t.DrawLines(dst, lines, r.X+18, top+h+(room-lines.Height())*.4+t.LineHeight(st)*.8, st)
			return
		}
	}
}
