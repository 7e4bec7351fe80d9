package spectacle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/sketch"
)

// Loan is a loan that had to be taken.
type Loan struct {
	moments.Moment
	Borrower Seat
	// Title and Step head the slip, whose Rows come to the last one.
	Title, Step string
	Rows        []SlipRow
	// Costs says what the loan costs at each Pay Day, Pages are those to come, and More says
	// how many there are besides.
	Costs string
	Pages []SlipPage
	More  string
	// OwedLabel stands before what is Owed now, and OwedBefore, which may be "", is struck.
	OwedLabel, OwedBefore, Owed string
	// Bank is over the window, Paper, Owes and Lent stand on the paper, with a Stamp.
	Bank, Paper, Owes, Lent, Stamp string
	// Wall is above the desk, which stays lit.
	Wall render.Rect
	Door Door
}

// SlipRow is a sum of the slip with what it is.
type SlipRow struct {
	Label, Sum string
	Gain, Loss bool
}

// SlipPage is a page of a calendar: the Pay Day of a month, and what it costs.
type SlipPage struct{ Month, Day, Sum string }

// The parts of a loan in the design.
const (
	slipW, slipH           = 436.0, 494.0
	bankW, bankH           = 620.0, 470.0
	loanPaperW, loanPaperH = 380.0, 108.0
	counterH               = 96.0
)

// loanType is the least size of what stands on paper, in logical pixels of the window.
const loanType = 11.5

// loanPlaces are where the parts of a loan stand in a room.
type loanPlaces struct {
	slip, bank, paper render.Rect
	counter           float64
	borrower, teller  render.Stance
}

// loanPlaces returns where the parts stand: beside each other or, in a high room, below.
func (l *limelight) loanPlaces() loanPlaces {
	x, k := l.x, l.k
	counter := l.desk - counterH*k
	box := func(left, top, w, h, s float64) render.Rect {
		return render.Rect{X: left, Y: top, W: w * s * k, H: h * s * k}
	}
	if l.upright {
		const small, slip = .6, .92
		y := l.desk - highWallH*k
		return loanPlaces{
			counter: counter, slip: box(x-slipW*slip/2*k, y+56*k, slipW, slipH, slip), bank: box(x-bankW*small/2*k+60*k, counter-bankH*small*k, bankW, bankH, small),
			paper:    box(x-60*k, counter+4*k, loanPaperW, loanPaperH, .8),
			borrower: render.Stance{X: x - 170*k, Foot: counter, Size: 200}, teller: render.Stance{X: x + 60*k, Foot: counter, Size: 210},
		}
	}
	const scale = 1.06
	return loanPlaces{
		counter: counter, slip: box(x-608*k, l.desk-(wallH-24)*k, slipW, slipH, 1), bank: box(x-60*k, counter-bankH*scale*k, bankW, bankH, scale),
		paper:    box(x+70*k, counter+2*k, loanPaperW, loanPaperH, .86),
		borrower: render.Stance{X: x - 90*k, Foot: counter, Size: 250}, teller: render.Stance{X: x + 268*k, Foot: counter, Size: 360},
	}
}

// DrawLoan draws a loan that had to be taken: at the counter of the bank, with a slip of what it
// comes to.
func DrawLoan(t *render.Theme, dst *ebiten.Image, m *Loan) {
	l := limelightAbove(t, dst, &m.Moment, m.Wall)
	l.rehearse(func() { l.loan(m) })
	l.loan(m)
}

// loan draws a loan that had to be taken.
func (l *limelight) loan(m *Loan) {
	at, p := moments.LoanInFull, l.loanPlaces()
	seen := m.Presence()
	l.dark(.93 * m.Part(0, 200) * seen)
	come := beats.OutCubic(m.Part(at.Comes, 280))
	if come == 0 {
		return
	}
	l.above(l.desk, func() { l.bankWindow(m, &p, come, seen) })
	if slides := beats.OutCubic(m.Part(at.Paper, 280)); slides > 0 {
		l.loanPaper(m, p.paper.Moved(0, (1-slides)*-.6*p.paper.H), slides*seen)
		l.loanStamp(m, p.paper, seen)
	}
	l.slip(m, p.slip.Moved(0, -(1-come)*p.slip.H), p.slip.W/slipW, seen)
	l.door(m.Door, true, m.Part(700, 200)*seen)
}

// bankWindow draws the counter with who stands on both sides of it, which has come up so far from
// behind the desk.
func (l *limelight) bankWindow(m *Loan, p *loanPlaces, come, seen float64) {
	k, c := l.k, &l.Palette
	down := (1 - come) * .5 * l.room.H
	fade := render.Pose{Fade: 1 - seen}
	l.Posed(l.Artwork("bank-window-back", p.bank.W), p.bank.CenterX(), p.bank.CenterY()+down, fade)
	bank := Seat{Face: render.Character{ID: sketch.Teller, OwnCloth: true}, Frame: faces.Frame{Features: faces.Features{Expression: faces.Happy}}}
	l.stand(&bank, p.teller.X, p.teller.Foot+down, p.teller.Size, come*seen)
	l.Posed(l.Artwork("bank-window-front", p.bank.W), p.bank.CenterX(), p.bank.CenterY()+down, fade)
	board := render.Rect{X: p.bank.X - .02*p.bank.W, Y: p.bank.Y + .03*p.bank.H + down, W: 1.04 * p.bank.W, H: .105 * p.bank.H}
	l.Fill(board, 4*k, palette.Faded(c.WoodDeep, seen))
	l.Fill(render.Rect{X: board.X, Y: board.Y, W: board.W, H: 4 * k}, 2*k, palette.Faded(c.WoodEdge, seen))
	sign := render.Style{Face: render.Black, Size: .62 * board.H, Tracking: .05 * board.H, Color: palette.Faded(c.Cream, seen*come), Align: render.Center}
	l.Centered(m.Bank, board, 20*k, 11, sign)

	borrower := m.Borrower
	borrower.Frame.Features = faces.Features{Expression: faces.Dismayed}
	l.stand(&borrower, p.borrower.X, p.borrower.Foot+down, p.borrower.Size, beats.OutBack(m.Part(100, 300))*seen)

	counter := render.Rect{X: l.room.X, Y: p.counter + down, W: l.room.W, H: l.desk - p.counter}
	l.Shade(counter, 0, palette.Faded(c.WoodTop, seen), palette.Faded(c.WoodBottom, seen))
	l.Fill(render.Rect{X: counter.X, Y: counter.Y, W: counter.W, H: 3}, 0, palette.Faded(c.WoodGlint, seen))
}

// loanStamp draws the stamp that falls on the paper, its print, and how it is lifted away.
func (l *limelight) loanStamp(m *Loan, paper render.Rect, seen float64) {
	const falls, lifts, from, aside, tilt = 140, 260, 120, 170, -7
	at, k, c := moments.LoanInFull, l.k, &l.Palette
	fallen := m.Part(at.Stamped, falls)
	if fallen == 0 {
		return
	}
	size := .36 * paper.H
	size *= min(1, .42*paper.W/pieces.StampWidth(l.Pen.Theme, m.Stamp, size))
	x, y := paper.Right()-.24*paper.W, paper.CenterY()
	lifted := beats.OutCubic(m.Part(at.Lifted, lifts))
	if fallen == 1 {
		shake := 2 * k * math.Sin(8*math.Pi*m.Part(at.Lifted, 120)) * (1 - m.Part(at.Lifted, 120))
		pieces.DrawStamp(l.Pen.Theme, l.Dst, m.Stamp, x+shake, y, size, c.Families[palette.Red].Face, render.Pose{Turn: tilt, Scale: 1, Fade: 1 - seen})
	}
	if m.Calm || lifted == 1 {
		return
	}
	if fallen == 1 && lifted < .6 { // the blow is seen
		for _, side := range [3]float64{-1, .1, 1} {
			l.Line(x+side*58*k, y-34*k, x+side*84*k, y-50*k+8*side*side*k, 4*k, palette.Faded(c.WinnerInk, (1-lifted)*seen))
		}
	}
	wide := 1.5 * paper.H * stampShape
	press := l.Artwork("inkstamp", wide)
	high := wide / stampShape
	l.Posed(press, x+aside*k*lifted, y-.42*high-from*k*(1-beats.InQuart(fallen))-from*k*lifted, render.Pose{Turn: tilt + 16*lifted, Fade: 1 - seen*(1-lifted)})
}

// stampShape is how wide the stamp of the bank is to its height.
const stampShape = 130. / 140

// loanPaper draws the paper that is signed.
func (l *limelight) loanPaper(m *Loan, r render.Rect, seen float64) {
	c, s := &l.Palette, r.H/loanPaperH
	l.Shadow(r.Narrowed(3*s), 4*s, 5*s, 3*s, .45*seen)
	l.Fill(r, 3*s, palette.Faded(c.Field, seen))
	l.Frame(r.Inset(7*s), 2*s, 1.6*s, palette.Faded(c.Gain, seen))
	x, w := r.X+22*s, .5*r.W
	l.TextFit(m.Paper, x, r.Y+32*s, w, 11, render.Style{Face: render.Black, Size: 18 * s, Color: palette.Faded(c.Ink, seen)})
	l.TextFit(m.Owes, x, r.Y+52*s, w, 11, render.Style{Face: render.CondensedBold, Size: max(15*s, loanType), Color: palette.Faded(c.Ink2, seen)})
	l.TextFit(m.Lent, x, r.Y+90*s, w, 12, render.Style{Face: render.Black, Size: 34 * s, Color: palette.Faded(c.Ink, seen)})
}

// slip draws what the loan comes to, row after row.
func (l *limelight) slip(m *Loan, r render.Rect, k, seen float64) {
	at, c := moments.LoanInFull, &l.Palette
	l.Shadow(r.Narrowed(4*k), 8*k, 10*k, 6*k, .5*seen)
	l.Shade(r, 8*k, palette.Faded(c.PaperTop, seen), palette.Faded(c.PaperBottom, seen))
	l.RecordGround(r, c.PaperTop)
	x, right := r.X+26*k, r.Right()-26*k
	in := right - x
	l.TextFit(m.Title, x, r.Y+54*k, in, 15, render.Style{Face: render.Black, Size: 33 * k, Tracking: -.5 * k, Color: palette.Faded(c.Ink, seen)})
	l.TextFit(m.Step, x, r.Y+82*k, in, 11, render.Style{Face: render.Medium, Size: 16 * k, Color: palette.Faded(c.Ink2, seen)})
	y := r.Y + 122*k
	for i, row := range m.Rows {
		written := m.Part(at.Rows+float64(i)*at.RowGap, 160) * seen
		last := i == len(m.Rows)-1
		label, sum := render.Style{Face: render.Medium, Size: 17 * k}, render.Style{Face: render.Bold, Size: 20 * k, Align: render.End}
		if last {
			label, sum = render.Style{Face: render.Bold, Size: 18 * k}, render.Style{Face: render.Black, Size: 26 * k, Align: render.End}
			l.Hline(x, y-20*k, in, 2*k, palette.Faded(c.Ink, written))
			y += 10 * k
		}
		l.TextFit(row.Label, x, y, .6*in, 11, label.In(palette.Faded(c.Ink, written)))
		l.TextFit(row.Sum, right, y, .38*in, 11, sum.In(palette.Faded(c.SumColor(row.Gain, row.Loss, c.Ink), written)))
		y += 32 * k
	}
	l.slipCosts(m, render.Rect{X: r.X + 16*k, Y: y, W: r.W - 32*k, H: 146 * k}, k, m.Part(at.Rows+float64(len(m.Rows))*at.RowGap, 160)*seen)
	base := r.Bottom() - 24*k
	owed := render.Style{Face: render.Black, Size: 36 * k, Align: render.End, Color: palette.Faded(c.Due, m.Part(at.Owed, 160)*seen)}
	l.TextFit(m.OwedLabel, x, base-4*k, .36*in, 11, render.Style{Face: render.Bold, Size: 18 * k, Color: palette.Faded(c.Ink, seen)})
	l.TextFit(m.Owed, right, base, .36*in, 14, owed)
	if m.OwedBefore != "" {
		st := render.Style{Face: render.Bold, Size: 18 * k, Align: render.End, Color: palette.Faded(c.Ink2, seen)}
		end := x + .6*in
		w := l.TextFit(m.OwedBefore, end, base-4*k, .24*in, 11, st)
		if struck := m.Part(at.Owed, 160); struck > 0 {
			l.Line(end-w-3*k, base-8*k, end-w-3*k+(w+6*k)*struck, base-12*k, 2*k, palette.Faded(c.Due, seen))
		}
	}
}

// slipCosts draws what the loan costs: a page for each of the Pay Days to come.
func (l *limelight) slipCosts(m *Loan, r render.Rect, k, seen float64) {
	if len(m.Pages) == 0 || seen <= 0 {
		return
	}
	c := &l.Palette
	l.Fill(r, 8*k, palette.Faded(c.Alert, seen))
	l.Frame(r, 8*k, 1.4*k, palette.Faded(c.Families[palette.Red].Face, .5*seen))
	l.TextFit(m.Costs, r.X+14*k, r.Y+26*k, r.W-28*k, 11, render.Style{Face: render.Bold, Size: 15.5 * k, Color: palette.Faded(c.Ink, seen)})
	const pageW, pageH, gap = 92.0, 92.0, 10.0
	x := r.X + 14*k
	for _, page := range m.Pages {
		p := render.Rect{X: x, Y: r.Y + 40*k, W: pageW * k, H: pageH * k}
		head := render.Rect{X: p.X, Y: p.Y, W: p.W, H: 22 * k}
		l.Fill(p, 5*k, palette.Faded(c.Field, seen))
		l.FillPart(head, 5*k, render.Tops, palette.Faded(c.Families[palette.Red].Face, seen))
		st := render.Style{Face: render.CondensedBold, Align: render.Center}
		l.Centered(page.Month, head, 4*k, 11, st.Sized(max(13.5*k, loanType)).In(palette.Faded(palette.White, seen)))
		l.TextFit(page.Day, p.CenterX(), p.Y+52*k, p.W-8*k, 11, render.Style{Face: render.Black, Size: 27 * k, Align: render.Center, Color: palette.Faded(c.Ink, seen)})
		l.TextFit(page.Sum, p.CenterX(), p.Y+80*k, p.W-8*k, 11, render.Style{Face: render.Bold, Size: 18 * k, Align: render.Center, Color: palette.Faded(c.Loss, seen)})
		x += (pageW + gap) * k
	}
	if m.More != "" {
		l.TextFit(m.More, x, r.Y+92*k, r.Right()-x-8*k, 10, render.Style{Face: render.CondensedBold, Size: 15 * k, Color: palette.Faded(c.Ink, seen)})
	}
}
