package lab

import (
	"cmp"
	"slices"

	"bigpayday/game/engine"
)

// maxPlaces is room for all days and for what stays in the box.
const maxPlaces = 2 * engine.MaxDays

// board is the days that tiles can lie on, and after them the box. Every
// arrangement puts each tile somewhere. On a printed calendar, days without a
// tile hold Vacant, which cannot go into the box.
type board struct {
	days  int // that a tile can lie on
	seats float64
	start [maxPlaces]engine.Space
	// open are the places that are used.
	open []int
}

// values is what each kind of tile adds in each place.
type values [engine.NumSpaces][maxPlaces]float64

// newShelf returns the board of a setup, its first arrangement with the tiles
// in the order of their kinds.
func newBoard(setup *engine.Setup) *board {
	ed := engine.EditionOf(setup.Edition)
	s := &board{days: int(setup.PageLength(1)) - 1, seats: float64(setup.Seats)}
	var tiles []engine.Space
	for kind, n := range ed.Tiles {
		for range n {
			tiles = append(tiles, engine.Space(kind))
		}
	}
	laid := min(s.days, len(tiles))
	if ed.PrintsDays() {
		laid = min(laid, int(setup.Blue))
	}
	copy(s.start[:], tiles[:laid])
	copy(s.start[s.days:], tiles[laid:])
	for place := range s.days + len(tiles) - laid {
		s.open = append(s.open, place)
	}
	return s
}

// page returns what of an arrangement lies on the days.
func (s *board) page(places *[maxPlaces]engine.Space) (page [engine.MaxDays]engine.Space) {
	copy(page[:s.days], places[:s.days])
	return page
}

// may reports whether two places can change what they hold.
func (s *board) may(places *[maxPlaces]engine.Space, a, b int) bool {
	inBox := func(i int) bool { return i >= s.days }
	return places[a] != places[b] &&
		(!inBox(a) || places[b] != engine.Vacant) && (!inBox(b) || places[a] != engine.Vacant)
}

// mixed returns the arrangement with some of its places, drawn by lot, mixed at
// random.
func (s *board) mixed(places [maxPlaces]engine.Space, some int, luck *chance) [maxPlaces]engine.Space {
	var drawn [maxPlaces]int
	n := copy(drawn[:], s.open)
	for i := range min(some, n) {
		j := i + luck.below(n-i)
		drawn[i], drawn[j] = drawn[j], drawn[i]
	}
	for i := some - 1; i > 0; i-- {
		a, b := drawn[i], drawn[luck.below(i+1)]
		if s.may(&places, a, b) {
			places[a], places[b] = places[b], places[a]
		}
	}
	return places
}

// values returns for each kind of tile and each place how much more of the goal
// came of the games in which it lay there. What was seldom seen counts less.
func (s *board) values(games []outcome, goal Goal) *values {
	const doubt = 30 // games that would have to say so
	var sums, count values
	mean := 0.0
	for i := range games {
		mean += games[i].sum / float64(len(games))
	}
	deviation := func(g *outcome) float64 {
		switch goal {
		case Richest:
			return g.sum - mean
		case Poorest:
			return mean - g.sum
		}
		// The squares of what each player was worth more than the average.
		return g.squares - 2*mean/s.seats*g.sum
	}
	middle := 0.0
	for i := range games {
		middle += deviation(&games[i]) / float64(len(games))
	}
	for i := range games {
		d := deviation(&games[i]) - middle
		for _, place := range s.open {
			kind := games[i].days[place]
			sums[kind][place] += d
			count[kind][place]++
		}
	}
	for kind := range sums {
		for place := range sums[kind] {
			sums[kind][place] /= count[kind][place] + doubt
		}
	}
	return &sums
}

// best returns the arrangement with the largest sum of values that is found by
// exchanging two places as long as that helps, from several beginnings.
func (s *board) best(worth *values, luck *chance) [maxPlaces]engine.Space {
	const beginnings = 20
	var best [maxPlaces]engine.Space
	most := 0.0
	for n := range beginnings {
		places := s.mixed(s.start, len(s.open), luck)
		for s.improve(&places, worth) {
		}
		sum := 0.0
		for _, place := range s.open {
			sum += worth[places[place]][place]
		}
		if n == 0 || sum > most {
			best, most = places, sum
		}
	}
	return best
}

// improve exchanges any two places where that helps, and reports whether it did.
func (s *board) improve(places *[maxPlaces]engine.Space, worth *values) (did bool) {
	for _, a := range s.open {
		for _, b := range s.open[:a] {
			x, y := places[a], places[b]
			if s.may(places, a, b) && worth[x][b]+worth[y][a] > worth[x][a]+worth[y][b]+1e-9 {
				places[a], places[b] = y, x
				did = true
			}
		}
	}
	return did
}

// plan lists the tiles of a month, what adds most first. On a printed calendar
// the tiles of the box follow, each in its turn on the day where one adds most.
func (s *board) plan(c *candidate) []Laid {
	var plan []Laid
	for i := range s.days {
		if c.places[i] != engine.Vacant {
			plan = append(plan, Laid{uint8(i) + 1, c.places[i]})
		}
	}
	gain := func(worth *values, l Laid) float64 {
		return worth[l.Tile][l.Day-1] - worth[engine.Vacant][l.Day-1]
	}
	slices.SortStableFunc(plan, func(a, b Laid) int { return cmp.Compare(gain(c.values, b), gain(c.values, a)) })
	places := c.places
	for {
		var best Laid
		from := 0
		for day := range s.days {
			for i := s.days; i < len(s.open) && places[day] == engine.Vacant; i++ {
				l := Laid{uint8(day) + 1, places[i]}
				if l.Tile != engine.Vacant && (from == 0 || gain(c.wide, l) > gain(c.wide, best)) {
					best, from = l, i
				}
			}
		}
		if from == 0 {
			return plan
		}
		places[best.Day-1], places[from] = best.Tile, engine.Vacant
		plan = append(plan, best)
	}
}
