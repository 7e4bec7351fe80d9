package stage

import "bigpayday/render/beats"

// Rocket is the rocket of Jackpot Skyrockets, which flies from the day that somebody has landed
// on to the Jackpot.
type Rocket struct {
	On  bool
	Day uint8
	// T is how far it has flown, 0 to 1, eased.
	T float64
}

// rocket lets it fly from the day that is being carried out, before the money that it brings.
func (d *directions) rocket() {
	day := d.shown.Landed.Day
	d.Over(rocketFlies, func(t float64) {
		d.actors.Rocket = Rocket{On: t < 1 && !d.actors.Calm, Day: day, T: beats.InOutCubic(t)}
	})
}
