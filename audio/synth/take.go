package synth

import (
	"math"

	"bigpayday/audio/meter"
)

// Take is one recording: sounds at their times and places, the room around
// them, and the level it is brought to. Its work is done in steps, so that it
// can be spread over frames where there is only one thread.
type Take struct {
	loop        bool
	left, right []float64
	steps       []func()
	room        *Room
	samples     []float32
	// gain and kept are what [Take.measure] finds out: how loud the take becomes,
	// and how many of its samples are heard.
	gain float64
	kept int
}

// How many samples are worked on in one step, where that is much work for each
// of them and where it is little. In a browser a step then lasts about a
// millisecond.
const (
	someSamples = 2400
	manySamples = 9600
)

// Finish says how a take is completed.
type Finish struct {
	// Wet is the share of the room, from 0 to 1.
	Wet float64

	// Loudness is what [meter.Loudest] of the take shall be, in dB.
	Loudness float64

	// Ceiling is the peak in dBFS that is not passed. A take that would pass
	// it gets less loud instead.
	Ceiling float64
}

// NewTake returns an empty take that is cut, with a fade, after the given
// number of seconds at the latest.
func NewTake(seconds float64) *Take {
	n := Samples(seconds)
	return &Take{left: make([]float64, n), right: make([]float64, n)}
}

// NewLoop returns an empty take of exactly the given number of seconds that can
// be heard again and again without a seam: what does not fit in before the end
// goes on at the beginning.
func NewLoop(seconds float64) *Take {
	t := NewTake(seconds)
	t.loop = true
	return t
}

// Add puts a sound in the take. It begins at the given second, has its
// amplitude multiplied with gain, and comes from pan: -1 is left, 0 the middle,
// 1 right. It is made later, in a step of its own.
func (t *Take) Add(at, gain, pan float64, sound func() []float64) {
	t.steps = append(t.steps, func() { t.put(Samples(at), gain, pan, sound()) })
}

// AddLong is Add for a sound that lasts for so many seconds and takes long to
// make. It is begun in a step of its own, and then made in parts: each call of
// what begin returns fills what it is given with the samples that follow.
func (t *Take) AddLong(at, gain, pan, seconds float64, begin func() func(part []float64)) {
	var fill func(part []float64)
	t.steps = append(t.steps, func() { fill = begin() })
	t.inSteps(Samples(seconds), someSamples, func(from, to int) {
		part := make([]float64, to-from)
		fill(part)
		t.put(Samples(at)+from, gain, pan, part)
	})
}

// put mixes a sound into the take, from a sample on.
func (t *Take) put(from int, gain, pan float64, sound []float64) {
	angle := (min(max(pan, -1), 1) + 1) * math.Pi / 4
	l, r := gain*math.Cos(angle)*math.Sqrt2, gain*math.Sin(angle)*math.Sqrt2
	for i, v := range sound {
		at := from + i
		if t.loop {
			at %= len(t.left)
		} else if at >= len(t.left) {
			break
		}
		t.left[at] += l * v
		t.right[at] += r * v
	}
}

// inSteps adds the steps that do something with n samples, so many in each.
func (t *Take) inSteps(n, each int, do func(from, to int)) {
	for from := 0; from < n; from += each {
		t.steps = append(t.steps, func() { do(from, min(from+each, n)) })
	}
}

// Complete adds the steps that follow on the last sound.
func (t *Take) Complete(f Finish) {
	t.room = NewRoom()
	if t.loop {
		// The room is still full of the end when the beginning is heard again.
		t.steps = append(t.steps, func() {
			from := max(0, len(t.left)-Samples(roomT60))
			left, right := append([]float64(nil), t.left[from:]...), append([]float64(nil), t.right[from:]...)
			t.room.Process(left, right, f.Wet)
		})
	}
	n := len(t.left)
	t.inSteps(n, someSamples, func(from, to int) { t.room.Process(t.left[from:to], t.right[from:to], f.Wet) })
	t.clean(t.left)
	t.clean(t.right)
	energy := make([]float64, n)
	for _, channel := range [][]float64{t.left, t.right} {
		ear := new(meter.Ear)
		t.inSteps(n, manySamples, func(from, to int) { ear.AddEnergy(energy[from:to], channel[from:to]) })
	}
	t.steps = append(t.steps, func() {
		gain := 0.0
		if loudness := meter.LoudestOf(energy); loudness > silence {
			gain = Decibels(f.Loudness - loudness)
		}
		t.measure(gain, Decibels(f.Ceiling))
	}, t.fade)
	t.inSteps(n, manySamples, t.master)
}

// silence is the loudness, in dB, below which there is nothing.
const silence = -200

// Step does the next piece of work, a few milliseconds at most, in a browser too,
// and tells whether there is more.
func (t *Take) Step() bool {
	if len(t.steps) > 0 {
		step := t.steps[0]
		t.steps[0] = nil
		t.steps = t.steps[1:]
		step()
	}
	if len(t.steps) > 0 {
		return true
	}
	t.left, t.right, t.room = nil, nil, nil
	return false
}

// Samples returns the finished take, left and right in turn, or nil as long as
// there are steps to be done.
func (t *Take) Samples() []float32 {
	if len(t.steps) > 0 {
		return nil
	}
	return t.samples
}

// clean adds the steps that take away, in place, what is too low to be heard, but
// leaves less room for the rest.
func (t *Take) clean(x []float64) {
	f := highPass(25, flat)
	if t.loop {
		t.inSteps(len(x), manySamples, func(from, to int) { f.run(append([]float64(nil), x[from:to]...)) })
	}
	t.inSteps(len(x), manySamples, func(from, to int) { f.run(x[from:to]) })
}

// measure finds out how much of the take is heard, and its gain: the one that is
// wanted, or less if its peak would pass the ceiling.
func (t *Take) measure(gain, ceiling float64) {
	peak, last := 0.0, 0
	for i := range t.left {
		v := max(math.Abs(t.left[i]), math.Abs(t.right[i])) * gain
		peak = max(peak, v)
		if v > 2e-4 { // -74 dBFS
			last = i
		}
	}
	if peak > ceiling {
		gain *= ceiling / peak
	}
	t.gain, t.kept = gain, last
}

// fade trims the take to what is heard of it, and lets it begin and end gently.
func (t *Take) fade() {
	const fadeIn = 24
	fadeOut := Samples(0.02)
	n := len(t.left)
	if !t.loop {
		if t.kept+fadeOut > n {
			// It would go on: let it go gently.
			fadeOut = min(n, Samples(0.5))
		}
		n = min(n, t.kept+fadeOut)
		for i := range fadeIn {
			t.left[i] *= float64(i) / fadeIn
			t.right[i] *= float64(i) / fadeIn
		}
		for i := range fadeOut {
			level := 0.5 - 0.5*math.Cos(math.Pi*float64(i)/float64(fadeOut))
			t.left[n-1-i] *= level
			t.right[n-1-i] *= level
		}
	}
	t.kept = n
	t.samples = make([]float32, 2*n)
}

// master writes some samples of the take as they are going to be heard.
func (t *Take) master(from, to int) {
	for i := from; i < min(to, t.kept); i++ {
		t.samples[2*i] = float32(t.gain * t.left[i])
		t.samples[2*i+1] = float32(t.gain * t.right[i])
	}
}
