package render

import "github.com/hajimehoshi/ebiten/v2"

// callCount counts draw calls.
type callCount struct {
	on       bool
	n        int
	dst, own *ebiten.Image
	shader   *ebiten.Shader
}

// CountDrawCalls returns how many draw calls the pieces that draw draws take, of which
// nothing is drawn. Pieces that follow each other on one picture with one shader
// are one call where their own pictures share a texture, as nearly all do once
// they have been shown for a while. Ebitengine adds its own to show the screen.
func (t *Theme) CountDrawCalls(draw func()) int {
	s := t.Shapes
	before := s.discard
	s.discard, s.calls = true, callCount{on: true}
	defer func() { s.discard, s.calls = before, callCount{} }()
	draw()
	return s.calls.n
}

// count counts a piece. Own is its picture where that has a texture of its own,
// else nil.
func (c *callCount) count(dst *ebiten.Image, shader *ebiten.Shader, own *ebiten.Image) {
	if !c.on || c.n > 0 && c.dst == dst && c.shader == shader && c.own == own {
		return
	}
	c.n++
	c.dst, c.shader, c.own = dst, shader, own
}

// countPicture counts a picture.
func (s *shaper) countPicture(dst, img *ebiten.Image, large bool) {
	if !large {
		s.calls.count(dst, s.pieces, nil)
		return
	}
	s.calls.count(dst, nil, img)
}
