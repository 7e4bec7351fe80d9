package warfare

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/pieces"
)

// OwnerChip draws whose a day is as a chip in the color of its army, with the token.
func OwnerChip(t *render.Theme, dst *ebiten.Image, r render.Rect, a Army) {
	const radius, disc, token = 5, .4, .6 // the last two in heights of the chip
	p := t.Pen(dst)
	face, _ := armyColors(t, a)
	p.Fill(r, radius, face)
	if a.Neutral {
		return
	}
	p.Disc(r.CenterX(), r.CenterY(), disc*r.H, t.Palette.Cream)
	pieces.TokenAt(t, dst, a.Token, r.CenterX(), r.CenterY(), token*r.H, pieces.Flat)
}

// FreeChip draws a day in that row that is nobody's.
func FreeChip(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	t.Pen(dst).Dashes(r.Inset(.5), 5, 1.2, 4, 3, t.Palette.Ink2)
}

// ChosenChip draws a day in that row that is about to be claimed by an army.
func ChosenChip(t *render.Theme, dst *ebiten.Image, r render.Rect, a Army) {
	OwnerChip(t, dst, r, a)
	t.Pen(dst).Frame(r.Inset(-2.5), 7, 2, t.Palette.Dark)
}
