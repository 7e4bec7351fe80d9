package render

import (
	"math"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// Bar is a part of the bars that tell how a net worth came about.
type Bar uint8

// The parts: what came in, then what went out.
const (
	BarSalary Bar = iota
	BarDeals
	BarPrizes
	BarBills
	BarOther
	barCount
)

func (c *Palette) bar(b Bar) Color {
	switch b {
	case BarSalary:
		return hex(0x3F7FBE)
	case BarDeals:
		return c.Families[Green].Face
	case BarPrizes:
		return c.Families[Gold].Face
	case BarBills:
		return c.Families[Rose].Face
	}
	return hex(0x7D7268)
}

// bar draws a part of a bar. That of other costs is hatched.
func (p pen) bar(r Rect, b Bar) {
	c := p.Palette.bar(b)
	p.fill(r, 2, c)
	if b != BarOther {
		return
	}
	clip := p.dst.RecyclableSubImage(p.deviceRect(Rect{r.X + p.x, r.Y + p.y, r.W, r.H}))
	defer clip.Recycle()
	q := p
	q.dst = clip
	for x := r.X + 6; x < r.Right()-1; x += 7 {
		q.line(x, r.Bottom()+1, x+4.4, r.Y-1, 1.4, hex(0xD9CFC2))
	}
}

// Legend draws the sign of a bar's part with its name and returns the width it
// takes. With b past the last part it is the bracket for what is left.
func (t *Theme) Legend(dst *ebiten.Image, x, y float64, b Bar, name string, width float64) float64 {
	p, c := t.pen(dst).grown(1.2), &t.Palette
	st := Style{Face: CondensedMedium, Size: 13.5, Color: c.Ink}
	if b >= barCount {
		p.bracket(Rect{x, y - 10, 22, 8}, c.Ink, true)
		return 29 + p.fit(name, x+29, y+1, width-29, 11, st)
	}
	p.bar(Rect{x, y - 10, 13, 13}, b)
	return 19 + p.fit(name, x+19, y+1, width-19, 11, st)
}

// LegendLeft stands for the bracket in a legend.
const LegendLeft = barCount

// bracket draws a measure: a line with an upright at both ends, above and below
// it or above only.
func (p pen) bracket(r Rect, c Color, both bool) {
	y := r.Bottom() - 1
	if both {
		y = r.CenterY()
	}
	p.rule(r.X, y, r.W, 2, c)
	p.plumb(r.X, r.Y, r.H, 1.6, c)
	p.plumb(r.Right(), r.Y, r.H, 1.6, c)
}

// RankRow is a seat in the ranking.
type RankRow struct {
	Place string
	// Medal is 1 to 3 for gold, silver and bronze, else 0.
	Medal int
	Token Token
	Name  string
	// Stamp is stamped behind the winner's name, or "". Awaited leaves its place
	// free: it comes down there with [Theme.RankStamp].
	Stamp           string
	Awaited         bool
	Cash, Loan, Net string
	// HasLoan writes the loan in red; HasSavings says that it is money saved and
	// writes it in green.
	HasLoan, HasSavings, InDebt bool
	// Parts are how the net worth came about, as shares of the bar's length, 0
	// to 1.
	Parts [barCount]float64
	// Best is a winner's row, and UnderBest one below it: the frame of the one above
	// parts them.
	Best, UnderBest bool
	// Smaller is how much smaller cash, loan and net worth are than in the design,
	// as [Theme.FitRanks] sets them; 0 counts as 1.
	Smaller [3]float64
	// name is how the name is set, all rows alike, and stampW the width of the
	// stamp behind it, 0 where it comes down below the medal.
	name   naming
	stampW float64
}

// RankColumns are the columns of a ranking: where the middle of the medals and
// the left of tokens, names and bars are, from the left of a row, and the right ends
// of the sums.
type RankColumns struct {
	Medal, Token, Name, Bars float64
	Cash, Loan, Net          float64
}

// NewRankColumns returns the columns of rankings on a sheet.
func NewRankColumns(sheet Rect) RankColumns {
	return RankColumns{43, 80, 130, 80, sheet.X + sheet.W*.627, sheet.X + sheet.W*.781, sheet.Right() - 18}
}

// RankRow draws a row of the ranking, 90 high in the design.
func (t *Theme) RankRow(dst *ebiten.Image, r Rect, cols RankColumns, k RankRow) {
	p, c := t.pen(dst).grown(rankGrowth), &t.Palette
	if k.Best {
		b := Rect{r.X + 8, r.Y, r.W - 16, r.H - 2}
		p.fill(b, 9, mixed(c.Hot, c.GoldTop, .18))
		p.frame(b, 9, 1.8, c.Families[Gold].Edge)
	} else if !k.UnderBest {
		p.rule(r.X+18, r.Y, r.W-36, c.LineWidth, c.Line)
	}
	z := min(r.H/90, 1)
	r = rankPart(r)
	if medal := z; z < 1 && k.Stamp != "" && k.stampW == 0 {
		medal *= .8 // the stamp comes down below it
		t.Ribbon(dst, r.X+cols.Medal, r.Y+25*z, medal, k.Medal, k.Place)
	} else {
		t.Ribbon(dst, r.X+cols.Medal, r.Y+28*z, medal, k.Medal, k.Place)
	}
	t.Token(dst, k.Token, r.X+cols.Token, r.Y+8*z, 38*z, Standing)
	base := r.Y + 35*z
	net := k.sumStyle(2).In(c.Ink)
	if k.InDebt {
		net.Color = c.Loss
	}
	loan := k.sumStyle(1).In(c.Ink2)
	switch {
	case k.HasLoan:
		loan.Color = c.Loss
	case k.HasSavings:
		loan.Color = c.Gain
	}
	p.fit(k.Cash, cols.Cash, base, rankCash, 11, k.sumStyle(0).In(c.Ink))
	p.fit(k.Loan, cols.Loan, base, cols.Loan-cols.Cash-8, 10, loan)
	p.fit(k.Net, cols.Net, base+1, cols.Net-cols.Loan-10, 11, net)
	n := k.name
	if n == (naming{}) {
		n.st = k.nameStyle()
	}
	left, room := r.X+cols.Name, t.nameRoom(r, cols, &k)
	p.named(n, k.Name, left, base, rankName(r, left, room), room, c.Ink)
	if k.Stamp != "" && !k.Awaited {
		t.RankStamp(dst, r, cols, k, 1, 0)
	}
	t.rankBars(p, RankBars(r, cols), k)
}

// rankPart returns the part of a row that its text and bars stand in: the middle
// of one that is higher than in the design.
func rankPart(r Rect) Rect {
	const design = 90
	if over := r.H - design; over > 0 {
		r.Y, r.H = r.Y+over/2, design
	}
	return r
}

// rankName returns the box in whose middle a name of two lines stands in a row.
func rankName(r Rect, left, room float64) Rect {
	z := min(r.H/90, 1)
	return Rect{left, r.Y + 5*z, room, 47 * z}
}

// rankRoom returns the room for the name in a row and the stamp behind it.
func (t *Theme) rankRoom(r Rect, cols RankColumns, k *RankRow) float64 {
	p := t.pen(nil).grown(rankGrowth)
	_, cash := p.Fit(k.Cash, p.sized(k.sumStyle(0)), rankCash, 11)
	return cols.Cash - max(t.MeasureText(k.Cash, cash), 40) - 12 - (r.X + cols.Name)
}

// nameRoom returns the room for the name alone.
func (t *Theme) nameRoom(r Rect, cols RankColumns, k *RankRow) float64 {
	room := t.rankRoom(r, cols, k)
	if k.stampW > 0 {
		room -= k.stampW + 14
	}
	return room
}

// rankGrowth is how far the type of a ranking grows with the text scale.
const rankGrowth = 1.15

// FitRanks sets how the rows of a ranking, which lie like r, are set, all alike,
// and returns the columns for them: those of the design or, where names and stamps
// need more room, columns that are as wide as what stands in them. Heads are the
// widths of the words over cash, loan and net worth.
//
// Sums that stand below each other are as much smaller as the widest of them
// needs. Names are in one size, in two lines where that is too wide for one, and
// the stamps stand behind them unless there is no room for both.
func (t *Theme) FitRanks(r Rect, cols RankColumns, heads [3]float64, rows []RankRow) RankColumns {
	t.shrinkSums(cols, rows)
	for i := range rows {
		rows[i].name = naming{}
	}
	t.stampBehind(rows, true)
	if t.shrinkNames(r, cols, rows) {
		return cols
	}
	cols = t.closerRanks(r, cols, heads, rows)
	t.shrinkSums(cols, rows)
	if t.shrinkNames(r, cols, rows) {
		return cols
	}
	const least = 12
	n := t.rankNaming(r, cols, rows)
	if n.two && (n.st.Size < least || t.breaksNames(r, cols, rows, n)) {
		t.stampBehind(rows, false)
		n = t.rankNaming(r, cols, rows)
		cols.Bars = cols.Name // before them come the stamps
	}
	for i := range rows {
		rows[i].name = n
	}
	return cols
}

// stampBehind says whether stamps stand behind the names.
func (t *Theme) stampBehind(rows []RankRow, behind bool) {
	for i := range rows {
		if k := &rows[i]; behind && k.Stamp != "" {
			k.stampW = t.StampWidth(k.Stamp, rankStampSize)
		} else {
			k.stampW = 0
		}
	}
}

// shrinkNames makes all names as much smaller as the widest of them needs, and
// reports whether they are hardly smaller then. Where they are, they stay.
func (t *Theme) shrinkNames(r Rect, cols RankColumns, rows []RankRow) bool {
	const least = .8
	p := t.pen(nil).grown(rankGrowth)
	shrink := 1.0
	for i := range rows {
		k := &rows[i]
		st := p.sized(k.nameStyle())
		name, fit := p.Fit(k.Name, st, t.nameRoom(r, cols, k), 12)
		if name != valid(k.Name) || fit.Face != st.Face {
			return false
		}
		if shrink = min(shrink, fit.Size/st.Size); shrink < least {
			return false
		}
	}
	for i := range rows {
		st := rows[i].nameStyle()
		rows[i].name = naming{st: st.Sized(st.Size * shrink)}
	}
	return true
}

// breaksNames reports whether a name that has a stamp behind it would be broken in
// a word that is not a long one.
func (t *Theme) breaksNames(r Rect, cols RankColumns, rows []RankRow, n naming) bool {
	const long = 10
	p := t.pen(nil).grown(1)
	for i := range rows {
		k := &rows[i]
		for _, word := range strings.Fields(hyphened(k.Name)) {
			if k.stampW > 0 && utf8.RuneCountInString(word) <= long && p.measure(word, n.st) > t.nameRoom(r, cols, k) {
				return true
			}
		}
	}
	return false
}

// rankNaming returns how the names of a ranking are set.
func (t *Theme) rankNaming(r Rect, cols RankColumns, rows []RankRow) naming {
	const least = 15 // rather two lines than smaller
	names := make([]string, len(rows))
	for i := range rows {
		names[i] = rows[i].Name
	}
	height := rankName(rankPart(r), 0, 0).H
	return t.pen(nil).grown(rankGrowth).naming(Style{Face: Black, Size: 18}, least, height, names, func(i int) float64 {
		return t.nameRoom(r, cols, &rows[i])
	})
}

// closerRanks returns columns that stand as close as what is in them lets them.
func (t *Theme) closerRanks(r Rect, cols RankColumns, heads [3]float64, rows []RankRow) RankColumns {
	const gap = 13
	p := t.pen(nil).grown(rankGrowth)
	widths := heads
	for i := range rows {
		k := rows[i]
		k.Smaller = [3]float64{}
		for column, sum := range [3]string{k.Cash, k.Loan, k.Net} {
			widths[column] = max(widths[column], p.measure(sum, k.sumStyle(column)))
		}
	}
	cols.Loan = max(cols.Loan, cols.Net-widths[2]-gap)
	cols.Cash = max(cols.Cash, cols.Loan-widths[1]-gap)
	z := min(r.H/90, 1)
	cols.Medal = 18 + 22*z
	cols.Token = 24 + 44*z
	cols.Name = 32 + 82*z
	cols.Bars = cols.Token
	return cols
}

// shrinkSums makes the sums that stand below each other as much smaller as the
// widest of them needs.
func (t *Theme) shrinkSums(cols RankColumns, rows []RankRow) {
	p := t.pen(nil).grown(rankGrowth)
	for i := range rows {
		rows[i].Smaller = [3]float64{}
	}
	for column, room := range [3]float64{rankCash, cols.Loan - cols.Cash - 8, cols.Net - cols.Loan - 10} {
		smaller := 1.0
		for _, k := range rows {
			if st := k.sumStyle(column); !k.Best || column < 2 {
				_, fit := p.Fit([3]string{k.Cash, k.Loan, k.Net}[column], p.sized(st), room, 11)
				smaller = min(smaller, fit.Size/p.sized(st).Size)
			}
		}
		for i := range rows {
			if k := &rows[i]; !k.Best || column < 2 {
				k.Smaller[column] = smaller
			}
		}
	}
}

const rankStampSize = 13

var rankStampPose = Pose{Turn: -6, Fade: .1}

// RankStamp draws the stamp of a row of the ranking, behind the name or, where
// there is no room for it, below medal and token. While it comes down it is as large
// as scale says, and off its place by shake.
func (t *Theme) RankStamp(dst *ebiten.Image, r Rect, cols RankColumns, k RankRow, scale, shake float64) {
	if k.Stamp == "" {
		return
	}
	p := t.pen(dst).grown(rankGrowth)
	z := min(r.H/90, 1)
	r = rankPart(r)
	pose := rankStampPose
	pose.Scale = scale
	q := t.stamp(k.Stamp, rankStampSize, t.Palette.Families[Red].Face)
	if k.stampW == 0 {
		const left, air = 14, 8
		right := cols.Bars - air
		pose.Scale *= min(.85, (right-left)/t.StampWidth(k.Stamp, rankStampSize))
		p.hold(q, r.X+(left+right)/2+shake, r.Y+70*z, pose)
		return
	}
	behind := t.nameRoom(r, cols, &k)
	switch n := k.name; {
	case n.two:
		behind = min(behind, p.twoLinesRun(k.Name, n.st, behind))
	case n == (naming{}):
		behind = min(behind, p.measure(k.Name, k.nameStyle()))
	default:
		behind = min(behind, p.measure(k.Name, n.st))
	}
	p.hold(q, r.X+cols.Name+behind+10+k.stampW/2+shake, r.Y+28*z, pose)
}

// rankCash is the room for the cash in a row.
const rankCash = 90

// sumStyle is how a sum of a row is set: cash, loan or net worth.
func (k *RankRow) sumStyle(column int) Style {
	st := Style{Face: Medium, Size: 16, Align: End}
	if column == 2 {
		st.Face, st.Size = Black, 21
		if k.Best {
			st.Size = 25
		}
	}
	if by := k.Smaller[column]; by > 0 {
		st.Size *= by
	}
	return st
}

func (k *RankRow) nameStyle() Style {
	st := Style{Face: Black, Size: 18}
	if k.Best {
		st.Size = 20
	}
	return st
}

// RankBars returns where the two bars and the bracket of a row of the ranking
// stand.
func RankBars(r Rect, cols RankColumns) Rect {
	z := min(r.H/90, 1)
	r = rankPart(r)
	return Rect{r.X + cols.Bars, r.Y + 56*z, cols.Net - r.X - cols.Bars, 27 * z}
}

// PartBox returns where a part of the bars stands in the field of [RankBars], or
// with [LegendLeft] the bracket. It is empty for a part too small to be seen.
func (k *RankRow) PartBox(bars Rect, b Bar) Rect {
	z := bars.H / 27
	var in, out float64
	for i := BarSalary; i <= BarOther; i++ {
		w := k.Parts[i] * bars.W
		if w <= 1.5 {
			continue
		}
		at, r := &in, Rect{bars.X + in, bars.Y, w - 1.5, 11 * z}
		if i >= BarBills {
			at, r = &out, Rect{bars.X + out, bars.Y + 14*z, w - 1.5, 8 * z}
		}
		if i == b {
			return r
		}
		*at += w
	}
	if b != LegendLeft || math.Abs(in-out) < 3 {
		return Rect{}
	}
	return Rect{bars.X + min(in, out), bars.Y + 12*z, math.Abs(in-out) - 1.5, 14.5 * z}
}

// rankBars draws income above, costs below it, and the bracket of what is left.
func (t *Theme) rankBars(p pen, r Rect, k RankRow) {
	c := &t.Palette
	in, out := 0.0, 0.0
	for b := BarSalary; b <= BarOther; b++ {
		box := k.PartBox(r, b)
		if box.Empty() {
			continue
		}
		p.bar(box, b)
		if b >= BarBills {
			out = box.Right()
		} else {
			in = box.Right()
		}
	}
	if box := k.PartBox(r, LegendLeft); !box.Empty() {
		col := c.Ink
		if out > in {
			col = c.Families[Red].Face
		}
		p.bracket(box, col, false)
	}
}

// Ribbon draws the rosette of a place around x, y: of gold, silver or bronze, or
// a plain disc.
func (t *Theme) Ribbon(dst *ebiten.Image, x, y, scale float64, medal int, place string) {
	p, c := t.pen(dst).grown(1), &t.Palette
	q := t.other(ribbonKey{medal, float32(scale)}, func() sketch.Drawing { return sketch.RankRibbon(medal) })
	size := 21.0
	if medal < 1 || medal > 3 {
		p.disc(x, y, 17*scale, c.Paper3)
		size = 19
	} else if scale == 1 {
		p.blit(q, x-22, y-22, 1)
	} else {
		p.hold(q, x, y+5*scale, Pose{Scale: scale})
	}
	st := Style{Face: Black, Size: size * scale, Color: c.Dark, Align: Center}
	p.fit(place, x, y+size*scale*.34*p.scale(), 30*scale, 10, st)
}

type ribbonKey struct {
	medal int
	scale float32
}

// ChartLine is the line of a seat in a chart.
type ChartLine struct {
	Token Token
	Name  string
	// Values are at even steps from the first day to the last.
	Values []float64
	// Bold draws it stronger, over the others.
	Bold bool
}

// ChartTick is a line across a chart with its label.
type ChartTick struct {
	At    float64
	Label string
}

// Chart is a chart over the days of a game.
type Chart struct {
	Lines []ChartLine
	// Least and Most are the ends of the upright axis.
	Least, Most float64
	// Levels are the ticks of that axis, values; the one at 0 is strong.
	Levels []ChartTick
	// Weeks are faint upright lines, PayDays dashed ones with labels at their
	// top, Months labels below, all as shares of the width.
	Weeks           []float64
	PayDays, Months []ChartTick
	// Shown is how much has been drawn from the left, 0 to 1.
	Shown float64
}

// dashesOf are the line patterns that tell seats apart without colour: lengths
// drawn and left out in turn. The winner's may be plain; so is black, which is
// darkest.
var dashesOf = [seatColors][]float64{
	SeatRed: {9, 4}, SeatBlue: {6, 4}, SeatGreen: {12, 4, 2, 4}, SeatYellow: nil, SeatViolet: {2, 4}, SeatBlack: nil,
}

// chartNames returns the room for the names at the right of a chart.
func chartNames(r Rect) float64 { return min(128, max(92, r.W*.26)) }

// ChartPlot returns the field of a chart in which its lines run.
func ChartPlot(r Rect) Rect { return Rect{r.X + 46, r.Y, r.W - 46 - chartNames(r), r.H - 34} }

// plotY returns how far down a value stands in the field of a chart whose lines
// lie between least and most.
func plotY(f Rect, v, least, most float64) float64 {
	span := most - least
	if span <= 0 {
		span = 1
	}
	return f.Bottom() - (v-least)/span*f.H
}

// Chart draws a chart in r. It takes time; show it through a [CachedImage] once it is
// complete.
func (t *Theme) Chart(dst *ebiten.Image, r Rect, k Chart) {
	p, c := t.pen(dst).grown(1.2), &t.Palette
	f := ChartPlot(r)
	y := func(v float64) float64 { return plotY(f, v, k.Least, k.Most) }
	for _, w := range k.Weeks {
		p.plumb(f.X+w*f.W, f.Y, f.H, 1, mixed(c.Line, c.PaperTop, .5))
	}
	lab := Style{Face: CondensedMedium, Size: 13, Color: c.Ink2, Align: End}
	for _, l := range k.Levels {
		col, w := mixed(c.Line, c.PaperTop, .15), 1.2
		if l.At == 0 {
			col, w = c.Ink, 1.8
		}
		p.rule(f.X, y(l.At), f.W, w, col)
		p.fit(l.Label, f.X-9, y(l.At)+4.5, 44, 10, lab)
	}
	for _, d := range k.PayDays {
		x := f.X + d.At*f.W
		for at := f.Y; at < f.Bottom(); at += 10 {
			p.plumb(x, at, min(5, f.Bottom()-at), 1.6, mixed(c.Seam, c.Ink3, .35))
		}
		if d.Label != "" {
			p.fit(d.Label, x-5, f.Y+10, 80, 10, lab.Sized(12.5))
		}
	}
	for _, m := range k.Months {
		p.fit(m.Label, f.X+m.At*f.W, f.Bottom()+22, f.W/float64(max(len(k.Months), 1))-6, 10,
			Style{Face: CondensedBold, Size: 13.5, Color: c.Ink2, Align: Center})
	}
	shown := min(max(k.Shown, 0), 1)
	for pass := range 2 {
		for i := range k.Lines {
			if l := &k.Lines[i]; l.Bold == (pass == 1) {
				t.chartLine(p, f, y, l, shown)
			}
		}
	}
	if shown >= 1 {
		t.chartNames(p, r, f, y, k.Lines)
	}
}

func (t *Theme) chartLine(p pen, f Rect, y func(float64) float64, l *ChartLine, shown float64) {
	n := len(l.Values)
	if n < 2 {
		return
	}
	col := t.Palette.seat(l.Token.Color).Face
	width, dashes := 2.8, dashesOf[l.Token.Color%seatColors]
	if l.Bold {
		width = 4
	}
	end := f.X + f.W*shown
	walk := func(width float64, c Color, dashes []float64) {
		phase, left := 0, 0.0
		if len(dashes) > 0 {
			left = dashes[0]
		}
		for i := 1; i < n; i++ {
			x0, x1 := f.X+f.W*float64(i-1)/float64(n-1), f.X+f.W*float64(i)/float64(n-1)
			y0, y1 := y(l.Values[i-1]), y(l.Values[i])
			if x0 >= end {
				return
			}
			if x1 > end {
				y1 = y0 + (y1-y0)*(end-x0)/(x1-x0)
				x1 = end
			}
			if len(dashes) == 0 {
				p.line(x0, y0, x1, y1, width, c)
				continue
			}
			long := math.Hypot(x1-x0, y1-y0)
			for at := 0.0; at < long; {
				step := min(left, long-at)
				if phase%2 == 0 && step > .05 {
					a, b := at/long, (at+step)/long
					p.dash(x0+(x1-x0)*a, y0+(y1-y0)*a, x0+(x1-x0)*b, y0+(y1-y0)*b, width, c)
				}
				at += step
				left -= step
				if left <= 1e-9 {
					phase++
					left = dashes[phase%len(dashes)]
				}
			}
		}
	}
	walk(width+2.8, t.Palette.PaperTop, nil)
	walk(width, col, dashes)
}

// dash draws a straight line with square ends.
func (p pen) dash(x0, y0, x1, y1, width float64, c Color) {
	mx, my, l := (x0+x1)/2, (y0+y1)/2, math.Hypot(x1-x0, y1-y0)
	b := p.exact(Rect{mx - l/2 - .15, my - width/2, l + .3, width})
	b.corners, b.turn, b.top, b.bottom = 0, math.Atan2(y1-y0, x1-x0), c, c
	p.shapes.draw(p.dst, &b)
}

// chartNames writes the names at the lines' right ends, moved apart where they
// would overlap.
func (t *Theme) chartNames(p pen, r, f Rect, y func(float64) float64, lines []ChartLine) {
	ends := make([]float64, len(lines))
	for i, l := range lines {
		if len(l.Values) > 0 {
			ends[i] = y(l.Values[len(l.Values)-1])
		}
	}
	places := SpreadLabels(ends, 27, f.Y+10, r.Bottom()-14)
	room := r.Right() - f.Right() - 42
	name := Style{Face: Bold, Size: 13.5}
	names := make([]string, len(lines))
	for i := range lines {
		names[i] = lines[i].Name
	}
	alike := p.naming(name, 11.5, 26, names, func(int) float64 { return room })
	for i, l := range lines {
		x, at := f.Right(), places[i]
		p.line(x, ends[i], x+12, at, 1.8, t.Palette.seat(l.Token.Color).Face)
		t.Token(p.dst, l.Token, x+14+p.x, at-12+p.y, 22, Flat)
		p.named(alike, l.Name, x+42, at+5, Rect{x + 42, at - 13, room, 26}, room, t.Palette.Ink)
	}
}

// SpreadLabels moves places apart, each as little as is needed, so that those
// next to each other are at least gap apart and all lie between least and most
// if there is room.
func SpreadLabels(at []float64, gap, least, most float64) []float64 {
	out := append([]float64(nil), at...)
	order := make([]int, len(at))
	for i := range order {
		order[i] = i
		for j := i; j > 0 && at[order[j]] < at[order[j-1]]; j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
	for range 60 {
		moved := false
		for k := 1; k < len(order); k++ {
			a, b := order[k-1], order[k]
			if d := gap - (out[b] - out[a]); d > 1e-6 {
				out[a] -= d / 2
				out[b] += d / 2
				moved = true
			}
		}
		for _, i := range order {
			out[i] = min(max(out[i], least), most)
		}
		if !moved {
			break
		}
	}
	// What the ends pushed together is set from the top, as close as it may be.
	for k := 1; k < len(order); k++ {
		out[order[k]] = max(out[order[k]], out[order[k-1]]+gap)
	}
	for k := len(order) - 1; k >= 0; k-- {
		limit := most
		if k+1 < len(order) {
			limit = out[order[k+1]] - gap
		}
		out[order[k]] = min(out[order[k]], limit)
	}
	return out
}
