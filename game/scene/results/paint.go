package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/words"
	"bigpayday/render"
)

// paintGround draws all that stands still: wall and desk, the title, the
// ranking and the awards.
func (s *Results) paintGround(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	t.Backdrop(dst, b.DeskY)
	s.paintTitle(dst)
	s.paintToys(dst)
	s.paintRanking(dst)
	if s.Tale.Whole {
		t.Panel(dst, b.Chart, render.Paper)
	} else {
		t.Panel(dst, b.Chart, render.Note)
		st := UnknownStyle.In(t.Palette.Ink).Aligned(render.Center)
		lines := t.Wrap(s.Say("results.unknown"), st, b.Chart.W-48, 4)
		t.DrawLines(dst, lines, b.Chart.CenterX(), b.Chart.Y+14+lines.Leading*.74, st)
	}
	for i := range s.Awards {
		t.Award(dst, b.Awards[i], s.Awards[i])
	}
}

// paintTitle writes the line on the wall: the title, what was played, and how
// it is won where everyone is in debt.
func (s *Results) paintTitle(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	setup := &s.m.Stage.Shown().Setup
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
	if s.Tale.AllInDebt {
		runs = append(runs, gap, render.Run{
			Text:  s.Say("results.all_in_debt"),
			Style: render.Style{Face: render.Bold, Size: small, Color: t.Palette.Focus},
		})
	}
	t.DrawRuns(dst, b.Title.X, b.titleBase, b.Title.W, runs...)
}

// paintToys lays some money, the winner's token and the dice on the desk, as
// far as there is room.
func (s *Results) paintToys(dst *ebiten.Image) {
	t, r := s.Theme, s.Boxes.toys
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
	t.Token(dst, s.Rows[0].Token, x+170*k, y-26*k, 46*k, render.Standing)
	t.Die(dst, render.Die{Color: "red", N: 6}, x+240*k, y, 38*k, 0, render.Pose{Turn: -12})
	if s.m.Stage.Shown().Setup.TwoDice() {
		t.Die(dst, render.Die{Color: "blue", N: 5}, x+288*k, y+4*k, 38*k, 0, render.Pose{Turn: 10})
	}
}

// paintRanking draws the sheet at the left, without the stamps.
func (s *Results) paintRanking(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.Boxes, &s.Theme.Palette
	t.Sheet(dst, b.Ranking)
	t.Pin(dst, b.Ranking.CenterX(), b.Ranking.Y+4, render.Red)
	head := render.Style{Face: render.Black, Size: 20 * min(1, 1.15/t.TextScale), Color: c.Ink}
	small := rankHead(t).In(c.Ink2).Aligned(render.End)
	if t.View.Compact {
		head.Size *= .85
	}
	t.DrawFit(dst, s.Say("results.ranking"), b.Ranking.X+18, b.HeadBase, b.columns.Cash-80-b.Ranking.X, 12, head)
	t.DrawFit(dst, s.Say("results.cash"), b.columns.Cash, b.HeadBase, 80, 11, small)
	t.DrawFit(dst, s.Say(s.m.Own("results.loan")), b.columns.Loan, b.HeadBase, b.columns.Loan-b.columns.Cash-10, 11, small)
	t.DrawFit(dst, s.Say("results.worth"), b.columns.Net, b.HeadBase, b.columns.Net-b.columns.Loan-10, 11, small)
	for i := range s.Rows {
		t.RankRow(dst, b.Rows[i], b.columns, s.Rows[i])
	}
	for i, r := range b.Legend {
		t.Legend(dst, r.X, r.CenterY()+4, render.Bar(i), s.Say(PartNames[i]), r.W)
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
func (s *Results) paintSums(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.Boxes, &s.Theme.Palette
	if b.Sums.Whole.Empty() {
		return
	}
	whole := b.Sums.Whole
	t.Well(dst, render.Rect{X: whole.X - 10, Y: whole.Y - 4, W: whole.W + 18, H: whole.H + 8}, 8)
	k := min(1, 1.25/t.TextScale)
	// In lines that are far apart the type is larger.
	apart := 34.0
	if t.View.Compact {
		apart = 27
	}
	k *= min(1.18, max(1, b.Sums.lineH/(apart*t.TextScale)))
	label := render.Style{Face: render.CondensedMedium, Size: 14 * k, Color: c.Ink2}
	figure := render.Style{Face: render.Medium, Size: 14.5 * k, Color: c.Ink, Align: render.End}
	total := render.Style{Face: render.Black, Size: 16 * k, Color: c.Ink, Align: render.End}
	if t.View.Compact {
		label.Size, figure.Size, total.Size = 13*k, 13*k, 14.5*k
	}
	base := func(r render.Rect) float64 { return r.CenterY() + label.Size*t.TextScale*.35 }
	row := func(line int, text string, st render.Style) {
		r := b.Sums.label(line)
		t.DrawFit(dst, text, r.X, base(r), r.W-8, 10, st)
	}
	row(0, s.Say("results.sums"), label)
	for part := range NumParts {
		row(part+1, s.Say(PartNames[part]), label.In(c.Ink))
	}
	row(SumsLines-1, s.Say("results.worth"), total.Aligned(render.Start))
	t.SumRule(dst, whole.X, b.Sums.label(SumsLines-1).Y, whole.W)
	names, heads := make([]string, len(s.Rows)), make([]render.Rect, len(s.Rows))
	for i := range s.Rows {
		names[i], heads[i] = s.Rows[i].Name, b.Sums.Cell(i, 0)
	}
	name := render.Style{Face: render.Bold, Size: 13 * k, Color: c.Ink}
	for i, w := range t.NamesAtEnd(dst, names, heads, b.Sums.columnW-34, 11, name) {
		st, r := &s.Tale.Rows[i], heads[i]
		t.Token(dst, s.Rows[i].Token, r.Right()-w-24, r.CenterY()-10, 19, render.Flat)
		for part, money := range st.Parts {
			r := b.Sums.Cell(i, part+1)
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
		if st.Worth < 0 {
			fig.Color = c.Loss
		}
		r = b.Sums.Cell(i, SumsLines-1)
		t.DrawFit(dst, s.Words.Money(st.Worth), r.Right(), base(r), r.W-6, 10, fig)
	}
}

// paintChart draws the panel with the chart, drawn is how much of its lines.
func (s *Results) paintChart(dst *ebiten.Image, drawn float64) {
	t, b := s.Theme, &s.Boxes
	t.Panel(dst, b.Chart, render.Paper)
	head := render.Style{Face: render.Black, Size: 20 * min(1, 1.15/t.TextScale), Color: t.Palette.Ink}
	if t.View.Compact {
		head.Size *= .85
	}
	t.DrawFit(dst, s.Say(chartNames[s.By]), b.ChartHead.X, b.chartBase, b.ChartHead.W, 12, head)
	k := s.Charts[s.By]
	k.Shown = drawn
	t.Chart(dst, b.Plot, k)
}
