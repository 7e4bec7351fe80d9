package audio

import (
	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// music plays the theme that is wanted, and goes over from one to the next on a beat: the old
// band lets its notes go, and the new one begins a beat later.
type music struct {
	playing bool
	theme   Theme
	seed    uint64
	mood    score.Mood

	presence ramp
	now      *performance
	// leaving is the band that has stopped, as long as it rings.
	leaving *performance
	// rest is for how many samples nobody begins.
	rest int
}

// musicLevel brings the music to about 12 dB below a fanfare, in dB. All pieces have the same
// loudness before that.
const musicLevel = -10

func newMusic() *music {
	return &music{theme: TitleTheme, presence: ramp{seconds: 0.7}}
}

// add mixes the next block into out and tells whether there was anything to
// add. Its volume goes from one factor to the other.
func (m *music) add(out []float32, from, to float32) bool {
	m.presence.to = 0
	if m.playing {
		m.presence.to = 1
	}
	if m.presence.silent() {
		return false
	}
	p0, p1 := m.presence.next()
	m.turn()

	level := float32(synth.Decibels(musicLevel))
	gain, end := from*p0*level, to*p1*level
	if m.leaving != nil {
		m.leaving.add(out, gain, end)
		if m.leaving.band.Still() {
			m.leaving = nil
		}
	}
	if m.now != nil {
		m.now.count(m.mood)
		m.now.add(out, gain, end)
	}
	return true
}

// turn goes over to the theme that is wanted.
func (m *music) turn() {
	if m.now != nil && m.now.theme != m.theme {
		m.now.stopping = true
		if m.now.stopped {
			m.rest = m.now.beat
			m.leaving, m.now = m.now, nil
		}
	}
	if m.now == nil {
		if m.rest -= block; m.rest <= 0 {
			m.now = newPerformance(m.theme, m.seed)
		}
	}
}
