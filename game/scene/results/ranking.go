package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
)

// legendEntries are the parts of the bars, by [render.Bar], and the bracket: what they are
// called in messages, and the beginning of the ids of their controls.
var legendEntries = [numParts + 1]string{"income", "deals", "prizes", "bills", "costs", "left"}

// lastMedal is the last place that gets one.
const lastMedal = 3

// ranking is the sheet with a row for each seat, the legend and, if asked for, the table of
// sums.
func (s *results) ranking(sums bool) *flow.Node {
	sheet := flow.Column(s.ranks()).Gap(render.Near).Pad(render.Gap, render.Gap)
	if sums {
		sheet.Add(s.sums())
	}
	return sheet.Add(flow.Spring(), s.legend()).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Sheet(dst, r)
		t.Pin(dst, r.CenterX(), r.Y+t.Length(render.Tight), render.Red)
	})
}

// ranks has a row for each seat below the words over the columns.
func (s *results) ranks() *flow.Node {
	head := func(id string) *flow.Node {
		return flow.Line(s.Say(id), render.Column.Aligned(render.End).In(s.Theme.Palette.Ink2))
	}
	columns := flow.Row(
		flow.Line(s.Say("results.ranking"), render.Head).Grow(1),
		head("results.cash"), head(s.m.Own("results.loan")), head("results.worth"),
	).Gap(render.Gap).Baseline()
	ranks := flow.Table(flow.Table(columns).Pad(render.Gap, render.None))
	for i := range s.summary.rows {
		row := &s.summary.rows[i]
		parted := i > 0 && !s.summary.rows[i-1].winner
		ranks.Add(s.rank(row).Upto(render.Broad).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			switch {
			case row.winner:
				t.Highlight(dst, r, t.Length(render.Near))
			case parted:
				t.Rule(dst, r.X, r.Y, r.W)
			}
		}))
	}
	return ranks
}

// rank is the row of a seat, with the bars of its net worth.
func (s *results) rank(st *standing) *flow.Node {
	c := &s.Theme.Palette
	place, medal := s.Say("results.month_short", words.Number("n", st.place)), st.place
	if medal > lastMedal {
		medal = 0
	}
	sum := func(text string, style render.Style, ink render.Color) *flow.Node {
		return flow.Line(text, style.Aligned(render.End).In(ink))
	}
	loan, loanInk := s.Words.MoneyOrNone(-st.loan), c.Ink2
	switch {
	case st.saved > 0:
		loan, loanInk = s.Words.Signed(st.saved), c.Gain
	case st.loan > 0:
		loanInk = c.Loss
	}
	worth, worthInk := render.Sum, c.Ink
	if st.winner {
		worth = render.Figures
	}
	if st.worth < 0 {
		worthInk = c.Loss
	}
	name := flow.Row(
		flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Medal(dst, r, medal, place) }),
		flow.Token(s.m.Tokens[st.seat], render.LargeSign, render.Standing),
		flow.Text(s.m.Names[st.seat], render.Head, 2), s.stamp(st),
	).Gap(render.Near)
	row := flow.Row(
		name.Grow(1), sum(s.Words.Money(st.cash), render.Item, c.Ink), sum(loan, render.Item, loanInk), sum(s.Words.Money(st.worth), worth, worthInk),
	).Gap(render.Gap)
	rank := flow.Table(row, s.bars(st)).Gap(render.Hair).Pad(render.Gap, render.Near).Along(flow.Center)
	return rank.Tipped(seatControl("rank", st.seat), s.rankTip(st))
}

// stamp is what comes down behind the name of a winner, nil for others.
func (s *results) stamp(st *standing) *flow.Node {
	if !st.winner {
		return nil
	}
	word := s.Say("results.winner")
	if st.tied {
		word = s.Say("results.tie")
	}
	return flow.Measured(func(t *render.Theme) (w, h float64) { return t.StampSize(word, render.SmallStamp) },
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			if s.played.stamped {
				t.StampIn(dst, r, word, render.SmallStamp, render.Pose{Scale: s.played.scale, Fade: .1}, s.played.shake)
			}
		}).Moving()
}

// bars show how a net worth came about: what came in, what went out below it, and the
// bracket of what is left. The longest in the ranking is as long as there is room for.
func (s *results) bars(st *standing) *flow.Node {
	if !s.summary.whole {
		return nil
	}
	share := func(money int32) float64 { return float64(money) / float64(s.summary.most) }
	part := func(n *flow.Node, b render.Bar, money int32) *flow.Node {
		if money <= 0 {
			return nil
		}
		entry := legendEntries[b]
		return n.Grow(share(money)).Pointed(ui.Control{ID: seatControl(entry, st.seat), Info: true, Skip: true, Tip: render.Tip{
			Title: s.Say("results.tip.part", words.Text("part", s.Say("results."+entry)), words.Money("money", s.amount(st, b))),
			Text:  s.Say("results.tip." + entry),
		}})
	}
	bar := func(height render.Step, from, to render.Bar) *flow.Node {
		row, rest := flow.Row(), s.summary.most
		for b := from; b <= to; b++ {
			row.Add(part(flow.Picture(render.None, height, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Bar(dst, r, b) }), b, st.parts[b]))
			rest -= st.parts[b]
		}
		return row.Add(flow.Spring().Grow(share(rest)))
	}
	in, out := st.in(), st.out()
	less, more := min(in, out), max(in, out)
	bracket := flow.Picture(render.None, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Bracket(dst, r, out > in) })
	left := flow.Row(
		flow.Spring().Grow(share(less)), part(bracket, render.LegendLeft, more-less), flow.Spring().Grow(share(s.summary.most-more)),
	)
	bars := flow.Column(
		bar(render.Gap, render.BarSalary, render.BarPrizes),
		flow.Pile(flow.Column(bar(render.Near, render.BarBills, render.BarOther)), left),
	).Gap(render.Hair)
	return flow.Column(flow.Row(flow.Space(render.LargeSign, render.None), bars.Grow(1)).Gap(render.Near))
}

// amount returns the dollars of a part of the bars, or what is left.
func (s *results) amount(st *standing, b render.Bar) int32 {
	if b == render.LegendLeft {
		return st.worth
	}
	return st.parts[b]
}

// sums is the table of the sums that the bars stand for.
func (s *results) sums() *flow.Node {
	c := &s.Theme.Palette
	line := func(label *flow.Node, cell func(st *standing) *flow.Node) *flow.Node {
		row := flow.Row(label)
		for i := range s.summary.rows {
			row.Add(cell(&s.summary.rows[i]).Grow(1))
		}
		return row.Gap(render.Gap).Size(render.None, render.LineRow)
	}
	money := func(text string, dollars int32, st render.Style) *flow.Node {
		ink := c.Ink
		if dollars < 0 {
			ink = c.Loss
		}
		return flow.Line(text, st.Aligned(render.End).In(ink))
	}
	table := flow.Table(line(flow.Line(s.Say("results.sums"), render.Remark.In(c.Ink2)), func(st *standing) *flow.Node {
		return flow.Row(
			flow.Token(s.m.Tokens[st.seat], render.TinySign, render.Flat), flow.Text(s.m.Names[st.seat], render.Column, 2),
		).Gap(render.Tight).Along(flow.End)
	}).Grow(1))
	for b := range render.LegendLeft {
		table.Add(line(flow.Line(s.Say("results."+legendEntries[b]), render.Remark), func(st *standing) *flow.Node {
			dollars := st.parts[b]
			if b >= render.BarBills {
				dollars = -dollars
			}
			text := s.Words.Signed(dollars)
			if b == render.BarSalary {
				text = s.Words.Money(dollars)
			}
			return money(text, dollars, render.Item)
		}).Upto(render.Gap))
	}
	rule := flow.Picture(render.None, render.Hair, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.SumRule(dst, r.X, r.Y, r.W) })
	table.Add(rule, line(flow.Line(s.Say("results.worth"), render.Label), func(st *standing) *flow.Node {
		return money(s.Words.Money(st.worth), st.worth, render.Label)
	}).Upto(render.Gap))
	return table.Pad(render.Gap, render.Tight).OnWell()
}

// legend says what the parts of the bars are.
func (s *results) legend() *flow.Node {
	if !s.summary.whole {
		return nil
	}
	entries := func() (out []*flow.Node) {
		for b := render.BarSalary; b <= render.LegendLeft; b++ {
			size := render.Gap
			if b == render.LegendLeft {
				size = render.Broad
			}
			sign := flow.Picture(size, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.LegendSign(dst, r, b) })
			out = append(out, flow.Row(sign, flow.Line(s.Say("results."+legendEntries[b]), render.Remark)).Gap(render.Near))
		}
		return out
	}
	// It takes what width there is, and asks for little.
	return flow.Row(flow.First(
		flow.Fit(flow.Row(entries()...).Gap(render.Gap), slightly...), flow.Grid(render.CellLeast, len(legendEntries)/2, entries()...).Gap(render.Tight),
	).Most(render.CellLeast).Grow(1)).Pad(render.Gap, render.None)
}

// rankTip says in words what a row of the ranking shows.
func (s *results) rankTip(st *standing) render.Tip {
	id := "results.tip.row"
	if st.tied {
		id = "results.tip.row_tied"
	}
	tip := render.Tip{
		Title:  s.Say(id, words.Number("place", st.place), words.Name("name", s.m.Names[st.seat])),
		Figure: s.Say("results.tip.worth_free", words.Money("cash", st.cash)),
	}
	if st.loan > 0 {
		tip.Figure = s.Say("results.tip.worth",
			words.Money("cash", st.cash), words.Money("loan", st.loan), words.Money("worth", st.worth))
	}
	if s.summary.whole {
		p := &st.parts
		tip.Text = s.Say("results.tip.sums",
			words.Money("start", p[render.BarSalary]), words.Signed("deals", p[render.BarDeals]),
			words.Signed("prizes", p[render.BarPrizes]), words.Signed("bills", -p[render.BarBills]),
			words.Signed("costs", -p[render.BarOther]))
	}
	return tip
}
