package gamebox

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
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
	top, side  palette.Color
	character  string
	expression faces.Expression
	face       render.Rect
	cloth      palette.Pair
	title      func(p render.Pen)
}

var gameBoxes = map[string]gameBox{
	"big": {
		palette.Hex(0xE4786B), palette.Hex(0x8F2419), "rosa", faces.Triumphant, render.Rect{X: 58, Y: 115, W: 150, H: 150}, palette.Pair{Face: palette.Hex(0xC8392B), Edge: palette.Hex(0x8C2318)}, bigTitle,
	},
	"standard": {
		palette.Hex(0x6CA4D6), palette.Hex(0x143F69), "al", faces.Happy, render.Rect{X: 66, Y: 116, W: 142, H: 142}, palette.Pair{Face: palette.Hex(0xC8392B), Edge: palette.Hex(0x8C2318)}, standardTitle,
	},
	"mixed": {
		palette.Hex(0xA789C9), palette.Hex(0x45295F), "juno", faces.Happy, render.Rect{X: 40, Y: 129, W: 136, H: 136}, palette.Pair{Face: palette.Hex(0xE9AE22), Edge: palette.Hex(0xA87408)}, mixedTitle,
	},
	"classic1975": {
		palette.Hex(0xC98B3D), palette.Hex(0x5A3412), "rico", faces.Happy, render.Rect{X: 30, Y: 123, W: 142, H: 142}, palette.Pair{Face: palette.Hex(0xA5341F), Edge: palette.Hex(0x6E1F10)}, classicTitle,
	},
	"event2000": {
		palette.Hex(0x2FA0A8), palette.Hex(0x0B2436), "audit", faces.Triumphant, render.Rect{X: 34, Y: 119, W: 146, H: 146}, palette.Pair{Face: palette.Hex(0x0F6A72), Edge: palette.Hex(0x084950)}, eventTitle,
	},
	"conquest": {
		palette.Hex(0x5D6C82), palette.Hex(0x141B26), "pearl", faces.Scheming, render.Rect{X: 28, Y: 100, W: 144, H: 144}, palette.Pair{Face: palette.Hex(0x7A4CA8), Edge: palette.Hex(0x4F2E72)}, conquestTitle,
	},
}

// GameBox draws the box of an edition with its cover in r. It takes some time; show it through
// a [CachedImage]. An unknown edition draws nothing.
func GameBox(t *render.Theme, dst *ebiten.Image, r render.Rect, edition string) {
	k, ok := gameBoxes[edition]
	if !ok {
		return
	}
	p := t.Pen(dst)
	deep := boxDepth * r.W
	up := boxRise * deep
	p.Shadow(render.Rect{X: r.X, Y: r.Bottom() - deep, W: r.W + 1.4*deep, H: deep}, 4, .4*deep, .4*deep, .6)
	near := [...]render.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}}
	far := near
	for i := range far {
		far[i].X, far[i].Y = near[i].X+deep, near[i].Y-up
	}
	p.Line(near[1].X, near[1].Y, far[1].X-1, far[1].Y+boxRise, 1.5, k.side) // nothing shows through where the two meet
	polygon.Convex(p, k.top, near[0], near[1], far[1], far[0])
	polygon.Convex(p, k.side, near[1], near[2], far[2], far[1])
	p.Vline(r.Right()+deep/2, r.Y-up/2, r.H, 1, palette.Faded(palette.White, .12))
	if p.Shapes.Recorder != nil {
		return // it is a picture
	}
	// What the artwork has beyond the cover is cut off.
	p.Within(r, func(q render.Pen) {
		q.X, q.Y = r.X, r.Y
		z := r.W / GameBoxW
		drawOnce(q, sketch.Cover("box-"+edition+"-back", r.W), 0, 0)
		drawOnce(q, sketch.Bust(sketch.BustFace{
			Character: k.character, Eyes: k.expression.String(), Mouth: k.expression.String(), Hands: k.expression.String(),
			Cloth: sketch.SeatColor(k.cloth), Size: k.face.W * z,
		}), k.face.X*z, k.face.Y*z)
		drawOnce(q, sketch.Cover("box-"+edition+"-front", r.W), 0, 0)
		coverTitle(q, r, edition, k.title)
		q.Frame(render.Rect{W: r.W, H: r.H}, 0, 1.4*z, palette.Faded(palette.White, .3))
	})
}

// SmallBox draws the box of an edition as a small picture in r, of which it keeps one.
func SmallBox(t *render.Theme, dst *ebiten.Image, r render.Rect, edition string) {
	at := SmallCover(r)
	w, h := at.W, at.H
	q := t.Composed(render.DrawingKey{What: "box", Name: edition, Size: float32(w)}, w, h, w*GameBoxMargin, func(p render.Pen) {
		GameBox(p.Theme, p.Dst, render.Rect{X: p.X, Y: p.Y, W: w, H: h}, edition)
	})
	t.Pen(dst).Blit(q, at.X, at.Y, 1)
}

// SmallCover returns where the cover of a [SmallBox] in r is.
func SmallCover(r render.Rect) render.Rect {
	w := math.Round(min(r.W/(1+GameBoxMargin), r.H/(GameBoxH/GameBoxW+GameBoxMargin/2)))
	h := w * GameBoxH / GameBoxW
	return render.Rect{X: r.CenterX() - w*(1+GameBoxMargin/2)/2, Y: r.CenterY() - h/2 + w*GameBoxMargin/4, W: w, H: h}
}

// drawOnce draws something that becomes part of a picture which is kept.
func drawOnce(p render.Pen, d sketch.Drawing, x, y float64) {
	q := render.Rasterize(d, p.View.Scale)
	p.Blit(q, x, y, 1)
	q.Img.Deallocate()
}

// coverTitle sets the type of a cover, in the measures of the design and the typefaces of the
// edition. It is set large and made
// smaller, so that nothing of it snaps to another pixel on a small cover.
func coverTitle(p render.Pen, r render.Rect, edition string, title func(p render.Pen)) {
	k := p.View.Scale
	const finer = 2
	z := finer * r.W / GameBoxW
	img := ebiten.NewImage(int(math.Ceil(finer*r.W*k)), int(math.Ceil(finer*r.H*k)))
	larger := *p.Lettered(edition)
	larger.View.Scale, larger.TextScale = k*z, 1
	title(render.Pen{Theme: &larger, Dst: img, Unrecorded: true})
	q := &render.Picture{Img: img, W: finer * r.W * k, H: finer * r.H * k, Large: true}
	p.Put(q, &render.Transform{X: p.X * k, Y: p.Y * k, Xx: 1. / finer, Yy: 1. / finer}, 1, ebiten.FilterLinear)
	img.Deallocate()
}

// middled sets a line of a title around x with its baseline at y.
func middled(p render.Pen, s string, x, y float64, face render.Face, size, tracking float64, c palette.Color) {
	p.Text(s, x, y, render.Style{Face: face, Size: size, Color: c, Align: render.Center, Tracking: tracking})
}

// outlined is middled for a line with a thick outline, which hangs a little lower.
func outlined(p render.Pen, s string, x, y, size, tracking, width, down float64, c, line palette.Color) {
	const around = 24
	for i := range around {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / around)
		middled(p, s, x+width/2*cos, y+down+width/2*sin, render.Headline, size, tracking, line)
	}
	middled(p, s, x, y, render.Headline, size, tracking, c)
}

// slanted sets what paint paints around the origin with its foot at x, y, turned and sheared.
func slanted(p render.Pen, x, y, turn, shear float64, paint func(p render.Pen)) {
	const half = 100.0
	k := p.View.Scale
	img := ebiten.NewImage(int(2*half*k), int(2*half*k))
	q := p
	q.Dst, q.X, q.Y = img, half, half
	paint(q)
	sin, cos := math.Sincos(turn * render.Degree)
	p.Put(&render.Picture{Img: img, Large: true}, &render.Transform{
		X: (x + p.X) * k, Y: (y + p.Y) * k, Dx: -half * k, Dy: -half * k,
		Xx: cos, Xy: -sin + math.Tan(shear*render.Degree), Yx: sin, Yy: cos,
	}, 1, ebiten.FilterLinear)
	img.Deallocate()
}

// Colors that several titles have.
var (
	coverCream = palette.Hex(0xFFF8E6)
	coverGold  = palette.Hex(0xFFD873)
)

func bigTitle(p render.Pen) {
	line := palette.Hex(0x5E130B)
	slanted(p, 57, 170, -9, 0, func(q render.Pen) { middled(q, "31", 0, 24, render.Headline, 72, -3, palette.Hex(0xC2382A)) })
	outlined(p, "BIG", 100, 37, 28, 7, 7, 0, coverGold, line)
	outlined(p, "PAY DAY", 100, 84, 44, .4, 9, 2, coverCream, line)
}

func standardTitle(p render.Pen) {
	middled(p, "3", 72, 195, render.Headline, 25, 0, palette.White)
	middled(p, "PAY DAY", 101, 63, render.Headline, 45, .4, palette.Hex(0x8C2318))
	middled(p, "PAY DAY", 100, 61, render.Headline, 45, .4, palette.Hex(0xC2382A))
	middled(p, "STANDARD", 100, 90, render.CondensedBold, 15, 7, palette.Hex(0x17436F))
}

func mixedTitle(p render.Pen) {
	for i, letter := range "PAYDAY" {
		ink := palette.White
		if i == 5 {
			ink = p.Palette.Ink
		}
		x, y := [3]float64{42, 100, 158}[i%3], [2]float64{36, 84}[i/3]
		slanted(p, x, y, [6]float64{-5, 3, -2, 4, -3, 5}[i], 0, func(q render.Pen) { middled(q, string(letter), 0, 12.5, render.Headline, 36, 0, ink) })
	}
	middled(p, "MIXED", 100, 126, render.CondensedBold, 16, 8, palette.Hex(0xFFE9A8))
}

func classicTitle(p render.Pen) {
	for _, echo := range []struct {
		away float64
		ink  palette.Color
	}{{6, palette.Hex(0xEDB32E)}, {4, palette.Hex(0xD9742B)}, {2, palette.Hex(0xA5341F)}} {
		middled(p, "pay day", 98+echo.away, 57+echo.away, render.Headline, 49, -1.5, echo.ink)
	}
	middled(p, "pay day", 97, 56, render.Headline, 49, -1.5, palette.Hex(0x4A2A10))
	middled(p, "the 1975 game", 100, 91, render.Headline, 17, 0, palette.Hex(0x6E4420))
}

func eventTitle(p render.Pen) {
	const shear = -12
	slanted(p, 100, 58, 0, shear, func(q render.Pen) {
		middled(q, "PAYDAY", 3.5, 3.5, render.Headline, 45, -.5, palette.Hex(0x0F6A72))
		middled(q, "PAYDAY", 0, 0, render.Headline, 45, -.5, palette.White)
		q.Fill(render.Rect{X: -94, Y: -17, W: 188, H: 2.6}, 0, palette.Faded(palette.Hex(0x17324A), .9))
	})
	slanted(p, 104, 94, 0, shear, func(q render.Pen) { middled(q, "2000", 0, 0, render.Headline, 28, 6, palette.Hex(0xFFC83D)) })
}

func conquestTitle(p render.Pen) {
	middled(p, "CONQUEST", 101, 78, render.Headline, 30, 1, palette.Hex(0x8A6420))
	middled(p, "CONQUEST", 100, 76.5, render.Headline, 30, 1, palette.Hex(0xFFE9B4))
	middled(p, "WAR OF THE DAYS", 102, 100, render.CondensedBold, 14.5, 3, palette.Hex(0xE4E8EE))
}
