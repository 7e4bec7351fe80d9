package render

import "github.com/hajimehoshi/ebiten/v2"

// BonusCell draws the cell of the Bonus: its name, the black die with the number
// that wins it, 1 to 6, and the amount. Hot outlines it in amber: it has just
// grown or been won. The die is held as the pose says.
func (t *Theme) BonusCell(dst *ebiten.Image, cell Rect, word, amount string, pips int, hot bool, pose Pose) {
	p, c := t.pen(dst).grown(1.1), &t.Palette
	k := min(cell.W/112, cell.H/104)
	r := cell.Inset(4 * cell.W / 112)
	mid := r.CenterX()
	p.fill(r, 9*k, bonusGround.Face)
	p.dashes(r.Inset(4*k), 6*k, 1.4, 5, 4, bonusGround.Edge)
	st := Style{Face: CondensedBold, Size: max(13*k, 12), Color: c.Focus, Align: Center, Tracking: k}
	base := r.Y + 20*k
	p.fit(word, mid, base, r.W-16*k, 10, st)
	low := Rect{mid - 38*k, r.Bottom() - 28*k, 76 * k, 22 * k}
	size := 32 * k
	t.Die(dst, Die{Color: "black", N: pips}, mid, (base+3*k+low.Y)/2, size, -1, pose)
	p.fill(low, low.H/2, c.Focus)
	am := Style{Face: Black, Size: max(15.5*k, 13), Color: c.Dark, Align: Center}
	p.fit(amount, mid, p.middle(low, am), low.W-10*k, 10, am)
	if hot {
		t.LandingRing(dst, cell, 1)
	}
}

// bonusGround is the black of the Bonus and the dashes on it.
var bonusGround = Pair{hex(0x2E333B), hex(0x8C96A2)}
