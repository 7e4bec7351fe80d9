package audio

import (
	"encoding/binary"
	"math"
	"sync"

	"bigpayday/audio/band"
	"bigpayday/audio/synth"
)

const (
	// SampleRate is the number of frames per second.
	SampleRate = synth.Rate

	// block is the number of frames that are mixed at a time: 5 milliseconds.
	// Volumes change in a straight line within it.
	block = band.Block

	// maxVoices is how many cues are heard at a time. More are a noise.
	maxVoices = 24

	// bytesPerFrame is two channels of 32-bit floating point numbers.
	bytesPerFrame = 8

	// peakCeiling is two decibels below full scale: what lies between the samples stays more than
	// one below it.
	peakCeiling = 0.79
)

// mixer mixes voices into one stream, which a device reads from a thread of its
// own.
type mixer struct {
	mu     sync.Mutex
	voices []*voice
	music  *music
	room   *roomTone

	// master and levels are the volumes. All are multiplied with curtain,
	// which falls when nobody watches the game.
	master  ramp
	levels  [groups]ramp
	curtain ramp

	// duck makes the music give way to a fanfare.
	duck ramp

	// hushed says that music and room keep still, and still is how much of the room is heard.
	hushed bool
	still  ramp

	limiter *limiter

	// silent is for how many blocks nothing has been mixed.
	silent int

	// sinceTick is how many frames were read since the game last said that it is
	// there.
	sinceTick int

	mix  [2 * block]float32
	part [2 * block]float32
	left []float32 // of mix: what has not been read yet
}

// tickTimeout is after how many frames without a tick of the game the curtain
// falls: the page is hidden, the computer asleep, or the game hangs.
const tickTimeout = SampleRate

func newMixer() *mixer {
	m := &mixer{
		music:   newMusic(),
		room:    newRoomTone(),
		limiter: newLimiter(peakCeiling),
		curtain: ramp{now: 1, to: 1, seconds: 0.08},
		duck:    ramp{now: 1, to: 1, seconds: 0.25},
		still:   ramp{now: 1, to: 1, seconds: hushSeconds},
		master:  ramp{now: 1, to: 1, seconds: 0.015},
	}
	for g := range m.levels {
		m.levels[g] = ramp{seconds: 0.015}
	}
	return m
}

// hushSeconds is how quickly music and room keep still, and go on, see [ramp].
const hushSeconds = 0.05

// hush lets music and room keep still, or go on.
func (m *mixer) hush(on bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.hushed = on
}

// ramp is a volume on its way to another, so that no change of it clicks.
type ramp struct {
	now, to float64
	seconds float64 // in which it goes two thirds of the way
}

// next moves on by one block, and returns where the block begins and ends.
func (r *ramp) next() (from, to float32) {
	f := r.now
	r.now += (r.to - r.now) * (1 - math.Exp(-block/(r.seconds*SampleRate)))
	if math.Abs(r.to-r.now) < 1e-5 {
		r.now = r.to
	}
	return float32(f), float32(r.now)
}

// silent tells whether nothing of what the ramp is applied to can be heard.
func (r *ramp) silent() bool {
	return r.now == 0 && r.to == 0
}

// voice is a cue that is being heard.
type voice struct {
	group   Group
	samples []float32
	pos     float64 // in frames
	rate    float64 // 1, or another pitch
	loop    bool
	gain    ramp
}

// done tells whether there is nothing more to be heard.
func (v *voice) done() bool {
	return v.gain.silent() || !v.loop && v.pos >= float64(len(v.samples)/2)
}

// add mixes the next block of the voice into out.
func (v *voice) add(out []float32) {
	from, to := v.gain.next()
	n := len(v.samples) / 2
	gain, change := from, (to-from)/block
	for i := 0; i < block; i++ {
		if v.pos >= float64(n) {
			if !v.loop {
				return
			}
			v.pos -= float64(n)
		}
		at := int(v.pos)
		if v.rate == 1 {
			out[2*i] += gain * v.samples[2*at]
			out[2*i+1] += gain * v.samples[2*at+1]
		} else {
			f := float32(v.pos - float64(at))
			out[2*i] += gain * v.between(at, 0, f)
			out[2*i+1] += gain * v.between(at, 1, f)
		}
		gain += change
		v.pos += v.rate
	}
}

// between returns the sample a part f of the way from frame at to the next, on
// a curve through four samples (Catmull and Rom's).
func (v *voice) between(at, channel int, f float32) float32 {
	n := len(v.samples) / 2
	sample := func(i int) float32 {
		switch {
		case i >= 0 && i < n:
		case v.loop:
			i = (i + n) % n
		default:
			return 0
		}
		return v.samples[2*i+channel]
	}
	a, b, c, d := sample(at-1), sample(at), sample(at+1), sample(at+2)
	return b + 0.5*f*(c-a+f*(2*a-5*b+4*c-d+f*(3*(b-c)+d-a)))
}

// start begins to play samples. The voice that is returned can be given to
// stop.
func (m *mixer) start(group Group, samples []float32, rate float64, loop bool) *voice {
	v := &voice{group: group, samples: samples, rate: rate, loop: loop, gain: ramp{now: 1, to: 1, seconds: 0.015}}
	m.mu.Lock()
	defer m.mu.Unlock()
	sounding := 0
	for _, old := range m.voices {
		if old.gain.to > 0 {
			sounding++
		}
	}
	for i := 0; sounding >= maxVoices; i++ {
		if m.voices[i].gain.to > 0 {
			m.voices[i].gain.to = 0
			sounding--
		}
	}
	if len(m.voices) >= 2*maxVoices {
		// The device does not read, so that not even faded ones go away.
		m.voices = append(m.voices[:0], m.voices[len(m.voices)-maxVoices:]...)
	}
	m.voices = append(m.voices, v)
	return v
}

// stop lets a voice fade away in the given number of seconds.
func (m *mixer) stop(v *voice, seconds float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	v.gain.to, v.gain.seconds = 0, seconds
}

// clear forgets all voices.
func (m *mixer) clear() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.voices = nil
}

// heartbeat tells the mixer that the game is there.
func (m *mixer) heartbeat() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sinceTick = 0
	m.curtain.to = 1
}

// setLevels sets the volumes as factors.
func (m *mixer) setLevels(master float64, levels [groups]float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.master.to = master
	for g, level := range levels {
		m.levels[g].to = level
	}
}

// Read fills p with whole frames. It never fails and never ends.
func (m *mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := 0
	for n+bytesPerFrame <= len(p) {
		if len(m.left) == 0 {
			m.nextBlock()
			m.left = m.mix[:]
		}
		take := min(len(m.left)/2, (len(p)-n)/bytesPerFrame)
		for _, v := range m.left[:2*take] {
			binary.LittleEndian.PutUint32(p[n:], math.Float32bits(v))
			n += 4
		}
		m.left = m.left[2*take:]
	}
	return n, nil
}

// nextBlock mixes the next block.
func (m *mixer) nextBlock() {
	if m.sinceTick += block; m.sinceTick > tickTimeout {
		m.curtain.to = 0
	}
	clear(m.mix[:])
	if !m.curtain.silent() && !m.master.silent() {
		m.mixGroups()
		m.silent = 0
	} else {
		// What nobody hears is over when somebody listens again; only the
		// music waits.
		m.voices = nil
		m.silent++
	}
	c0, c1 := m.curtain.next()
	v0, v1 := m.master.next()
	if m.silent > 1 {
		return // what the limiter held back has come out, too
	}
	gain, change := c0*v0, (c1*v1-c0*v0)/block
	for i := 0; i < block; i++ {
		m.mix[2*i], m.mix[2*i+1] = m.limiter.next(gain*m.mix[2*i], gain*m.mix[2*i+1])
		gain += change
	}
}

// mixGroups adds all groups to the mix.
func (m *mixer) mixGroups() {
	m.duck.to, m.duck.seconds, m.still.to = 1, 0.25, 1
	if m.hushed {
		m.duck.seconds = hushSeconds
	}
	for group := range groups {
		level := &m.levels[group]
		silent := level.silent()
		sounds := false
		clear(m.part[:])
		for _, v := range m.voices {
			if v.group != group {
				continue
			}
			sounds = true
			if group == Tunes {
				m.duck.to = 0.3
			}
			v.add(m.part[:])
		}
		switch {
		case silent:
		case group == Tunes:
			if m.hushed {
				m.duck.to = 0
			}
			from, to := m.duck.next()
			sounds = m.music.add(m.part[:], from, to) || sounds
		case group == Room:
			m.room.add(m.part[:])
			if m.hushed {
				m.still.to = 0
			}
			from, to := m.still.next()
			fade(m.part[:], from, to)
			sounds = true
		}
		from, to := level.next()
		if !sounds || silent {
			continue
		}
		change := (to - from) / block
		for i := 0; i < block; i++ {
			m.mix[2*i] += from * m.part[2*i]
			m.mix[2*i+1] += from * m.part[2*i+1]
			from += change
		}
	}
	rest := m.voices[:0]
	for _, v := range m.voices {
		if !v.done() {
			rest = append(rest, v)
		}
	}
	clear(m.voices[len(rest):])
	m.voices = rest
}

// fade multiplies a block with a volume on its way from one to another.
func fade(out []float32, from, to float32) {
	change := (to - from) / block
	for i := range block {
		out[2*i] *= from
		out[2*i+1] *= from
		from += change
	}
}
