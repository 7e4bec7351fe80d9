package score

// BassStyle is how the bass plays.
type BassStyle int

// The styles.
const (
	// NoBass is silent.
	NoBass BassStyle = iota
	// Whole holds the lowest tone of each chord.
	Whole
	// TwoBeat plays it and the fifth in turn.
	TwoBeat
	// Walk goes a step a beat towards the next chord.
	Walk
	// Riff plays what is written: see [Song.Riffs].
	Riff
)

// bassTones are the letters of a riff: the root, the fifth below and above, the seventh or sixth,
// and a step that leads to the next chord. The digits 3 and 8 are third and octave.
const bassTones = "rlfsa"

// bassLow is the lowest pitch of the bass but for what is written below the root.
const bassLow = 31

// low returns the pitch in the lowest octave of the bass with a class.
func low(class int) int { return bassLow + mod12(class-bassLow) }

// bassBar returns the bass of a bar; follows is the chord of the next.
func (a *Arranger) bassBar(p planned, follows chord) []Note {
	beats := float64(a.song.Beats)
	style := a.song.Bass[p.chorus.Energy]
	var out []Note
	add := func(at, length, velocity float64, pitch int) {
		out = append(out, Note{Chair: Bass, Pitch: pitch, At: at, Length: length, Velocity: velocity})
		a.bass = pitch
	}
	each := beats / float64(len(p.chords))
	switch style {
	case Whole:
		for i, c := range p.chords {
			add(float64(i)*each, each*0.95, 0.6, low(c.bass))
		}
		if a.chance(0.3) {
			out[len(out)-1].Length -= 1
			add(beats-1, 0.9, 0.6, lead(a, a.bass, low(follows.bass)))
		}
	case TwoBeat:
		for at := 0.0; at < beats; at += 2 {
			c := chordAt(p.chords, at, a.song.Beats)
			root := low(c.bass)
			length := min(2, beats-at)
			if at == 0 || len(p.chords) > 1 {
				add(at, length*0.8, 0.8, root)
			} else {
				add(at, length*0.7, 0.7, fifthBelow(root, c))
			}
			if at+2 >= beats && a.chance(0.3) {
				out[len(out)-1].Length = length * 0.6
				add(beats-0.5, 0.45, 0.6, lead(a, a.bass, low(follows.bass)))
			}
		}
	case Walk:
		for beat := range a.song.Beats {
			add(float64(beat), 0.92, 0.72+0.08*float64((beat+1)%2), a.walk(p, beat, follows))
		}
		if a.chance(0.22) {
			skip := out[len(out)-1]
			skip.At, skip.Length, skip.Velocity = skip.At+0.5, 0.4, 0.5
			out = append(out, skip)
		}
	case Riff:
		if len(a.song.riffs) == 0 {
			return nil
		}
		riff := a.riff
		if p.inPart%4 == 3 {
			riff++
		}
		for _, s := range a.song.riffs[riff%len(a.song.riffs)] {
			c := chordAt(p.chords, s.at, a.song.Beats)
			add(s.at, s.length*0.9, min(1, s.velocity+0.1), a.riffTone(s.tone, c, follows))
		}
	}
	return out
}

// riffTone returns the pitch that a letter of a riff means over a chord.
func (a *Arranger) riffTone(tone byte, c, follows chord) int {
	root := low(c.bass)
	switch tone {
	case '8':
		return root + 12
	case '3':
		return root + c.third
	case 'f':
		return root + c.fifth
	case 'l':
		return fifthBelow(root, c)
	case 's':
		if len(c.tones) > 3 && !c.has(c.root+11) {
			return root + mod12(c.tones[3]-c.root)
		}
		return root + 9
	case 'a':
		return lead(a, a.bass, low(follows.bass))
	}
	return root
}

// fifthBelow returns the fifth under a root, or over it where that would be too low.
func fifthBelow(root int, c chord) int {
	if root+c.fifth-12 >= bassLow-4 {
		return root + c.fifth - 12
	}
	return root + c.fifth
}

// lead returns a step beside a pitch, on the side from which the bass comes, or a half step.
func lead(a *Arranger, from, to int) int {
	side := 1
	if from < to {
		side = -1
	}
	if a.chance(0.3) {
		return to + 2*side
	}
	return to + side
}

// walk returns a step of a walking bass: the root first, a step beside the next root last, and
// between them tones of the chord and the scale that lie on the way.
func (a *Arranger) walk(p planned, beat int, follows chord) int {
	beats := a.song.Beats
	c := chordAt(p.chords, float64(beat), beats)
	if beat == 0 || !sameChord(c, chordAt(p.chords, float64(beat-1), beats)) {
		root := low(c.bass)
		if root+12-a.bass < a.bass-root && root+12 <= bassLow+17 {
			root += 12
		}
		return root
	}
	target := low(follows.bass)
	if beat == beats-1 {
		return lead(a, a.bass, target)
	}
	direction := 1
	if a.bass > bassLow+13 || a.bass > target+5 || a.bass > bassLow+8 && a.chance(0.5) {
		direction = -1
	}
	scale := a.scaleOver(c)
	if beat == 2 || a.chance(0.45) {
		return beyond(a.bass, direction, c.class)
	}
	return beyond(a.bass, direction, func(class int) bool { return scale[class] })
}

func sameChord(a, b chord) bool {
	return a.root == b.root && a.bass == b.bass && len(a.tones) == len(b.tones) && a.third == b.third
}
