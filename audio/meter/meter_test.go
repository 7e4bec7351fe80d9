package meter_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/audio/meter"
)

// tone returns so many seconds of a sine.
func tone(hz, amplitude, phase, seconds float64) []float64 {
	x := make([]float64, int(seconds*48000))
	for i := range x {
		x[i] = amplitude * math.Sin(2*math.Pi*hz*float64(i)/48000+phase)
	}
	return x
}

func TestATonesLoudnessIsThatOfTheStandard(t *testing.T) {
	full := tone(997, 1, 0, 3)
	silence := make([]float64, len(full))
	assert.InDelta(t, -3.01, meter.Integrated(full, silence), 0.05, "the tone of the standard on one channel")
	assert.InDelta(t, 0, meter.Integrated(full, full), 0.05)
	soft := tone(1000, math.Pow(10, -23.0/20), 0, 3)
	assert.InDelta(t, -23, meter.Integrated(soft, soft), 0.1, "the first test of EBU Tech 3341")
	assert.InDelta(t, 0, meter.Loudest(full, full), 0.75)
	assert.Equal(t, math.Inf(-1), meter.Integrated(silence, silence))
}

func TestWhatIsMuchSofterThanTheRestDoesNotCount(t *testing.T) {
	amplitude := func(db float64) float64 { return math.Pow(10, db/20) }
	program := append(append(tone(1000, amplitude(-36), 0, 10), tone(1000, amplitude(-23), 0, 60)...), tone(1000, amplitude(-36), 0, 10)...)
	assert.InDelta(t, -23, meter.Integrated(program, program), 0.1, "the third test of EBU Tech 3341")
}

func TestPeaksBetweenTheSamplesAreFound(t *testing.T) {
	// A quarter of the rate, half way between: every sample is 3 dB below the peak.
	x := tone(12000, 1, math.Pi/4, 0.1)
	assert.InDelta(t, 0, meter.TruePeak(x), 0.2)
	assert.InDelta(t, -6.02, meter.TruePeak(tone(997, 0.5, 0, 0.1)), 0.1)
}
