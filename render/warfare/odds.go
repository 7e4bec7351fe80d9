package warfare

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

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
func OddsBars(t *render.Theme, dst *ebiten.Image, r render.Rect, bars []OddsBar) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	st := render.Style{Face: render.CondensedBold, Size: 13, Color: c.Ink, Align: render.Center}
	line := st.Size * p.Scale() * 1.35
	floor := r.Bottom() - line
	room := floor - r.Y - line
	w := r.W / float64(max(len(bars), 1))
	for i, b := range bars {
		x, face, ink := r.X+w*(float64(i)+.5), c.Families[palette.Green].Face, c.Ink
		if b.Lost {
			face, ink = c.Families[palette.Rose].Face, c.Families[palette.Rose].Edge
		}
		h := max(2, room*b.Part)
		p.Fill(render.Rect{X: x - w*.43, Y: floor - h, W: w * .86, H: h}, min(4, h/2), face)
		p.TextFit(b.Share, x, floor-h-4, w, 9, st)
		p.TextFit(b.Label, x, r.Bottom()-4, w*1.3, 9, st.In(ink))
	}
	p.Hline(r.X, floor, r.W, 1.5, c.Ink)
}

// ThrowPart is one of the three ways in which a throw may end: its share of all, and how it is
// written, behind the token of who loses armies by it.
type ThrowPart struct {
	Part  float64
	Text  string
	Token pieces.Token
	// Alike says that both sides lose an army: no token stands there.
	Alike bool
}

// ThrowParts draws the ways in which a throw may end in r, as wide as they are likely: what is
// good for the attacker, what is even, what is bad.
func ThrowParts(t *render.Theme, dst *ebiten.Image, r render.Rect, parts []ThrowPart) {
	p, c := t.Pen(dst).GrowingTo(1.15), &t.Palette
	faces := [3]palette.Color{c.Families[palette.Green].Face, palette.Hex(0x8A6A34), c.Families[palette.Rose].Face}
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
		box := render.Rect{X: x, Y: r.Y, W: w - 2, H: r.H}
		p.Fill(box, 4, faces[i])
		text := box
		if size := r.H * .72; !part.Alike && box.W > 4*size {
			p.Disc(box.X+size*.75, box.CenterY(), size*.55, c.Cream)
			pieces.TokenAt(t, dst, part.Token, box.X+size*.75, box.CenterY(), size*.8, pieces.Flat)
			text.X, text.W = text.X+size*1.2, text.W-size*1.2
		}
		p.Centered(part.Text, text, 3, 9, render.Style{Face: render.CondensedBold, Size: 13, Color: palette.White, Align: render.Center})
		x += w
	}
}

// PairVerdict draws an arrow between two dice that are compared, around x, y: it points at the
// one that loses, which is that below if down is set.
func PairVerdict(t *render.Theme, dst *ebiten.Image, x, y, size float64, down bool) {
	p, c := t.Pen(dst), &t.Palette
	p.Disc(x, y, size/2, c.Cream)
	marks.Chevron(p, x, y, size*.22, marks.Vertical(!down), max(size*.13, 1.5), c.Loss)
}
