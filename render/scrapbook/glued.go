package scrapbook

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Photo draws a photograph of somebody with their name and their token below, a little askew.
func Photo(t *render.Theme, dst *ebiten.Image, r render.Rect, of render.Character, f faces.Frame, name string, token pieces.Token) {
	const askew = -4
	r = r.Shaped(172, 196)
	side := math.Hypot(r.W, r.H)
	margin := (side - min(r.W, r.H)) / 2
	key := render.DrawingKey{What: "photo", Name: of.ID + "/" + name + "/" + f.Eyes(), N: int(token.Shape)<<8 | int(of.Seat), Size: float32(r.W)}
	q := t.Composed(key, r.W, r.H, margin, func(p render.Pen) { photo(p, render.Rect{X: p.X, Y: p.Y, W: r.W, H: r.H}, of, f, name, token) })
	p := t.Pen(dst)
	p.Posed(q, r.CenterX(), r.CenterY(), render.Pose{Turn: askew, Scale: .94})
	pieces.PinPicture(p.Theme, dst, r.CenterX(), r.Y+8, palette.Blue)
}

func photo(p render.Pen, r render.Rect, of render.Character, f faces.Frame, name string, token pieces.Token) {
	t, dst := p.Theme, p.Dst
	q := t.Pen(dst)
	q.Shadow(r.Narrowed(2), 2, 6, 5, .45)
	q.Fill(r, 2, palette.White)
	edge := r.W * .065
	picture := render.Rect{X: r.X + edge, Y: r.Y + edge, W: r.W - 2*edge, H: r.H - r.W*.27}
	t.Portrait(dst, picture, of, f)
	q.Frame(picture, 0, 1, palette.Faded(palette.Hex(0x000000), .15))
	foot := render.Rect{X: picture.X, Y: picture.Bottom(), W: picture.W, H: r.Bottom() - picture.Bottom()}
	size := foot.H * .8
	pieces.DrawToken(t, dst, token, foot.Right()-size*.45, foot.CenterY()-foot.H*.12, size, pieces.Flat)
	st := render.Head
	st.Size, st.Align, st.Color = max(foot.H*.44, 13), render.Center, palette.Hex(0x2B2418)
	q.TextFit(name, foot.CenterX()-size*.3, foot.CenterY()+foot.H*.14, foot.W-size, .5, st)
}

// PlaceDisc draws a disc with the place that somebody came to, the first one in gold.
func PlaceDisc(t *render.Theme, dst *ebiten.Image, r render.Rect, place int) {
	p, c, sq := t.Pen(dst), &t.Palette, r.Square()
	face, ring, ink := c.Paper3, c.Line, c.Ink2
	if place == 1 {
		gold := c.Families[palette.Gold]
		face, ring, ink = gold.Face, gold.Edge, palette.Hex(0x3A2A05)
	}
	p.Disc(sq.CenterX(), sq.CenterY(), sq.W/2, ring)
	p.Disc(sq.CenterX(), sq.CenterY(), sq.W/2-1.5, face)
	st := render.Style{Face: render.Bold, Size: sq.W * .52 / t.TextScale, Color: ink, Align: render.Center}
	p.Text(string(rune('0'+place)), sq.CenterX(), sq.CenterY()+sq.W*.185, st)
}

// EmptyDisc draws the place of a disc that is still to come.
func EmptyDisc(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	sq := r.Square()
	t.Pen(dst).Dashes(sq.Inset(1), sq.W/2, 1.4, 4, 3, t.Palette.Line)
}

// Bar draws a bar that is as long as the most there is, with a part of it in a color. Long and
// part are shares, 0 to 1.
func Bar(t *render.Theme, dst *ebiten.Image, r render.Rect, long, part float64, f palette.Family) {
	p, c := t.Pen(dst), &t.Palette
	r = render.Rect{X: r.X, Y: r.CenterY() - min(r.H, 14)/2, W: r.W, H: min(r.H, 14)}
	p.Fill(r, r.H/2, c.Paper3)
	for _, of := range [...]struct {
		share float64
		ink   palette.Color
	}{{long, palette.Mixed(c.Paper3, palette.Hex(0x8A6A3A), .35)}, {part, c.Families[f].Face}} {
		if of.share > 0 {
			p.Fill(r.LeftPart(max(r.H, r.W*min(of.share, 1))), r.H/2, of.ink)
		}
	}
}

// Slip draws the ground of what is glued in.
func Slip(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Shadow(r.Narrowed(1), 7, 3, 3, .35)
	p.Fill(r, 7, c.Field)
	p.Frame(r, 7, 1, c.FieldLine)
}

// Well draws the ground of a sign, in the tint of a family, with the sign.
func Well(t *render.Theme, dst *ebiten.Image, r render.Rect, art string, f palette.Family) {
	p, sq := t.Pen(dst), r.Square()
	p.Fill(sq, 6, t.Palette.Tints[f])
	p.ArtAt(art, sq.CenterX(), sq.CenterY(), sq.W*.8)
}

// Missing draws the place of a card that nobody has seen yet.
func Missing(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	r = cardIn(r)
	p.Fill(r, 6, palette.Faded(c.Paper3, .6))
	p.Dashes(r.Inset(.7), 6, 1.4, 4, 3, palette.Mixed(c.Line, c.Ink2, .3))
	st := render.Style{Face: render.Black, Size: r.H * .32 / t.TextScale, Color: c.Ink2, Align: render.Center}
	p.Text("?", r.CenterX(), r.CenterY()+r.H*.12, st)
}

// cardIn returns the box of a card in the middle of r.
func cardIn(r render.Rect) render.Rect { return r.Shaped(60, 72) }

// Card draws a card that was seen so often, painted by paint, with a badge from the second time on.
func Card(t *render.Theme, dst *ebiten.Image, r render.Rect, times int, paint func(t *render.Theme, dst *ebiten.Image, r render.Rect)) {
	card := cardIn(r)
	paint(t, dst, card)
	if times < 2 {
		return
	}
	const high = 22
	p, count := t.Pen(dst), strconv.Itoa(times)
	st := render.Small.In(palette.White)
	w := max(high, p.Measure(count, st)+10)
	badge := render.Rect{X: card.Right() - w*.6, Y: card.Y - high*.4, W: w, H: high}
	p.Fill(badge, high/2, palette.Hex(0x241F1A))
	p.Centered(count, badge, 3, .6, st)
}

// Ribbon draws a ribbon with a word across the upper right corner of r, such as that something is
// new.
func Ribbon(t *render.Theme, dst *ebiten.Image, r render.Rect, word string) {
	p, c := t.Pen(dst), &t.Palette
	st := render.Small.In(palette.White)
	w, h := p.Measure(word, st)+16, 20*p.Scale()
	band := render.Rect{X: r.Right() - w - 6, Y: r.Y - 6, W: w, H: h}
	p.Shadow(band, 3, 2, 2, .4)
	p.Fill(band, 3, c.Families[palette.Red].Face)
	p.Centered(word, band, 4, .6, st)
}

// DailyHead draws the head of what is glued in for a day.
func DailyHead(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	t.Pen(dst).FillPart(r, 7, render.Tops, t.Palette.Families[palette.Red].Face)
}
