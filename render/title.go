package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// TitlePage is the content of the hanging page with the game's name.
type TitlePage struct {
	Weekday, Numeral, Small, Large, Motto string
	// Seats and Players stand on the stamp, and Tiles lie below the motto.
	Seats, Players string
	Tiles          [3]Tile
}

// TitlePageW and TitlePageH are the size of the title page in the design.
const TitlePageW, TitlePageH = 396.0, 590.0

// TitlePage draws the hanging page in r, with its head above it. It is a picture,
// so its type does not grow with the text scale.
func (t *Theme) TitlePage(dst *ebiten.Image, r Rect, k TitlePage) {
	p, c := t.pen(dst).capped(1), &t.Palette
	z := min(r.W/TitlePageW, r.H/TitlePageH)
	p.shadow(Rect{r.X + 4, r.Y + 2, r.W - 8, r.H}, 8, 18, 14, .55)
	p.fill(Rect{r.X + 6, r.Y + 2, r.W - 3, r.H + 2}, 3, c.Below)
	p.fill(Rect{r.X + 3, r.Y + 2, r.W - 1, r.H - 2}, 3, c.Below2)
	p.shade(r.topPart(r.H-10), 3, c.PaperTop, c.PaperBottom)
	red := c.Families[Red]
	p.shadow(Rect{r.X, r.Y + 8, r.W, 16}, 0, 3, 0, .25)
	p.torn(Rect{r.X, r.Y - 4, r.W, 22}, 8, c.Remains, 5)
	p.torn(Rect{r.X, r.Y - 4, r.W, 16}, 7, c.Remains2, 9)
	head := Rect{r.X - 3, r.Y - 16, r.W + 6, 22}
	p.strip(head, red, lighter(red.Face, .35))
	for x := r.X + 18; x < r.Right(); x += 24 {
		p.disc(x, head.Y+14, 1.7, red.Edge)
	}
	p.clip(r.X+r.W*.22, head.Y+7.5, red.Edge)
	p.clip(r.X+r.W*.78, head.Y+7.5, red.Edge)
	t.Pin(dst, r.CenterX(), head.Y+9, Blue)

	cx, y := r.CenterX(), func(v float64) float64 { return r.Y - 12 + v*z }
	p.fit(k.Weekday, cx, y(74), r.W-40, 10, Style{Face: Bold, Size: 17 * z, Color: c.Ink2, Align: Center, Tracking: 7 * z})
	p.text(k.Numeral, cx+2*z, y(258), Style{Face: Black, Size: 236 * z, Color: red.Face, Align: Center, Tracking: -12 * z})
	side := 28 * z
	p.fill(Rect{r.X + side, y(280) - 1.5, r.W - 2*side, 3}, 1.5, c.Ink)
	p.fill(Rect{r.X + side, y(418) - 1.5, r.W - 2*side, 3}, 1.5, c.Ink)
	small := Style{Face: Black, Size: 36 * z, Color: c.Ink, Align: Center, Tracking: 14 * z}
	w := p.text(k.Small, cx, y(322), small)/2 + 22*z
	p.fill(Rect{r.X + side, y(307) - 1.5, cx - w - r.X - side, 3}, 1.5, red.Face)
	p.fill(Rect{cx + w, y(307) - 1.5, r.Right() - side - cx - w, 3}, 1.5, red.Face)
	p.fit(k.Large, cx, y(400), r.W-2*side+10, 20, Style{Face: Black, Size: 90 * z, Color: c.Ink, Align: Center, Tracking: -1.2 * z})
	p.fit(k.Motto, cx, y(446), r.W-2*side, 11, Style{Face: Medium, Size: 17.5 * z, Color: c.Ink2, Align: Center})
	t.roundStamp(dst, k.Seats, k.Players, r.X+350*z, r.Y+138*z, max(34, 37*z), c.Families[Blue].Face, Pose{Turn: 10, Fade: .1})
	for i, turn := range [...]float64{-2, 1.5, -1.5} {
		box := Rect{r.X + (62+float64(i)*82)*z - 36, r.Y + 488*z - 33, 72, 66}
		t.Posed(dst, box, 12, Pose{Turn: turn, Scale: 1.06 * z}, func(dst *ebiten.Image) { t.Tile(dst, box, k.Tiles[i], State{}) })
	}
}

// envelope draws the letter that lies on the desk, around x, y.
func (t *Theme) envelope(dst *ebiten.Image, x, y float64, pose Pose) {
	t.pen(dst).posed(t.drawing(drawingKey{what: "envelope"}, sketch.Envelope), x, y, pose)
}
