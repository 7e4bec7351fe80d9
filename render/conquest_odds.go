package render

import "github.com/hajimehoshi/ebiten/v2"

// OddsBar is one of the ways in which a fight may end, as a bar of a chart.
type OddsBar struct {
	// Label stands below the bar and Share, of 100, above it.
	Label, Share string
	// Part is how high it is, 1 for the highest.
	Part float64
	// Lost says that the attack fails.
	Lost bool
}

// OddsBars draws the ways in which a fight may end in r, beside each other: first that it fails,
// then with how many armies left it comes out.
func (t *Theme) OddsBars(dst *ebiten.Image, r Rect, bars []OddsBar) {
	p, c := t.pen(dst).capped(1.2), &t.Palette
	st := Style{Face: CondensedBold, Size: 13, Color: c.Ink, Align: Center}
	line := st.Size * p.scale() * 1.35
	floor := r.Bottom() - line
	room := floor - r.Y - line
	w := r.W / float64(max(len(bars), 1))
	for i, b := range bars {
		x, face, ink := r.X+w*(float64(i)+.5), c.Families[Green].Face, c.Ink
		if b.Lost {
			face, ink = c.Families[Rose].Face, c.Families[Rose].Edge
		}
		h := max(2, room*b.Part)
		p.fill(Rect{x - w*.43, floor - h, w * .86, h}, min(4, h/2), face)
		p.fit(b.Share, x, floor-h-4, w, 9, st)
		p.fit(b.Label, x, r.Bottom()-4, w*1.3, 9, st.In(ink))
	}
	p.hline(r.X, floor, r.W, 1.5, c.Ink)
}

// ThrowPart is one of the three ways in which a throw may end: its share of all, and how it is
// written, behind the token of who loses armies by it.
type ThrowPart struct {
	Part  float64
	Text  string
	Token Token
	// Alike says that both sides lose an army: no token stands there.
	Alike bool
}

// ThrowParts draws the ways in which a throw may end in r, as wide as they are likely: what is
// good for the attacker, what is even, what is bad.
func (t *Theme) ThrowParts(dst *ebiten.Image, r Rect, parts []ThrowPart) {
	p, c := t.pen(dst).capped(1.15), &t.Palette
	faces := [3]Color{c.Families[Green].Face, hex(0x8A6A34), c.Families[Rose].Face}
	least := func(part ThrowPart) float64 { // of the width, so that all can be read
		switch {
		case part.Part <= 0:
			return 0
		case part.Alike:
			return .26
		}
		return .18
	}
	spare := 1.0
	for _, part := range parts {
		spare -= least(part)
	}
	x := r.X
	for i, part := range parts {
		if part.Part <= 0 {
			continue
		}
		w := r.W * (least(part) + spare*part.Part)
		box := Rect{x, r.Y, w - 2, r.H}
		p.fill(box, 4, faces[i])
		text := box
		if size := r.H * .72; !part.Alike && box.W > 4*size {
			p.disc(box.X+size*.75, box.CenterY(), size*.55, c.Cream)
			t.tokenAt(dst, part.Token, box.X+size*.75, box.CenterY(), size*.8, Flat)
			text.X, text.W = text.X+size*1.2, text.W-size*1.2
		}
		p.centered(part.Text, text, 3, 9, Style{Face: CondensedBold, Size: 13, Color: white, Align: Center})
		x += w
	}
}

// PairVerdict draws an arrow between two dice that are compared, around x, y: it points at the
// one that loses, which is that below if down is set.
func (t *Theme) PairVerdict(dst *ebiten.Image, x, y, size float64, down bool) {
	p, c := t.pen(dst), &t.Palette
	p.disc(x, y, size/2, c.Cream)
	p.chevron(x, y, size*.22, vertical(!down), max(size*.13, 1.5), c.Loss)
}
