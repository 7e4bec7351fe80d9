package band

import (
	"math"

	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// plucked is a string as Karplus and Strong have it: a line of samples that goes round and round, and
// loses what is high on the way.
type plucked struct {
	line            []float64
	at              int
	damp, last      float64
	feed            float64
	tune, ap1, ap2  float64 // the fraction of a sample that the line is too short by
	gain, body, out float64
	away            float64
	level           float64
	quiet           int
	tone            float64 // of a filter that takes away what is high
	low1, low2      float64
}

// String is how a string is made and plucked.
type String struct {
	// T60 is how long the middle C rings, in seconds.
	T60 float64
	// Bright is how much of what is high stays, from 0 to 1, and Pick how hard the plectrum is.
	Bright, Pick float64
	// Place is where it is plucked, as a part of its length.
	Place float64
	// Body is how much the wood adds of what is low, from 0 to 1.
	Body float64
	// Tone is above which frequency, in hertz, wood and fingers swallow what is high.
	Tone float64
	// Gain is how loud it is.
	Gain float64
}

// Play begins a note of the string. It is an [Instrument].
func (s String) Play(r *synth.Rand, n Note) Voice {
	hz := score.Hz(n.Pitch) * r.Vary(1, 0.0006)
	damp := 0.5 * (1 - s.Bright) * (1.1 - 0.4*n.Velocity)
	length := synth.Rate/hz - damp/(1-damp)
	whole := int(length - 0.3)
	part := length - float64(whole)
	v := &plucked{
		line: make([]float64, whole), damp: damp, tune: (1 - part) / (1 + part),
		feed: math.Pow(10, -3/(s.T60*math.Pow(262/hz, 0.6)*hz)),
		gain: s.Gain * (0.35 + 0.65*n.Velocity), body: s.Body, level: 1, away: 1,
		tone: 1 - math.Exp(-2*math.Pi*s.Tone*(0.6+0.6*n.Velocity)/synth.Rate),
	}
	s.pluck(r, v.line, n.Velocity)
	return v
}

// pluck fills a line with the noise of a plectrum: the softer, the duller. What has a node where it is
// plucked is missing.
func (s String) pluck(r *synth.Rand, line []float64, velocity float64) {
	soft := 1 - (0.25+0.6*s.Pick)*(0.4+0.6*velocity)
	low, sum := 0.0, 0.0
	for i := range line {
		low += (1 - soft) * (r.Between(-1, 1) - low)
		line[i] = low
		sum += low
	}
	mean, power := sum/float64(len(line)), 0.0
	node := max(1, int(s.Place*float64(len(line))))
	before := append([]float64(nil), line...)
	for i := range line {
		line[i] = before[i] - mean - 0.8*(before[(i+len(line)-node)%len(line)]-mean)
		power += line[i] * line[i]
	}
	synth.Scale(line, 0.22/math.Sqrt(power/float64(len(line))+1e-9))
}

// Next writes the samples that follow.
func (v *plucked) Next(out []float64) bool {
	loud := 0.0
	for i := range out {
		x := v.line[v.at]
		low := (1-v.damp)*x + v.damp*v.last
		v.last = low
		// An all-pass filter is late by a part of a sample.
		y := v.tune*(low-v.ap2) + v.ap1
		v.ap1, v.ap2 = low, y
		v.line[v.at] = y * v.feed
		if v.at++; v.at == len(v.line) {
			v.at = 0
		}
		v.out += 0.02 * (x - v.out)
		v.level *= v.away
		v.low1 += v.tone * (x - v.low1)
		v.low2 += v.tone * (v.low1 - v.low2)
		out[i] = v.gain * v.level * (v.low2 + 2*v.body*v.out)
		loud = max(loud, out[i], -out[i])
	}
	if loud < quiet {
		v.quiet++
	} else {
		v.quiet = 0
	}
	return v.quiet < 8
}

// Release lays a finger on the string.
func (v *plucked) Release() { v.away = fall(0.16) }
