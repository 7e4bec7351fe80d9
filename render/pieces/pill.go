package pieces

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
)

// Pill is the content of a rounded notice on the calendar's title line.
type Pill struct {
	// Art is a piece of artwork at its left, or "". Amount is strong, Note is not.
	Art, Amount, Note string
	Family            palette.Family
}

var (
	pillAmount = render.Style{Face: render.Black, Size: 17}
	pillNote   = render.Style{Face: render.CondensedMedium, Size: 13.5}
)

// pillGrowth is how far the type of pills grows with the text scale.
const pillGrowth = 1.1

// PillWidth returns the width that a pill takes.
func PillWidth(t *render.Theme, s Pill) float64 {
	p := t.Pen(nil).GrowingTo(pillGrowth)
	w := 24.0
	if s.Art != "" {
		w += 36
	}
	if s.Amount != "" {
		w += p.Measure(s.Amount, pillAmount) + 12
	}
	return w + p.Measure(s.Note, p.Legible(pillNote)) + 4
}

// DrawPill draws a pill in r, which is 34 high or 28 in a small window.
func DrawPill(t *render.Theme, dst *ebiten.Image, r render.Rect, s Pill) {
	p, c := t.Pen(dst).GrowingTo(pillGrowth), &t.Palette
	pair := c.Families[s.Family]
	ground, line, radius := c.PillGround, c.PillLine, t.Round(r.H/2)
	if ground.A == 0 {
		ground, line = palette.Mixed(c.Tints[s.Family], c.PaperTop, .35), pair.Edge
	}
	ink, note := pair.Edge, pair.Edge
	if s.Family == palette.Gold {
		ink, note = c.Loss, c.GoldInk
	}
	if c.PillInk.A > 0 {
		note = c.PillInk
	}
	small := p.Legible(pillNote.In(note))
	p.Fill(r, radius, ground)
	p.Frame(r, radius, 1.5, line)
	if s.Art == "" && s.Amount == "" {
		p.Centered(s.Note, r, 24, 11, small)
		return
	}
	x := r.X + 14
	k := r.H / 34
	if s.Art != "" {
		size := 28 * k
		p.LayArt(s.Art, r.X+12*k, r.CenterY()-size/2, size)
		x = r.X + 12*k + size + 8
	}
	st := pillAmount.In(ink)
	st.Size *= min(1, .4+.6*k)
	room := r.Right() - 14*k - x
	if s.Amount != "" {
		x += p.TextFit(s.Amount, x, p.Middle(r, st), room, 12, st) + 12*k
	}
	p.TextFit(s.Note, r.Right()-13*k, p.Middle(r, small), r.Right()-13*k-x, 11, small.Aligned(render.End))
}
