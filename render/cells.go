package render

import "github.com/hajimehoshi/ebiten/v2"

// StartCell draws START in its cell; the word is given.
func (t *Theme) StartCell(dst *ebiten.Image, cell Rect, word string) {
	p := t.pen(dst).capped(1.15)
	size, base := 52.0, 19.0
	if cell.W < 100 {
		size, base = 40, 15
	}
	low := min(1, cell.H/(size+base+24))
	size, base = size*low, base*low
	gap := (cell.H - size - base) / 3
	p.art("start", cell.CenterX()-size/2, cell.Y+gap, size)
	st := Style{Face: Black, Size: base, Color: t.Palette.Families[Red].Face, Align: Center, Tracking: 1}
	p.fit(word, cell.CenterX(), cell.Bottom()-gap*.8, cell.W-10, 11, st)
}

// JackpotCell draws the cell of the Jackpot with its amount. Hot outlines it in
// amber: it has just grown or been won. Jump is how high the pot is above its place,
// in logical pixels, 0 at rest.
func (t *Theme) JackpotCell(dst *ebiten.Image, cell Rect, word, amount string, hot bool, jump float64) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	small, look := cell.W < 100, &t.skin.pot
	r, radius, pot, pill := cell.Inset(4), look.radius, 46.0, 24.0
	st := Style{Face: CondensedBold, Size: 13, Color: c.Families[Red].Edge, Align: Center, Tracking: 1}
	am, base := Style{Face: Black, Size: 16, Color: white, Align: Center}, 15.0
	if small {
		r, radius, pot, pill = cell.Inset(3), look.radius*.78, 36, 19
		st.Size, st.Tracking, am.Size, base = 12, .6, 14, 13
	}
	pot *= min(1, cell.H/(pot+pill+26))
	ground, line := c.PillGround, c.PillLine
	if ground.A == 0 {
		ground, line = mixed(c.Tints[Gold], c.PaperTop, .06), c.Families[Gold].Edge
	}
	p.fill(r, radius, ground)
	p.dashes(r, radius, 1.5, 5, 4, line)
	mid := r.CenterX()
	p.fit(word, mid, r.Y+base, r.W-10, 10, st)
	low := Rect{mid - (r.W-28)/2, r.Bottom() - pill - 4, r.W - 28, pill}
	y := (r.Y + base + 4 + low.Y) / 2
	if !small {
		t.Bill(dst, look.notes[0], mid-16, y+10, .62, Pose{Turn: -14})
		t.Bill(dst, look.notes[1], mid+18, y+12, .62, Pose{Turn: 10})
	}
	if jump > 0 {
		p.posed(t.artwork("pot", pot), mid, y-jump, Pose{Scale: 1 + jump/60})
	} else {
		p.artAt("pot", mid, y, pot)
	}
	round := pill / 2
	if look.square {
		round = radius
	}
	p.fill(low, round, c.Families[Red].Face)
	p.centered(amount, low, 12, 10, am)
	if hot {
		t.LandingRing(dst, cell, 1)
	}
}

// BonusCell draws the cell of the Bonus: its name, the black die with the number
// that wins it, 1 to 6, and the amount. Hot outlines it in amber: it has just
// grown or been won. The die is held as the pose says.
func (t *Theme) BonusCell(dst *ebiten.Image, cell Rect, word, amount string, pips int, hot bool, pose Pose) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	k := min(cell.W/112, cell.H/104)
	r := cell.Inset(4 * cell.W / 112)
	mid := r.CenterX()
	p.fill(r, 9*k, bonusGround.Face)
	p.dashes(r.Inset(4*k), 6*k, 1.4, 5, 4, bonusGround.Edge)
	st := Style{Face: CondensedBold, Size: max(13*k, 12), Color: c.Focus, Align: Center, Tracking: k}
	base := r.Y + 20*k
	p.fit(word, mid, base, r.W-16*k, 10, st)
	low := Rect{mid - 38*k, r.Bottom() - 28*k, 76 * k, 22 * k}
	t.Die(dst, Die{Color: "black", N: pips}, mid, (base+3*k+low.Y)/2, 32*k, -1, pose)
	p.fill(low, low.H/2, c.Focus)
	p.centered(amount, low, 10*k, 10, Style{Face: Black, Size: max(15.5*k, 13), Color: c.Dark})
	if hot {
		t.LandingRing(dst, cell, 1)
	}
}
