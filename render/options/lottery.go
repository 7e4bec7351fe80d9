package options

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// PickState is how far a seat is in a lottery.
type PickState uint8

// The states of a seat in a lottery.
const (
	PickWaits PickState = iota
	PickNow
	PickDone
	PickWon
	PickOut
)

// PickGround draws the ground of a seat in a lottery: ringed where it is asked, dashed
// where it is out.
func PickGround(t *render.Theme, dst *ebiten.Image, r render.Rect, s PickState, state render.State) {
	const radius = 9
	p, c := t.Pen(dst), &t.Palette
	ground := render.Shades{Rest: c.Field, Hover: palette.White, Active: c.Hot}
	switch s {
	case PickNow:
		marks.ActiveRing(t, dst, r, radius)
		ground.Rest = c.Hot
	case PickOut:
		ground.Rest, ground.Hover = c.Off, c.Off
	case PickWon:
		ground.Rest, ground.Hover = c.Tints[palette.Green], c.Tints[palette.Green]
	}
	p.Shadow(r.Narrowed(2), radius, 2, 3, .25)
	p.Fill(r, radius, ground.In(state))
	switch {
	case s == PickOut:
		p.Dashes(r, radius, 1.4, 5, 4, c.OffLine)
	case state.Active:
		p.Frame(r, radius, 2, c.Families[palette.Gold].Edge)
	case s == PickDone || s == PickWon:
		p.Frame(r, radius, 1.8, c.Families[palette.Green].Face)
	default:
		p.Frame(r, radius, c.LineWidth, c.Line)
	}
	marks.Focus(t, dst, r, radius, state)
}
