package standings

import "math"

// Turning is a month that turns on the screen. It is not there while On is false.
type Turning struct {
	On bool
	// Month is the one that is over.
	Month uint8
	// Short says that it takes less time, as it has been seen before.
	Short bool
	// T is how much of it has passed, 0 to 1.
	T float64
}

// How long a month takes to turn, in milliseconds: the first one of a game, and all others.
const (
	fullLength  = 1750
	shortLength = 900
)

// The course of it, in milliseconds of its full length.
const (
	stampFalls         = 200
	tearEnds           = 260
	fallEnds           = 960
	headComes          = 300
	lanesBegin         = 500
	laneGap, laneRuns  = 50, 700
	laneComes          = 160
	hopLength          = 120
	swapBegins         = 1450
	commandComes       = 700
	leastTurn, maxTurn = 9, 11 // degrees
	hopHeight          = 6     // logical pixels
)

// Length returns how long the month takes to turn, in milliseconds at Normal speed.
func (t *Turning) Length() int64 {
	if t.Short {
		return shortLength
	}
	return fullLength
}

// part returns how much has passed of what begins and ends at times of the full length.
func (t *Turning) part(begins, ends float64) float64 {
	return min(1, max(0, (t.T*fullLength-begins)/(ends-begins)))
}

// Stamp returns how far the stamp has come down on the old page, 0 to 1.
func (t *Turning) Stamp() float64 { return t.part(0, stampFalls) }

// Torn returns how much of its upper edge the old page has been torn off along, 0 to 1.
func (t *Turning) Torn() float64 { return t.part(0, tearEnds) }

// Fall returns how far the old page has fallen, 0 to 1, and by how many degrees it is turned.
func (t *Turning) Fall() (down, degrees float64) {
	p := t.part(tearEnds, fallEnds)
	return p * p * p, leastTurn*min(1, 3*p) + (maxTurn-leastTurn)*p
}

// Gone reports whether the old page is out of sight.
func (t *Turning) Gone() bool { return t.T*fullLength >= fallEnds }

// Head reports whether the new page has its name.
func (t *Turning) Head() bool { return t.T*fullLength >= headComes }

// Lane returns how far the i-th lane has appeared, and how far its face has run, 0 to 1.
func (t *Turning) Lane(i int) (shown, run float64) {
	begins := lanesBegin + laneGap*float64(i)
	p := t.part(begins, begins+laneRuns)
	return t.part(begins, begins+laneComes), (1 - math.Cos(math.Pi*p)) / 2
}

// Hops returns when faces hop on their lanes, as parts of the whole.
func (t *Turning) Hops() (at []float64) {
	for ms := lanesBegin + hopLength; ms <= lanesBegin+laneRuns; ms += hopLength {
		at = append(at, float64(ms)/fullLength)
	}
	return at
}

// Hop returns how high the face in the i-th lane is above its way, in logical pixels.
func (t *Turning) Hop(i int) float64 {
	since := t.T*fullLength - lanesBegin - laneGap*float64(i)
	if since <= 0 || since >= laneRuns {
		return 0
	}
	p := math.Mod(since, hopLength) / hopLength
	return 4 * hopHeight * p * (1 - p)
}

// Swapped returns how far those who have passed each other have changed lanes: it goes a
// little beyond 1 and comes back.
func (t *Turning) Swapped() float64 {
	const over = 1.70158
	p := t.part(swapBegins, fullLength)
	if p <= 0 {
		return 0
	}
	u := p - 1
	return 1 + (over+1)*u*u*u + over*u*u
}

// Ranked reports whether the new ranks stand.
func (t *Turning) Ranked() bool { return t.T*fullLength >= swapBegins }

// Asks reports whether the player is offered to go on.
func (t *Turning) Asks() bool { return t.T*float64(t.Length()) >= commandComes || t.T >= 1 }
