package stage

import "bigpayday/game/engine"

// Stage plays the events of a game. Make one with [New] or [FromState]. Its
// methods belong to one goroutine.
//
// A new stage plays at Normal speed, in full motion, with computer players on
// every seat: it never waits for anybody until [Stage.SetPeople] says so.
type Stage struct {
	shown  Shown
	actors Actors
	script directions

	queue []engine.Event // not begun yet
	spent int            // events at the front of the queue that were begun

	speed   Speed
	calm    bool
	paused  bool
	people  engine.SeatSet
	waiting bool // for the person in the present beat's hold
	freed   bool // that person is ready
	heard   heard
}

// New returns the stage of a game before its first event. The setup must be
// one that [engine.Setup.Check] accepts.
func New(setup engine.Setup) *Stage {
	st := &Stage{speed: Normal}
	st.shown.lay(setup)
	st.script.shown, st.script.actors = &st.shown, &st.actors
	return st
}

// FromState returns a stage that shows a state whose events are not at hand.
// What came before is missing from the log, the course of the game and the
// sums.
func FromState(s *engine.State) *Stage {
	st := New(s.Setup)
	st.shown.showState(s)
	return st
}

// Shown returns what the table shows: all events folded that have happened so
// far. It is the stage's own and changes with each call of the stage's
// methods.
func (st *Stage) Shown() *Shown { return &st.shown }

// Actors returns what moves at the moment. It is the stage's own, like
// [Stage.Shown].
func (st *Stage) Actors() *Actors { return &st.actors }

// Queue adds events to be played after all others. All events of a choice
// should come in one call or before the next tick: some are played together.
func (st *Stage) Queue(events ...engine.Event) {
	if !st.Busy() {
		st.queue, st.spent = st.queue[:0], 0
	}
	st.queue = append(st.queue, events...)
}

// Fold makes events happen at once, after all that is queued.
func (st *Stage) Fold(events ...engine.Event) {
	st.FinishAll()
	for _, e := range events {
		st.shown.fold(e)
	}
}

// Busy reports whether there is anything left to be played. While a person
// is waited for, there is.
func (st *Stage) Busy() bool { return st.script.events != nil || st.spent < len(st.queue) }

// Tick lets 1/60 second pass, and reports whether anything to be seen has
// changed. A stage at rest allocates nothing.
func (st *Stage) Tick() (changed bool) {
	return st.play(st.speed.perTick(), false)
}

// Hurry ends what is being played now. It neither goes on to what comes next
// nor frees the stage from a hold.
func (st *Stage) Hurry() {
	if st.script.events != nil {
		st.play(forever, true)
	}
}

// Skip plays all that is queued in an instant, up to the next moment at which
// a person is waited for.
func (st *Stage) Skip() { st.play(forever, false) }

// FinishAll makes everything happen that is queued, without waiting for
// anybody. Nothing of it is heard.
func (st *Stage) FinishAll() {
	for _, e := range st.script.events[st.script.folded:] {
		st.shown.fold(e)
	}
	st.script.end()
	for _, e := range st.queue[st.spent:] {
		st.shown.fold(e)
	}
	st.queue, st.spent = st.queue[:0], 0
	st.waiting, st.freed = false, false
}

// SetSpeed changes the speed, from the next tick on.
func (st *Stage) SetSpeed(speed Speed) { st.speed = speed }

// Speed returns the speed.
func (st *Stage) Speed() Speed { return st.speed }

// SetReducedMotion says whether what would fly, tumble or hop fades or
// appears instead. What is being played goes on from the same part of its
// way.
func (st *Stage) SetReducedMotion(calm bool) {
	d := &st.script
	if d.next < len(d.beats) && calm != st.calm {
		b := &d.beats[d.next]
		part := b.part(d.elapsed, st.calm)
		d.elapsed = moment(part * float64(b.length(calm)))
	}
	st.calm = calm
}

// SetPaused halts the stage before the next event, or lets it go on. What is
// being played ends.
func (st *Stage) SetPaused(paused bool) { st.paused = paused }

// SetPeople says at which seats people sit. The stage waits for them at the
// moments that [Hold] lists, and for nobody else.
func (st *Stage) SetPeople(people engine.SeatSet) { st.people = people }

// Hold returns what the stage waits for, and whether it waits at all.
func (st *Stage) Hold() (Hold, bool) {
	if !st.waiting || st.script.next >= len(st.script.beats) {
		return Hold{}, false
	}
	b := &st.script.beats[st.script.next]
	return b.hold, st.people.Has(b.hold.Seat)
}

// Release ends the present hold. Without one it does nothing.
func (st *Stage) Release() {
	if st.waiting {
		st.waiting, st.freed = false, true
	}
}

// AppendHeard appends the sounds that have come due since the last call to
// dst, one of each kind, and returns the longer list.
func (st *Stage) AppendHeard(dst []Sound) []Sound {
	dst = append(dst, st.heard.sounds[:st.heard.n]...)
	st.heard.n = 0
	return dst
}

// Money returns the dollars to be shown for an account now: what it holds, or
// what its number has counted to.
func (st *Stage) Money(account engine.Account) int32 {
	if c := &st.actors.Money[account]; c.On {
		return c.Value()
	}
	return st.shown.Balance[account]
}

// Loan returns the dollars to be shown for a player's loan now.
func (st *Stage) Loan(seat engine.Seat) int32 {
	if c := &st.actors.Loans[seat]; c.On {
		return c.Value()
	}
	return st.shown.Players[seat].Loan
}

// Page returns the month whose page is to be shown now: the one of the last
// movement, or of the token that walks.
func (st *Stage) Page() uint8 {
	if t := &st.actors.Token; t.On {
		return t.Month
	}
	return st.shown.Page
}

// play lets time pass, and reports whether anything to be seen has changed.
// With only it stops when what is being played ends.
func (st *Stage) play(left moment, only bool) (changed bool) {
	d := &st.script
	for {
		if d.events == nil {
			if st.spent == len(st.queue) || st.paused {
				return changed
			}
			st.spent += d.begin(st.queue[st.spent:])
		}
		for d.next < len(d.beats) {
			b := &d.beats[d.next]
			if st.holds(b) {
				changed = changed || !st.waiting
				st.waiting = true
				return changed
			}
			changed = true
			if length := b.length(st.calm); !st.skips(b) && left < length-d.elapsed {
				d.elapsed += left
				st.show(b, float64(d.elapsed)/float64(length))
				return true
			} else if !st.skips(b) {
				left -= max(0, length-d.elapsed)
			}
			st.carryOut(b)
			d.next, d.elapsed = d.next+1, 0
			st.waiting, st.freed = false, false
		}
		for _, e := range d.events[d.folded:] {
			st.shown.fold(e)
		}
		d.end()
		changed = true
		if only {
			return true
		}
	}
}

// holds reports whether the beat waits for a person who is not ready yet.
func (st *Stage) holds(b *beat) bool {
	return b.does == waits && st.people.Has(b.hold.Seat) && !st.freed
}

// skips reports whether the beat takes no time because it is a person's.
func (st *Stage) skips(b *beat) bool {
	return (b.does == waits || b.does == pauses) && st.people.Has(b.hold.Seat)
}

// carryOut does what is left of a beat.
func (st *Stage) carryOut(b *beat) {
	switch b.does {
	case moves:
		st.show(b, 1)
	case happens:
		if d := &st.script; d.folded < len(d.events) {
			st.shown.fold(d.events[d.folded])
			d.folded++
		}
	case sounds:
		st.heard.add(b.cue)
	}
}

// show moves the actors to the part t of a beat.
func (st *Stage) show(b *beat, t float64) {
	if b.at == nil {
		return
	}
	st.actors.Calm, st.actors.Fade = st.calm, 1
	if st.calm {
		// The actors stand at their ends; only the fade goes on.
		st.actors.Fade = t
		t = 1
	}
	b.at(t)
}

// length returns how long a beat takes at Normal speed.
func (b *beat) length(calm bool) moment {
	if calm {
		return b.takes.calm * millisecond
	}
	return b.takes.full * millisecond
}

// part returns how much of a beat has passed, 0 to 1.
func (b *beat) part(elapsed moment, calm bool) float64 {
	if length := b.length(calm); length > 0 {
		return float64(elapsed) / float64(length)
	}
	return 1
}
