package render

import "github.com/hajimehoshi/ebiten/v2"

// Pill is the content of a rounded notice on the calendar's title line.
type Pill struct {
	// Art is a piece of artwork at its left, or "". Amount is strong, Note is not.
	Art, Amount, Note string
	Family            Family
}

var (
	pillAmount = Style{Face: Black, Size: 17}
	pillNote   = Style{Face: CondensedMedium, Size: 13.5}
)

// pillGrowth is how far the type of pills grows with the text scale.
const pillGrowth = 1.1

// PillWidth returns the width that a pill takes.
func (t *Theme) PillWidth(s Pill) float64 {
	p := t.pen(nil).capped(pillGrowth)
	w := 24.0
	if s.Art != "" {
		w += 36
	}
	if s.Amount != "" {
		w += p.measure(s.Amount, pillAmount) + 12
	}
	return w + p.measure(s.Note, pillNote) + 4
}

// Pill draws a pill in r, which is 34 high or 28 in a small window.
func (t *Theme) Pill(dst *ebiten.Image, r Rect, s Pill) {
	p, c := t.pen(dst).capped(pillGrowth), &t.Palette
	pair := c.Families[s.Family]
	ground, line, radius := c.PillGround, c.PillLine, t.round(r.H/2)
	if ground.A == 0 {
		ground, line = mixed(c.Tints[s.Family], c.PaperTop, .35), pair.Edge
	}
	ink, note := pair.Edge, pair.Edge
	if s.Family == Gold {
		ink, note = c.Loss, c.GoldInk
	}
	if c.PillInk.A > 0 {
		note = c.PillInk
	}
	p.fill(r, radius, ground)
	p.frame(r, radius, 1.5, line)
	if s.Art == "" && s.Amount == "" {
		p.centered(s.Note, r, 24, 11, pillNote.In(note))
		return
	}
	x := r.X + 14
	k := r.H / 34
	if s.Art != "" {
		size := 28 * k
		p.art(s.Art, r.X+12*k, r.CenterY()-size/2, size)
		x = r.X + 12*k + size + 8
	}
	st := pillAmount.In(ink)
	st.Size *= min(1, .4+.6*k)
	room := r.Right() - 14*k - x
	if s.Amount != "" {
		x += p.fit(s.Amount, x, p.middle(r, st), room, 12, st) + 12*k
	}
	p.fit(s.Note, r.Right()-13*k, p.middle(r, pillNote), r.Right()-13*k-x, 11, pillNote.In(note).Aligned(End))
}
