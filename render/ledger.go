package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// StepState is the progress of a step in a ledger.
type StepState uint8

// The progress of a step.
const (
	Pending StepState = iota // dashed number, pale type
	Current                  // amber, with a bar at its left
	Done                     // green tick
)

// Ledger is the layout of a ledger, the sheet of the settlement. [NewLedger] makes
// it.
type Ledger struct {
	// Sheet is the whole, Head its upper part, Foot the total below the rows.
	Sheet, Head, Foot Rect
	RowH              float64
	Rows              int
	// Margin is the x of the red lines at the left, StepEnd and CashEnd are the
	// right ends of the two columns of sums.
	Margin, StepEnd, CashEnd float64
}

// NewLedger lays a ledger with that many rows out on a sheet.
func NewLedger(sheet Rect, rows int) Ledger {
	k := min(sheet.W/752, sheet.H/618, 1)
	l := Ledger{
		Sheet: sheet, Head: sheet.topPart(112 * k), Foot: sheet.bottomPart(86 * k), Rows: max(rows, 1),
		Margin: sheet.X + 76*k, StepEnd: sheet.X + sheet.W*.74, CashEnd: sheet.Right() - 28*k,
	}
	l.RowH = (l.Foot.Y - l.Head.Bottom()) / float64(l.Rows)
	return l
}

// Row returns the box of the i-th row.
func (l *Ledger) Row(i int) Rect {
	return Rect{l.Sheet.X, l.Head.Bottom() + float64(i)*l.RowH, l.Sheet.W, l.RowH}
}

// Amount returns where a stepper stands in the i-th row.
func (l *Ledger) Amount(i int) Rect {
	r := l.Row(i)
	w, sum := l.Sheet.W*.23, 108.0
	if w < 172 {
		// A smaller ledger has smaller sums beside it.
		w, sum = w+20, sum-20
	}
	w = min(172, w)
	h := min(46, max(l.RowH-16, min(l.RowH-6, 41))) // both of its ends can be pressed
	return Rect{l.StepEnd - sum - w, r.CenterY() - h/2, w, h}
}

// BesideAmount returns the room for the text beside the stepper in the i-th row,
// in logical pixels.
func (l *Ledger) BesideAmount(i int) float64 { return l.Amount(i).X - l.textLeft() - 10 }

// LedgerHead is the content of a ledger's head.
type LedgerHead struct {
	Token      Token
	Title, Sub string
	// Arrival and Cash are the label and sum of the cash before.
	Arrival, Cash string
	// StepLabel and CashLabel head the columns.
	StepLabel, CashLabel string
}

// scale returns how large the head of a ledger is against the design.
func (l *Ledger) scale() float64 { return l.Head.H / 112 }

// textLeft is where the text begins, right of the red lines.
func (l *Ledger) textLeft() float64 { return l.Margin + 20*l.scale() }

// headStyles returns how the title, the line below it and the cash on arrival
// are set in the head of a ledger.
func (l *Ledger) headStyles() (title, sub, cash Style) {
	k := l.scale()
	return Style{Face: Black, Size: 32 * max(k, .75), Tracking: -.8},
		Style{Face: Regular, Size: 15 * max(k, .85)},
		Style{Face: Black, Size: 20 * max(k, .8), Align: End}
}

// The lines in the head of a ledger grow so far with the text scale: there they
// have air above them.
const ledgerHeadGrowth, ledgerSubGrowth = 1.1, 1.3

// labelGrowth is how far the words over the sums of a ledger grow: they stand
// close below each other where the head is low.
func (l *Ledger) labelGrowth() float64 { return max(1, 1.45*l.scale()) }

// The type of the words at the right of the head of a ledger.
var (
	ledgerArrival = Style{Face: CondensedMedium, Size: 13.5, Align: End}
	ledgerLabel   = Style{Face: CondensedBold, Size: 13, Align: End}
)

// ledgerStampTurn is how far the stamp on a ledger is turned, in degrees.
const ledgerStampTurn = -9

// LedgerStamp draws a stamp on the head of a ledger, between the texts at its left
// and its right and above the words over the sums. It is smaller where they leave
// less room. Size is that of its type, the pose may scale it, and shake is how far
// it is off its place.
func (t *Theme) LedgerStamp(dst *ebiten.Image, l *Ledger, h LedgerHead, word string, size, shake float64, pose Pose) {
	const air, top = 12, dialogHead + 2
	k := l.scale()
	p := t.pen(dst).capped(ledgerHeadGrowth)
	labels := p.capped(l.labelGrowth())
	title, sub, cash := l.headStyles()
	left := l.textLeft() + air + max(p.measure(h.Title, title), p.capped(ledgerSubGrowth).measure(h.Sub, sub))
	right := l.CashEnd - air - max(labels.measure(h.Arrival, ledgerArrival), p.measure(h.Cash, cash))
	labelLeft := l.StepEnd - labels.measure(h.StepLabel, ledgerLabel)
	labelTop := 100*k - .75*ledgerLabel.Size*labels.scale() - 4

	sin, cos := math.Sincos(-ledgerStampTurn * degree)
	w, high := t.StampWidth(word, size), stampHeight(size)*p.capped(stampGrowth).scale()
	wide, y := w*cos+high*sin, 57*k
	small := min(1, (right-left)/wide, 2*(y-top)/(w*sin+high*cos))
	x := 0.0
	for ; small > .4; small -= .04 {
		half := small * wide / 2
		x = max(min(l.Sheet.X+l.Sheet.W*.56, right-half), left+half)
		// Its lower edge rises to the right, and passes above the label.
		if x+half > labelLeft {
			x = min(x, labelLeft-(y+small*high/2/cos-labelTop)*cos/sin)
		}
		if x >= left+half {
			break
		}
	}
	pose = pose.scaled(small)
	pose.Turn, pose.Fade = ledgerStampTurn, .12
	t.Stamp(dst, word, x+shake, l.Sheet.Y+y, size, t.Palette.Families[Green].Edge, pose)
}

// LedgerSheet draws the empty ledger with its head.
func (t *Theme) LedgerSheet(dst *ebiten.Image, l *Ledger, h LedgerHead) {
	p, c := t.pen(dst).capped(ledgerHeadGrowth), &t.Palette
	t.Dialog(dst, l.Sheet, Green)
	s := l.Sheet
	for i := range l.Rows + 1 {
		col, w := hex(0xC9DCE4), 1.4
		if i == 0 {
			col, w = hex(0x8FB4C9), 2
		}
		p.hline(s.X+1, l.Head.Bottom()+float64(i)*l.RowH, s.W-2, w, col)
	}
	p.fillPart(l.Foot, 6, bots, mixed(c.PaperBottom, c.Paper3, .35))
	p.contrastFrame(s, t.round(6), c.Ink) // the foot covers that of the sheet
	p.hline(s.X, l.Foot.Y, s.W, 2.5, c.Ink)
	p.hline(s.X, l.Foot.Y+4, s.W, 1, c.Ink)
	p.vline(l.Margin, s.Y+dialogHead, s.H-dialogHead-1, 1.6, ledgerRed)
	p.vline(l.Margin+3.5, s.Y+dialogHead, l.Foot.Y-s.Y-dialogHead-1, 1.2, ledgerRed)

	k, left := l.scale(), l.textLeft()
	size := 46 * k
	t.TokenPlate(dst, Rect{(s.X+l.Margin)/2 - size/2, s.Y + 34*k, size, size}, h.Token, true)
	labels, head := p.capped(l.labelGrowth()), ledgerLabel.In(c.Ink2)
	title, sub, cash := l.headStyles()
	w := max(labels.fit(h.Arrival, l.CashEnd, s.Y+54*k, 200, 11.5, ledgerArrival.In(c.Ink2)), p.fit(h.Cash, l.CashEnd, s.Y+77*k, 200, 12, cash.In(c.Ink)))
	room := l.CashEnd - w - 16 - left
	p.fit(h.Title, left, s.Y+56*k, room, 18, title.In(c.Ink))
	p.capped(ledgerSubGrowth).fit(h.Sub, left, s.Y+79*k, room, 12, sub.In(c.Ink2))
	labels.fit(h.StepLabel, l.StepEnd, s.Y+100*k, 120, 11, head)
	labels.fit(h.CashLabel, l.CashEnd, s.Y+100*k, 120, 11, head)
}

// ledgerRed is the colour of the lines at the left of a ledger.
var ledgerRed = hex(0xE3A59D)

// LedgerRow is the content of a ledger's row: a step of a settlement.
type LedgerRow struct {
	// Number is written before it is done.
	Number      string
	Title, Text string
	// Art is a piece of artwork in the middle, Value a bill instead of it,
	// Slips how many bills to pay are fanned out there.
	Art   string
	Value int
	Slips int
	// Step is what the step changes, Cash what is left after it.
	Step, Cash string
	// Gain and Loss colour the step. Short says that the cash is below zero,
	// which is framed and marked.
	Gain, Loss, Short bool
	Stage             StepState
	// Bare leaves the middle free for a stepper.
	Bare bool
}

// The parts of a row's writing at which its sums begin and its tick is set.
const rowSums, rowTicked = .2, .9

// LedgerRow draws the i-th row of a ledger. Shown, 0 to 1, is how much of it has
// been written while it fills in: text first, then the sums, then the tick.
func (t *Theme) LedgerRow(dst *ebiten.Image, l *Ledger, i int, k LedgerRow, shown float64) {
	p, c := t.pen(dst).capped(1.15), &t.Palette
	r := l.Row(i)
	mid, cy := (l.Sheet.X+l.Margin)/2, r.CenterY()
	z := min(l.RowH/84, 1)
	dim, writing := k.Stage == Pending, k.Stage == Done && shown < 1
	current := k.Stage == Current || writing
	if current {
		in := Rect{r.X, r.Y + 1, r.W, r.H - 2}
		p.fill(in, 0, c.Hot)
		p.fill(in.leftPart(7), 0, c.Families[Gold].Edge)
		p.vline(l.Margin, in.Y, in.H, 1.6, ledgerRed)
		p.vline(l.Margin+3.5, in.Y, in.H, 1.2, ledgerRed)
		mid += 2
	}
	switch {
	case k.Stage == Done && shown >= rowTicked:
		t.Tick(dst, mid, cy, 19*z)
	case dim:
		p.arcDashes(mid, cy, 18*z, 2, 14, c.Ink3)
		p.centered(k.Number, circleBounds(mid, cy, 16), 0, 11, Style{Face: Black, Size: 20 * z, Color: c.Ink3})
	default:
		p.disc(mid, cy, 20*z, c.Dark)
		p.centered(k.Number, circleBounds(mid, cy, 17), 0, 11, Style{Face: Black, Size: 21 * z, Color: c.Focus})
	}
	ink := c.Ink
	if dim {
		ink = c.Ink2
	}
	const lines = 66 // high, so that two of them have air
	left, y := l.textLeft(), min(l.RowH/lines, 1)
	title := Style{Face: Bold, Size: 19, Color: ink}
	if current {
		title.Face, title.Size = Black, 21
	}
	title.Size *= max(y, .8)
	room := l.Sheet.X + l.Sheet.W*.483 - left - ledgerArtWidth(&k, z)/2 - 6
	if k.Bare {
		room = l.BesideAmount(i)
	}
	t.ledgerWords(p, Rect{left, r.Y, room, r.H}, y, k, title, Style{Face: Regular, Size: 14 * max(y, .88), Color: c.Ink2})
	t.ledgerArt(p, l, cy, z, k)
	if writing {
		// The sums are written from left to right, as with a pencil.
		from, end := l.StepEnd-110, l.CashEnd+12
		edge := from + (end-from)*(shown-rowSums)/(rowTicked-rowSums)
		if edge <= from {
			return
		}
		clip := dst.RecyclableSubImage(t.deviceRect(Rect{from, r.Y, min(edge, end) - from, r.H}))
		defer clip.Recycle()
		p.dst = clip
	}
	step := Style{Face: Black, Size: 21 * z, Color: c.SumColor(k.Gain && !dim, k.Loss, ink), Align: End}
	cash := Style{Face: Black, Size: 22 * z, Color: ink, Align: End}
	if dim {
		step.Face, cash.Face = Medium, Bold
	}
	base := cy + 8*z
	sum := 110.0
	if k.Bare {
		sum = min(sum, l.StepEnd-l.Amount(i).Right()-8)
	}
	p.fit(k.Step, l.StepEnd, base, sum, 12, step)
	if !k.Short {
		p.fit(k.Cash, l.CashEnd, base, 120, 12, cash)
		return
	}
	short := Style{Face: Black, Size: 20 * z, Color: c.Loss, Align: End}
	w := min(max(98*z, p.measure(k.Cash, short)+38*z), l.CashEnd-l.StepEnd-18)
	box := Rect{l.CashEnd - w, cy - 19*z, w + 10*z, 38 * z}
	p.fill(box, 8, c.Alert)
	p.frame(box, 8, 1.5, c.Families[Red].Face)
	p.art("warn", box.X+6, box.CenterY()-11*z, 23*z)
	p.fit(k.Cash, l.CashEnd, base, w-32*z, 11, short)
}

// ledgerWords sets title and text of a row in a box. Texts that grow with the text
// scale go on to a second line; they grow so far that every row of that height has
// room for it. Y is how close the lines are.
func (t *Theme) ledgerWords(p pen, r Rect, y float64, k LedgerRow, title, text Style) {
	const most, air = 1.4, 14
	high := title.Size * p.scale()
	grown := p.capped(t.LargestGrowth(most, func(k float64) bool { return .72*high+2.5*text.Size*k+air <= r.H }))
	lines, size := grown.wrap(k.Text, text, r.W, 2), text.Size*grown.scale()
	if grown.scale() <= p.scale() || lines.Cut {
		p.fit(k.Title, r.X, r.CenterY()-3*y, r.W, 13, title)
		p.fit(k.Text, r.X, r.CenterY()+19*y, r.W, 11.5, text)
		return
	}
	leading := 1.2 * size
	base := r.CenterY() - (.2*high+4+float64(len(lines.Lines))*leading-.72*high)/2
	p.fit(k.Title, r.X, base, r.W, 13, title)
	grown.lines(&Lines{Lines: lines.Lines, Leading: leading}, r.X, base+.2*high+4+.72*leading, text)
}

// ledgerArtWidth is how wide the picture of a row is.
func ledgerArtWidth(k *LedgerRow, z float64) float64 {
	switch {
	case k.Value > 0:
		return billW * z
	case k.Slips > 0:
		return (40 + 24*float64(min(k.Slips, 5)-1)) * z
	case k.Art != "":
		return 44 * z
	}
	return 0
}

// ledgerArt draws the picture in the middle of a row, if it has one.
func (t *Theme) ledgerArt(p pen, l *Ledger, cy, z float64, k LedgerRow) {
	x := l.Sheet.X + l.Sheet.W*.483
	switch {
	case k.Bare:
	case k.Value > 0:
		t.Bill(p.dst, k.Value, x, cy-1, 1.02*z, Pose{Turn: -5})
	case k.Slips > 0:
		n := min(k.Slips, 5)
		// They lie closer where the sum beside them is long.
		sum := l.StepEnd - p.measure(k.Step, Style{Face: Black, Size: 21 * z}) - 10
		step := min(24*z, max(12*z, (2*(sum-x)-40*z)/float64(max(n-1, 1))))
		for i := range n {
			dx := (float64(i) - float64(n-1)/2) * step
			p.posed(t.artwork("bill", 40*z), x+dx, cy, Pose{Turn: -6 + 4*float64(i)})
		}
	case k.Art != "":
		p.artAt(k.Art, x, cy, 44*z)
	}
}

// LedgerFoot draws the total of a ledger.
func (t *Theme) LedgerFoot(dst *ebiten.Image, l *Ledger, title, text, sum string, loss bool) {
	p, c := t.pen(dst).capped(1.15), &t.Palette
	z := l.Foot.H / 86
	left := l.textLeft()
	st := Style{Face: Black, Size: 30 * max(z, .75), Color: c.SumColor(false, loss, c.Ink), Align: End, Tracking: -.5}
	w := p.fit(sum, l.CashEnd, l.Foot.Y+50*z, 220, 14, st)
	room := l.CashEnd - w - 16 - left
	head, line := Style{Face: Bold, Size: 16, Color: c.Ink}, Style{Face: Regular, Size: 13.5, Color: c.Ink2}
	p = p.capped(max(1.15, t.LargestGrowth(1.45*z, func(k float64) bool {
		q := p.capped(k)
		return q.measure(title, head) <= room && q.measure(text, line) <= room
	})))
	p.fit(title, left, l.Foot.Y+36*z, room, 12, head)
	p.fit(text, left, l.Foot.Y+58*z, room, 11.5, line)
}
