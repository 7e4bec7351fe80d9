package purse

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/render"
	"bigpayday/render/moments"
)

// Moment draws what is shown large over a table with a calendar.
func (f *Frame) Moment(dst *ebiten.Image, c *render.Calendar) {
	m := &f.m.Stage.Actors().Moment
	if m.Kind != moments.Jackpot {
		return
	}
	f.present = f.m.MomentSeats(f.present, func(seat engine.Seat) int32 { return f.m.Stage.Money(engine.SeatAccount(seat)) })
	f.m.Theme.JackpotMoment(dst, &render.JackpotMoment{
		Moment: *m, Seats: f.present,
		Word: f.Extras().Word(), Sum: f.m.Words.Money(m.JackpotCount()), Gain: f.m.Words.Signed(m.Sum), WinsAll: f.m.Say("moment.wins_all"),
		Pot: c.Tile(render.PlaceJackpot), Room: c.Sheet, Door: f.m.MomentDoor("moment.go_on"),
	})
}
