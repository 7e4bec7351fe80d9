package render

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// Die is a die with one of its faces up.
type Die struct {
	// Color is "red" or "blue", the die and the second one, which may have other
	// colours in an edition, or "black" or "white".
	Color string
	// N is the number of pips, 1 to 6; anything else shows none.
	N int
}

// commonDice are the colours that an edition may have others for.
var commonDice = [2]string{"red", "blue"}

// Die draws a die of that size around x, y, in a pose. Lift is how high it is
// above the ground, in logical pixels: its shadow stays below. A flat die, a
// sign in a row, has no shadow; lift is below zero for it.
func (t *Theme) Die(dst *ebiten.Image, d Die, x, y, size, lift float64, pose Pose) {
	p := t.pen(dst)
	if i := slices.Index(commonDice[:], d.Color); i >= 0 && t.skin.dice[i] != "" {
		d.Color = t.skin.dice[i]
	}
	q := t.arts.dice.get(t, sketch.DieFace{Color: d.Color, N: d.N, Size: size}, sketch.Die)
	if lift >= 0 {
		far := min(lift/(2*size), 1)
		w, h := size*1.1*(1-.3*far), size*.4*(1-.3*far)
		a := .45 * (1 - .6*far) * (1 - pose.Fade)
		p.shadow(Rect{x + 2 - w/2, y + size*.5 - h/2, w, h}, h/2, 4*size/46, 0, a)
		y -= lift
	}
	// An upright die keeps its sharp edges.
	if pose == (Pose{}) {
		p.blit(q, x-size/2, y-size/2, 1)
		return
	}
	p.posed(q, x, y, pose)
}

// TrayFelt returns the felt of a tray at r.
func (t *Theme) TrayFelt(r Rect) Rect {
	edge, rim := t.trayEdge()
	return Rect{r.X + rim, r.Y + rim, r.W - 2*rim, r.H - 2*rim - edge + 1}
}

// trayEdge returns how far the lower edge of a tray shows, and how wide its rim is.
func (t *Theme) trayEdge() (edge, rim float64) {
	if t.View.Compact {
		return 3, 6
	}
	return 4, 8
}

// Tray draws the wooden tray with its felt on which dice lie. It returns the
// felt.
func (t *Theme) Tray(dst *ebiten.Image, r Rect) Rect {
	p, c := t.pen(dst), &t.Palette
	edge, _ := t.trayEdge()
	p.shadow(Rect{r.X + 2, r.Y + 2, r.W - 4, r.H - 2}, 10, 4, 3, .4)
	p.fill(r, 11, c.WoodEdge)
	p.fill(r.topPart(r.H-edge), 11, c.WoodBottom)
	felt := t.TrayFelt(r)
	p.shade(felt, 6, c.FeltTop, c.FeltBottom)
	p.fillPart(felt.topPart(8), 4, tops, Color{A: 0x2e})
	return felt
}
