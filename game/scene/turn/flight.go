package turn

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/stage"
)

// drawBurst draws the Jackpot that is won.
func (s *Turn) drawBurst(dst *ebiten.Image) {
	a := s.M.Stage.Actors()
	b := &a.Burst
	if !b.On || a.Calm {
		return
	}
	cell := s.board.calendar.Cell(render.PlaceJackpot)
	for i := range stage.BurstNotes + stage.BurstStrips {
		p := b.Piece(i)
		if p.Alpha <= 0 {
			continue
		}
		x, y := cell.CenterX()+p.X, cell.CenterY()-b.Jump()+p.Y
		pose := render.Pose{Turn: p.Angle, Fade: 1 - p.Alpha}
		if i < stage.BurstNotes {
			s.Theme.Bill(dst, s.Theme.NoteValue(int(p.Shade)), x, y, .7, pose)
		} else {
			s.Theme.Confetti(dst, int(p.Shade)%12, x, y, pose)
		}
	}
}

// drawFlyingCard draws the card that comes from its pile or leaves the table.
func (s *Turn) drawFlyingCard(dst *ebiten.Image) {
	if c, ok := s.presented(); ok && c.flies() {
		s.drawPresented(dst, &c)
	}
}
