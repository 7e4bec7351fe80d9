package results

import (
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// resultsBoxes is where the parts of the results are.
type resultsBoxes struct {
	// DeskY is where the desk begins.
	DeskY float64
	// Title is the line on the wall, with its baseline; it ends before the
	// signs.
	Title     render.Rect
	titleBase float64
	titleSize float64
	Signs     [numResultsSigns]render.Rect

	// Ranking is the sheet at the left: its head, a row for each seat, the
	// table of sums where there is room for it, and the legend.
	Ranking  render.Rect
	HeadBase float64
	columns  render.RankColumns
	Rows     []render.Rect
	Sums     sumsBoxes
	Legend   []render.Rect

	// Chart is the panel at the right: its title, the switch and the chart. Where
	// not all is known it is the note.
	Chart     render.Rect
	ChartHead render.Rect
	chartBase float64
	Choice    render.Rect
	Plot      render.Rect
	// Awards are the slips below it.
	Awards []render.Rect

	// The buttons on the desk; toys is the free part of the desk at the left.
	Review, Menu, Look, Again render.Rect
	toys                      render.Rect
}

// numResultsSigns is how many icon buttons there are: sound, help and menu.
const numResultsSigns = 3

// sumsBoxes is where the table of sums is: a column for each seat, a line for
// its name, one for each part and one for what is left.
type sumsBoxes struct {
	// Whole is empty where there is no room for the table.
	Whole   render.Rect
	labels  float64 // width of the labels at the left
	columnW float64
	lineH   float64
}

// Cell returns the cell of a column and a line, of which 0 is the head.
func (s *sumsBoxes) Cell(column, line int) render.Rect {
	return render.Rect{
		X: s.Whole.X + s.labels + float64(column)*s.columnW, Y: s.Whole.Y + float64(line)*s.lineH,
		W: s.columnW, H: s.lineH,
	}
}

// label returns where the label of a line stands.
func (s *sumsBoxes) label(line int) render.Rect {
	return render.Rect{X: s.Whole.X, Y: s.Whole.Y + float64(line)*s.lineH, W: s.labels, H: s.lineH}
}

// SumsLines is how many lines the table of sums has.
const SumsLines = NumParts + 2

// resultsMeasures are the measures of the two designs.
type resultsMeasures struct {
	margin, gap     float64
	desk, deskGap   float64 // the desk's height, and the air above it
	titleBase, size float64
	signTop         float64
	signW, signH    float64
	signGap         float64
	top             float64 // of the sheets
	rankingW        float64
	head            float64 // of the ranking
	rowH, maxRowH   float64
	legendH         float64 // of a line
	legendGap       float64
	chartHead       float64
	switchTop       float64
	switchW         float64
	awardH          float64
	buttonTop       float64 // from the desk's edge
	buttonH         float64
	buttonGap       float64
	buttonW         [4]float64
	labelW, lineH   float64 // of the table of sums
}

var (
	regularResults = resultsMeasures{
		margin: 16, gap: 16, desk: 88, deskGap: 8, titleBase: 50, size: 36,
		signTop: 14, signW: 44, signH: 40, signGap: 8,
		top: 70, rankingW: 584, head: 46, rowH: 90, maxRowH: 108, legendH: 24, legendGap: 18,
		chartHead: 60, switchTop: 15, switchW: 234, awardH: 240,
		buttonTop: 20, buttonH: 48, buttonGap: 14, buttonW: [4]float64{150, 150, 228, 238},
		labelW: 128, lineH: 24,
	}
	compactResults = resultsMeasures{
		margin: 12, gap: 12, desk: 60, deskGap: 8, titleBase: 34, size: 26,
		signTop: 8, signW: 36, signH: 36, signGap: 4,
		top: 52, rankingW: 480, head: 36, rowH: 66, maxRowH: 96, legendH: 20, legendGap: 12,
		chartHead: 48, switchTop: 10, switchW: 198, awardH: 84,
		buttonTop: 10, buttonH: 42, buttonGap: 10, buttonW: [4]float64{118, 118, 178, 188},
		labelW: 108, lineH: 20,
	}
)

// ResultsText is all text whose width the layout depends on.
type ResultsText struct {
	Seats int
	// Whole says that there are bars, a chart and awards.
	Whole  bool
	Awards int
	Legend []string
	// Unknown is what is said where not all is known.
	Unknown                   string
	Measures                  []string
	Review, Menu, Look, Again ui.Button
}

// maxResultsW is how wide the sheets get together; in a wider window they
// stand in the middle.
const maxResultsW = 2100

// LayResults lays the results out.
func LayResults(t *render.Theme, x ResultsText) resultsBoxes {
	v, m := t.View, &regularResults
	if v.Compact {
		m = &compactResults
	}
	b := resultsBoxes{DeskY: v.H - m.desk}
	block := render.Rect{X: m.margin, Y: m.top, W: v.W - 2*m.margin, H: b.DeskY - m.deskGap - m.top}
	if block.W > maxResultsW {
		block.X, block.W = (v.W-maxResultsW)/2, maxResultsW
	}

	for i := range b.Signs {
		right := block.Right() - float64(len(b.Signs)-1-i)*(m.signW+m.signGap)
		b.Signs[i] = render.Rect{X: right - m.signW, Y: m.signTop, W: m.signW, H: m.signH}
	}
	b.titleBase, b.titleSize = m.titleBase, m.size*min(1, 1.15/t.TextScale)
	b.Title = render.Rect{X: block.X + 8, Y: m.signTop, H: m.signH}
	b.Title.W = b.Signs[0].X - 16 - b.Title.X

	designW := m.rankingW + m.gap + 648
	if v.Compact {
		designW = m.rankingW + m.gap + 444
	}
	left := block
	left.W = min(m.rankingW+max(0, block.W-designW)*.3, 800)
	right := render.Rect{X: left.Right() + m.gap, Y: block.Y, H: block.H}
	right.W = block.Right() - right.X
	switch {
	case !x.Whole:
		b.layUnknown(t, m, &x, block)
	case v.H > v.W:
		above, below := m.stacked(block, x.Seats)
		b.layRanking(t, m, &x, above)
		b.layChart(t, m, &x, below)
	default:
		b.layRanking(t, m, &x, left)
		b.layChart(t, m, &x, right)
	}
	b.layButtons(t, m, &x, block)
	return b
}

// stacked divides a window that is higher than wide: the ranking above, chart
// and awards below it.
func (m *resultsMeasures) stacked(block render.Rect, seats int) (above, below render.Rect) {
	least := m.head + m.rowH*float64(seats) + m.legendH + 22
	table := m.lineH*float64(SumsLines) + 20
	above, below = block, block
	switch half := block.H * .5; {
	case half >= least+table:
		above.H = min(half, least+table*1.6)
	default:
		above.H = max(least, min(half, least+(m.maxRowH-m.rowH)*float64(seats)))
	}
	below.Y = above.Bottom() + m.gap
	below.H = block.Bottom() - below.Y
	return above, below
}

// layRanking lays the sheet at the left out. Rows have their height from the
// design, or less where the legend needs more lines; the table of sums takes
// what few seats leave.
func (b *resultsBoxes) layRanking(t *render.Theme, m *resultsMeasures, x *ResultsText, sheet render.Rect) {
	b.Ranking = sheet
	b.HeadBase = sheet.Y + m.head - 10
	b.columns = render.NewRankColumns(sheet)

	legendH := m.legendH * min(t.TextScale, 1.2)
	widths := make([]float64, len(x.Legend))
	for i, s := range x.Legend {
		widths[i] = LegendWidth(t, render.Bar(i), s)
	}
	area := render.Rect{X: sheet.X + 20, W: sheet.W - 40}
	_, h := ui.Flow(area, legendH, m.legendGap, 0, widths...)
	// Lines of the legend are about as long as each other.
	for h > legendH {
		narrow := area
		narrow.W -= 8
		if _, higher := ui.Flow(narrow, legendH, m.legendGap, 0, widths...); higher > h || narrow.W < sheet.W/3 {
			break
		}
		area = narrow
	}
	area.Y = sheet.Bottom() - 10 - h
	b.Legend, _ = ui.Flow(area, legendH, m.legendGap, 0, widths...)
	room := render.Rect{X: sheet.X, Y: sheet.Y + m.head, W: sheet.W, H: area.Y - 6 - sheet.Y - m.head}

	n := float64(max(1, x.Seats))
	rowH := min(m.rowH, room.H/n)
	rest := room.H - rowH*n
	// The table needs air above and below it.
	const air = 10
	lineH := m.lineH * min(t.TextScale, 1.25)
	const lines = float64(SumsLines)
	labels := min(m.labelW*min(t.TextScale, 1.25), sheet.W*.34)
	tableW := sheet.W - 38
	columnW := (tableW - labels) / n
	// A little closer there is room for both, above a legend in two lines too.
	const closest, narrowest = .9, 90
	if whole := m.rowH*n + lines*lineH; rest < lines*lineH+2*air && room.H-2*air >= closest*whole && columnW >= narrowest {
		k := (room.H - 2*air) / whole
		rowH, lineH = m.rowH*k, lineH*k*.999
		rest = room.H - rowH*n
	}
	if rest >= lines*lineH+2*air {
		lineH = min((rest-2*air)/lines, lineH*1.75)
		rest -= lines*lineH + 2*air
		grown := min(rest/n, m.maxRowH-m.rowH)
		rowH += grown
		rest -= grown * n
		b.Sums = sumsBoxes{lineH: lineH, labels: labels, columnW: columnW}
		b.Sums.Whole = render.Rect{
			X: sheet.X + 20, Y: room.Y + rowH*n + air + rest/2, W: tableW, H: lines * lineH,
		}
	} else {
		rowH += min(rest/n, 1.3*m.maxRowH-m.rowH)
	}
	b.layRows(x.Seats, room, rowH)
}

func (b *resultsBoxes) layRows(n int, room render.Rect, rowH float64) {
	for i := range n {
		b.Rows = append(b.Rows, render.Rect{X: room.X, Y: room.Y + float64(i)*rowH, W: room.W, H: rowH})
	}
}

// layUnknown lays out the results of a game whose beginning is not known: the
// ranking alone, and a note below it in the place of chart and awards.
func (b *resultsBoxes) layUnknown(t *render.Theme, m *resultsMeasures, x *ResultsText, block render.Rect) {
	w := min(720, block.W)
	noteH := t.Wrap(x.Unknown, UnknownStyle, w-48, 4).Height() + 28
	rowH := min(m.rowH*.8, (block.H-m.head-10-noteH-m.gap)/float64(max(1, x.Seats)))
	h := m.head + rowH*float64(x.Seats) + 10
	top := block.Y + max(0, (block.H-h-m.gap-noteH)*.35)
	b.Ranking = render.Rect{X: block.CenterX() - w/2, Y: top, W: w, H: h}
	b.HeadBase = top + m.head - 10
	b.columns = render.NewRankColumns(b.Ranking)
	b.layRows(x.Seats, render.Rect{X: b.Ranking.X, Y: top + m.head, W: w}, rowH)
	b.Chart = render.Rect{X: b.Ranking.X, Y: b.Ranking.Bottom() + m.gap, W: w, H: noteH}
}

// UnknownStyle is the type of the note that something is not known.
var UnknownStyle = render.Style{Face: render.Medium, Size: 15}

// The style of a legend, as package render sets it.
var legendStyle = render.Style{Face: render.CondensedMedium, Size: 13.5}

// LegendWidth returns the width of a legend's entry.
func LegendWidth(t *render.Theme, bar render.Bar, name string) float64 {
	sign := 19.0
	if bar == render.LegendLeft {
		sign = 29
	}
	return sign + measureGrown(t, name, legendStyle, 1.2) + 1
}

// measureGrown returns the width of a text that grows with the text scale up
// to most.
func measureGrown(t *render.Theme, s string, st render.Style, most float64) float64 {
	st.Size *= min(1, most/t.TextScale)
	return t.MeasureText(s, st)
}

// layChart lays the right side out: the chart, and the awards below it, side
// by side or two by two.
func (b *resultsBoxes) layChart(t *render.Theme, m *resultsMeasures, x *ResultsText, area render.Rect) {
	b.Chart = area
	if x.Awards > 0 {
		columns, lines := x.Awards, 1
		h := min(m.awardH+max(0, area.H-634)*.2, 300)
		switch stacked := t.View.H > t.View.W; {
		case stacked && area.H < 600:
			h = 92
		case stacked:
			h = max(h, regularResults.awardH)
		case t.View.Compact:
			columns, lines = (x.Awards+1)/2, min(2, x.Awards)
			h = min(m.awardH+max(0, area.H-480)*.15, 120)*float64(lines) + m.gap*.67*float64(lines-1)
		}
		slips, rest := ui.CutBottom(area, h, m.gap)
		b.Chart = rest
		gap := 13.33
		if t.View.Compact {
			gap = m.gap * .67
		}
		b.Awards = ui.Grid(slips, columns, x.Awards, gap, m.gap*.67)
	}
	w := m.switchW
	for _, s := range x.Measures {
		label := t.MeasureText(s, render.Style{Face: render.Bold, Size: 13.5}) + 24
		w = max(w, label*float64(len(x.Measures)))
	}
	w = min(w, b.Chart.W*.6)
	b.Choice = render.Rect{X: b.Chart.Right() - 20 - w, Y: b.Chart.Y + m.switchTop, W: w, H: 30}
	b.chartBase = b.Choice.CenterY() + 6
	b.ChartHead = render.Rect{X: b.Chart.X + 20, Y: b.Choice.Y, W: b.Choice.X - 12 - b.Chart.X - 20, H: b.Choice.H}
	b.Plot = render.Rect{
		X: b.Chart.X + 16, Y: b.Chart.Y + m.chartHead, W: b.Chart.W - 28, H: b.Chart.H - m.chartHead,
	}
}

// layButtons lays the buttons on the desk, from the right.
func (b *resultsBoxes) layButtons(t *render.Theme, m *resultsMeasures, x *ResultsText, block render.Rect) {
	labels := [4]ui.Button{x.Review, x.Menu, x.Look, x.Again}
	var widths [4]float64
	sum := 3 * m.buttonGap
	for i, l := range labels {
		widths[i] = max(m.buttonW[i], app.ButtonWidth(t, l))
		sum += widths[i]
	}
	if sum > block.W {
		k := (block.W - 3*m.buttonGap) / (sum - 3*m.buttonGap)
		for i := range widths {
			widths[i] *= k
		}
	}
	right := block.Right()
	for i := len(labels) - 1; i >= 0; i-- {
		r := render.Rect{X: right - widths[i], Y: b.DeskY + m.buttonTop, W: widths[i], H: m.buttonH}
		*[4]*render.Rect{&b.Review, &b.Menu, &b.Look, &b.Again}[i] = r
		right = r.X - m.buttonGap
	}
	b.toys = render.Rect{X: block.X, Y: b.DeskY, W: max(0, b.Review.X-m.buttonGap-block.X), H: t.View.H - b.DeskY}
}
