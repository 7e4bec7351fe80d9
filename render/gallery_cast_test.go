package render_test

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
	"bigpayday/render/sketch"
	"bigpayday/render/wall"
)

func init() {
	pages["cast"] = page{w: 1280, h: 800, draw: cast}
	pages["cast-contrast"] = page{w: 1280, h: 800, draw: cast}
	pages["turn-faces"] = page{w: 1280, h: 800, draw: turnWithFaces}
	pages["turn-faces-compact"] = page{w: 960, h: 600, draw: turnWithFaces}
	pages["turn-faces-contrast"] = page{w: 1280, h: 800, draw: turnWithFaces}
	pages["faces-film"] = page{w: 1280, h: 800, draw: filmOfFaces}
	pages["faces"] = page{w: 1280, h: 800, draw: sizesOfFaces}
}

// everybody are all characters, in their own cloth.
func everybody() (all []render.Character) {
	for _, id := range append(sketch.Characters[:], sketch.Buyer) {
		all = append(all, render.Character{ID: id, OwnCloth: true})
	}
	return all
}

// showing is a face that stands still with an expression.
func showing(e faces.Expression) faces.Frame {
	return faces.Frame{Features: faces.Features{Expression: e}}
}

// cast has every character in a frame, calm and large, and in the other expressions.
func cast(th *render.Theme, dst *ebiten.Image) {
	wall.Draw(th, dst, 800)
	pieces.Panel(th, dst, render.Rect{X: 16, Y: 14, W: 1248, H: 772}, pieces.Paper)
	for i, c := range everybody() {
		x, y := 36+float64(i%5)*246, 30+float64(i/5)*250
		th.Portrait(dst, render.Rect{X: x, Y: y, W: 110, H: 110}, c, showing(faces.Neutral))
		th.DrawText(dst, c.ID, x+122, y+26, render.Style{Face: render.Black, Size: 19, Color: th.Palette.Ink})
		for k, e := range faces.Expressions[1:] {
			th.Portrait(dst, render.Rect{X: x + float64(k)*58, Y: y + 122, W: 54, H: 62}, c, showing(e))
			th.Portrait(dst, render.Rect{X: x + float64(k)*44, Y: y + 192, W: 40, H: 40}, c, showing(e))
		}
		for k, f := range []faces.Features{{Blink: true}, {Mouth: faces.Talk1}, {Mouth: faces.Talk2}} {
			th.Portrait(dst, render.Rect{X: x + 122 + float64(k)*36, Y: y + 60, W: 32, H: 32}, c, faces.Frame{Features: f})
		}
	}
}

// sizesOfFaces has busts of several sizes in the colours of the seats, with and without
// motion.
func sizesOfFaces(th *render.Theme, dst *ebiten.Image) {
	wall.Draw(th, dst, 800)
	x := 20.
	for i, size := range []float64{24, 40, 56, 72, 84, 114, 168, 260} {
		c := render.Character{ID: sketch.Characters[i], Seat: palette.SeatColor(i % 6)}
		th.Bust(dst, c, showing(faces.Expressions[i%5]), x+size/2, 300, size)
		x += size + 20
	}
	th.Bust(dst, render.Character{ID: "kitt", Seat: palette.SeatViolet}, showing(faces.Triumphant), 230, 780, 420)
	x = 520
	for i, f := range []faces.Frame{
		{Stretch: -.06}, {Stretch: .05}, {Up: 9}, {Right: 2}, {Lean: 4}, {Lean: -4}, {Up: -3},
	} {
		f.Expression = faces.Expressions[i%5]
		r := render.Rect{X: x, Y: 420, W: 84, H: 84}
		th.Portrait(dst, r, render.Character{ID: "juno", Seat: palette.SeatColor(i % 6)}, f)
		r.Y, r.W, r.H = 540, 48, 48
		th.Portrait(dst, r, render.Character{ID: "harjit", Seat: palette.SeatColor(i % 6)}, f)
		x += 96
	}
}

// turnWithFaces is a turn at a table with six faces, one of them in every expression.
func turnWithFaces(th *render.Theme, dst *ebiten.Image) {
	turnTable(th, dst)
	tb := newTable(th.View)
	cards := players(th, th.View.Compact)
	boxes := seats(th, tb.Desk.Y+12, len(cards))
	boxes[0].Y -= player.PlayerRise
	for i := len(cards) - 1; i >= 0; i-- {
		k, r := &cards[i], boxes[i]
		k.Face = render.Character{ID: []string{"rosa", "al", "pearl", "theo", "kitt", "juno"}[i], Seat: k.Token.Color}
		if i > 0 {
			k.Tab = ""
		}
		if i == 5 && (th.LargeType() || th.View.Compact) {
			k.Rank = "Mo 2"
		}
		e := []faces.Expression{faces.Dismayed, faces.Neutral, faces.Neutral, faces.Happy, faces.Scheming, faces.Triumphant}[i]
		f := showing(e)
		if i == 4 {
			f.Lean = -4
		}
		player.PlayerLight(th, dst, r, *k)
		player.DrawPlayerCard(th, dst, r, *k, render.State{})
		player.PlayerFace(th, dst, r, *k, f, render.State{})
	}
}

// filmOfFaces has the beginning of every reaction on a player's card, tick by tick.
func filmOfFaces(th *render.Theme, dst *ebiten.Image) {
	wall.Draw(th, dst, 800)
	for row, e := range []faces.Expression{faces.Happy, faces.Dismayed, faces.Scheming, faces.Triumphant} {
		life := faces.New(row)
		life.Tick()
		life.React(e, 1)
		for i := range 24 {
			life.Tick()
			k := player.PlayerCard{Token: cat, Face: render.Character{ID: sketch.Characters[row*2+1], Seat: palette.SeatViolet}}
			r := render.Rect{X: 20 + float64(i%12)*104, Y: 40 + float64(row*2+i/12)*92, W: 200, H: 122}
			part := th.View.Part(dst, render.Rect{X: r.X - 10, Y: r.Y - 36, W: 100, H: 84})
			player.DrawPlayerCard(th, part, r, k, render.State{})
			player.PlayerFace(th, part, r, k, life.Frame(), render.State{})
			part.Recycle()
		}
	}
}
