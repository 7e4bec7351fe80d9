package boards

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/sketch"
)

// airDieSize is the size, in logical pixels of a calendar of 1280x800, in which a die in the air
// is rasterised.
const airDieSize = 140

// cubes are the sides of a die that are seen beside the face on top, 1 to 6: on the left and on
// the right.
var cubes = [7][2]int{{2, 3}, {2, 3}, {4, 1}, {1, 2}, {5, 1}, {4, 6}, {5, 4}}

// AirDie draws a die in the air over the board, three of whose faces
// are seen, the one with its number on top.
//
// A ghost of it, which is faded, has no shadow.
func AirDie(t *render.Theme, dst *ebiten.Image, d pieces.Die, at Airborne, fade float64) {
	p, x, y, size, lift := t.Pen(dst), at.X, at.Y, at.Size, at.Lift
	pose := render.Pose{Turn: at.Turn, Squash: at.Squash, Fade: fade}
	if i := slices.Index(pieces.CommonDice[:], d.Color); i >= 0 && t.Skin.Dice[i] != "" {
		d.Color = t.Skin.Dice[i]
	}
	n := min(max(d.N, 1), 6)
	key := render.DrawingKey{What: "die-air", Name: d.Color, N: n, Size: float32(airDieSize)}
	q := t.Drawing(key, func() sketch.Drawing {
		return sketch.DieInTheAir(sketch.DieCube{Color: key.Name, Top: n, Left: cubes[n][0], Right: cubes[n][1], Size: airDieSize})
	})
	if fade == 0 {
		far := min(lift/(1.5*size), 1)
		shadow := t.Drawing(render.DrawingKey{What: "die-shadow", Size: airDieSize}, func() sketch.Drawing { return sketch.DieShadow(airDieSize) })
		p.Posed(shadow, x+size*.12, y+size*.46, render.Pose{Scale: size / airDieSize * (1 - .3*far), Fade: .6 * far})
	}
	p.Posed(q, x, y-lift, pose.Scaled(size/airDieSize))
}

// dust draws what a die stirs up where it hits, around x, y and so wide: part is how much of it
// is over, 0 to 1.
func dust(t *render.Theme, dst *ebiten.Image, x, y, wide, part float64) {
	if part <= 0 || part >= 1 {
		return
	}
	const puffs = 7
	p := t.Pen(dst)
	for i := range puffs {
		sin, cos := math.Sincos(math.Pi * (float64(i)/(puffs-1)*1.1 - .05))
		far := wide * (.42 + .3*part)
		p.Disc(x-cos*far, y-sin*far*.3*part, wide*(.05+.03*float64(i%3))*(.6+.6*part), palette.Faded(dayPaper, .8*(1-part)))
	}
}

// DayPulse draws the ring around a cell that a throw leads to, as it beats once: part is how much
// of that is over, 0 to 1.
func DayPulse(t *render.Theme, dst *ebiten.Image, cell render.Rect, part float64) {
	if part <= 0 || part >= 1 {
		return
	}
	p, out := t.Pen(dst), 12*part
	p.Frame(cell.Inset(-out), 12+out, 5, palette.Faded(t.Palette.Focus, 1-part))
}
