package beats

// Trails is a set of what may still be under way when the next event is played, such as
// money that flies. What there is is up to a game.
type Trails uint8

// AllTrails is the set of all of them.
const AllTrails Trails = 1<<8 - 1

// trail is a movement that outlasts the directions it was written in.
type trail[H any] struct {
	beat[H]
	elapsed moment
}

// Trail moves actors like [Directions.Over], but what comes next does not wait: the movement
// goes on beside it, unless that moves the same things, see [Directions.Beside]. Off is called when it has ended, and sends its actors off.
//
// With reduced motion it is waited for like any other movement.
func (d *Directions[H]) Trail(of Trails, takes Span, at func(t float64), off func()) {
	d.beats = append(d.beats, beat[H]{does: trails, takes: takes, at: at, of: of, off: off})
}

// Beside says which trails may go on while these directions are played. They wait for all
// others to end.
func (d *Directions[H]) Beside(what Trails) { d.beside = what }

// advanceTrails lets time pass for what trails behind, and reports whether anything does.
func (p *Player[E, H]) advanceTrails(left moment) (changed bool) {
	going := p.trails[:0]
	changed = len(p.trails) > 0
	for _, t := range p.trails {
		if length := t.takes.length(false); left < p.haste.shorten(length-t.elapsed) {
			t.elapsed += p.haste.stretch(left)
			going = append(going, t)
			continue
		}
		t.off()
	}
	clear(p.trails[len(going):])
	p.trails = going
	if changed && len(going) == 0 && p.events == nil {
		p.script.Clear() // nothing is shown any more
	}
	return changed
}

// showTrails moves the actors of what trails behind. The actors may have been sent off with
// those of the directions.
func (p *Player[E, H]) showTrails() {
	for i := range p.trails {
		t := &p.trails[i]
		p.show(&t.beat, float64(t.elapsed)/float64(t.takes.length(false)))
	}
}

// endTrails ends what trails behind.
func (p *Player[E, H]) endTrails() { p.advanceTrails(forever) }

// waitsForTrails reports whether something trails behind that the directions are not to be
// played beside.
func (p *Player[E, H]) waitsForTrails() bool {
	for i := range p.trails {
		if p.trails[i].of&^p.directions.beside != 0 {
			return true
		}
	}
	return false
}
