package score

// soloist develops bars of the tunes over other changes: their rhythm and the way their line goes
// stay, their notes become those that fit.
type soloist struct {
	// statement and contrast are the bars that a phrase is made of.
	statement, contrast []Note
	// mirrored turns their lines upside down.
	mirrored bool
	// last is the pitch that was played last, 0 for none.
	last int
}

// The range of a solo, and its middle.
const (
	soloLow, soloMiddle, soloHigh = 58, 70, 83
)

// phrase chooses what the next four bars are made of: every other phrase keeps its statement.
func (s *soloist) phrase(a *Arranger, p planned) {
	cells := a.song.cells
	if s.statement == nil || p.inPart%8 == 0 {
		s.statement = cells[a.rand.IntN(len(cells))]
	}
	s.contrast = cells[a.rand.IntN(len(cells))]
	s.mirrored = a.chance(0.4)
}

// solo returns a bar of a solo: statement, its continuation, the statement again elsewhere, and an
// end that leaves room to breathe.
func (a *Arranger) solo(p planned) []Note {
	s := &a.soloist
	var cell []Note
	short := float64(a.song.Beats)
	switch p.inPart % 4 {
	case 0, 2:
		cell = s.statement
	case 1:
		cell = s.contrast
	case 3:
		cell, short = s.contrast, float64(a.song.Beats)/2
		if !p.last && a.chance(0.35) {
			cell = nil
		}
	}
	if p.inPart%4 == 2 && a.chance(0.3) {
		cell = s.contrast
	}
	return a.develop(p, cell, short)
}

// develop sets a bar of a tune on the chords of another, up to a beat of it. What is then the last
// note is held.
func (a *Arranger) develop(p planned, cell []Note, until float64) []Note {
	s := &a.soloist
	if s.last == 0 {
		s.last = soloMiddle
	}
	direction := 1
	if s.mirrored {
		direction = -1
	}
	var out []Note
	at := s.last + (soloMiddle-s.last)/3
	for i, n := range cell {
		if n.At >= until {
			break
		}
		c := chordAt(p.chords, n.At, a.song.Beats)
		scale := a.scaleOver(c)
		inScale := func(class int) bool { return scale[class] }
		move := 0
		if i > 0 {
			move = direction * (n.Pitch - cell[i-1].Pitch)
			if at+move > soloHigh || at+move < soloLow {
				direction, move = -direction, -move
			}
		}
		fits := inScale
		if n.At == float64(int(n.At)) || n.Length >= 1 {
			fits = c.class
		}
		next := nearest(at+move, fits)
		if next == at && move != 0 {
			next = beyond(at, sign(move), fits)
		}
		at = min(max(next, soloLow-3), soloHigh+3)
		n.Chair, n.Pitch, n.Velocity = p.who, at, 0.66+0.05*float64(p.chorus.Energy)+0.1*a.rand.Float64()
		out = append(out, n)
	}
	if len(out) > 0 {
		s.last = at
		if until < float64(a.song.Beats) {
			end := &out[len(out)-1]
			end.Length = max(end.Length, min(1.5, float64(a.song.Beats)-end.At-0.5))
			c := chordAt(p.chords, end.At, a.song.Beats)
			end.Pitch = nearest(end.Pitch, c.class)
		}
	}
	return out
}

func sign(x int) int {
	if x < 0 {
		return -1
	}
	return 1
}
