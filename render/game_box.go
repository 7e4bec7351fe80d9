package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
	"bigpayday/render/sketch"
)

// GameBoxW and GameBoxH are the size of the cover of a game's box in the design, and
// GameBoxMargin is how far its sides and its shadow reach beyond the cover, as a share of the
// cover's width.
const (
	GameBoxW, GameBoxH = 200.0, 264.0
	GameBoxMargin      = .22
)

// boxDepth is how deep a box is, as a share of the width of its cover, and boxRise how much its
// sides rise in that.
const boxDepth, boxRise = .0875, .55

// gameBox is what tells the box of a game from the others: the colors of its top and of its
// side, who is on the cover, where, how large and in which cloth, and the type.
type gameBox struct {
	top, side  Color
	character  string
	expression faces.Expression
	face       Rect
	cloth      Pair
	title      func(p pen)
}

var gameBoxes = map[string]gameBox{
	"big": {
		hex(0xE4786B), hex(0x8F2419), "rosa", faces.Triumphant, Rect{58, 114, 150, 150}, Pair{hex(0xC8392B), hex(0x8C2318)}, bigTitle,
	},
	"standard": {
		hex(0x6CA4D6), hex(0x143F69), "al", faces.Happy, Rect{66, 116, 142, 142}, Pair{hex(0xC8392B), hex(0x8C2318)}, standardTitle,
	},
	"mixed": {
		hex(0xA789C9), hex(0x45295F), "juno", faces.Happy, Rect{40, 128, 136, 136}, Pair{hex(0xE9AE22), hex(0xA87408)}, mixedTitle,
	},
	"classic1975": {
		hex(0xC98B3D), hex(0x5A3412), "rico", faces.Happy, Rect{30, 122, 142, 142}, Pair{hex(0xA5341F), hex(0x6E1F10)}, classicTitle,
	},
	"event2000": {
		hex(0x2FA0A8), hex(0x0B2436), "audit", faces.Triumphant, Rect{34, 118, 146, 146}, Pair{hex(0x0F6A72), hex(0x084950)}, eventTitle,
	},
	"conquest": {
		hex(0x5D6C82), hex(0x141B26), "pearl", faces.Scheming, Rect{28, 100, 144, 144}, Pair{hex(0x7A4CA8), hex(0x4F2E72)}, conquestTitle,
	},
}

// GameBox draws the box of an edition with its cover in r. It takes some time; show it through
// a [CachedImage]. An unknown edition draws nothing.
func (t *Theme) GameBox(dst *ebiten.Image, r Rect, edition string) {
	k, ok := gameBoxes[edition]
	if !ok {
		return
	}
	p := t.pen(dst)
	deep := boxDepth * r.W
	up := boxRise * deep
	p.shadow(Rect{r.X, r.Bottom() - deep, r.W + 1.4*deep, deep}, 4, .4*deep, .4*deep, .6)
	p.quad(k.top, [4]point{{r.X, r.Y + 1}, {r.Right(), r.Y + 1}, {r.X + deep, r.Y - up}, {r.Right() + deep, r.Y - up}})
	p.quad(k.side, [4]point{{r.Right() - 1, r.Y + 1}, {r.Right() + deep, r.Y - up}, {r.Right() - 1, r.Bottom()}, {r.Right() + deep, r.Bottom() - up}})
	for _, side := range [...]struct {
		x0, y0, x1, y1 float64
		ink            Color
	}{
		{r.X, r.Y, r.X + deep, r.Y - up, k.top}, {r.Right(), r.Bottom() - 1, r.Right() + deep, r.Bottom() - up - 1, k.side},
	} {
		p.line(side.x0, side.y0, side.x1, side.y1, 1.4, side.ink) // smooth where the figures are not
	}
	p.vline(r.Right()+deep/2, r.Y-up/2, r.H, 1, faded(white, .12))
	if p.shapes.recorder != nil {
		return // it is a picture
	}
	// What the artwork has beyond the cover is cut off.
	p.within(r, func(q pen) {
		q.x, q.y = r.X, r.Y
		z := r.W / GameBoxW
		q.drawOnce(sketch.Cover("box-"+edition+"-back", r.W), 0, 0)
		q.drawOnce(sketch.Bust(sketch.BustFace{
			Character: k.character, Eyes: k.expression.String(), Mouth: k.expression.String(), Hands: k.expression.String(),
			Cloth: sketch.SeatColor(k.cloth), Size: k.face.W * z,
		}), k.face.X*z, k.face.Y*z)
		q.drawOnce(sketch.Cover("box-"+edition+"-front", r.W), 0, 0)
		q.coverTitle(r, k.title)
		q.frame(Rect{W: r.W, H: r.H}, 3*z, 1.4*z, faded(white, .3))
	})
}

// SmallBox draws the box of an edition as a small picture in r, of which it keeps one.
func (t *Theme) SmallBox(dst *ebiten.Image, r Rect, edition string) {
	w := math.Round(min(r.W/(1+GameBoxMargin), r.H/(GameBoxH/GameBoxW+GameBoxMargin/2)))
	h := w * GameBoxH / GameBoxW
	q := t.composed(drawingKey{what: "box", name: edition, size: float32(w)}, w, h, w*GameBoxMargin, func(p pen) {
		p.Theme.GameBox(p.dst, Rect{p.x, p.y, w, h}, edition)
	})
	t.pen(dst).blit(q, r.CenterX()-w*(1+GameBoxMargin/2)/2, r.CenterY()-h/2+w*GameBoxMargin/4, 1)
}

// quad fills a figure of four corners: the upper two and the lower two.
func (p pen) quad(c Color, corners [4]point) {
	for i, at := range corners {
		corners[i] = p.point(at.x, at.y)
	}
	p.shapes.facet(p.dst, corners, [4]float64{-1, -1, -1, -1}, c)
}

// drawOnce draws something that becomes part of a picture which is kept.
func (p pen) drawOnce(d sketch.Drawing, x, y float64) {
	q := rasterize(d, p.View.Scale)
	p.blit(q, x, y, 1)
	q.img.Deallocate()
}

// coverTitle sets the type of a cover, in the measures of the design. It is set large and made
// smaller, so that nothing of it snaps to another pixel on a small cover.
func (p pen) coverTitle(r Rect, title func(p pen)) {
	k := p.View.Scale
	const finer = 2
	z := finer * r.W / GameBoxW
	img := ebiten.NewImage(int(math.Ceil(finer*r.W*k)), int(math.Ceil(finer*r.H*k)))
	larger := *p.Theme
	larger.View.Scale, larger.TextScale = k*z, 1
	title(pen{Theme: &larger, dst: img, unrecorded: true})
	q := &picture{img: img, w: finer * r.W * k, h: finer * r.H * k, large: true}
	p.put(q, &transform{x: p.x * k, y: p.y * k, xx: 1. / finer, yy: 1. / finer}, 1, ebiten.FilterLinear)
	img.Deallocate()
}

// middled sets a line of a title around x with its baseline at y.
func (p pen) middled(s string, x, y float64, face Face, size, tracking float64, c Color) {
	p.text(s, x, y, Style{Face: face, Size: size, Color: c, Align: Center, Tracking: tracking})
}

// outlined is middled for a line with a thick outline, which hangs a little lower.
func (p pen) outlined(s string, x, y, size, tracking, width, down float64, c, line Color) {
	const around = 24
	for i := range around {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / around)
		p.middled(s, x+width/2*cos, y+down+width/2*sin, Black, size, tracking, line)
	}
	p.middled(s, x, y, Black, size, tracking, c)
}

// slanted sets what paint paints around the origin with its foot at x, y, turned and sheared.
func (p pen) slanted(x, y, turn, shear float64, paint func(p pen)) {
	const half = 100.0
	k := p.View.Scale
	img := ebiten.NewImage(int(2*half*k), int(2*half*k))
	q := p
	q.dst, q.x, q.y = img, half, half
	paint(q)
	sin, cos := math.Sincos(turn * degree)
	p.put(&picture{img: img, large: true}, &transform{
		x: (x + p.x) * k, y: (y + p.y) * k, dx: -half * k, dy: -half * k,
		xx: cos, xy: -sin + math.Tan(shear*degree), yx: sin, yy: cos,
	}, 1, ebiten.FilterLinear)
	img.Deallocate()
}

// Colors that several titles have.
var (
	coverCream = hex(0xFFF8E6)
	coverGold  = hex(0xFFD873)
)

func bigTitle(p pen) {
	line := hex(0x5E130B)
	p.slanted(57, 170, -9, 0, func(q pen) { q.middled("31", 0, 22, Black, 66, -4, hex(0xC2382A)) })
	p.outlined("BIG", 100, 36, 26, 9, 6, 0, coverGold, line)
	p.outlined("PAY DAY", 99, 84, 47, -1.6, 9, 2, coverCream, line)
}

func standardTitle(p pen) {
	p.middled("3", 72, 195, Black, 26, 0, white)
	p.middled("PAY DAY", 100, 60, Black, 46, -1.2, hex(0xC2382A))
	p.middled("STANDARD", 100, 90, CondensedBold, 15, 7, hex(0x17436F))
}

func mixedTitle(p pen) {
	for i, letter := range "PAYDAY" {
		ink := white
		if i == 5 {
			ink = p.Palette.Ink
		}
		x, y := [3]float64{42, 100, 158}[i%3], [2]float64{36, 84}[i/3]
		p.slanted(x, y, [6]float64{-5, 3, -2, 4, -3, 5}[i], 0, func(q pen) { q.middled(string(letter), 0, 13, Black, 39, 0, ink) })
	}
	p.middled("MIXED", 100, 126, CondensedBold, 16, 8, hex(0xFFE9A8))
}

func classicTitle(p pen) {
	for _, echo := range []struct {
		away float64
		ink  Color
	}{{5, hex(0xEDB32E)}, {3.4, hex(0xD9742B)}, {1.8, hex(0xA5341F)}} {
		p.middled("pay day", 99+echo.away, 56+echo.away, Black, 49, -3, echo.ink)
	}
	p.middled("pay day", 98, 55, Black, 49, -3, hex(0x4A2A10))
	p.middled("the 1975 game", 100, 88, Bold, 17, -.4, hex(0x6E4420))
}

func eventTitle(p pen) {
	const shear = -12
	p.slanted(100, 58, 0, shear, func(q pen) {
		q.middled("PAYDAY", 3.5, 3.5, Black, 47, -2, hex(0x0F6A72))
		q.middled("PAYDAY", 0, 0, Black, 47, -2, white)
		q.fill(Rect{-84, -18, 168, 3}, 0, faded(hex(0x17324A), .9))
	})
	p.slanted(104, 94, 0, shear, func(q pen) { q.middled("2000", 0, 0, Black, 29, 7, hex(0xFFC83D)) })
}

func conquestTitle(p pen) {
	p.middled("CONQUEST", 100.5, 77, Black, 29.5, 1, hex(0xFFE9B4))
	p.middled("WAR OF THE DAYS", 102, 100, CondensedBold, 14.5, 3, hex(0xE4E8EE))
}
