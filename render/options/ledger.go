package options

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// LedgerState is the progress of a line in a ledger.
type LedgerState uint8

// The progress of a line.
const (
	LedgerPending LedgerState = iota // dashed number, pale type
	LedgerCurrent                    // amber, with a bar at its outer end
	LedgerDone                       // green tick
)

// LedgerLine is the ground of a line of a ledger, the sheet of the settlement.
type LedgerLine struct {
	// Margin is the x of the red lines that part numbers from text.
	Margin float64
	// Head is the line with the names of the columns, Foot the one with the total, Current
	// the one that is being filled in. A line that is none of them and begins at no step
	// belongs to the head.
	Head, Foot, Current, Step bool
}

// ledgerRed is the colour of the lines beside the numbers of a ledger, ledgerBlue and
// ledgerPale those of the rules below its head and its lines.
var ledgerRed, ledgerBlue, ledgerPale = palette.Hex(0xE3A59D), palette.Hex(0x8FB4C9), palette.Hex(0xC9DCE4)

// DrawLedgerLine draws the ground of a line of a ledger.
func DrawLedgerLine(t *render.Theme, dst *ebiten.Image, r render.Rect, l LedgerLine) {
	p, c := t.Pen(dst), &t.Palette
	in := r.Narrowed(1)
	switch {
	case l.Foot:
		p.FillPart(in.TopPart(in.H-1), 6, render.Bots, palette.Mixed(c.PaperBottom, c.Paper3, .35))
		p.Hline(r.X, r.Y, r.W, 2.5, c.Ink)
		p.Hline(r.X, r.Y+4, r.W, 1, c.Ink)
	case l.Current:
		p.Fill(in, 0, c.Hot)
		bar := in.LeftPart(7)
		if l.Margin > r.CenterX() {
			bar = bar.Moved(in.W-bar.W, 0)
		}
		p.Fill(bar, 0, c.Families[palette.Gold].Edge)
	}
	switch {
	case l.Head:
		p.Hline(in.X, r.Bottom(), in.W, 2, ledgerBlue)
	case l.Step:
		p.Hline(in.X, r.Bottom(), in.W, 1.4, ledgerPale)
	}
	p.Vline(l.Margin, r.Y, r.H, 1.6, ledgerRed)
	if !l.Foot {
		p.Vline(l.Margin+3.5, r.Y, r.H, 1.2, ledgerRed)
	}
}

// LedgerNumber draws the number of a line of a ledger in the middle of a box, or the tick
// that stands there when it is done.
func LedgerNumber(t *render.Theme, dst *ebiten.Image, r render.Rect, number string, state LedgerState) {
	p, c := t.Pen(dst), &t.Palette
	x, y, radius := r.CenterX(), r.CenterY(), min(.5*min(r.W, r.H), 20*t.TextScale)
	st := render.Style{Face: render.Black, Size: radius / t.TextScale, Align: render.Center}
	switch state {
	case LedgerDone:
		marks.CheckDisc(t, dst, x, y, radius)
	case LedgerCurrent:
		p.Disc(x, y, radius, c.Dark)
		p.Centered(number, render.CircleBounds(x, y, .8*radius), 0, 11, st.In(c.Focus))
	default:
		p.ArcDashes(x, y, .95*radius, 2, 14, c.Ink3)
		p.Centered(number, render.CircleBounds(x, y, .8*radius), 0, 11, st.In(c.Ink3))
	}
}

// AlertBox draws the box of a sum that is below zero.
func AlertBox(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 8, c.Alert)
	p.Frame(r, 8, 1.5, c.Families[palette.Red].Face)
}

// The type of the stamp on a ledger, and how it is turned, in degrees.
const (
	ledgerStampSize = 30
	ledgerStampTurn = -9
)

// LedgerStampSize returns how much room the stamp on a ledger takes.
func LedgerStampSize(t *render.Theme, word string) (w, h float64) {
	sin, cos := math.Sincos(-ledgerStampTurn * render.Degree)
	wide, high := pieces.StampWidth(t, word, ledgerStampSize), pieces.StampHeight(ledgerStampSize)*min(t.TextScale, pieces.StampGrowth)
	return wide*cos + high*sin, wide*sin + high*cos
}

// LedgerStamp draws the stamp on a ledger into a box, smaller where that has no room for
// it. The pose may scale it, and shake is how far it is off its place, in logical pixels.
func LedgerStamp(t *render.Theme, dst *ebiten.Image, r render.Rect, word string, shake float64, pose render.Pose) {
	w, h := LedgerStampSize(t, word)
	pose = pose.Scaled(min(1, r.W/w, r.H/h))
	pose.Turn, pose.Fade = ledgerStampTurn, .12
	pieces.DrawStamp(t, dst, word, r.CenterX()+shake, r.CenterY(), ledgerStampSize, t.Palette.Families[palette.Green].Edge, pose)
}

// BillSlips draws bills to pay, fanned out in the middle of a box.
func BillSlips(t *render.Theme, dst *ebiten.Image, r render.Rect, n int) {
	p, step := t.Pen(dst), min(.6*r.H, (r.W-r.H)/float64(max(n-1, 1)))
	for i := range n {
		at := float64(i) - float64(n-1)/2
		p.Posed(t.Artwork("bill", r.H), r.CenterX()+at*step, r.CenterY(), render.Pose{Turn: 4*float64(i) - 6})
	}
}

// SalaryBill draws the bill of a salary, a little askew, into a box.
func SalaryBill(t *render.Theme, dst *ebiten.Image, r render.Rect, value int) {
	const askew = -5
	pieces.Bill(t, dst, value, r.CenterX(), r.CenterY(), min(r.W/pieces.BillW, r.H/pieces.BillH), render.Pose{Turn: askew})
}
