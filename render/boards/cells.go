package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// StartCell draws START in its cell; the word is given.
func StartCell(t *render.Theme, dst *ebiten.Image, cell render.Rect, word string) {
	p := t.Pen(dst).GrowingTo(1.15)
	size, base := 52.0, 19.0
	if cell.W < 100 {
		size, base = 40, 15
	}
	low := min(1, cell.H/(size+base+24))
	size, base = size*low, base*low
	gap := (cell.H - size - base) / 3
	p.LayArt("start", cell.CenterX()-size/2, cell.Y+gap, size)
	st := render.Style{Face: render.Headline, Size: base, Color: t.Palette.Families[palette.Red].Face, Align: render.Center, Tracking: .8}
	p.TextFit(word, cell.CenterX(), cell.Bottom()-gap*.8, cell.W-10, 11, p.Legible(st))
}

// JackpotCell draws the cell of the Jackpot with its amount. Hot outlines it in
// amber: it has just grown or been won. Jump is how high the pot is above its place,
// in logical pixels, 0 at rest.
func JackpotCell(t *render.Theme, dst *ebiten.Image, cell render.Rect, word, amount string, hot bool, jump float64) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	small, look := cell.W < 100, &t.Skin.Pot
	r, radius, pot, pill := cell.Inset(4), look.Radius, 46.0, 24.0
	st := render.Style{Face: render.Headline, Size: 13.5, Color: c.Families[palette.Red].Edge, Align: render.Center, Tracking: .6}
	am, base := render.Style{Face: render.Black, Size: 16, Color: palette.White, Align: render.Center}, 15.0
	if small {
		r, radius, pot, pill = cell.Inset(3), look.Radius*.78, 36, 19
		st.Size, st.Tracking, am.Size, base = 12, .3, 14, 13
	}
	pot *= min(1, cell.H/(pot+pill+26))
	ground, line := c.PillGround, c.PillLine
	if ground.A == 0 {
		ground, line = palette.Mixed(c.Tints[palette.Gold], c.PaperTop, .06), c.Families[palette.Gold].Edge
	}
	p.Fill(r, radius, ground)
	p.Dashes(r, radius, 1.5, 5, 4, line)
	mid := r.CenterX()
	st, am = p.Legible(st), p.Legible(am)
	_, fits := t.Fit(word, p.Sized(st), r.W-10, 10)
	base = max(base, 4+.72*fits.Size*t.TextScale)
	p.TextFit(word, mid, r.Y+base, r.W-10, 10, st)
	low := r.BottomPart(pill).Moved(0, -4).Narrowed((r.W - min(r.W-8, max(r.W-28, p.Measure(amount, am)+14))) / 2)
	y := (r.Y + base + 4 + low.Y) / 2
	if !small {
		pieces.Bill(t, dst, look.Notes[0], mid-16, y+10, .62, render.Pose{Turn: -14})
		pieces.Bill(t, dst, look.Notes[1], mid+18, y+12, .62, render.Pose{Turn: 10})
	}
	if jump > 0 {
		p.Posed(t.Artwork("pot", pot), mid, y-jump, render.Pose{Scale: 1 + jump/60})
	} else {
		p.ArtAt("pot", mid, y, pot)
	}
	round := pill / 2
	if look.Square {
		round = radius
	}
	p.Fill(low, round, c.Families[palette.Red].Face)
	p.Centered(amount, low, 12, 10, am)
	if hot {
		marks.LandingRing(t, dst, cell, 1)
	}
}

// BonusCell draws the cell of the Bonus: its name, the black die with the number
// that wins it, 1 to 6, and the amount. Hot outlines it in amber: it has just
// grown or been won. The die is held as the pose says.
func BonusCell(t *render.Theme, dst *ebiten.Image, cell render.Rect, word, amount string, pips int, hot bool, pose render.Pose) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	k := min(cell.W/112, cell.H/104)
	r := cell.Inset(4 * cell.W / 112)
	mid := r.CenterX()
	p.Fill(r, 9*k, palette.BonusGround.Face)
	p.Dashes(r.Inset(4*k), 6*k, 1.4, 5, 4, palette.BonusGround.Edge)
	st := render.Style{Face: render.CondensedBold, Size: max(13*k, 12), Color: c.Focus, Align: render.Center, Tracking: k}
	base := r.Y + 20*k
	p.TextFit(word, mid, base, r.W-16*k, 10, p.Legible(st))
	low := render.Rect{X: mid - 38*k, Y: r.Bottom() - 28*k, W: 76 * k, H: 22 * k}
	pieces.DrawDie(t, dst, pieces.Die{Color: "black", N: pips}, mid, (base+3*k+low.Y)/2, 32*k, -1, pose)
	p.Fill(low, low.H/2, c.Focus)
	p.Centered(amount, low, 10*k, 10, p.Legible(render.Style{Face: render.Black, Size: max(15.5*k, 13), Color: c.Dark}))
	if hot {
		marks.LandingRing(t, dst, cell, 1)
	}
}
