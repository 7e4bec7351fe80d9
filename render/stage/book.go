package stage

import "bigpayday/game/engine"

// enter writes what was borrowed or paid off into the player's book, where the
// edition has books and one can be seen: with the pen that was heard when the
// money moved.
func (d *directions) enter(seat engine.Seat) {
	if d.shown.Edition().Savings == (engine.SavingsRule{}) || d.shown.Settlement.Open {
		return
	}
	d.Happen()
	d.pen(seat, false)
}

// write plays an entry on the page of the savings: it is written with a
// scratching pen.
func (d *directions) write(seat engine.Seat) {
	d.Sound(PenScratch)
	d.Happen()
	d.pen(seat, true)
}

func (d *directions) pen(seat engine.Seat, saved bool) {
	d.Over(bookEntry, func(t float64) { d.actors.Entry = Entering{On: true, Seat: seat, Saved: saved, T: t} })
}
