package settlement

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// ledger is what the page is built from: the settlement as far as it is shown, what is
// asked, and what would come of it.
type ledger struct {
	*page
	b *tabletop.Settlement
	// repay is what may be paid off, where pays says that this is asked; saves says that
	// the savings are.
	repay       engine.Option
	pays, saves bool
	// preview is what the amounts that are set come to, and end what the player has at the
	// end of the month then, or has now.
	preview engine.SettlementPreview
	end     engine.Finances
}

func newLedger(p *page) *ledger {
	l := &ledger{page: p, b: p.settlement()}
	l.repay, l.pays = facts.Repaying(p.m)
	now, ok := p.m.Asked()
	l.saves = ok && now.Kind == engine.MindSavings
	l.end = p.m.Stage.Shown().Finances(l.b.Seat)
	switch {
	case l.pays:
		l.preview = facts.Preview(p.m, l.repay, p.set.repay)
		l.end = l.preview.After
	case l.saves:
		if v, ok := p.m.Table.State().PreviewSettlement(l.save().Choice); ok {
			l.preview, l.end = v, v.After
		}
	}
	return l
}

// overCalendar is the ledger over the calendar, which is at least so high, in times its
// width.
func (l *ledger) overCalendar(aspect float64) *flow.Node {
	calendar := flow.Board(func(_ *render.Theme, box render.Rect) []ui.Control {
		l.calendar = l.frame.Calendar(box)
		return nil
	}, nil, nil)
	sheet := l.sheet()
	l.sheets = append(l.sheets, sheet)
	beside, factors := render.Broad, l.larger(flow.Smaller)
	if l.View().Point > 0 { // a telephone has more use for the room than for the page below
		const most = 1 // else what a step is called becomes smaller to have room
		beside, factors = render.Tight, append([]float64{most}, flow.Smaller...)
	}
	over := flow.Column(flow.Fit(sheet, factors...).Grow(1)).Pad(beside, render.Gap)
	return flow.Pile(calendar, over).Size(render.BoardWidth, render.None).Aspect(aspect).Grow(0).Across(flow.Fill)
}

// sheet is the ledger: its head, a line for each step, and what it comes to.
func (l *ledger) sheet() *flow.Node {
	key := partKey{Environment: l.Environment()}
	table := flow.Table(l.kept.head.Node(l.headKey(), l.head), l.kept.labels.Node(key, l.labels))
	for i, step := range l.b.Steps() {
		table.Add(l.kept.rows[step].Node(l.rowKey(step), func() *flow.Node { return l.row(i, step).Grow(1) }))
	}
	key.end, key.settled.Done, key.asks = l.end, l.complete(), l.pays || l.saves
	table.Add(l.kept.foot.Node(key, l.foot))
	return flow.Column(flow.Space(render.None, render.Binding), table.Unmirrored().Grow(1)).
		On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { control.Dialog(t, dst, r, palette.Green) })
}

// ruled is a line of the ledger with its cells. Before the red lines stands what paint draws,
// so high, nil for nothing.
func ruled(line options.LedgerLine, high render.Step, paint flow.Painter, cells ...*flow.Node) *flow.Node {
	margin := flow.Space(render.Well, high).Least(render.Well, min(high, render.Sign)).On(paint)
	row := flow.Row(margin).Add(cells...).Add(flow.Space(render.Gap, render.None)).Gap(render.Gap)
	return row.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		line.Margin = margin.Box.Right()
		if margin.Box.CenterX() > r.CenterX() {
			line.Margin = margin.Box.X
		}
		options.DrawLedgerLine(t, dst, r, line)
	})
}

// labels say what stands in the columns.
func (l *ledger) labels() *flow.Node {
	label := func(s string) *flow.Node {
		return flow.Line(s, render.Column.In(l.Theme.Palette.Ink2).Aligned(render.End))
	}
	return ruled(
		options.LedgerLine{Head: true}, render.None, nil,
		flow.Spring(), cell(nil), label(l.Say("settle.this_step")), label(l.Say("settle.cash_after")),
	).Size(render.None, render.LineRow)
}

// headKey is all that the head depends on, and the bills.
func (l *ledger) headKey() partKey {
	key := partKey{Environment: l.Environment(), stamp: l.stampState()}
	key.settled = tabletop.Settlement{Seat: l.b.Seat, Month: l.b.Month, Arrival: l.b.Arrival, Bills: l.b.Bills, Count: l.b.Count}
	return key
}

// rowKey is all that the line of a step depends on. While nobody is asked anything that is what
// has come of the step, whatever has come of others.
func (l *ledger) rowKey(step tabletop.Step) partKey {
	key, now := l.partKey(), l.m.Stage.Actors().Line
	if !key.asks {
		key = partKey{Environment: key.Environment}
	}
	if now.On && now.Step == step {
		key.writing, key.ticked = step+1, now.T >= ticked
	}
	key.current = !now.On && step == l.b.At()
	key.settled = *l.b
	clear(key.settled.Lines[:])
	key.settled.Lines[step] = l.b.Lines[step]
	key.player, key.charges = l.m.Stage.Shown().Players[l.b.Seat], facts.CountMail(l.m, l.b.Seat, engine.MonsterCharge)
	return key
}

// head is the head of the ledger: who settles, and with how much cash.
func (l *ledger) head() *flow.Node {
	b, w := l.b, l.m.Words
	ink2 := l.Theme.Palette.Ink2
	face := l.m.Faces.Of(b.Seat)
	plate := func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Portrait(dst, r.Square(), face, faces.Frame{})
	}
	months := l.m.Stage.Shown().Setup.Months
	who := l.Say("settle.who", words.Name("name", l.m.Names[b.Seat]), words.Number("month", b.Month), words.Number("months", months))
	return flow.Column(ruled(
		options.LedgerLine{}, render.LargeSign, plate,
		flow.Column(flow.Line(l.Say("settle.title"), render.Display), flow.Line(who, render.Body.In(ink2))).Along(flow.Center).Grow(1),
		l.stamp(),
		flow.Column(
			flow.Line(l.Say("settle.cash_on_arrival"), render.Remark.In(ink2).Aligned(render.End)),
			flow.Line(w.Money(b.Arrival), render.Sum.Aligned(render.End)),
		).Along(flow.Center),
	))
}

// stampState says whether a ledger that is complete is stamped.
type stampState uint8

const (
	unstamped stampState = iota
	stampFalls
	stampLies
)

func (l *ledger) stampState() stampState {
	switch stamp := l.m.Stage.Actors().Stamp; {
	case stamp.On && stamp.Kind == stage.StampSettled:
		return stampFalls
	case !l.b.Done || stamp.On || l.m.Stage.Actors().Line.On:
		return unstamped
	}
	return stampLies
}

// stamp is stamped on a ledger that is complete; nil before that.
func (l *ledger) stamp() *flow.Node {
	state := l.stampState()
	if state == unstamped {
		return nil
	}
	word := l.Say("settle.stamp")
	return flow.Measured(
		func(t *render.Theme) (w, h float64) { return options.LedgerStampSize(t, word) },
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pose, shake := render.Pose{}, 0.0
			if now := l.m.Stage.Actors().Stamp; now.On && state == stampFalls {
				pose.Scale, shake = now.Scale, now.Shake
			}
			options.LedgerStamp(t, dst, r, word, shake, pose)
		},
	).Moving()
}

// line is what stands on a line of the ledger.
type line struct {
	title string
	// text says what the step is about, and short the same where there is less room.
	text, short string
	// middle is a picture of the step, or what sets its amount.
	middle *flow.Node
	state  options.LedgerState
	// step is what the step changes and cash what is left after it, "" while that is not
	// known.
	step, cash string
	// gain and loss colour the step; debt says that the cash is below zero.
	gain, loss, debt bool
}

// row is the line of a step, the i-th one.
func (l *ledger) row(i int, step tabletop.Step) *flow.Node {
	k, pal := l.line(step), &l.Theme.Palette
	writing := l.m.Stage.Actors().Line
	writes := writing.On && writing.Step == step
	if writes && writing.T < ticked {
		k.state = options.LedgerCurrent
	}
	dim, ink, ink2 := k.state == options.LedgerPending, pal.Ink, pal.Ink2
	title, sum := render.Head, render.Sum
	switch {
	case dim:
		ink = ink2
		title.Face, sum.Face = render.Bold, render.Bold
	case k.state == options.LedgerDone:
		title.Face = render.Bold
	}
	number, state := strconv.Itoa(i+1), k.state
	disc := func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		options.LedgerNumber(t, dst, r, number, state)
	}
	note := render.Fine.In(ink2)
	text := flow.First(flow.Line(k.text, note), flow.Text(k.text, note, 2))
	if k.short != "" {
		text = flow.First(flow.Line(k.text, note), flow.Line(k.short, note))
	}
	if l.View().Point > 0 && k.state != options.LedgerCurrent {
		text = nil // a telephone has more use for larger figures
	}
	middle := render.Medallion
	if l.View().Point > 0 && (l.pays || l.saves) && k.state == options.LedgerCurrent {
		middle = render.ButtonWide // for a sum between two buttons for a finger
	}
	change := ink
	switch {
	case k.loss:
		change = pal.Loss
	case k.gain && !dim:
		change = pal.Gain
	}
	cash := cell(flow.Line(k.cash, sum.In(ink).Aligned(render.End)))
	if k.debt {
		cash = flow.Row(
			flow.Art("warn", render.Sign), flow.Line(k.cash, sum.In(pal.Loss).Aligned(render.End)).Grow(1),
		).Gap(render.Tight).Pad(render.Near, render.Tight).Across(flow.Center).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { options.AlertBox(t, dst, r) })
	}
	changes := cell(flow.Line(k.step, sum.In(change).Aligned(render.End)))
	if writes {
		changes, cash = l.written(changes, changeFrom, changeTo), l.written(cash, cashFrom, cashTo)
	}
	return ruled(
		options.LedgerLine{Step: true, Current: k.state == options.LedgerCurrent}, render.LargeSign, disc,
		flow.Column(flow.Line(k.title, title.In(ink)), text).Along(flow.Center).Grow(1),
		cell(k.middle).Least(middle, render.None),
		changes.Least(render.ButtonLeast, render.None),
		cash.Least(render.ButtonLeast, render.None),
	).Least(render.None, render.Row)
}

// cell is what stands in a cell of the table, which may be nothing.
func cell(n *flow.Node) *flow.Node {
	if n == nil {
		return flow.Space(render.None, render.None)
	}
	return n
}

// The parts of a line's writing: in which its change comes up, in which its cash does, and
// where it is ticked off.
const (
	changeFrom, changeTo = .2, .6
	cashFrom, cashTo     = .65, .9
	ticked               = cashTo
)

// written is a sum of a line that is being written: in a part of the writing it comes up
// from left to right, as with a pencil.
func (l *ledger) written(n *flow.Node, from, to float64) *flow.Node {
	return flow.Pile(n).Apart(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		now := l.m.Stage.Actors().Line
		switch part := (now.T - from) / (to - from); {
		case !now.On || part >= 1:
			n.PaintMoved(dst, 0, 0)
		case part > 0:
			r.W *= part
			seen := t.View.Part(dst, r)
			n.PaintMoved(seen, 0, 0)
			seen.Recycle()
		}
	})
}

// complete reports whether the last line has been written, to its tick.
func (l *ledger) complete() bool {
	now := l.m.Stage.Actors().Line
	return l.b.Done && !(now.On && now.T < ticked)
}

// foot is what the ledger comes to: as soon as that is known, or what would come of the amounts
// that are set.
func (l *ledger) foot() *flow.Node {
	end := l.end
	title, sum := l.Say("settle.worth"), l.m.Words.Money(end.NetWorth())
	text := l.Say("settle.worth_no_loan", words.Money("cash", end.Cash))
	switch {
	case end.Loan > 0:
		text = l.Say("settle.worth_note", words.Money("cash", end.Cash), words.Money("loan", end.Loan))
	case end.Savings > 0:
		text = l.Say("settle.worth_savings", words.Money("cash", end.Cash), words.Money("savings", end.Savings))
	}
	ink := l.Theme.Palette.Ink
	if end.NetWorth() < 0 {
		ink = l.Theme.Palette.Loss
	}
	if !l.complete() && !l.pays && !l.saves {
		text, sum = "", ""
	}
	return flow.Column(ruled(
		options.LedgerLine{Foot: true}, render.None, nil,
		flow.Column(flow.Line(title, render.Subhead), flow.Line(text, render.Fine.In(l.Theme.Palette.Ink2))).Along(flow.Center).Grow(1),
		flow.Line(sum, render.Figures.In(ink).Aligned(render.End)),
	).Size(render.None, render.TallRow).Least(render.None, render.Row))
}
