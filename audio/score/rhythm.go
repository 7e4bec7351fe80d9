package score

// compBar returns the chords in rhythm. What comes just before the next bar belongs to it already.
func (a *Arranger) compBar(p planned, follows chord) []Note {
	comps := a.song.comps[p.chorus.Energy]
	if len(comps) == 0 {
		return nil
	}
	which := a.comp
	if p.inPart%4 == 3 {
		which++ // the end of a phrase is said in other words
	}
	var out []Note
	for _, s := range comps[which%len(comps)] {
		if !a.chance(s.maybe) {
			continue
		}
		c := chordAt(p.chords, s.at, a.song.Beats)
		if float64(a.song.Beats)-s.at <= 0.5 && s.length <= 0.5 {
			c = follows
		}
		a.hand = c.voice(a.hand, a.around)
		length := s.length * 0.9
		for _, pitch := range a.hand {
			out = append(out, Note{Chair: Comp, Pitch: pitch, At: s.at, Length: length, Velocity: 0.75 * s.velocity})
		}
	}
	return out
}

// padBar holds the chords.
func (a *Arranger) padBar(p planned) []Note {
	if !p.chorus.Pad {
		return nil
	}
	return a.held(p.chords, a.around+3, 0.55)
}

func (a *Arranger) held(chords []chord, middle int, velocity float64) (out []Note) {
	each := float64(a.song.Beats) / float64(len(chords))
	for i, c := range chords {
		a.pad = c.voice(a.pad, middle)
		for _, pitch := range a.pad {
			out = append(out, Note{Chair: Pad, Pitch: pitch, At: float64(i) * each, Length: each * 0.97, Velocity: velocity})
		}
	}
	return out
}

// kitBar returns the drums, with a fill where a phrase ends.
func (a *Arranger) kitBar(p planned) []Note {
	grooves := a.song.grooves[p.chorus.Energy]
	if len(grooves) == 0 {
		return nil
	}
	g := grooves[a.kit%len(grooves)]
	crash := a.afterFill && p.inPart == 0 && p.chorus.Energy >= 2
	a.afterFill = false
	if ends := p.last || p.inPart%8 == 7; len(a.song.fills) > 0 && (ends && a.chance(0.85) || p.inPart%4 == 3 && a.chance(0.3)) {
		g = a.song.fills[a.rand.IntN(len(a.song.fills))]
		a.afterFill = ends
	}
	out := a.strokes(g, 0.6+0.13*float64(p.chorus.Energy))
	if crash {
		out = append(out, Note{Chair: Kit, Pitch: int(Crash), Length: 1, Velocity: 0.55})
	}
	return out
}

// strokes returns the strokes of a groove.
func (a *Arranger) strokes(g groove, loud float64) (out []Note) {
	for drum, steps := range g {
		for _, s := range steps {
			if !a.chance(s.maybe) {
				continue
			}
			d := drum
			if s.open && d == int(Hat) {
				d = int(OpenHat)
			}
			out = append(out, Note{Chair: Kit, Pitch: d, At: s.at, Length: s.length, Velocity: loud * s.velocity})
		}
	}
	return out
}
