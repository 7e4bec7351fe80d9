package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/words"
	"bigpayday/render"
)

// paintGround draws all that stands still: wall and desk, the title, the
// ranking and the awards.
func (s *results) paintGround(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	t.Backdrop(dst, b.deskY)
	s.paintTitle(dst)
	s.paintToys(dst)
	s.paintRanking(dst)
	if s.tale.whole {
		t.Panel(dst, b.chart, render.Paper)
	} else {
		t.Panel(dst, b.chart, render.Note)
		st := unknownStyle.In(t.Palette.Ink).Aligned(render.Center)
		lines := t.Wrap(s.Say("results.unknown"), st, b.chart.W-48, 4)
		t.DrawLines(dst, lines, b.chart.CenterX(), b.chart.Y+14+lines.Leading*.74, st)
	}
	for i := range s.awards {
		t.Award(dst, b.awards[i], s.awards[i])
	}
}

// paintTitle writes the line on the wall: the title, what was played, and how
// it is won where everyone is in debt.
func (s *results) paintTitle(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	setup := &s.m.stage.Shown().Setup
	days := 0
	for _, n := range setup.Lengths[:setup.Months] {
		days += int(n)
	}
	small := 15.0
	if t.View.Compact {
		small = 13
	}
	small *= min(1, 1.2/t.TextScale)
	gap := render.Run{Text: "  ", Style: render.Style{Face: render.Black, Size: b.titleSize * .7}}
	runs := []render.Run{
		{Text: s.Say("results.title"), Style: render.Style{Face: render.Black, Size: b.titleSize, Color: t.Palette.Cream, Tracking: -b.titleSize / 45}},
		gap,
		{Text: s.Say("results.of",
			words.Text("months", s.Words.Count("results.months", int(setup.Months))),
			words.Text("days", s.Words.Count("results.days", days)),
			words.Text("edition", s.Say("setup.edition."+setup.Edition.String())),
		), Style: render.Style{Face: render.Medium, Size: small, Color: t.Palette.Cream}},
	}
	if s.tale.allInDebt {
		runs = append(runs, gap, render.Run{
			Text:  s.Say("results.all_in_debt"),
			Style: render.Style{Face: render.Bold, Size: small, Color: t.Palette.Focus},
		})
	}
	t.DrawRuns(dst, b.title.X, b.titleBase, b.title.W, runs...)
}

// paintToys lays some money, the winner's token and the dice on the desk, as
// far as there is room.
func (s *results) paintToys(dst *ebiten.Image) {
	t, r := s.Theme, s.boxes.toys
	k := min(1, r.H/88)
	x, y := r.X, r.CenterY()
	if r.W < 170*k {
		return
	}
	t.Bill(dst, t.NoteValue(2), x+44*k, y+2*k, .95*k, render.Pose{Turn: -8})
	t.Bill(dst, t.NoteValue(3), x+80*k, y-4*k, .95*k, render.Pose{Turn: 5})
	t.Bill(dst, t.NoteValue(4), x+116*k, y+4*k, .95*k, render.Pose{Turn: -3})
	if r.W < 330*k {
		return
	}
	t.Token(dst, s.rows[0].Token, x+170*k, y-26*k, 46*k, render.Standing)
	t.Die(dst, render.Die{Color: "red", N: 6}, x+240*k, y, 38*k, 0, render.Pose{Turn: -12})
	if s.m.stage.Shown().Setup.TwoDice() {
		t.Die(dst, render.Die{Color: "blue", N: 5}, x+288*k, y+4*k, 38*k, 0, render.Pose{Turn: 10})
	}
}

// paintRanking draws the sheet at the left, without the stamps.
func (s *results) paintRanking(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.boxes, &s.Theme.Palette
	t.Sheet(dst, b.ranking)
	t.Pin(dst, b.ranking.CenterX(), b.ranking.Y+4, render.Red)
	head := render.Style{Face: render.Black, Size: 20 * min(1, 1.15/t.TextScale), Color: c.Ink}
	small := rankHead(t).In(c.Ink2).Aligned(render.End)
	if t.View.Compact {
		head.Size *= .85
	}
	t.DrawFit(dst, s.Say("results.ranking"), b.ranking.X+18, b.headBase, b.columns.Cash-80-b.ranking.X, 12, head)
	t.DrawFit(dst, s.Say("results.cash"), b.columns.Cash, b.headBase, 80, 11, small)
	t.DrawFit(dst, s.Say(s.m.own("results.loan")), b.columns.Loan, b.headBase, b.columns.Loan-b.columns.Cash-10, 11, small)
	t.DrawFit(dst, s.Say("results.worth"), b.columns.Net, b.headBase, b.columns.Net-b.columns.Loan-10, 11, small)
	for i := range s.rows {
		t.RankRow(dst, b.rows[i], b.columns, s.rows[i])
	}
	for i, r := range b.legend {
		t.Legend(dst, r.X, r.CenterY()+4, render.Bar(i), s.Say(partNames[i]), r.W)
	}
	s.paintSums(dst)
}

// rankHead is the type of the words over the columns of the ranking.
func rankHead(t *render.Theme) render.Style {
	st := render.Style{Face: render.CondensedBold, Size: 13.5}
	if t.View.Compact {
		st.Size = 13
	}
	st.Size *= min(1, 1.15/t.TextScale)
	return st
}

// paintSums draws the table of the sums that the bars stand for.
func (s *results) paintSums(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.boxes, &s.Theme.Palette
	if b.sums.whole.Empty() {
		return
	}
	whole := b.sums.whole
	t.Well(dst, render.Rect{X: whole.X - 10, Y: whole.Y - 4, W: whole.W + 18, H: whole.H + 8}, 8)
	k := min(1, 1.25/t.TextScale)
	// In lines that are far apart the type is larger.
	apart := 34.0
	if t.View.Compact {
		apart = 27
	}
	k *= min(1.18, max(1, b.sums.lineH/(apart*t.TextScale)))
	label := render.Style{Face: render.CondensedMedium, Size: 14 * k, Color: c.Ink2}
	figure := render.Style{Face: render.Medium, Size: 14.5 * k, Color: c.Ink, Align: render.End}
	total := render.Style{Face: render.Black, Size: 16 * k, Color: c.Ink, Align: render.End}
	if t.View.Compact {
		label.Size, figure.Size, total.Size = 13*k, 13*k, 14.5*k
	}
	base := func(r render.Rect) float64 { return r.CenterY() + label.Size*t.TextScale*.35 }
	row := func(line int, text string, st render.Style) {
		r := b.sums.label(line)
		t.DrawFit(dst, text, r.X, base(r), r.W-8, 10, st)
	}
	row(0, s.Say("results.sums"), label)
	for part := range numParts {
		row(part+1, s.Say(partNames[part]), label.In(c.Ink))
	}
	row(sumsLines-1, s.Say("results.worth"), total.Aligned(render.Start))
	t.SumRule(dst, whole.X, b.sums.label(sumsLines-1).Y, whole.W)
	names, heads := make([]string, len(s.rows)), make([]render.Rect, len(s.rows))
	for i := range s.rows {
		names[i], heads[i] = s.rows[i].Name, b.sums.cell(i, 0)
	}
	name := render.Style{Face: render.Bold, Size: 13 * k, Color: c.Ink}
	for i, w := range t.NamesAtEnd(dst, names, heads, b.sums.columnW-34, 11, name) {
		st, r := &s.tale.rows[i], heads[i]
		t.Token(dst, s.rows[i].Token, r.Right()-w-24, r.CenterY()-10, 19, render.Flat)
		for part, money := range st.parts {
			r := b.sums.cell(i, part+1)
			if render.Bar(part) >= render.BarBills {
				money = -money
			}
			fig, text := figure, s.Words.Signed(money)
			if part == 0 {
				text = s.Words.Money(money)
			}
			if money < 0 {
				fig.Color = c.Loss
			}
			t.DrawFit(dst, text, r.Right(), base(r), r.W-6, 10, fig)
		}
		fig := total
		if st.worth < 0 {
			fig.Color = c.Loss
		}
		r = b.sums.cell(i, sumsLines-1)
		t.DrawFit(dst, s.Words.Money(st.worth), r.Right(), base(r), r.W-6, 10, fig)
	}
}

// paintChart draws the panel with the chart, drawn is how much of its lines.
func (s *results) paintChart(dst *ebiten.Image, drawn float64) {
	t, b := s.Theme, &s.boxes
	t.Panel(dst, b.chart, render.Paper)
	head := render.Style{Face: render.Black, Size: 20 * min(1, 1.15/t.TextScale), Color: t.Palette.Ink}
	if t.View.Compact {
		head.Size *= .85
	}
	t.DrawFit(dst, s.Say(chartNames[s.by]), b.chartHead.X, b.chartBase, b.chartHead.W, 12, head)
	k := s.charts[s.by]
	k.Shown = drawn
	t.Chart(dst, b.plot, k)
}
