package score

// tenseBar returns a bar of what is played while something is at stake: a pulse, a pedal in the bass,
// chords that swell, and now and then the head of a motif, as a question.
func (a *Arranger) tenseBar() []Note {
	if a.tense%4 == 0 {
		a.pulse = a.other(a.pulse, len(a.song.pulses))
		a.soloist.phrase(a, planned{})
	}
	var chords []chord
	for _, c := range a.song.tense[a.tense%len(a.song.tense)] {
		chords = append(chords, c.up(a.key()))
	}
	rise := min(1, float64(a.tense)/8)
	notes := a.pulseBar(chords, 0.6+0.25*rise)
	beats := float64(a.song.Beats)
	for at := 0.0; at < beats; at += beats / 2 {
		root := low(chordAt(chords, at, a.song.Beats).bass)
		notes = append(notes, Note{Chair: Bass, Pitch: root, At: at, Length: beats/2 - 0.3, Velocity: 0.7 + 0.2*rise})
	}
	if a.tense%2 == 1 || rise == 1 {
		notes = append(notes, a.held(chords, 60, 0.35+0.25*rise)...)
	}
	if a.tense%4 == 2 {
		question := a.develop(planned{chords: chords, who: Second, chorus: Chorus{Energy: 0}}, a.soloist.statement, beats/2)
		notes = append(notes, question...)
	}
	g := a.song.tenseGroove[min(a.tense/4, len(a.song.tenseGroove)-1)]
	return append(notes, a.strokes(g, 0.5+0.3*rise)...)
}

// pulseBar returns what beats under a bar.
func (a *Arranger) pulseBar(chords []chord, loud float64) (out []Note) {
	for _, s := range a.song.pulses[a.pulse%len(a.song.pulses)] {
		c := chordAt(chords, s.at, a.song.Beats)
		tone := 0
		if s.tone >= '0' && s.tone <= '9' {
			tone = int(s.tone - '0')
		}
		pitch := low(c.root) + 12
		for range tone {
			pitch = beyond(pitch, 1, c.class)
		}
		out = append(out, Note{Chair: Pulse, Pitch: pitch, At: s.at, Length: s.length * 0.8, Velocity: loud * s.velocity})
	}
	return out
}
