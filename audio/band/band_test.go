package band_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/audio/band"
	"bigpayday/audio/score"
	"bigpayday/audio/synth"
)

// instruments are those with a pitch.
var instruments = map[string]band.Instrument{
	"tines": band.Tines(0.5), "marimba": band.Marimba, "vibes": band.Vibes, "glockenspiel": band.Glockenspiel,
	"clarinet": band.Clarinet, "flute": band.Flute, "trumpet": band.Trumpet, "horn": band.Horn, "tuba": band.Tuba, "organ": band.Organ, "whistle": band.Whistle,
	"string": band.String{T60: 2, Bright: 0.6, Pick: 0.4, Place: 0.2, Tone: 3000, Gain: 0.5}.Play,
	"analog": band.Analog{Detune: 0.05, Cutoff: 4, Sweep: 3, Close: 1, Ring: 0.8, Attack: 0.01, Hold: 0.7, Decay: 1, Away: 0.2, Gain: 0.2}.Play,
}

// play returns what a note sounds like: held for a second, and then until it is over.
func play(i band.Instrument, pitch int) (held []float64, after int) {
	v := i(synth.NewRand(1), band.Note{Pitch: pitch, Velocity: 0.8, Length: synth.Rate})
	held = make([]float64, 0, synth.Rate)
	for len(held) < synth.Rate {
		part := make([]float64, band.Block)
		v.Next(part)
		held = append(held, part...)
	}
	v.Release()
	part := make([]float64, band.Block)
	for v.Next(part) && after < 10*synth.Rate {
		after += len(part)
	}
	return held, after
}

// hz returns the frequency of a sound about as high as wanted: the one at which it is most like itself
// a period later.
func hz(x []float64, wanted float64) float64 {
	x = x[len(x)/4 : len(x)/4+8192]
	best, most := 0.0, math.Inf(-1)
	for period := synth.Rate / wanted * 0.95; period < synth.Rate/wanted*1.05; period += 0.05 {
		whole, sum := int(period), 0.0
		part := period - float64(whole)
		for i := range 6000 {
			sum += x[i] * ((1-part)*x[i+whole] + part*x[i+whole+1])
		}
		if sum > most {
			best, most = synth.Rate/period, sum
		}
	}
	return best
}

func TestEveryInstrumentIsInTuneAndComesToAnEnd(t *testing.T) {
	for name, instrument := range instruments {
		for _, pitch := range []int{48, 60, 69, 76} {
			held, after := play(instrument, pitch)
			loud := 0.0
			for _, v := range held {
				loud = max(loud, math.Abs(v))
			}
			assert.Greater(t, loud, 0.02, "%s %d", name, pitch)
			assert.Less(t, loud, 1.5, "%s %d", name, pitch)
			cents := 1200 * math.Log2(hz(held, score.Hz(pitch))/score.Hz(pitch))
			assert.InDelta(t, 0, cents, 12, "%s %d is out of tune", name, pitch)
			assert.Less(t, after, 6*synth.Rate, "%s %d goes on", name, pitch)
		}
	}
}

func TestEveryDrumOfEveryKitSoundsAndEnds(t *testing.T) {
	for _, kit := range []*band.Drumkit{band.JazzKit, band.FunkKit, band.Machine, band.FieldKit} {
		for drum := range score.Drums {
			held, after := play(kit.Play, drum)
			loud := 0.0
			for _, v := range held {
				assert.False(t, math.IsNaN(v))
				loud = max(loud, math.Abs(v))
			}
			assert.Greater(t, loud, 0.01, drum)
			assert.Less(t, after, 4*synth.Rate, drum)
		}
	}
}

func TestABandPlaysAndIsStillAfterwards(t *testing.T) {
	b := band.New(band.Lineup{score.Lead: {Plays: band.Vibes, Gain: 1}}, 0.2, 1)
	b.Play(score.Lead, 100, band.Note{Pitch: 60, Velocity: 0.8, Length: 4800})
	b.Play(score.Bass, 0, band.Note{Pitch: 40, Velocity: 0.8, Length: 4800}) // nobody sits there
	b.Next()
	assert.Zero(t, b.Left[99], "not yet")
	assert.False(t, b.Still())
	for range 3 * synth.Rate / band.Block {
		b.Next()
	}
	assert.True(t, b.Still())
}
