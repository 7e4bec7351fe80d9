package warfare

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
)

// FallingFlag draws the flag of an army that stands on the field of a region and falls from it, as
// far as t says, 0 to 1: it tips over, and is gone in the end. Nothing falls for a neutral army.
func FallingFlag(t *render.Theme, dst *ebiten.Image, field render.Rect, a Army, fallen float64) {
	const high, aside, tips = 2.2, .7, 105 // in heights of the field, and degrees
	if a.Neutral {
		return
	}
	down := fallen * fallen
	flag := t.Pen(dst).Artwork("flag-"+a.Token.Color.String(), high*field.H)
	t.Pen(dst).Posed(flag, field.CenterX()+aside*field.H*down, field.Y-.6*high*field.H*(1-down), render.Pose{Turn: tips * down, Fade: down * down})
}
