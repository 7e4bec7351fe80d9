package beats

import "math"

// Speed is how fast a player plays.
type Speed uint8

// The speeds. Slow takes 1.6 times as long as Normal, Fast 0.45 times;
// Instant shows everything at once.
const (
	Slow Speed = iota
	Normal
	Fast
	Instant
	NumSpeeds
)

var speedNames = [NumSpeeds]string{"slow", "normal", "fast", "instant"}

// String returns the id of the speed, such as "slow", for settings.
func (s Speed) String() string {
	if s < NumSpeeds {
		return speedNames[s]
	}
	return "unknown"
}

// ParseSpeed returns the speed with the given id.
func ParseSpeed(id string) (Speed, bool) {
	for i, name := range speedNames {
		if name == id {
			return Speed(i), true
		}
	}
	return Normal, false
}

// moment is a length of time as it is counted here: a 108th of a millisecond at
// Normal speed. A tick is a whole number of them at every speed, so that lengths in
// ticks come out the same everywhere.
type moment int64

const millisecond moment = 108

// forever is more time than anything takes.
const forever = moment(math.MaxInt64)

// perTick returns the time that passes in a tick, 1/60 second.
func (s Speed) perTick() moment {
	const tick = 1000 * millisecond / 60
	switch s {
	case Slow:
		return tick * 10 / 16
	case Fast:
		return tick * 100 / 45
	case Instant:
		return forever
	}
	return tick
}

// Haste is how much faster than at its speed something is played, in percent on top of it.
type Haste uint16

// NoHaste plays at the speed that is set.
const NoHaste Haste = 0

// What is read is hurried little, and only in great haste.
const (
	greatHaste     Haste = 200
	readingPart          = 5
	mostForReading Haste = 40
)

// reading returns how much faster something is played that is read.
func (h Haste) reading() Haste {
	if h <= greatHaste {
		return NoHaste
	}
	return min((h-greatHaste)/readingPart, mostForReading)
}

// shorten returns how long it takes with haste to play what would take a time without.
func (h Haste) shorten(m moment) moment {
	if h == NoHaste {
		return m
	}
	return (m*100 + moment(99+h)) / moment(100+h)
}

// stretch returns how much is played in a time with haste.
func (h Haste) stretch(m moment) moment {
	if h == NoHaste {
		return m
	}
	return m * moment(100+h) / 100
}
