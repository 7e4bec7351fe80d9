package pieces

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
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

// CommonDice are the colours that an edition may have others for.
var CommonDice = [2]string{"red", "blue"}

// DrawDie draws a die of that size around x, y, in a pose: one that grows does so by its pose,
// since its picture is made for a size. Lift is how high it is above the ground, in logical
// pixels: its shadow stays below. A flat die, a sign in a row, has no shadow; lift is below
// zero for it.
func DrawDie(t *render.Theme, dst *ebiten.Image, d Die, x, y, size, lift float64, pose render.Pose) {
	p := t.Pen(dst)
	if i := slices.Index(CommonDice[:], d.Color); i >= 0 && t.Skin.Dice[i] != "" {
		d.Color = t.Skin.Dice[i]
	}
	q := t.Arts.Dice.Get(t, sketch.DieFace{Color: d.Color, N: d.N, Size: size}, sketch.Die)
	if lift >= 0 {
		size := size * cmp.Or(pose.Scale, 1)
		far := min(lift/(2*size), 1)
		w, h := size*1.1*(1-.3*far), size*.4*(1-.3*far)
		a := .45 * (1 - .6*far) * (1 - pose.Fade)
		p.Shadow(render.Rect{X: x + 2 - w/2, Y: y + size*.5 - h/2, W: w, H: h}, h/2, 4*size/46, 0, a)
		y -= lift
	}
	// An upright die keeps its sharp edges.
	if pose == (render.Pose{}) {
		p.Blit(q, x-size/2, y-size/2, 1)
		return
	}
	p.Posed(q, x, y, pose)
}

// TrayFelt returns the felt of a tray at r.
func TrayFelt(t *render.Theme, r render.Rect) render.Rect {
	edge, rim := trayEdge(t)
	return render.Rect{X: r.X + rim, Y: r.Y + rim, W: r.W - 2*rim, H: r.H - 2*rim - edge + 1}
}

// trayEdge returns how far the lower edge of a tray shows, and how wide its rim is.
func trayEdge(t *render.Theme) (edge, rim float64) {
	if t.View.Compact {
		return 3, 6
	}
	return 4, 8
}

// Tray draws the wooden tray with its felt on which dice lie. It returns the
// felt.
func Tray(t *render.Theme, dst *ebiten.Image, r render.Rect) render.Rect {
	p, c := t.Pen(dst), &t.Palette
	edge, _ := trayEdge(t)
	p.Shadow(render.Rect{X: r.X + 2, Y: r.Y + 2, W: r.W - 4, H: r.H - 2}, 10, 4, 3, .4)
	p.Fill(r, 11, c.WoodEdge)
	p.Fill(r.TopPart(r.H-edge), 11, c.WoodBottom)
	felt := TrayFelt(t, r)
	p.Shade(felt, 6, c.FeltTop, c.FeltBottom)
	p.FillPart(felt.TopPart(8), 4, render.Tops, palette.Color{A: 0x2e})
	return felt
}
