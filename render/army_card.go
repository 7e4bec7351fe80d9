package render

import "github.com/hajimehoshi/ebiten/v2"

// armyCards are the art and the family of the designs of Conquest's cards.
var armyCards = map[string]struct {
	art    string
	family Family
}{
	"infantry":  {"design-infantry", Green},
	"cavalry":   {"design-cavalry", Blue},
	"artillery": {"design-artillery", Orange},
}

// ArmyCardShape is how high a card of Conquest is for its width.
const ArmyCardShape = 1.4

// ArmyCard draws a card of Conquest of a design at r, with its name where there is room.
func (t *Theme) ArmyCard(dst *ebiten.Image, r Rect, design, name string, state State) {
	k := armyCards[design]
	p, c, pair := t.pen(dst).capped(1.15), &t.Palette, t.Palette.Families[k.family]
	if state.Hover && !state.Off {
		r.Y -= 3
	}
	u := r.W / 60
	p.shadow(r.Inset(1), 5*u, 3, 2, .36)
	p.fill(r, 5*u, c.Card)
	p.fill(r.Inset(3*u), 3.5*u, pair.Face)
	well := Rect{r.X + 6.5*u, r.Y + 6.5*u, r.W - 13*u, r.H - 27*u}
	size := 40 * u
	if r.W < 40 {
		well.H = r.H - 13*u
	}
	p.fill(well, 2.5*u, c.PlateCream)
	p.artAt(k.art, well.CenterX(), well.CenterY(), min(size, well.H))
	if r.W >= 40 {
		foot := Rect{r.X + 3*u, well.Bottom(), r.W - 6*u, r.Bottom() - 3*u - well.Bottom()}
		p.centered(name, foot, 2, 8, Style{Face: CondensedBold, Size: 12.5 * u, Color: white, Align: Center})
	}
	if state.Active {
		p.frame(r.Inset(-2), 6*u, 3, c.Focus)
	}
	t.focus(dst, r, 5*u, state)
}

// ArmyCardBack draws the back of a card of Conquest at r.
func (t *Theme) ArmyCardBack(dst *ebiten.Image, r Rect) {
	p, u, line := t.pen(dst), r.W/60, hex(0xA9B6C8)
	p.shadow(r.Inset(1), 5*u, 2, 1.5, .34)
	p.fill(r, 5*u, t.Palette.Card)
	p.fill(r.Inset(3*u), 3.5*u, hex(0x46566B))
	p.frame(r.Inset(8*u), 2*u, 1.2, line)
	p.star(r.CenterX(), r.CenterY(), 5, 15*u, 6.5*u, line)
}

// ArmyCardBacks draws so many backs in a fan, whose last one ends at the right edge of r.
func (t *Theme) ArmyCardBacks(dst *ebiten.Image, r Rect, n int) {
	w := r.H / ArmyCardShape
	step := min(w*.57, (r.W-w)/float64(max(1, n-1)))
	for i := range n {
		t.ArmyCardBack(dst, Rect{r.Right() - w - float64(n-1-i)*step, r.Y, w, r.H})
	}
}
