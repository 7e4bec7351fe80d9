package faces

import "math"

// ticksPerSecond is how many ticks there are in a second.
const ticksPerSecond = 60

// The motion of a face, in milliseconds.
const (
	blinkTime              = 110
	leastPause, mostPause  = 3400, 7000 // between blinks
	syllable               = 90         // of a mouth that talks
	perSign, longestSpeech = 32, 1100
	changeTime             = 180
	lowestAt               = 60 // when a change is half done and the face changes
	hopTime                = 150
	shakeTime              = 40
	sinkTime               = 160
	leanTime               = 220
	// HoldTime is how long an expression stays before the face rests again.
	HoldTime = 2600
)

// The reach of that motion.
const (
	squashed, stretched = -.06, .05 // shares of the height
	hops, shakes        = 2, 3
	smallHop, largeHop  = 5, 9 // of a happy and a triumphant face, in logical pixels
	shakeReach          = 2
	sinkDepth           = 3
	leanAngle           = 4 // degrees
)

// Life is the face of one seat, as [New] returns it. It holds no pointers and may be
// copied.
type Life struct {
	// Reduced leaves out all motion: only the expression changes.
	Reduced bool

	rest, shown, next Expression
	// now counts ticks. The others are ticks at which something began or ends, 0
	// where that has not happened.
	now, changed, gesture, restsAt, talked, talksUntil, blinked, blinksAt int
	// from is the stretch with which the present change began.
	from float64
	// lively says that the change comes from an event, which moves the face more
	// than going back to rest does.
	lively bool
	// side is where the active seat is: -1 left, 1 right, 0 here.
	side             float64
	sink, lean, fall glide
	random           uint64
}

// New returns the face of a seat. Each seat blinks at its own times.
func New(seat int) Life { return Life{now: 1, random: uint64(seat)} }

// React shows an expression for [HoldTime]. Side is -1 where the active seat is at the
// left, 1 where it is at the right, else 0: there a scheming face leans.
func (l *Life) React(e Expression, side int) { l.ReactFor(e, side, HoldTime) }

// ReactFor is React for a number of milliseconds, or until the next reaction where that is 0.
func (l *Life) ReactFor(e Expression, side, ms int) {
	l.side, l.restsAt = float64(side), 0
	if ms > 0 {
		l.restsAt = l.now + max(1, ticks(ms))
	}
	l.change(e, true)
}

// SetRest sets the expression of the face at rest.
func (l *Life) SetRest(e Expression) {
	resting := l.restsAt == 0 && l.next == l.rest
	l.rest = e
	if resting {
		l.change(e, false)
	}
}

// Rest lets the face rest, as when the seat's next turn begins.
func (l *Life) Rest() {
	l.restsAt = 0
	l.change(l.rest, false)
}

// Talk moves the mouth as long as it takes to say a line of so many signs.
func (l *Life) Talk(signs int) {
	l.talked, l.talksUntil = l.now, l.now+ticks(min(signs*perSign, longestSpeech))
}

// change begins to show an expression.
func (l *Life) change(e Expression, lively bool) {
	if e == l.next {
		if lively && l.shown == e && l.now >= l.changed+ticks(changeTime) {
			l.gesture = l.now
		}
		return
	}
	l.fall.to(l.hop(), 0, l.now)
	l.fall.to(0, lowestAt, l.now)
	if l.shown == l.next { // else the face goes on with the change that has begun
		l.from, l.changed = l.stretch(), l.now
	}
	l.next, l.lively, l.gesture = e, lively, 0
	if l.Reduced {
		l.show()
	}
}

// show puts on the expression that the face changes to, and begins its gesture.
func (l *Life) show() {
	l.shown = l.next
	sink, lean, shaken := 0., 0., 0
	if l.lively {
		l.gesture = l.now
	}
	switch l.shown {
	case Dismayed:
		sink = sinkDepth
		if l.lively {
			shaken = ticks(shakes * shakeTime)
		}
	case Scheming:
		lean = leanAngle * l.side
	}
	l.sink.to(sink, sinkTime, l.now)
	l.sink.begun += shaken
	l.lean.to(lean, leanTime, l.now)
}

// Tick passes a sixtieth of a second.
func (l *Life) Tick() {
	l.now++
	if l.restsAt > 0 && l.now >= l.restsAt {
		l.Rest()
	}
	if l.shown != l.next && l.now >= l.changed+ticks(lowestAt) {
		l.show()
	}
	if l.blinksAt == 0 {
		l.blinksAt = l.now + l.pause()
	}
	if l.now >= l.blinksAt {
		l.blinked, l.blinksAt = l.now, l.now+ticks(blinkTime)+l.pause()
	}
}

// pause returns the ticks until the next blink.
func (l *Life) pause() int {
	// SplitMix64: small, and good enough for eyelids.
	l.random += 0x9e3779b97f4a7c15
	z := l.random
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return ticks(leastPause + int(z%(mostPause-leastPause+1)))
}

// Frame returns what the face shows now.
func (l *Life) Frame() Frame {
	f := Frame{Features: Features{Expression: l.shown}}
	if l.Reduced {
		return f
	}
	f.Blink = l.blinking()
	f.Mouth = l.mouth()
	f.Stretch = l.stretch()
	f.Up = l.hop() + l.fall.at(l.now) - l.sink.at(l.now)
	f.Right = l.shake()
	f.Lean = l.lean.at(l.now)
	return f
}

// blinking reports whether the eyes are shut. Happy and triumphant eyes say more
// than a blink does.
func (l *Life) blinking() bool {
	return l.blinked > 0 && l.now < l.blinked+ticks(blinkTime) && l.shown != Happy && l.shown != Triumphant
}

// mouth returns the mouth of a face that may talk.
func (l *Life) mouth() Mouth {
	if l.now >= l.talksUntil {
		return OwnMouth
	}
	return [3]Mouth{Talk1, Talk2, OwnMouth}[int(millis(l.now-l.talked)/syllable)%3]
}

// stretch returns how much higher the face is in a change: it is squashed, shoots up
// and comes to rest.
func (l *Life) stretch() float64 {
	t := millis(l.now - l.changed)
	if l.Reduced || l.changed == 0 || t >= changeTime {
		return 0
	}
	const upAt = (lowestAt + changeTime) / 2
	switch {
	case t < lowestAt:
		return between(l.from, squashed, t/lowestAt)
	case t < upAt:
		return between(squashed, stretched, (t-lowestAt)/(upAt-lowestAt))
	}
	return between(stretched, 0, (t-upAt)/(changeTime-upAt))
}

// hop returns how high the face is in its hops.
func (l *Life) hop() float64 {
	height := [numExpressions]float64{Happy: smallHop, Triumphant: largeHop}[l.shown]
	since := millis(l.now - l.gesture)
	if l.gesture == 0 || since >= hops*hopTime {
		return 0
	}
	t := math.Mod(since, hopTime) / hopTime
	return 4 * height * t * (1 - t)
}

// shake returns how far to the right the face is when it shakes.
func (l *Life) shake() float64 {
	n := int(millis(l.now-l.gesture) / shakeTime)
	switch {
	case l.shown != Dismayed || l.gesture == 0 || n >= shakes:
		return 0
	case n%2 == 0:
		return shakeReach
	}
	return -shakeReach
}

// glide is a value that goes over to another one.
type glide struct {
	from, target float64
	begun        int // the tick
	time         float64
}

// to lets the value go over to a target from a tick on, within so many milliseconds.
func (g *glide) to(target, time float64, now int) {
	*g = glide{from: g.at(now), target: target, begun: now, time: time}
}

// at returns the value in a tick. It slows down towards its target.
func (g *glide) at(now int) float64 {
	t := millis(now - g.begun)
	switch {
	case g.time == 0 || t >= g.time:
		return g.target
	case t <= 0:
		return g.from
	}
	rest := 1 - t/g.time
	return g.target + (g.from-g.target)*rest*rest
}

// between goes from a to b while t goes from 0 to 1, and begins and ends slowly.
func between(a, b, t float64) float64 { return a + (b-a)*t*t*(3-2*t) }

// ticks returns the number of ticks nearest to a time in milliseconds.
func ticks(ms int) int { return (ms*ticksPerSecond + 500) / 1000 }

// millis returns how many milliseconds a number of ticks takes.
func millis(ticks int) float64 { return float64(ticks) * 1000 / ticksPerSecond }
