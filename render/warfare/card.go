package warfare

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// armyCards are the art and the family of the designs of Conquest's cards.
var armyCards = map[string]struct {
	art    string
	family palette.Family
}{
	"infantry":  {"design-infantry", palette.Green},
	"cavalry":   {"design-cavalry", palette.Blue},
	"artillery": {"design-artillery", palette.Orange},
}

// ArmyCardShape is how high a card of Conquest is for its width.
const ArmyCardShape = 1.4

// ArmyCard draws a card of Conquest of a design at r, with its name where there is room.
func ArmyCard(t *render.Theme, dst *ebiten.Image, r render.Rect, design, name string, state render.State) {
	k := armyCards[design]
	p, c, pair := t.Pen(dst).GrowingTo(1.15), &t.Palette, t.Palette.Families[k.family]
	if state.Hover && !state.Off {
		r.Y -= 3
	}
	u := r.W / 60
	p.Shadow(r.Inset(1), 5*u, 3, 2, .36)
	p.Fill(r, 5*u, c.Card)
	p.Fill(r.Inset(3*u), 3.5*u, pair.Face)
	well := render.Rect{X: r.X + 6.5*u, Y: r.Y + 6.5*u, W: r.W - 13*u, H: r.H - 27*u}
	size := 40 * u
	if r.W < 40 {
		well.H = r.H - 13*u
	}
	p.Fill(well, 2.5*u, c.PlateCream)
	p.ArtAt(k.art, well.CenterX(), well.CenterY(), min(size, well.H))
	if r.W >= 40 {
		foot := render.Rect{X: r.X + 3*u, Y: well.Bottom(), W: r.W - 6*u, H: r.Bottom() - 3*u - well.Bottom()}
		p.Centered(name, foot, 2, 8, render.Style{Face: render.CondensedBold, Size: 12.5 * u, Color: palette.White, Align: render.Center})
	}
	if state.Active {
		p.Frame(r.Inset(-2), 6*u, 3, c.Focus)
	}
	marks.Focus(t, dst, r, 5*u, state)
}

// ArmyCardBack draws the back of a card of Conquest at r.
func ArmyCardBack(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, u, line := t.Pen(dst), r.W/60, palette.Hex(0xA9B6C8)
	p.Shadow(r.Inset(1), 5*u, 2, 1.5, .34)
	p.Fill(r, 5*u, t.Palette.Card)
	p.Fill(r.Inset(3*u), 3.5*u, palette.Hex(0x46566B))
	p.Frame(r.Inset(8*u), 2*u, 1.2, line)
	p.Star(r.CenterX(), r.CenterY(), 5, 15*u, 6.5*u, line)
}

// ArmyCardBacks draws so many backs in a fan, whose last one ends at the right edge of r.
func ArmyCardBacks(t *render.Theme, dst *ebiten.Image, r render.Rect, n int) {
	w := r.H / ArmyCardShape
	step := min(w*.57, (r.W-w)/float64(max(1, n-1)))
	for i := range n {
		ArmyCardBack(t, dst, render.Rect{X: r.Right() - w - float64(n-1-i)*step, Y: r.Y, W: w, H: r.H})
	}
}

// pegsInRow is how many armies that are yet to be set down stand in a row.
const pegsInRow = 10

// Pegs draws n armies of a seat that are yet to be set down, in rows.
func Pegs(t *render.Theme, dst *ebiten.Image, r render.Rect, seat palette.SeatColor, n int) {
	p, pair := t.Pen(dst), t.Palette.Seat(seat)
	rows := (n + pegsInRow - 1) / pegsInRow
	stepX, stepY := r.W/pegsInRow, r.H/float64(max(rows, 2))
	for i := range n {
		peg := render.Rect{X: r.X + float64(i%pegsInRow)*stepX, Y: r.Y + float64(i/pegsInRow)*stepY, W: stepX, H: stepY}.Inset(1)
		p.Fill(peg, 2, pair.Edge)
		p.Fill(peg.TopPart(peg.H-1.5), 2, pair.Face)
	}
}
