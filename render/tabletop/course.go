package tabletop

import "bigpayday/game/engine"

// maxPoints is one point for START and one for every day of every month.
const maxPoints = engine.MaxMonths*engine.MaxDays + 1

// Course is how a player's money went, day by day of the player's own walk,
// for the chart of the results.
//
// Day d of month m is the point (m-1)*31+d, whatever the month's length;
// point 0 is START of the first month. Start of a later month is the same
// point as day 31 of the one before. Where a player did not stop, the values
// are those of the day before; where a player came twice, the later ones.
type Course struct {
	points [maxPoints]Point
	last   int
}

// Point is a player's money on a day, in dollars, with the bills before the player.
type Point struct {
	engine.Finances
	Bills int32
}

// pointOf returns a player's money now.
func pointOf(sh *Shown, seat engine.Seat) Point {
	return Point{Finances: sh.Finances(seat), Bills: sh.BillsDue(seat)}
}

// Worth returns what the player is worth in dollars, with the bills that are still to be paid.
func (p Point) Worth() int32 { return p.NetWorthAfter(p.Bills) }

// Points returns the points up to the day on which the player stands. The
// slice is the course's own: read it only.
func (c *Course) Points() []Point { return c.points[:c.last+1] }

// begin opens the course on the day on which the player stands, with what
// the player has.
func (c *Course) begin(sh *Shown, seat engine.Seat) {
	c.last = placeOf(sh.Players[seat])
	now := pointOf(sh, seat)
	for i := range c.points[:c.last+1] {
		c.points[i] = now
	}
}

// mark notes the player's money after it or the bills changed.
func (c *Course) mark(sh *Shown, seat engine.Seat) { c.points[c.last] = pointOf(sh, seat) }

// move goes on to the day on which the player now stands.
func (c *Course) move(sh *Shown, seat engine.Seat) {
	to := placeOf(sh.Players[seat])
	now := pointOf(sh, seat)
	for i := min(c.last, to); i <= to; i++ {
		if i > c.last || i == to {
			c.points[i] = now
		}
	}
	c.last = to
}

// placeOf returns the point of the day on which a player stands.
func placeOf(p engine.Player) int {
	return min((int(p.Month)-1)*engine.MaxDays+int(p.Day), maxPoints-1)
}
