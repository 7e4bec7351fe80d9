package results

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// lastMedal is the last place that gets one.
const lastMedal = 3

// ranking is the sheet with a row for each seat, the legend and, if asked for, the table of
// sums.
func (s *results) ranking(sums bool) *flow.Node {
	sheet := flow.Column(s.ranks())
	if sums {
		sheet.Add(s.sums(s.report.Ranks))
	}
	return pinned(sheet.Add(flow.Spring(), s.legend()))
}

// pocketRanking is [results.ranking] on a telephone that is held upright.
func (s *results) pocketRanking() *flow.Node {
	return pinned(flow.Column(s.ranks(), s.foldedSums(), s.legend()))
}

// foldedSums are the sums on a telephone: of many, one half stands below the other in type that can
// be read.
func (s *results) foldedSums() *flow.Node {
	const mostAbreast = 3
	n := len(s.report.Ranks)
	if n > mostAbreast {
		n = (n + 1) / 2
	}
	folded := flow.Column()
	for some := range slices.Chunk(s.report.Ranks, n) {
		folded.Add(s.sums(some))
	}
	return folded.Gap(render.Near)
}

// pinned puts a column on a sheet of paper that is pinned to the wall.
func pinned(sheet *flow.Node) *flow.Node {
	return sheet.Gap(render.Near).Pad(render.Gap, render.Gap).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.Sheet(t, dst, r)
		pieces.Pin(t, dst, r.CenterX(), r.Y+t.Length(render.Tight), palette.Red)
	})
}

// brief says that a row of the ranking is too narrow for its figures: all but the last, which
// decides, stand below the name, each behind the word that is over it elsewhere.
func (s *results) brief() bool { return s.View().Point > 0 }

// ranks has a row for each seat below the words over the columns.
func (s *results) ranks() *flow.Node {
	columns := flow.Row(flow.Line(s.Say("results.ranking"), render.Head).Grow(1))
	for i, name := range s.report.Columns {
		if s.brief() && i < len(s.report.Columns)-1 {
			continue
		}
		columns.Add(flow.Line(name, render.Column.Aligned(render.End).In(s.Theme.Palette.Ink2)))
	}
	ranks := flow.Table(flow.Table(columns.Gap(render.Gap).Baseline()).Pad(render.Gap, render.None))
	for i := range s.report.Ranks {
		row := s.report.Ranks[i]
		parted := i > 0 && !s.report.Ranks[i-1].Winner
		ranks.Add(s.rank(&row).Upto(render.Broad).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			switch {
			case row.Winner:
				marks.Highlight(t, dst, r, t.Length(render.Near))
			case parted:
				pieces.Rule(t, dst, r.X, r.Y, r.W)
			}
		}))
	}
	return ranks
}

// rank is the row of a seat, with its bars.
func (s *results) rank(k *Rank) *flow.Node {
	place, medal := s.Say("results.month_short", words.Number("n", k.Place)), k.Place
	if medal > lastMedal {
		medal = 0
	}
	name := flow.Row(
		flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.Medal(t, dst, r, medal, place) }),
		s.m.StillFace(k.Seat, render.LargeSign, faces.Features{Expression: faces.Ranked(k.Place-1, len(s.m.Names))}),
		flow.Token(s.m.Tokens[k.Seat], render.Sign, pieces.Flat),
		flow.Text(s.m.Names[k.Seat], render.Head, 2), s.stamp(k), flow.If(k.Note != "", flow.Line(k.Note, render.Remark.In(s.Theme.Palette.Ink2))),
	).Gap(render.Near)
	row, below := flow.Row(name.Grow(1)), flow.Row()
	for i, figure := range k.Figures {
		style := render.Item
		switch {
		case i < len(k.Figures)-1:
		case k.Winner:
			style = render.Figures
		default:
			style = render.Sum
		}
		if s.brief() && i < len(k.Figures)-1 {
			word := flow.Line(s.report.Columns[i], render.Remark.In(s.Theme.Palette.Ink2))
			below.Add(flow.Row(word, flow.Line(figure.Text, style.In(s.ink(figure.Ink)))).Gap(render.Near).Baseline())
			continue
		}
		row.Add(flow.Line(figure.Text, style.Aligned(render.End).In(s.ink(figure.Ink))))
	}
	rank := flow.Table(row.Gap(render.Gap), flow.If(s.brief(), flow.Column(belowName(below.Gap(render.Broad).Baseline()))), s.bars(k)).Gap(render.Hair).Pad(render.Gap, render.Near).Along(flow.Center)
	came := "results.tip.row"
	if k.Tied {
		came = "results.tip.row_tied"
	}
	return rank.Tipped(SeatControl("rank", k.Seat), control.Tip{
		Title: s.Say(came, words.Number("place", k.Place), words.Name("name", s.m.Names[k.Seat])), Figure: k.Figure, Text: k.Text,
	})
}

// ink returns the colour of an ink.
func (s *results) ink(ink Ink) palette.Color {
	c := &s.Theme.Palette
	return [...]palette.Color{Plain: c.Ink, Faint: c.Ink2, Loss: c.Loss, Gain: c.Gain}[ink]
}

// stamp is what comes down behind the name of a winner, nil for others.
func (s *results) stamp(k *Rank) *flow.Node {
	if !k.Winner {
		return nil
	}
	word := s.Say("results.winner")
	if k.Tied {
		word = s.Say("results.tie")
	}
	return flow.Measured(func(t *render.Theme) (w, h float64) { return pieces.StampSize(t, word, pieces.SmallStamp) },
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			if s.ending.Stamped {
				pieces.StampIn(t, dst, r, word, pieces.SmallStamp, render.Pose{Scale: s.ending.Scale, Fade: .1}, s.ending.Shake)
			}
		}).Moving()
}

// bars show how a rank came about: what came in, what went out below it, and the
// bracket of what is left. The longest in the ranking is as long as there is room for.
func (s *results) bars(k *Rank) *flow.Node {
	if !s.report.Whole {
		return nil
	}
	most := s.report.longest()
	share := func(amount int32) float64 { return float64(amount) / float64(most) }
	part := func(n *flow.Node, b charts.Bar, amount int32) *flow.Node {
		if amount <= 0 {
			return nil
		}
		id, sum := s.report.Parts[b], k.Left
		if b < charts.LegendLeft {
			sum = k.Parts[b]
		}
		return n.Grow(share(amount)).Pointed(ui.Control{ID: SeatControl(id, k.Seat), Info: true, Skip: true, Tip: control.Tip{
			Title: s.Say("results.tip.part", words.Text("part", s.own(id)), words.Text("money", s.report.Sum(sum))), Text: s.own("tip." + id),
		}})
	}
	bar := func(height render.Step, from, to charts.Bar) *flow.Node {
		row, rest := flow.Row(), most
		for b := from; b <= to; b++ {
			row.Add(part(flow.Picture(render.None, height, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.DrawBar(t, dst, r, b) }), b, k.Parts[b]))
			rest -= k.Parts[b]
		}
		return row.Add(flow.Spring().Grow(share(rest)))
	}
	in, out := k.inAndOut()
	less, more := min(in, out), max(in, out)
	bracket := flow.Picture(render.None, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.Bracket(t, dst, r, out > in) })
	left := flow.Row(
		flow.Spring().Grow(share(less)), part(bracket, charts.LegendLeft, more-less), flow.Spring().Grow(share(most-more)),
	)
	bars := flow.Column(
		bar(render.Gap, charts.BarRegular, charts.BarExtra),
		flow.Pile(flow.Column(bar(render.Near, charts.BarSpent, charts.BarOther)), left),
	).Gap(render.Hair)
	return flow.Column(belowName(bars))
}

// belowName puts a part of a rank below the name, to the right of the medal.
func belowName(n *flow.Node) *flow.Node {
	return flow.Row(flow.Space(render.LargeSign, render.None), n.Grow(1)).Gap(render.Near)
}

// sums is the table of the sums that the bars of some of the seats stand for.
func (s *results) sums(ranks []Rank) *flow.Node {
	c := &s.Theme.Palette
	line := func(label *flow.Node, cell func(k *Rank) *flow.Node) *flow.Node {
		row := flow.Row(label)
		for i := range ranks {
			row.Add(cell(&ranks[i]).Grow(1))
		}
		return row.Gap(render.Gap).Size(render.None, render.LineRow)
	}
	amount := func(text string, sum int32, st render.Style) *flow.Node {
		ink := c.Ink
		if sum < 0 {
			ink = c.Loss
		}
		return flow.Line(text, st.Aligned(render.End).In(ink))
	}
	table := flow.Table(line(flow.Line(s.own("sums"), render.Remark.In(c.Ink2)), func(k *Rank) *flow.Node {
		token := flow.Token(s.m.Tokens[k.Seat], render.TinySign, pieces.Flat)
		return flow.Row(token, flow.Text(s.m.Names[k.Seat], render.Column, 2)).Gap(render.Tight).Along(flow.End)
	}).Grow(1))
	for b := range charts.LegendLeft {
		table.Add(line(flow.Line(s.own(s.report.Parts[b]), render.Remark), func(k *Rank) *flow.Node {
			sum := k.Parts[b]
			if b >= charts.BarSpent {
				sum = -sum
			}
			text := s.report.Signed(sum)
			if b == charts.BarRegular {
				text = s.report.Sum(sum)
			}
			return amount(text, sum, render.Item)
		}).Upto(render.Gap))
	}
	rule := flow.Picture(render.None, render.Tight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.SumRule(t, dst, r.X, r.CenterY(), r.W) })
	table.Add(rule, line(flow.Line(s.report.Total, render.Label), func(k *Rank) *flow.Node {
		return amount(s.report.Sum(k.Left), k.Left, render.Label)
	}).Upto(render.Gap))
	return table.Pad(render.Gap, render.Tight).OnWell()
}

// legend says what the parts of the bars are.
func (s *results) legend() *flow.Node {
	if !s.report.Whole {
		return nil
	}
	var entries []*flow.Node
	for b := charts.BarRegular; b <= charts.LegendLeft; b++ {
		size := render.Gap
		if b == charts.LegendLeft {
			size = render.Broad
		}
		sign := flow.Picture(size, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { charts.LegendSign(t, dst, r, b) })
		entries = append(entries, flow.Row(sign, flow.Line(s.own(s.report.Parts[b]), render.Remark)).Gap(render.Near))
	}
	line := flow.Row(entries...).Gap(render.Gap)
	if s.View().Point == 0 {
		line = flow.Fit(line, slightly...)
	}
	// It takes what width there is, and asks for little.
	return flow.Row(flow.First(
		line, flow.Grid(render.CellLeast, len(entries)/2, entries...).Gap(render.Tight),
	).Most(render.CellLeast).Grow(1)).Pad(render.Gap, render.None)
}

// inAndOut returns all that came in, and all that went out.
func (k *Rank) inAndOut() (in, out int32) {
	for b, amount := range k.Parts {
		if charts.Bar(b) < charts.BarSpent {
			in += amount
		} else {
			out += amount
		}
	}
	return in, out
}

// longest returns what the longest bar stands for, at least 1.
func (r *Report) longest() (most int32) {
	most = 1
	for i := range r.Ranks {
		in, out := r.Ranks[i].inAndOut()
		most = max(most, in, out)
	}
	return most
}
