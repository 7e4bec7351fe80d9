package moments

import "bigpayday/game/rules"

// Ribbon is the ribbon of whoever leads the race: it drops on the card of who has overtaken the
// one before. The zero Ribbon knows nobody yet.
type Ribbon struct {
	// leader is who wears it, NoSeat for nobody, and seen says that this is known.
	leader rules.Seat
	seen   bool
	// left is how much of the way it has still to drop, 1 to 0.
	left float64
}

// ribbonDrops is how long it takes, in milliseconds.
const ribbonDrops = 260

// Tick lets a sixtieth of a second pass in which a player leads, or nobody. It reports whether the
// ribbon looks different. The first one, and one that is to be still, is there at once.
func (r *Ribbon) Tick(leader rules.Seat, still bool) bool {
	const tick = 1000. / 60
	if leader != r.leader || !r.seen {
		if r.left = 1; still || !r.seen {
			r.left = 0
		}
		r.leader, r.seen = leader, true
		return true
	}
	if r.left == 0 {
		return false
	}
	r.left = max(0, r.left-tick/ribbonDrops)
	return true
}

// On returns how far the ribbon has dropped on the card of a seat, 0 to 1, and whether it is there.
func (r *Ribbon) On(seat rules.Seat) (dropped float64, worn bool) {
	return 1 - r.left, r.seen && seat == r.leader
}
