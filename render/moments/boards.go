package moments

import (
	"bigpayday/game/rules"
	"bigpayday/render/beats"
)

// Boards are the boards that players hold up in a contest, which come up from behind the desk one
// after another, and the lamp over the stage, which goes out for a moment when somebody else steps
// on it. The zero Boards has none up, and an empty stage.
type Boards struct {
	up [rules.MaxSeats]float64 // milliseconds
	// seen says that somebody has been seen on the stage, on who that was, and blinks how much of
	// the time is left in which the lamp is out, in milliseconds.
	seen   bool
	on     rules.Seat
	blinks float64
}

// Times in milliseconds.
const (
	boardRises = 260
	lampBlinks = 160
)

// Tick lets a sixtieth of a second pass in which some players hold up a board and one is on the
// stage, or shows at once how it ends for who wants it calm. It reports whether anything has moved.
func (b *Boards) Tick(held rules.SeatSet, on rules.Seat, calm bool) (moved bool) {
	const tick = 1000. / 60
	if on != b.on || !b.seen {
		if b.seen && !calm {
			b.blinks = lampBlinks
		}
		b.on, b.seen, moved = on, true, true
	} else if b.blinks > 0 {
		b.blinks, moved = max(0, b.blinks-tick), true
	}
	for seat := range b.up {
		up := b.up[seat]
		switch {
		case !held.Has(rules.Seat(seat)):
			up = 0
		case calm:
			up = boardRises
		default:
			up = min(boardRises, up+tick)
		}
		moved = moved || up != b.up[seat]
		b.up[seat] = up
	}
	return moved
}

// Risen returns how far the board of a player has come up, 0 to 1 and a little beyond on the way.
func (b *Boards) Risen(seat rules.Seat) float64 { return beats.OutBack(b.up[seat] / boardRises) }

// Dark is how dark the stage is while the lamp is out, 0 to 1.
func (b *Boards) Dark() float64 { return b.blinks / lampBlinks }
