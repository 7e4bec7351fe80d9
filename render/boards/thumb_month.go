package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/sketch"
)

// ThumbMonth is the content of a small picture of a month in play.
type ThumbMonth struct {
	Days []ThumbDay
	// Tokens stand on days, counted from 0.
	Tokens []ThumbToken
}

// ThumbDay is a day of it.
type ThumbDay struct {
	// Kind is the kind of space, "" for none, and Printed says that no tile lies there.
	Kind    string
	Printed bool
	// Held says that a seat holds the day, whose color is Owner.
	Held  bool
	Owner palette.SeatColor
}

// ThumbToken is a token and the day that it stands on, -1 before the first.
type ThumbToken struct {
	Day   int
	Token pieces.Token
}

// DrawThumbMonth draws a page with its red strip, each day in the color of what lies there, and
// the tokens.
func DrawThumbMonth(t *render.Theme, dst *ebiten.Image, r render.Rect, m *ThumbMonth) {
	const strip = .1
	MonthSlip(t, dst, r)
	head := r
	head.H *= strip
	MonthHead(t, dst, head)
	edge := r.W * .04
	DrawThumbDays(t, dst, render.Rect{X: r.X + edge, Y: head.Bottom() + edge, W: r.W - 2*edge, H: r.H - head.H - 2*edge}, m)
}

// DrawThumbDays draws the days of a month alone, as small squares that fill r, and the tokens.
func DrawThumbDays(t *render.Theme, dst *ebiten.Image, r render.Rect, m *ThumbMonth) {
	const columns = 7
	p, c := t.Pen(dst), &t.Palette
	rows := max(5, (len(m.Days)+columns-1)/columns)
	w, h := r.W/columns, r.H/float64(rows)
	cell := func(i int) render.Rect {
		return render.Rect{X: r.X + float64(i%columns)*w, Y: r.Y + float64(i/columns)*h, W: w * .86, H: h * .84}
	}
	for i, d := range m.Days {
		fill := c.Paper3
		switch sign, known := sketch.SignOf(d.Kind); {
		case d.Held:
			fill = c.Seat(d.Owner).Face
		case d.Kind == "" || !known:
		case d.Printed:
			fill = c.Tints[palette.FamilyOf(sign.Family)]
		default:
			fill = c.Families[palette.FamilyOf(sign.Family)].Face
		}
		p.Fill(cell(i), min(3, w*.15), fill)
	}
	for i, k := range m.Tokens {
		at := cell(max(0, k.Day))
		beside := float64(i-len(m.Tokens)/2) * w * .12
		pieces.DrawToken(t, dst, k.Token, at.X+at.W/2+beside, at.Y+at.H/2, h*1.2, pieces.Flat)
	}
}
