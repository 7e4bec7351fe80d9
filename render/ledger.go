package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
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
var ledgerRed, ledgerBlue, ledgerPale = hex(0xE3A59D), hex(0x8FB4C9), hex(0xC9DCE4)

// LedgerLine draws the ground of a line of a ledger.
func (t *Theme) LedgerLine(dst *ebiten.Image, r Rect, l LedgerLine) {
	p, c := t.pen(dst), &t.Palette
	in := r.narrowed(1)
	switch {
	case l.Foot:
		p.fillPart(in.topPart(in.H-1), 6, bots, mixed(c.PaperBottom, c.Paper3, .35))
		p.hline(r.X, r.Y, r.W, 2.5, c.Ink)
		p.hline(r.X, r.Y+4, r.W, 1, c.Ink)
	case l.Current:
		p.fill(in, 0, c.Hot)
		bar := in.leftPart(7)
		if l.Margin > r.CenterX() {
			bar = bar.Moved(in.W-bar.W, 0)
		}
		p.fill(bar, 0, c.Families[Gold].Edge)
	}
	switch {
	case l.Head:
		p.hline(in.X, r.Bottom(), in.W, 2, ledgerBlue)
	case l.Step:
		p.hline(in.X, r.Bottom(), in.W, 1.4, ledgerPale)
	}
	p.vline(l.Margin, r.Y, r.H, 1.6, ledgerRed)
	if !l.Foot {
		p.vline(l.Margin+3.5, r.Y, r.H, 1.2, ledgerRed)
	}
}

// LedgerNumber draws the number of a line of a ledger in the middle of a box, or the tick
// that stands there when it is done.
func (t *Theme) LedgerNumber(dst *ebiten.Image, r Rect, number string, state LedgerState) {
	p, c := t.pen(dst), &t.Palette
	x, y, radius := r.CenterX(), r.CenterY(), min(.5*min(r.W, r.H), 20*t.TextScale)
	st := Style{Face: Black, Size: radius / t.TextScale, Align: Center}
	switch state {
	case LedgerDone:
		t.Tick(dst, x, y, radius)
	case LedgerCurrent:
		p.disc(x, y, radius, c.Dark)
		p.centered(number, circleBounds(x, y, .8*radius), 0, 11, st.In(c.Focus))
	default:
		p.arcDashes(x, y, .95*radius, 2, 14, c.Ink3)
		p.centered(number, circleBounds(x, y, .8*radius), 0, 11, st.In(c.Ink3))
	}
}

// AlertBox draws the box of a sum that is below zero.
func (t *Theme) AlertBox(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 8, c.Alert)
	p.frame(r, 8, 1.5, c.Families[Red].Face)
}

// The type of the stamp on a ledger, and how it is turned, in degrees.
const (
	ledgerStampSize = 30
	ledgerStampTurn = -9
)

// LedgerStampSize returns how much room the stamp on a ledger takes.
func (t *Theme) LedgerStampSize(word string) (w, h float64) {
	sin, cos := math.Sincos(-ledgerStampTurn * degree)
	wide, high := t.StampWidth(word, ledgerStampSize), stampHeight(ledgerStampSize)*min(t.TextScale, stampGrowth)
	return wide*cos + high*sin, wide*sin + high*cos
}

// LedgerStamp draws the stamp on a ledger into a box, smaller where that has no room for
// it. The pose may scale it, and shake is how far it is off its place, in logical pixels.
func (t *Theme) LedgerStamp(dst *ebiten.Image, r Rect, word string, shake float64, pose Pose) {
	w, h := t.LedgerStampSize(word)
	pose = pose.scaled(min(1, r.W/w, r.H/h))
	pose.Turn, pose.Fade = ledgerStampTurn, .12
	t.Stamp(dst, word, r.CenterX()+shake, r.CenterY(), ledgerStampSize, t.Palette.Families[Green].Edge, pose)
}

// BillSlips draws bills to pay, fanned out in the middle of a box.
func (t *Theme) BillSlips(dst *ebiten.Image, r Rect, n int) {
	p, step := t.pen(dst), min(.6*r.H, (r.W-r.H)/float64(max(n-1, 1)))
	for i := range n {
		at := float64(i) - float64(n-1)/2
		p.posed(t.artwork("bill", r.H), r.CenterX()+at*step, r.CenterY(), Pose{Turn: 4*float64(i) - 6})
	}
}

// SalaryBill draws the bill of a salary, a little askew, into a box.
func (t *Theme) SalaryBill(dst *ebiten.Image, r Rect, value int) {
	const askew = -5
	t.Bill(dst, value, r.CenterX(), r.CenterY(), min(r.W/BillW, r.H/BillH), Pose{Turn: askew})
}
