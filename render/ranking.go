package render

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// RankRow is the content of a seat's row in the ranking.
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

// RankColumns is the layout of a ranking's columns: the middle of the medals and
// the left ends of tokens, names and bars, from the left of a row, and the right
// ends of the sums in the window.
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
	p, c := t.pen(dst).capped(rankGrowth), &t.Palette
	if k.Best {
		b := Rect{r.X + 8, r.Y, r.W - 16, r.H - 2}
		p.fill(b, 9, mixed(c.Hot, c.GoldTop, .18))
		p.frame(b, 9, 1.8, c.Families[Gold].Edge)
	} else if !k.UnderBest {
		p.hline(r.X+18, r.Y, r.W-36, c.LineWidth, c.Line)
	}
	z := rankScale(r)
	r = rankPart(r)
	medal, y := z, r.Y+28*z
	if z < 1 && k.Stamp != "" && k.stampW == 0 {
		medal, y = .8*z, r.Y+25*z // the stamp comes down below it
	}
	t.Ribbon(dst, r.X+cols.Medal, y, medal, k.Medal, k.Place)
	t.Token(dst, k.Token, r.X+cols.Token, r.Y+8*z, 38*z, Standing)
	base := r.Y + 35*z
	p.fit(k.Cash, cols.Cash, base, rankCash, 11, k.sumStyle(0).In(c.Ink))
	p.fit(k.Loan, cols.Loan, base, cols.Loan-cols.Cash-8, 10, k.sumStyle(1).In(c.sumColor(k.HasSavings, k.HasLoan, c.Ink2)))
	p.fit(k.Net, cols.Net, base+1, cols.Net-cols.Loan-10, 11, k.sumStyle(2).In(c.sumColor(false, k.InDebt, c.Ink)))
	left, room := r.X+cols.Name, t.nameRoom(r, cols, &k)
	p.named(k.naming(), k.Name, left, base, rankName(r, left, room), room, c.Ink)
	if k.Stamp != "" && !k.Awaited {
		t.RankStamp(dst, r, cols, k, 1, 0)
	}
	t.rankBars(p, RankBars(r, cols), k)
}

// rankScale returns how large the parts of a row are against the design.
func rankScale(r Rect) float64 { return min(r.H/90, 1) }

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
	z := rankScale(r)
	return Rect{left, r.Y + 5*z, room, 47 * z}
}

// rankGrowth is how far the type of a ranking grows with the text scale.
const rankGrowth = 1.15

// rankStampSize is the size of the type of stamps in a ranking.
const rankStampSize = 13

// RankStamp draws the stamp of a row of the ranking, behind the name or, where
// there is no room for it, below medal and token. While it comes down it is as large
// as scale says, and off its place by shake.
func (t *Theme) RankStamp(dst *ebiten.Image, r Rect, cols RankColumns, k RankRow, scale, shake float64) {
	if k.Stamp == "" {
		return
	}
	p := t.pen(dst).capped(rankGrowth)
	z := rankScale(r)
	r = rankPart(r)
	pose := Pose{Turn: -6, Fade: .1, Scale: scale}
	q := t.stamp(k.Stamp, rankStampSize, t.Palette.Families[Red].Face)
	if k.stampW == 0 {
		const left, air = 14, 8
		right := cols.Bars - air
		pose.Scale *= min(.85, (right-left)/t.StampWidth(k.Stamp, rankStampSize))
		p.posed(q, r.X+(left+right)/2+shake, r.Y+70*z, pose)
		return
	}
	behind := p.namedWidth(k.naming(), k.Name, t.nameRoom(r, cols, &k))
	p.posed(q, r.X+cols.Name+behind+10+k.stampW/2+shake, r.Y+28*z, pose)
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

// naming is how the name of a row is set.
func (k *RankRow) naming() naming {
	return cmp.Or(k.name, naming{st: k.nameStyle()})
}

// nameStyle is how the name of a row is set in the design.
func (k *RankRow) nameStyle() Style {
	st := Style{Face: Black, Size: 18}
	if k.Best {
		st.Size = 20
	}
	return st
}

// Ribbon draws the rosette of a place around x, y: of gold, silver or bronze, or
// a plain disc.
func (t *Theme) Ribbon(dst *ebiten.Image, x, y, scale float64, medal int, place string) {
	p, c := t.pen(dst).capped(1), &t.Palette
	q := t.drawing(drawingKey{what: "ribbon", n: medal, size: float32(scale)}, func() sketch.Drawing { return sketch.RankRibbon(medal) })
	size := 21.0
	if medal < 1 || medal > 3 {
		p.disc(x, y, 17*scale, c.Paper3)
		size = 19
	} else if scale == 1 {
		p.blit(q, x-22, y-22, 1)
	} else {
		p.posed(q, x, y+5*scale, Pose{Scale: scale})
	}
	st := Style{Face: Black, Size: size * scale, Color: c.Dark, Align: Center}
	p.fit(place, x, y+st.Size*.34*p.scale(), 30*scale, 10, st)
}
