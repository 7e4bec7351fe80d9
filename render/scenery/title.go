package scenery

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/polygon"
	"bigpayday/render/sketch"
)

// TitlePage is the content of the hanging page with the game's name.
type TitlePage struct {
	Weekday, Numeral, Small, Large, Motto string
	// Seats and Players stand on the stamp, and Tiles lie below the motto.
	Seats, Players string
	Tiles          [3]boards.Tile
}

// TitlePageW and TitlePageH are the size of the title page in the design.
const TitlePageW, TitlePageH = 396.0, 590.0

// DrawTitlePage draws the hanging page in r, with its head above it. It is a picture,
// so its type does not grow with the text scale.
func DrawTitlePage(t *render.Theme, dst *ebiten.Image, r render.Rect, k TitlePage) {
	p, c := t.Pen(dst).GrowingTo(1), &t.Palette
	z := min(r.W/TitlePageW, r.H/TitlePageH)
	p.Shadow(render.Rect{X: r.X + 4, Y: r.Y + 2, W: r.W - 8, H: r.H}, 8, 18, 14, .55)
	p.Fill(render.Rect{X: r.X + 6, Y: r.Y + 2, W: r.W - 3, H: r.H + 2}, 3, c.Below)
	p.Fill(render.Rect{X: r.X + 3, Y: r.Y + 2, W: r.W - 1, H: r.H - 2}, 3, c.Below2)
	p.Shade(r.TopPart(r.H-10), 3, c.PaperTop, c.PaperBottom)
	red := c.Families[palette.Red]
	p.Shadow(render.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 16}, 0, 3, 0, .25)
	polygon.Torn(p, render.Rect{X: r.X, Y: r.Y - 4, W: r.W, H: 22}, 8, c.Remains, 5)
	polygon.Torn(p, render.Rect{X: r.X, Y: r.Y - 4, W: r.W, H: 16}, 7, c.Remains2, 9)
	head := render.Rect{X: r.X - 3, Y: r.Y - 16, W: r.W + 6, H: 22}
	boards.Strip(p, head, red, palette.Lighter(red.Face, .35))
	for x := r.X + 18; x < r.Right(); x += 24 {
		p.Disc(x, head.Y+14, 1.7, red.Edge)
	}
	boards.Clip(p, r.X+r.W*.22, head.Y+7.5, red.Edge)
	boards.Clip(p, r.X+r.W*.78, head.Y+7.5, red.Edge)
	pieces.Pin(t, dst, r.CenterX(), head.Y+9, palette.Blue)

	cx, y := r.CenterX(), func(v float64) float64 { return r.Y - 12 + v*z }
	p.TextFit(k.Weekday, cx, y(74), r.W-40, 10, render.Style{Face: render.Bold, Size: 17 * z, Color: c.Ink2, Align: render.Center, Tracking: 7 * z})
	p.Text(k.Numeral, cx-12*z, y(258), render.Style{Face: render.Headline, Size: 232 * z, Color: red.Face, Align: render.Center, Tracking: -5 * z})
	side := 28 * z
	p.Fill(render.Rect{X: r.X + side, Y: y(280) - 1.5, W: r.W - 2*side, H: 3}, 1.5, c.Ink)
	p.Fill(render.Rect{X: r.X + side, Y: y(418) - 1.5, W: r.W - 2*side, H: 3}, 1.5, c.Ink)
	small := render.Style{Face: render.Headline, Size: 36 * z, Color: c.Ink, Align: render.Center, Tracking: 14 * z}
	w := p.Text(k.Small, cx, y(322), small)/2 + 22*z
	p.Fill(render.Rect{X: r.X + side, Y: y(307) - 1.5, W: cx - w - r.X - side, H: 3}, 1.5, red.Face)
	p.Fill(render.Rect{X: cx + w, Y: y(307) - 1.5, W: r.Right() - side - cx - w, H: 3}, 1.5, red.Face)
	p.TextFit(k.Large, cx, y(400), r.W-2*side+10, 20, render.Style{Face: render.Headline, Size: 92 * z, Color: c.Ink, Align: render.Center})
	p.TextFit(k.Motto, cx, y(446), r.W-2*side, 11, render.Style{Face: render.Medium, Size: 17.5 * z, Color: c.Ink2, Align: render.Center})
	pieces.RoundStamp(t, dst, k.Seats, k.Players, r.X+350*z, r.Y+138*z, max(34, 37*z), c.Families[palette.Blue].Face, render.Pose{Turn: 10, Fade: .1})
	for i, turn := range [...]float64{-2, 1.5, -1.5} {
		box := render.Rect{X: r.X + (62+float64(i)*82)*z - 36, Y: r.Y + 488*z - 33, W: 72, H: 66}
		Posed(t, dst, box, 12, render.Pose{Turn: turn, Scale: 1.06 * z}, func(dst *ebiten.Image) { boards.DrawTile(t, dst, box, k.Tiles[i], render.State{}) })
	}
}

// envelope draws the letter that lies on the desk, around x, y.
func envelope(t *render.Theme, dst *ebiten.Image, x, y float64, pose render.Pose) {
	t.Pen(dst).Posed(t.Drawing(render.DrawingKey{What: "envelope"}, sketch.Envelope), x, y, pose)
}
