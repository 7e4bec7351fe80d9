package beats

import "bigpayday/game/rules"

// Span is how long a movement takes at [Normal] speed, in milliseconds: as it is
// played in full, and with reduced motion, where it fades or appears.
type Span struct{ Full, Calm int64 }

// Lasting returns a span of so many milliseconds.
func Lasting(full, calm int64) Span { return Span{Full: full, Calm: calm} }

// length returns how long a span takes at Normal speed.
func (s Span) length(calm bool) moment {
	if calm {
		return moment(s.Calm) * millisecond
	}
	return moment(s.Full) * millisecond
}

// Directions say how some events are played. They are written like stage
// directions, from top to bottom: what moves, what is waited for, when the event
// happens. An event that no direction makes happen does so at the end. H says what
// is waited for.
type Directions[H any] struct {
	beats   []beat[H]
	next    int
	elapsed moment // of the present beat
	speed   Speed
	people  rules.SeatSet
	beside  Trails
	// large says that something is seen large, and late that it has waited too long for that.
	large, late bool
}

// beat is one direction.
type beat[H any] struct {
	does  beatKind
	takes Span
	// at moves the actors to the part t of the beat, 0 to 1.
	at    func(t float64)
	seats rules.SeatSet // waits, pauses: one of them
	hold  H
	cue   Sound
	of    Trails // trails
	off   func() // trails
	read  bool   // moves: something is read meanwhile
}

type beatKind uint8

const (
	moves   beatKind = iota // at, for as long as takes
	waits                   // for the person in hold; rests for a computer
	pauses                  // rests, but not where a person sits at the seat
	happens                 // the next event is folded
	sounds                  // cue
	trails                  // at, beside what comes next
)

// Over moves actors for as long as the span says: at is called with the part of it
// that has passed, 0 to 1.
func (d *Directions[H]) Over(takes Span, at func(t float64)) {
	d.beats = append(d.beats, beat[H]{does: moves, takes: takes, at: at})
}

// Read moves actors like [Directions.Over] while something is read: haste does not shorten it.
func (d *Directions[H]) Read(takes Span, at func(t float64)) {
	d.beats = append(d.beats, beat[H]{does: moves, takes: takes, at: at, read: true})
}

// Rest leaves everything as it is for some milliseconds.
func (d *Directions[H]) Rest(ms int64) { d.Read(Lasting(ms, ms), func(float64) {}) }

// WaitFor waits until the person at a seat is ready: hold says for what. A computer
// player gets some milliseconds instead.
func (d *Directions[H]) WaitFor(seat rules.Seat, hold H, ms int64) {
	d.WaitForAny(rules.SeatSet(0).With(seat), hold, ms)
}

// WaitForAny waits until a person at any of some seats is ready: hold says for what. Where
// computers sit at all of them it rests for some milliseconds instead.
func (d *Directions[H]) WaitForAny(seats rules.SeatSet, hold H, ms int64) {
	d.beats = append(d.beats, beat[H]{does: waits, takes: Lasting(ms, ms), seats: seats, hold: hold})
}

// Speed returns how fast the directions are going to be played: what has a long and a short
// form is played in the short one where that is more than Normal.
func (d *Directions[H]) Speed() Speed { return d.speed }

// People returns at which seats people sit: nobody reads what is shown where there are none.
func (d *Directions[H]) People() rules.SeatSet { return d.people }

// Large says that these directions show something large. They do not begin while somebody looks at
// something else, see [Player.SetOccupied].
func (d *Directions[H]) Large() { d.large = true }

// Late reports whether the directions have waited so long for somebody who looks at something else
// that what would be large is not any more.
func (d *Directions[H]) Late() bool { return d.late }

// Linger rests for some milliseconds where a computer player goes on by itself. People
// end such a moment with the choice that they are asked for.
func (d *Directions[H]) Linger(seat rules.Seat, ms int64) {
	d.beats = append(d.beats, beat[H]{does: pauses, takes: Lasting(ms, ms), seats: rules.SeatSet(0).With(seat)})
}

// Sound lets a cue be heard.
func (d *Directions[H]) Sound(cue Cue) { d.SoundStep(cue, 0) }

// SoundStep lets the step-th cue of a row be heard, from 0.
func (d *Directions[H]) SoundStep(cue Cue, step int) {
	d.beats = append(d.beats, beat[H]{does: sounds, cue: Sound{Cue: cue, Step: uint8(step)}})
}

// Happen makes the next event happen.
func (d *Directions[H]) Happen() { d.beats = append(d.beats, beat[H]{does: happens}) }

// clear makes room for other directions.
func (d *Directions[H]) clear() {
	clear(d.beats)
	d.beats, d.next, d.elapsed, d.beside, d.large, d.late = d.beats[:0], 0, 0, 0, false, false
}
