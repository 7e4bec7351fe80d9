package turn

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// accountSpot returns where money of an account lies on the table.
func (s *Turn) accountSpot(account engine.Account) (x, y float64) {
	if seat := account.Seat(); seat != engine.NoSeat {
		r := s.seats.Box(seat)
		if s.View().Compact {
			return r.Right() - 30, r.Y + 46
		}
		return r.Right() - 36, r.Y + 66
	}
	switch account {
	case engine.Jackpot:
		r := s.Layout.Calendar.Cell(render.PlaceJackpot)
		return r.CenterX(), r.CenterY()
	case engine.Stakes:
		r := s.Layout.Decision
		return r.Right() - 90, r.Y + 70
	}
	// The Bank is beyond the upper edge, between calendar and column.
	return s.Layout.Calendar.Sheet.Right(), -14
}

// drawFlight draws what flies over the table: notes, and the Jackpot that
// bursts.
func (s *Turn) drawFlight(dst *ebiten.Image) {
	a := s.M.Stage.Actors()
	k := 1.0
	if s.View().Compact {
		k = .8
	}
	for i := range a.Notes.N {
		n := &a.Notes.Notes[i]
		if n.T <= 0 || n.T >= 1 {
			continue
		}
		x0, y0 := s.accountSpot(n.From)
		x1, y1 := s.accountSpot(n.To)
		high := min(140, .35*math.Hypot(x1-x0, y1-y0))
		if n.From == engine.Bank || n.To == engine.Bank {
			high = 30 // the Bank is above the window: there a note would not be seen
		}
		arc := high * 4 * n.T * (1 - n.T)
		x := x0 + (x1-x0)*n.T
		y := y0 + (y1-y0)*n.T - arc
		s.Theme.Bill(dst, int(n.Value), x, y, (.62+.3*math.Sin(math.Pi*n.T))*k, render.Pose{Turn: -20 + 40*n.T + float64(i%3)*7})
	}
	s.drawBurst(dst)
	s.drawFlyingCard(dst)
	s.drawToss(dst)
}

// drawBurst draws the Jackpot that is won.
func (s *Turn) drawBurst(dst *ebiten.Image) {
	a := s.M.Stage.Actors()
	b := &a.Burst
	if !b.On || a.Calm {
		return
	}
	cell := s.Layout.Calendar.Cell(render.PlaceJackpot)
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
