package turn

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// drawFlyingCard draws the card that comes from its pile or leaves the table.
func (s *Turn) drawFlyingCard(dst *ebiten.Image) {
	if c, ok := s.presented(); ok && c.flies() && !c.move.Large {
		s.drawPresented(dst, &c)
	}
}
