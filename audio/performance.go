package audio

import (
	"cmp"
	"slices"

	"bigpayday/audio/band"
	"bigpayday/audio/score"
	"bigpayday/audio/songs"
	"bigpayday/audio/synth"
)

// performance is a piece while a band plays it. It counts the beats in samples.
type performance struct {
	theme    Theme
	piece    *songs.Piece
	arranger *score.Arranger
	band     *band.Band
	rand     *synth.Rand
	gain     float32

	// due are the notes of the bar that is played, in order, and next the one that follows.
	due  []due
	next int
	// clock is how many samples of the bar are over when a block begins, length how many it has,
	// and beat how many a beat has.
	clock, length, beat int
	tension             score.Tension
	key                 int // see [score.Bar]

	// stopping asks for the end on the next beat, and stopped says that it has come.
	stopping, stopped bool
}

// due is a note at its time.
type due struct {
	at    int // samples from the beginning of the bar
	chair score.Chair
	note  band.Note
}

// newPerformance returns a band that is about to begin a theme, nil if there is no such theme.
func newPerformance(t Theme, seed uint64) *performance {
	piece := t.piece()
	if piece == nil {
		return nil
	}
	arranger, err := score.NewArranger(&piece.Score, seed)
	if err != nil {
		return nil // a test plays them all
	}
	return &performance{
		theme: t, piece: piece, arranger: arranger, band: band.New(piece.Band, piece.Wet, seed), rand: synth.NewRand(seed),
		gain: float32(synth.Decibels(piece.Gain)),
	}
}

// count begins the notes of the next block.
func (p *performance) count(mood score.Mood) {
	if p.stopped {
		return
	}
	if p.stopping || mood.Tension == score.Tense && p.tension != score.Tense {
		p.cut()
	}
	for {
		for p.next < len(p.due) && p.due[p.next].at < p.clock+block {
			d := p.due[p.next]
			p.band.Play(d.chair, max(0, d.at-p.clock), d.note)
			p.next++
		}
		if p.length > p.clock+block {
			break
		}
		p.clock -= p.length
		if p.stopping {
			p.stop()
			return
		}
		p.open(p.arranger.Next(mood))
		p.tension = mood.Tension
	}
	p.clock += block
}

// cut ends the bar with the beat that is being played.
func (p *performance) cut() {
	if p.beat == 0 {
		return
	}
	end := (p.clock + p.beat - 1) / p.beat * p.beat
	if end >= p.length {
		return
	}
	p.length = end
	p.due = slices.DeleteFunc(p.due, func(d due) bool { return d.at >= end })
	p.next = min(p.next, len(p.due))
}

// stop lets the notes go, under a cymbal.
func (p *performance) stop() {
	p.stopped = true
	p.band.Release()
	p.band.Play(score.Kit, 0, band.Note{Pitch: int(score.Crash), Velocity: 0.4, Length: p.beat})
}

// open sets the times of a bar. The hand is never quite on the beat, and never strikes twice the
// same.
func (p *performance) open(b score.Bar) {
	beat := 60 * SampleRate / b.Tempo
	p.beat, p.length = int(beat), int(beat*float64(b.Beats))
	p.due, p.next, p.key = p.due[:0], 0, b.Key
	for _, n := range b.Notes {
		late := 0.012
		if n.Chair == score.Kit || n.Chair == score.Bass {
			late = 0.004
		}
		from, to := p.piece.Score.Swung(n.At), p.piece.Score.Swung(n.At+n.Length)
		p.due = append(p.due, due{
			at: int(from*beat) + int(p.rand.Between(0, late)*SampleRate), chair: n.Chair,
			note: band.Note{Pitch: n.Pitch, Velocity: min(1, n.Velocity*p.rand.Between(0.9, 1.08)), Length: int((to - from) * beat)},
		})
	}
	slices.SortStableFunc(p.due, func(a, b due) int { return cmp.Compare(a.at, b.at) })
}

// add mixes the next block into out. Its volume goes from one factor to the other.
func (p *performance) add(out []float32, from, to float32) {
	p.band.Next()
	gain, change := from*p.gain, (to-from)*p.gain/block
	for i := range p.band.Left {
		out[2*i] += gain * float32(p.band.Left[i])
		out[2*i+1] += gain * float32(p.band.Right[i])
		gain += change
	}
}

// Listening is how a piece of music is listened to by [RenderTheme].
type Listening struct {
	Seed uint64
	// Month is as in [Player.SetMonth].
	Month   float64
	Tension Tension
}

// RenderTheme returns so many seconds of a theme from its beginning, as samples at [SampleRate], left
// and right in turn, at the volume at which the mixer gets them; nil if there is no such theme. The same
// arguments give the same samples.
func RenderTheme(t Theme, seconds float64, l Listening) []float32 {
	p := newPerformance(t, l.Seed)
	if p == nil {
		return nil
	}
	out := make([]float32, 2*block*int(seconds*SampleRate/block))
	level := float32(synth.Decibels(musicLevel))
	for from := 0; from < len(out); from += 2 * block {
		p.count(score.Mood{Day: l.Month, Tension: score.Tension(l.Tension)})
		p.add(out[from:from+2*block], level, level)
	}
	return out
}
