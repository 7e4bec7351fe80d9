package paper

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// LotteryCard is a Lottery card: three throws of a white and a black die.
type LotteryCard struct {
	// Pairs are the throws.
	Pairs [3][2]uint8
	// Hit is the throw that has come up, from 1, 0 for none.
	Hit int
}

// Exists reports whether there is a card: every one has a throw.
func (k LotteryCard) Exists() bool { return k.Pairs[0][0] > 0 }

// lotteryBox returns the size of a Lottery card that has room in w by h.
func lotteryBox(w, h float64) render.Rect {
	w = min(w, h*79/36)
	return render.Rect{W: w, H: w * 36 / 79}
}

// DrawLotteryCard draws a Lottery card that lies face up in the middle of r: 79x36 in the
// design, any other size likewise.
func DrawLotteryCard(t *render.Theme, dst *ebiten.Image, r render.Rect, k LotteryCard) {
	p, c, card := t.Pen(dst), &t.Palette, lotteryBox(r.W, r.H)
	r = card.Moved(r.CenterX()-card.W/2, r.CenterY()-card.H/2)
	u := min(r.W/79, r.H/36)
	p.Shadow(r.Narrowed(1), 4*u, 2*u, 1.5*u, .3)
	green := c.Families[palette.Green]
	p.Fill(r.Moved(0, 1.5*u), 4*u, green.Edge)
	p.Fill(r, 4*u, palette.Mixed(c.Tints[palette.Green], palette.White, .45))
	p.Frame(r, 4*u, max(1.2, 1.3*u), green.Face)
	size := min(13.5*u, (r.H-7*u)/2)
	for i, pair := range k.Pairs {
		x := r.X + r.W*(float64(i)+.5)/3
		if i > 0 {
			p.Vline(r.X+r.W*float64(i)/3, r.Y+4*u, r.H-8*u, max(1, .8*u), palette.Mixed(c.Tints[palette.Green], green.Face, .35))
		}
		if k.Hit == i+1 {
			p.Fill(render.Rect{X: x - r.W/6 + 2*u, Y: r.Y + 2*u, W: r.W/3 - 4*u, H: r.H - 4*u}, 3*u, c.Focus)
		}
		pieces.DrawDie(t, dst, pieces.Die{Color: "white", N: int(pair[0])}, x, r.CenterY()-size*.56, size, -1, render.Pose{})
		pieces.DrawDie(t, dst, pieces.Die{Color: "black", N: int(pair[1])}, x, r.CenterY()+size*.56, size, -1, render.Pose{})
	}
}

// LotteryBacks draws the Lottery cards that nobody has, n of them, face down: side by side
// in r where there is room, else on each other.
func LotteryBacks(t *render.Theme, dst *ebiten.Image, r render.Rect, n int) {
	const gap, dx, dy = 14, 3, 4
	others := float64(n - 1)
	card, stepX, stepY := lotteryBox((r.W-gap*others)/float64(n), r.H), 0.0, 0.0
	if stepX = card.W + gap; card.H < .35*r.H {
		card, stepX, stepY = lotteryBox(r.W-dx*others, r.H-dy*others), dx, dy
	}
	p, c, pair := t.Pen(dst), &t.Palette, t.Palette.Families[palette.Green]
	card = card.Moved(r.CenterX()-card.W/2+others*stepX/2, r.CenterY()-card.H/2+others*stepY/2)
	for i := range n {
		back := card.Moved(-float64(i)*stepX, -float64(i)*stepY)
		p.Shadow(back.Narrowed(1), 6, 3, 2, .3)
		p.Fill(back, 6, pair.Face)
		p.Frame(back, 6, 1.2, pair.Edge)
		if i == n-1 || stepY == 0 {
			p.Frame(back.Inset(4), 4, 1.4, palette.Faded(palette.White, .55))
			size := back.H * .62
			p.Disc(back.CenterX(), back.CenterY(), size*.72, c.PlateCream)
			p.ArtAt("lotcard", back.CenterX(), back.CenterY(), size)
		}
	}
}
