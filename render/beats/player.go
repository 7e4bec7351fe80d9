package beats

import "bigpayday/game/rules"

// Script is what a game knows of its events. E is an event, H what a person is waited
// for.
type Script[E, H any] interface {
	// Begin writes the directions for the first events of the queue, and returns how
	// many events these are for, at least one. The table is as it is before them.
	Begin(queue []E, d *Directions[H]) int
	// Fold makes an event happen on the table.
	Fold(e E)
	// Pose is called before actors are moved. Calm says that they stand at the ends of
	// their ways, and fade how far they have appeared.
	Pose(calm bool, fade float64)
	// Clear sends all actors off, after the events that Begin was for.
	Clear()
}

// Player plays the events of a game by its script. Its methods belong to one goroutine.
//
// A new player plays at Normal speed, in full motion, with computers on every seat: it
// never waits for anybody until [Player.SetPeople] says so.
type Player[E, H any] struct {
	script     Script[E, H]
	directions Directions[H]
	events     []E // that the directions are for
	folded     int // of these
	trails     []trail[H]

	queue []E // not begun yet
	spent int // events at the front of the queue that were begun

	speed  Speed
	haste  Haste
	calm   bool
	paused bool
	// occupied says that somebody looks at something else, and kept for how long what is large has
	// waited for that.
	occupied bool
	kept     moment
	people   rules.SeatSet
	waiting  bool // for the person in the present beat's hold
	freed    bool // that person is ready
	heard    heard
}

// NewPlayer returns the player of a script.
func NewPlayer[E, H any](s Script[E, H]) Player[E, H] { return Player[E, H]{script: s, speed: Normal} }

// Queue adds events to be played after all others. All events of a choice
// should come in one call or before the next tick: some are played together.
func (p *Player[E, H]) Queue(events ...E) {
	if p.Ready() {
		p.queue, p.spent = p.queue[:0], 0
	}
	p.queue = append(p.queue, events...)
}

// Fold makes events happen at once, after all that is queued.
func (p *Player[E, H]) Fold(events ...E) {
	p.FinishAll()
	for _, e := range events {
		p.script.Fold(e)
	}
}

// Busy reports whether there is anything left to be played. While a person
// is waited for, there is.
func (p *Player[E, H]) Busy() bool { return !p.Ready() || len(p.trails) > 0 }

// Large reports whether something is being played that is seen large.
func (p *Player[E, H]) Large() bool { return p.events != nil && p.directions.large && !p.waiting }

// Ready reports whether all that is queued has been played, but for what trails behind: see
// [Directions.Trail]. What is queued now may be played beside that.
func (p *Player[E, H]) Ready() bool { return p.events == nil && p.spent == len(p.queue) }

// Playing returns the event that is being played, or is about to be.
func (p *Player[E, H]) Playing() (e E, ok bool) {
	switch {
	case p.events != nil:
		return p.events[min(p.folded, len(p.events)-1)], true
	case p.spent < len(p.queue):
		return p.queue[p.spent], true
	}
	return e, false
}

// Tick lets 1/60 second pass, and reports whether anything to be seen has
// changed. A player at rest allocates nothing.
func (p *Player[E, H]) Tick() (changed bool) { return p.play(p.speed.perTick(), false) }

// Hurry ends what is being played now. It neither goes on to what comes next
// nor ends a hold.
func (p *Player[E, H]) Hurry() {
	p.endTrails()
	if p.events != nil {
		p.play(forever, true)
	}
}

// Skip plays all that is queued in an instant, up to the next moment at which
// a person is waited for.
func (p *Player[E, H]) Skip() { p.play(forever, false) }

// FinishAll makes everything happen that is queued, without waiting for
// anybody. Nothing of it is heard.
func (p *Player[E, H]) FinishAll() {
	p.endTrails()
	for _, e := range p.events[p.folded:] {
		p.script.Fold(e)
	}
	p.end()
	for _, e := range p.queue[p.spent:] {
		p.script.Fold(e)
	}
	p.queue, p.spent = p.queue[:0], 0
	p.waiting, p.freed = false, false
}

// SetSpeed changes the speed, from the next tick on.
func (p *Player[E, H]) SetSpeed(speed Speed) { p.speed = speed }

// Speed returns the speed.
func (p *Player[E, H]) Speed() Speed { return p.speed }

// SetHaste says how much faster than at its speed the player plays what only moves, from the
// next tick on.
func (p *Player[E, H]) SetHaste(h Haste) { p.haste = h }

// SetReducedMotion says whether what would fly, tumble or hop fades or
// appears instead. What is being played goes on from the same part of its
// way.
func (p *Player[E, H]) SetReducedMotion(calm bool) {
	d := &p.directions
	if calm && !p.calm {
		p.endTrails()
	}
	if d.next < len(d.beats) && calm != p.calm {
		takes := d.beats[d.next].takes
		part := 1.0
		if length := takes.length(p.calm); length > 0 {
			part = float64(d.elapsed) / float64(length)
		}
		d.elapsed = moment(part * float64(takes.length(calm)))
	}
	p.calm = calm
}

// SetPaused halts the player before the next event, or lets it go on. What is
// being played ends.
func (p *Player[E, H]) SetPaused(paused bool) { p.paused = paused }

// SetOccupied says whether somebody has something open over the table. What is large does not begin
// then: the player stands still before it, and after some seconds plays it without.
func (p *Player[E, H]) SetOccupied(occupied bool) { p.occupied = occupied }

// SetPeople says at which seats people sit. The player waits for them where directions
// say so, and for nobody else.
func (p *Player[E, H]) SetPeople(people rules.SeatSet) { p.people = people }

// Hold returns what a person is waited for, and whether anybody is.
func (p *Player[E, H]) Hold() (hold H, ok bool) {
	d := &p.directions
	if !p.waiting || d.next >= len(d.beats) {
		return hold, false
	}
	b := &d.beats[d.next]
	return b.hold, p.people&b.seats != 0
}

// Release ends the present hold. Without one it does nothing.
func (p *Player[E, H]) Release() {
	if p.waiting {
		p.waiting, p.freed = false, true
	}
}

// AppendHeard appends the sounds that have come due since the last call to
// dst, one of each kind, and returns the longer list.
func (p *Player[E, H]) AppendHeard(dst []Sound) []Sound {
	dst = append(dst, p.heard.sounds[:p.heard.n]...)
	p.heard.n = 0
	return dst
}

// play lets time pass, and reports whether anything to be seen has changed.
// With only it stops when what is being played ends.
func (p *Player[E, H]) play(left moment, only bool) (changed bool) {
	changed = p.advanceTrails(left)
	changed = p.playNext(left, only) || changed
	p.showTrails()
	return changed
}

// playNext is [Player.play] without what trails behind.
func (p *Player[E, H]) playNext(left moment, only bool) (changed bool) {
	d := &p.directions
	for {
		if p.events == nil {
			if p.spent == len(p.queue) || p.paused {
				return changed
			}
			d.speed, d.people = p.speed, p.people
			n := p.script.Begin(p.queue[p.spent:], d)
			p.events = p.queue[p.spent : p.spent+n]
			p.spent += n
		}
		if p.waitsForTrails() || p.keepsBack(left) {
			return changed
		}
		for d.next < len(d.beats) {
			b := &d.beats[d.next]
			if p.holds(b) {
				changed = changed || !p.waiting
				p.waiting = true
				return changed
			}
			changed = true
			haste := p.hasteOf(b)
			if length := p.length(b); !p.skips(b) && left < haste.shorten(length-d.elapsed) {
				d.elapsed += haste.stretch(left)
				p.show(b, float64(d.elapsed)/float64(length))
				return true
			} else if !p.skips(b) {
				left -= max(0, haste.shorten(length-d.elapsed))
			}
			if b.does == trails && !p.calm && left < haste.shorten(b.takes.length(false)) {
				p.trails = append(p.trails, trail[H]{beat: *b, elapsed: haste.stretch(left)})
			} else {
				p.carryOut(b)
			}
			d.next, d.elapsed = d.next+1, 0
			p.waiting, p.freed = false, false
		}
		for _, e := range p.events[p.folded:] {
			p.script.Fold(e)
		}
		p.end()
		changed = true
		if only {
			return true
		}
	}
}

// tooLate is how long what is large waits for somebody who looks at something else.
const tooLate = 4_000 * millisecond

// keepsBack reports whether the directions are not begun because they show something large and
// somebody looks at something else. After a while they are written anew, without it.
func (p *Player[E, H]) keepsBack(left moment) bool {
	d := &p.directions
	if !d.large || !p.occupied || d.next > 0 || d.elapsed > 0 {
		return false
	}
	if p.kept += min(left, tooLate); p.kept < tooLate {
		return true
	}
	first := p.spent - len(p.events)
	d.clear()
	d.late = true
	p.script.Begin(p.queue[first:], d)
	return false
}

// end makes room for the next events.
func (p *Player[E, H]) end() {
	p.kept = 0
	p.directions.clear()
	p.events, p.folded = nil, 0
	p.script.Clear()
}

// holds reports whether the beat waits for a person who is not ready yet.
func (p *Player[E, H]) holds(b *beat[H]) bool {
	return b.does == waits && p.people&b.seats != 0 && !p.freed
}

// skips reports whether the beat takes no time because it is a person's.
func (p *Player[E, H]) skips(b *beat[H]) bool {
	return (b.does == waits || b.does == pauses) && p.people&b.seats != 0
}

// hasteOf returns how much faster a beat is played.
func (p *Player[E, H]) hasteOf(b *beat[H]) Haste {
	if b.read || b.does != moves && b.does != trails {
		return p.haste.reading()
	}
	return p.haste
}

// length returns how long a beat takes of the time of the directions.
func (p *Player[E, H]) length(b *beat[H]) moment {
	if b.does == trails && !p.calm {
		return 0
	}
	return b.takes.length(p.calm)
}

// carryOut does what is left of a beat.
func (p *Player[E, H]) carryOut(b *beat[H]) {
	switch b.does {
	case moves, trails:
		p.show(b, 1)
	case happens:
		if p.folded < len(p.events) {
			p.script.Fold(p.events[p.folded])
			p.folded++
		}
	case sounds:
		p.heard.add(b.cue)
	}
}

// show moves the actors to the part t of a beat. With reduced motion they stand at their
// ends; only the fade goes on.
func (p *Player[E, H]) show(b *beat[H], t float64) {
	if b.at == nil {
		return
	}
	fade := 1.0
	if p.calm {
		fade, t = t, 1
	}
	p.script.Pose(p.calm, fade)
	b.at(t)
}
