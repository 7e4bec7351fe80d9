package synth_test

import (
	"bytes"
	"encoding/binary"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio/meter"
	"bigpayday/audio/synth"
)

func sine(hz, seconds float64) []float64 {
	x := make([]float64, synth.Samples(seconds))
	for i := range x {
		x[i] = math.Sin(2 * math.Pi * hz * float64(i) / synth.Rate)
	}
	return x
}

// strength is the amplitude of a frequency in x.
func strength(x []float64, hz float64) float64 {
	var re, im float64
	for i, v := range x {
		s, c := math.Sincos(2 * math.Pi * hz * float64(i) / synth.Rate)
		re += v * c
		im += v * s
	}
	return 2 * math.Hypot(re, im) / float64(len(x))
}

func power(x []float64) float64 {
	sum := 0.0
	for _, v := range x {
		sum += v * v
	}
	return sum / float64(len(x))
}

func TestFiltersKeepWhatTheySay(t *testing.T) {
	for _, c := range []struct {
		name string
		pass func([]float64) []float64
		gain map[float64]float64 // frequency to decibels
	}{
		{"low", func(x []float64) []float64 { return synth.LowPass(x, 1000) }, map[float64]float64{100: 0, 1000: -3, 4000: -24}},
		{"high", func(x []float64) []float64 { return synth.HighPass(x, 1000) }, map[float64]float64{250: -24, 1000: -3, 9000: 0}},
		{"band", func(x []float64) []float64 { return synth.BandPass(x, 1000, 2) }, map[float64]float64{250: -17.6, 1000: 0, 4000: -17.6}},
		{"sweep that stands", func(x []float64) []float64 {
			return synth.Sweep(x, 2, func(float64) float64 { return 1000 })
		}, map[float64]float64{250: -17.6, 1000: 0}},
	} {
		for hz, want := range c.gain {
			x := c.pass(sine(hz, 1))
			assert.InDelta(t, want, 20*math.Log10(strength(x, hz)), 1, "%s at %v Hz", c.name, hz)
		}
	}
}

func TestBodyRingsAtItsFrequenciesAndDiesAway(t *testing.T) {
	x := synth.Ring(synth.Hit(0.0002), 1, synth.Mode{Hz: 440, Gain: 1, T60: 0.5}, synth.Mode{Hz: 1870, Gain: 0.5, T60: 0.5})
	first := x[:synth.Rate/20]
	assert.Greater(t, strength(first, 440), 10*strength(first, 700))
	assert.InDelta(t, 0.5, strength(first, 1870)/strength(first, 440), 0.05)
	half := synth.Samples(0.25)
	window := synth.Samples(0.02)
	lost := 10 * math.Log10(power(x[:window])/power(x[half:half+window]))
	assert.InDelta(t, 30, lost, 1, "half of the 60 dB in half of the time")
}

func TestSoftHitRousesLessOfWhatIsHigh(t *testing.T) {
	high := func(hit float64) float64 {
		return power(synth.Ring(synth.Hit(hit), 0.2, synth.Mode{Hz: 3000, Gain: 1, T60: 0.2}))
	}
	assert.Greater(t, high(0.0003), 10*high(0.001))
	sum := 0.0
	for _, v := range synth.Hit(0.002) {
		sum += v
	}
	assert.InDelta(t, 1, sum, 1e-9, "a long push is not a stronger one")
}

func TestModeThatNobodyCanHearIsLeftOut(t *testing.T) {
	x := synth.Ring(synth.Hit(0.0001), 0.1, synth.Mode{Hz: 30000, Gain: 1, T60: 1})
	assert.Zero(t, power(x))
}

func TestCurveGoesThroughItsPoints(t *testing.T) {
	points := []synth.Point{{At: 0.1, Level: 0.2}, {At: 0.2, Level: 1}, {At: 0.4}}
	for at, want := range map[float64]float64{0: 0.2, 0.1: 0.2, 0.15: 0.6, 0.2: 1, 0.3: 0.5, 0.4: 0, 9: 0} {
		assert.InDelta(t, want, synth.Level(at, points...), 1e-9, "at %v", at)
	}
	x := make([]float64, synth.Samples(0.5))
	for i := range x {
		x[i] = 1
	}
	synth.Shape(x, points...)
	for i := 0; i < len(x); i += 100 {
		assert.InDelta(t, synth.Level(float64(i)/synth.Rate, points...), x[i], 1e-3)
	}
}

func TestSameSeedGivesTheSameSound(t *testing.T) {
	assert.Equal(t, synth.NewRand(3).Noise(100), synth.NewRand(3).Noise(100))
	assert.NotEqual(t, synth.NewRand(3).Noise(100), synth.NewRand(4).Noise(100))
}

func TestRoomAnswersBrieflyAndOnBothSides(t *testing.T) {
	left, right := make([]float64, synth.Rate), make([]float64, synth.Rate)
	left[0], right[0] = 1, 1
	synth.NewRoom().Process(left, right, 1)
	early, late := synth.Samples(0.05), synth.Samples(0.6)
	assert.Greater(t, power(left[100:early]), 0.0)
	assert.Less(t, 10*math.Log10(power(left[late:])/power(left[100:early])), -50.0)
	assert.NotEqual(t, left[100:], right[100:])
	assert.InDelta(t, 0, 10*math.Log10(power(left[100:])/power(right[100:])), 2)
}

func TestLoudnessIsThatOfTheEar(t *testing.T) {
	tone := func(hz float64) float64 { x := sine(hz, 1); return meter.Loudest(x, x) }
	assert.InDelta(t, 0.7, tone(1000), 0.3, "a tone of full scale on both sides")
	assert.Less(t, tone(40), tone(1000)-3)
	x := synth.Scale(sine(1000, 1), 0.1)
	assert.InDelta(t, tone(1000)-20, meter.Loudest(x, x), 0.1)
	click := sine(1000, 0.005)
	assert.Less(t, meter.Loudest(click, click), tone(1000)-12)
	assert.True(t, math.IsInf(meter.Loudest(make([]float64, 100), make([]float64, 100)), -1))
}

// record makes a take of one sound.
func record(take *synth.Take, f synth.Finish, at, pan float64, sound []float64) []float32 {
	take.Add(at, 1, pan, func() []float64 { return sound })
	take.Complete(f)
	for take.Step() {
	}
	return take.Samples()
}

func TestTakeHasItsLoudnessOrItsCeiling(t *testing.T) {
	measure := func(samples []float32) (loudness, peak float64) {
		left, right := make([]float64, len(samples)/2), make([]float64, len(samples)/2)
		for i := range left {
			left[i], right[i] = float64(samples[2*i]), float64(samples[2*i+1])
			peak = max(peak, math.Abs(left[i]), math.Abs(right[i]))
		}
		return meter.Loudest(left, right), peak
	}
	tone := synth.Shape(sine(500, 0.8), synth.Point{}, synth.Point{At: 0.1, Level: 7}, synth.Point{At: 0.8})
	loudness, _ := measure(record(synth.NewTake(1), synth.Finish{Loudness: -20, Ceiling: -3}, 0, 0, tone))
	assert.InDelta(t, -20, loudness, 0.3)
	_, peak := measure(record(synth.NewTake(1), synth.Finish{Loudness: 20, Ceiling: -3}, 0, 0, tone))
	assert.InDelta(t, synth.Decibels(-3), peak, 0.01)
}

func TestTakeIsCutBehindItsLastSoundAndWithoutAClick(t *testing.T) {
	short := record(synth.NewTake(2), synth.Finish{Loudness: -20, Ceiling: -3}, 0.1, 0, sine(500, 0.2))
	assert.InDelta(t, 0.32, float64(len(short))/2/synth.Rate, 0.06)
	long := record(synth.NewTake(1), synth.Finish{Loudness: -20, Ceiling: -3}, 0, 0, sine(500, 3))
	assert.Len(t, long, 2*synth.Rate)
	for _, x := range [][]float32{short, long} {
		assert.InDelta(t, 0, x[len(x)-1], 1e-6)
		assert.InDelta(t, 0, x[0], 1e-6)
	}
}

func TestSilentTakeIsNoSound(t *testing.T) {
	x := record(synth.NewTake(0.5), synth.Finish{Loudness: -20, Ceiling: -3}, 0, 0, make([]float64, 10))
	for _, v := range x {
		assert.Zero(t, v)
	}
}

func TestPanIsASide(t *testing.T) {
	x := record(synth.NewTake(0.5), synth.Finish{Loudness: -20, Ceiling: -3}, 0, -1, sine(500, 0.2))
	var left, right float64
	for i := 0; i < len(x); i += 2 {
		left += float64(x[i] * x[i])
		right += float64(x[i+1] * x[i+1])
	}
	assert.Greater(t, left, 0.0)
	assert.Less(t, right, left/1e6)
}

func TestLoopHasNoSeam(t *testing.T) {
	// Six whole waves and a half fit in; the second half goes on at the start.
	x := record(synth.NewLoop(0.065), synth.Finish{Loudness: -20, Ceiling: -3}, 0.0325, 0, sine(100, 0.06))
	require.Len(t, x, 2*synth.Samples(0.065))
	assert.Less(t, math.Abs(float64(x[0]-x[len(x)-2])), 0.01)
	assert.Greater(t, math.Abs(float64(x[2*100])), 0.001, "what did not fit in is at the beginning")
}

func TestWAVCanBeReadByOthers(t *testing.T) {
	var file bytes.Buffer
	require.NoError(t, synth.WriteWAV(&file, []float32{0, 1, -0.5, 0.25}))
	data := file.Bytes()
	assert.Equal(t, "RIFF", string(data[:4]))
	assert.EqualValues(t, len(data)-8, binary.LittleEndian.Uint32(data[4:]))
	assert.Equal(t, "WAVEfmt ", string(data[8:16]))
	assert.EqualValues(t, 3, binary.LittleEndian.Uint16(data[20:]), "floating point")
	assert.EqualValues(t, 2, binary.LittleEndian.Uint16(data[22:]), "channels")
	assert.EqualValues(t, 48000, binary.LittleEndian.Uint32(data[24:]))
	assert.EqualValues(t, 16, binary.LittleEndian.Uint32(data[40:]))
	assert.Equal(t, float32(-0.5), math.Float32frombits(binary.LittleEndian.Uint32(data[52:])))
}
