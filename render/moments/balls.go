package moments

import (
	"math"

	"bigpayday/render/beats"
)

// Balls are the balls in the drum of a lottery, as far as they move by themselves: the drum turns a
// little as it is opened, and they settle; and they rattle when a number has come up that is
// nobody's.
type Balls struct {
	// opened and rattling are how many milliseconds have passed since either began, and rattles
	// says that the latter has.
	opened, rattling float64
	rattles          bool
}

// Times in milliseconds.
const (
	ballsSettle = 700
	ballsRattle = 420
)

// Rattle lets the balls rattle, unless they do. With false they will be able to again.
func (b *Balls) Rattle(on bool) {
	if on && !b.rattles {
		b.rattling = 0
	}
	b.rattles = on
}

// Tick lets a sixtieth of a second pass, or shows at once how it ends for who wants it calm. It
// reports whether anything has moved.
func (b *Balls) Tick(calm bool) bool {
	const tick = 1000. / 60
	moves := b.opened < ballsSettle || b.rattles && b.rattling < ballsRattle
	if calm {
		b.opened, b.rattling = ballsSettle, ballsRattle
	} else {
		b.opened, b.rattling = min(b.opened+tick, ballsSettle), min(b.rattling+tick, ballsRattle)
	}
	return moves
}

// Turn is how far the drum is still turned, in degrees.
func (b *Balls) Turn() float64 {
	const turned = 40
	return turned * (1 - beats.OutBack(b.opened/ballsSettle))
}

// Aside returns how far the i-th ball is from its place as it rattles, in its radii.
func (b *Balls) Aside(i int) (x, y float64) {
	const far, times = .22, 5
	if !b.rattles || b.rattling >= ballsRattle {
		return 0, 0
	}
	t := b.rattling / ballsRattle
	swing := far * (1 - t) * math.Sin(2*math.Pi*times*t+float64(i))
	return swing, -math.Abs(swing)
}
