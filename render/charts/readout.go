package charts

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Readout is the content of a panel that tells the values of a chart's lines on
// one day.
type Readout struct {
	// At is the day as a share of the chart's width, Title its name.
	At    float64
	Title string
	// Rows are the seats, as they are to be listed.
	Rows []ReadoutRow
	// Least and Most are the ends of the chart's upright axis, and ChartRows how many rows
	// it has.
	Least, Most float64
	ChartRows   int
}

// ReadoutRow is the content of a seat's row in a readout.
type ReadoutRow struct {
	Token      pieces.Token
	Name, Text string
	Value      float64
	// Near marks the line that is pointed at.
	Near bool
}

// readoutW is the width of the panel, readoutRow the height of a row.
const readoutW, readoutRow = 186.0, 22.0

// DrawReadout draws a readout over the chart in r: an upright line on the day, a dot
// on each line of the chart, and a small panel beside it.
func DrawReadout(t *render.Theme, dst *ebiten.Image, r render.Rect, k Readout) {
	p, c := t.Pen(dst).GrowingTo(1.15), &t.Palette
	f := ChartPlot(r, k.ChartRows)
	x := f.X + f.W*min(max(k.At, 0), 1)
	p.Vline(x, f.Y, f.H, 1.6, c.Ink)
	for pass, radius := range [2]float64{5, 6.5} {
		for i := range k.Rows {
			if row := &k.Rows[i]; row.Near == (pass == 1) {
				y := plotY(f, row.Value, k.Least, k.Most)
				p.Disc(x, y, radius+2, c.PaperTop)
				p.Disc(x, y, radius, c.Seat(row.Token.Color).Face)
			}
		}
	}
	box := readoutBox(f, r.Right(), x, len(k.Rows))
	p.Shadow(box, 8, 5, 4, .4)
	p.Fill(box, 8, c.Dark)
	p.TextFit(k.Title, box.X+12, box.Y+21, box.W-24, 11, render.Style{Face: render.Bold, Size: 13.5, Color: c.Cream})
	for i := range k.Rows {
		row := &k.Rows[i]
		line := render.Rect{X: box.X + 5, Y: box.Y + 30 + float64(i)*readoutRow, W: box.W - 10, H: readoutRow}
		if row.Near {
			p.Fill(line, 5, palette.Mixed(c.Ink, c.Cream, .2))
		}
		p.Fill(render.Rect{X: line.X + 4, Y: line.Y + 2, W: 18, H: 18}, 4, c.Cream)
		pieces.DrawToken(t, dst, row.Token, line.X+5.5, line.Y+3.5, 15, pieces.Flat)
		w := p.TextFit(row.Text, line.Right()-7, line.Y+15.5, line.W*.5, 11, render.Style{Face: render.Bold, Size: 13, Color: c.Cream, Align: render.End})
		p.TextFit(row.Name, line.X+28, line.Y+15.5, line.W-28-w-16, 11, render.Style{Face: render.Medium, Size: 13, Color: c.Cream2})
	}
}

// readoutBox returns where the panel of a readout stands: beside the line at x,
// before the right end of the chart.
func readoutBox(f render.Rect, right, x float64, rows int) render.Rect {
	h := 36 + float64(rows)*readoutRow
	b := render.Rect{X: x + 14, Y: f.Y + max(0, min(12, f.H-h)), W: readoutW, H: h}
	if b.Right() > right-4 {
		b.X = x - 14 - b.W
	}
	return b
}
