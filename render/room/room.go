package room

import (
	"math"

	"bigpayday/render"
	"bigpayday/render/scenery"
)

// Room is what moves in the room of the title while nobody does anything. It goes on by ticks, so
// that it stands still as soon as it gets none.
type Room struct {
	ticks int
	cat   cat
	// tile is the one on the desk that the cat lifts, since so many ticks; 0 for none.
	tile, lifts int
	// purred is the tick in which the cat purred last, from 1; 0 before that.
	purred int
}

// second is how many ticks a second has.
const second = 60

// Frames are drawn so many ticks apart while the cat walks or something is lifted or hops, and
// while there is only what drifts slowly.
const (
	livelyTicks = 4
	slowTicks   = 6
)

// Advance lets a tick pass. It reports whether there is something new to be drawn: a few times in
// a second is enough for what is slow.
func (m *Room) Advance() bool {
	m.ticks++
	m.cat.advance()
	if m.lifts > 0 {
		if m.lifts++; m.lifts > liftTicks {
			m.lifts = 0
			return true
		}
	}
	_, high := m.Hop()
	if m.lifts > 0 || high > .01 || !m.CatPose().Sits {
		return m.ticks%livelyTicks == 0
	}
	return m.ticks%slowTicks == 0
}

// liftTicks is how long the cat lifts a tile.
const liftTicks = second

// Lift lets the cat lift one of so many tiles on the desk, the next one each time. It reports
// whether it does: it lifts one at a time.
func (m *Room) Lift(tiles int) bool {
	if m.lifts > 0 {
		return false
	}
	m.tile, m.lifts = (m.tile+1)%tiles, 1
	return true
}

// Lifted returns which tile the cat lifts, and how far it is off the desk, 0 to 1; -1 for none.
func (m *Room) Lifted() (tile int, high float64) {
	if m.lifts == 0 {
		return -1, 0
	}
	return m.tile, math.Sin(math.Pi * float64(m.lifts) / (liftTicks + 1))
}

// Light returns how bright the light on the wall is, -1 to 1.
func (m *Room) Light() float64 { return m.wave(11) }

// Purrs reports whether the cat purrs now that somebody looks at it: once in a minute.
func (m *Room) Purrs() bool {
	if !m.cat.looks || m.purred > 0 && m.ticks+1-m.purred < 60*second {
		return false
	}
	m.purred = m.ticks + 1
	return true
}

// wave returns where something is that swings from -1 to 1 and back in so many seconds.
func (m *Room) wave(seconds float64) float64 {
	return math.Sin(2 * math.Pi * float64(m.ticks) / (seconds * second))
}

// Clouds returns how far the clouds have drifted, -1 to 1.
func (m *Room) Clouds() float64 { return m.wave(40) }

// Curtain returns how far the curtain sways, -1 to 1.
func (m *Room) Curtain() float64 { return m.wave(7) }

// Postcard returns how far the postcard has swung, in degrees.
func (m *Room) Postcard() float64 { return .6 * m.wave(5) }

// Corner returns how far the draught has lifted the corner of the page, 0 to 1: it holds still
// for most of the time.
func (m *Room) Corner() float64 {
	const period, lifted = 8 * second, 3 * second
	at := m.ticks % period
	return math.Sin(math.Pi * min(1, float64(at)/lifted))
}

// Hop returns which token hops, and how high it is, in logical pixels of the design.
func (m *Room) Hop() (token int, high float64) {
	const period, hops, highest = 9 * second, second / 2, 6.0
	at := m.ticks % period
	return m.ticks / period % render.MaxSeats, highest * math.Sin(math.Pi*min(1, float64(at)/hops))
}

// Steam returns the wisps that rise from the mug, one after another.
func (m *Room) Steam() (wisps [3]scenery.Wisp) {
	const period = 3.2 * second
	for i := range wisps {
		at := math.Mod(float64(m.ticks)/period+float64(i)/3+.25, 1)
		wisps[i] = scenery.Wisp{Rise: at, Stray: math.Sin(2 * math.Pi * at)}
	}
	return wisps
}

// LookAt says whether somebody points at the cat: then it sits and looks.
func (m *Room) LookAt(cat bool) { m.cat.looks = cat }

// CatAt returns how far along its way on the desk the cat is, 0 at the left and 1 at the right.
func (m *Room) CatAt() float64 { return m.cat.at() }

// CatPose returns what the cat does now.
func (m *Room) CatPose() scenery.CatPose { return m.cat.pose() }

// cat walks to and fro on the edge of the desk, and sits between.
type cat struct {
	// way is how many ticks it has walked of the way that it is on, of [wayTicks].
	way  int
	left bool
	// rests is how long it still sits, in ticks, and sat how long it has.
	rests, sat int
	// looks says that somebody points at it: then it sits and looks.
	looks bool
}

// The cat crosses the desk in this time, and sits this long at its ends, in ticks. It begins
// somewhere on its way.
const (
	wayTicks   = 15 * second
	begins     = wayTicks * 5 / 9
	sitsAtEnd  = 12 * second
	stepsTicks = second / 8
	blinkEach  = 4 * second
	blinkTicks = 7
)

// New returns the room as it is at the start of the program, with the cat on its way.
func New() Room { return Room{cat: cat{way: begins}} }

func (c *cat) advance() {
	switch {
	case c.looks:
		c.sat++
	case c.rests > 0:
		c.sat++
		if c.rests--; c.rests == 0 {
			c.left, c.way, c.sat = !c.left, 0, 0
		}
	default:
		c.sat = 0
		if c.way++; c.way >= wayTicks {
			c.rests = sitsAtEnd
		}
	}
}

func (c *cat) at() float64 {
	part := float64(c.way) / wayTicks
	if c.left {
		return 1 - part
	}
	return part
}

func (c *cat) pose() scenery.CatPose {
	return scenery.CatPose{
		Sits: c.looks || c.rests > 0, Left: c.left, Step: c.way / stepsTicks % 4, Blinks: c.sat%blinkEach >= blinkEach-blinkTicks,
	}
}
