package campaign

import "bigpayday/game/conquest"

// Course is how the game went, turn by turn, for the chart of the results.
type Course struct{ points []Point }

// Point is how things stood before the first turn, and after each turn, Seat's: the days and armies of
// each player, the neutral army's last, and who held each region, NoSeat for nobody.
type Point struct {
	Turn    uint16
	Round   uint8
	Seat    conquest.Seat
	Days    [conquest.MaxSeats + 1]uint8
	Armies  [conquest.MaxSeats + 1]int32
	Regions [conquest.NumRegions]conquest.Seat
}

// Points returns the points so far. The slice is the course's own: read it only.
func (c *Course) Points() []Point { return c.points }

// endTurn adds a point, once turns are taken.
func (sh *Shown) endTurn() {
	if sh.Part == LayingTiles || sh.Part == Claiming {
		return
	}
	p := Point{Turn: sh.Turns, Round: sh.Round, Seat: sh.Turn}
	for d := conquest.Day(1); d < days; d++ {
		if owner := sh.Owner[d]; owner >= 0 {
			p.Days[owner]++
			p.Armies[owner] += sh.Armies[d]
		}
	}
	for r := range conquest.NumRegions {
		p.Regions[r] = sh.Holder(r)
	}
	sh.Course.points = append(sh.Course.points, p)
}
