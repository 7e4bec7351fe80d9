package score

import "slices"

// The ways to vary a bar of the tune.
const (
	asWritten = iota
	pushed    // a note on the beat comes half a beat early
	graced    // a long note is approached from the scale below
	turned    // a long note is left for its neighbor and taken up again
	thinned   // short notes off the beat are left out
	doubled   // a held note is struck twice
	variations
)

// vary returns the tune of a bar as it is played this time. The first phrase of a part is closest
// to what was written.
func (a *Arranger) vary(p planned) []Note {
	notes := slices.Clone(p.tune)
	for i := range notes {
		notes[i].Chair = p.who
		notes[i].Velocity = 0.72 + 0.05*float64(p.chorus.Energy)
		if notes[i].At == float64(int(notes[i].At)) {
			notes[i].Velocity += 0.08
		}
	}
	if len(notes) == 0 || !a.chance(0.9) {
		return notes
	}
	a.variation = a.other(a.variation, variations)
	switch a.variation {
	case pushed:
		a.push(notes)
	case graced:
		notes = a.grace(p, notes)
	case turned:
		notes = a.turn(p, notes)
	case thinned:
		notes = thin(notes)
	case doubled:
		notes = a.double(notes)
	}
	return notes
}

// push lets a note that comes after a silence come half a beat early.
func (a *Arranger) push(notes []Note) {
	for i := range notes {
		end := 0.0
		if i > 0 {
			end = notes[i-1].At + notes[i-1].Length
		}
		if at := notes[i].At - 0.5; at >= end && notes[i].At == float64(int(notes[i].At)) && a.chance(0.6) {
			notes[i].At, notes[i].Length = at, notes[i].Length+0.5
			return
		}
	}
}

// grace puts a short note of the scale before a long one.
func (a *Arranger) grace(p planned, notes []Note) []Note {
	for i, n := range notes {
		end := 0.0
		if i > 0 {
			end = notes[i-1].At + notes[i-1].Length
		}
		if n.Length < 1 || n.At-0.25 < end {
			continue
		}
		fits := a.scaleOver(chordAt(p.chords, n.At, a.song.Beats))
		direction := -1
		if a.chance(0.35) {
			direction = 1
		}
		g := n
		g.At, g.Length, g.Velocity = n.At-0.25, 0.22, n.Velocity*0.7
		g.Pitch = beyond(n.Pitch, direction, func(class int) bool { return fits[class] })
		return slices.Insert(notes, i, g)
	}
	return notes
}

// turn leaves a long note for the one above or below and comes back.
func (a *Arranger) turn(p planned, notes []Note) []Note {
	for i, n := range notes {
		if n.Length < 1.5 {
			continue
		}
		fits := a.scaleOver(chordAt(p.chords, n.At, a.song.Beats))
		direction := 1
		if a.chance(0.4) {
			direction = -1
		}
		neighbor, back := n, n
		first := n.Length - 1
		if n.Length >= 3 {
			first = n.Length - 2
		}
		notes[i].Length = first
		neighbor.At, neighbor.Length = n.At+first, 0.5
		neighbor.Pitch = beyond(n.Pitch, direction, func(class int) bool { return fits[class] })
		back.At, back.Length = n.At+first+0.5, n.Length-first-0.5
		neighbor.Velocity, back.Velocity = n.Velocity*0.8, n.Velocity*0.85
		return slices.Insert(notes, i+1, neighbor, back)
	}
	return notes
}

// thin leaves out what is short and off the beat; the note before is held instead.
func thin(notes []Note) []Note {
	var rest []Note
	for i, n := range notes {
		if i > 0 && len(rest) > 0 && n.Length <= 0.5 && n.At != float64(int(n.At)) {
			before := &rest[len(rest)-1]
			if before.At+before.Length == n.At {
				before.Length += n.Length
			}
			continue
		}
		rest = append(rest, n)
	}
	return rest
}

// double strikes a held note again after a beat and a half, or a beat.
func (a *Arranger) double(notes []Note) []Note {
	for i, n := range notes {
		if n.Length < 2 {
			continue
		}
		first := 1.0
		if a.chance(0.5) {
			first = 1.5
		}
		again := n
		notes[i].Length = first * 0.8
		again.At, again.Length, again.Velocity = n.At+first, n.Length-first, n.Velocity*0.9
		return slices.Insert(notes, i+1, again)
	}
	return notes
}

// answer lets the second reply where the tune rests.
func (a *Arranger) answer(p planned, tune []Note) []Note {
	if p.chorus.Role != Head || p.chorus.Energy == 0 || p.who == Second || len(a.song.answers) == 0 || !a.chance(0.55) {
		return nil
	}
	free := 0.0
	for _, n := range tune {
		free = max(free, n.At+min(n.Length, 1))
	}
	if float64(a.song.Beats)-free < 1.5 {
		return nil
	}
	var out []Note
	rhythm := a.song.answers[a.rand.IntN(len(a.song.answers))]
	direction := 1
	if a.chance(0.5) {
		direction = -1
	}
	at := nearest(64+a.rand.IntN(7), chordAt(p.chords, free, a.song.Beats).class)
	for _, s := range rhythm {
		if s.at < free {
			continue
		}
		c := chordAt(p.chords, s.at, a.song.Beats)
		if len(out) > 0 {
			at = beyond(at, direction, c.class)
		}
		out = append(out, Note{Chair: Second, Pitch: at, At: s.at, Length: s.length * 0.9, Velocity: 0.5 * s.velocity / 0.7})
	}
	return out
}

// class tells whether a class of pitches is a tone of the chord.
func (c chord) class(class int) bool { return c.has(class) }
