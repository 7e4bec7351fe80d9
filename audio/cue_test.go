package audio_test

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio"
	"bigpayday/audio/meter"
	"bigpayday/audio/synth"
)

// dBFS is the amplitude of a peak of the given height.
func dBFS(db float64) float32 {
	return float32(synth.Decibels(db))
}

func peak(samples []float32) float32 {
	p := float32(0)
	for _, v := range samples {
		p = max(p, v, -v)
	}
	return p
}

// loudness measures samples as they are heard.
func loudness(samples []float32) float64 { return meter.Loudest(channels(samples)) }

// channels takes left and right apart.
func channels(samples []float32) (left, right []float64) {
	left, right = make([]float64, len(samples)/2), make([]float64, len(samples)/2)
	for i := range left {
		left[i], right[i] = float64(samples[2*i]), float64(samples[2*i+1])
	}
	return left, right
}

// jump is the greatest step between two samples of a channel.
func jump(samples []float32) float32 {
	j := float32(0)
	for i := 2; i < len(samples); i++ {
		d := samples[i] - samples[i-2]
		j = max(j, d, -d)
	}
	return j
}

// likeness is the correlation of two sounds: 1 if they are the same but for the
// volume.
func likeness(a, b []float32) float64 {
	var ab, aa, bb float64
	for i := range min(len(a), len(b)) {
		x, y := float64(a[i]), float64(b[i])
		ab += x * y
		aa += x * x
		bb += y * y
	}
	return ab / math.Sqrt(aa*bb)
}

// TestEveryTakeIsFitToBeHeard also writes all takes as WAV files into the
// folder named by BIGPAYDAY_CUES, if it is set, for ears and measuring tools.
func TestEveryTakeIsFitToBeHeard(t *testing.T) {
	folder := os.Getenv("BIGPAYDAY_CUES")
	for _, cue := range audio.Cues() {
		t.Run(string(cue), func(t *testing.T) {
			t.Parallel()
			takes := make([][]float32, cue.Takes())
			for n := range takes {
				x := audio.Render(cue, n)
				takes[n] = x
				if folder != "" {
					file, err := os.Create(filepath.Join(folder, string(cue)+"-"+string(rune('0'+n))+".wav"))
					require.NoError(t, err)
					require.NoError(t, synth.WriteWAV(file, x))
					require.NoError(t, file.Close())
				}
				require.Zero(t, len(x)%2, "left and right")

				frames := len(x) / 2
				if cue == audio.JackpotPour || cue == audio.Win {
					assert.InDelta(t, 4.5, float64(frames)/audio.SampleRate, 0.5, "the peaks of a game last")
				} else {
					assert.LessOrEqual(t, frames, 2*audio.SampleRate, "two seconds at most")
				}
				assert.Greater(t, frames, audio.SampleRate/20)
				left, right := channels(x)
				assert.Less(t, max(meter.TruePeak(left), meter.TruePeak(right)), -1.0, "true peak")
				assert.Greater(t, loudness(x), -45.0, "loud enough")

				sum := 0.0
				for _, v := range x {
					require.False(t, math.IsNaN(float64(v)))
					sum += float64(v)
				}
				assert.InDelta(t, 0, sum/float64(len(x)), 1e-3, "no direct current")

				if cue == audio.DiceShake {
					// It is heard again and again: the seam is no greater a
					// step than others in it.
					seam := append(append([]float32{}, x[len(x)-2:]...), x[:2]...)
					assert.LessOrEqual(t, jump(seam), jump(x)/2)
					continue
				}
				assert.Less(t, peak(x[:2]), float32(1e-6), "begins in silence")
				assert.Less(t, peak(x[len(x)-2:]), float32(1e-6), "ends in silence")
				assert.Less(t, peak(x[len(x)-2*audio.SampleRate/20:]), peak(x)*dBFS(-34), "is not cut off")
			}
			for n := 1; n < len(takes); n++ {
				assert.Less(t, math.Abs(likeness(takes[n], takes[n-1])), 0.99, "takes %d and %d", n, n-1)
				assert.InDelta(t, loudness(takes[n]), loudness(takes[n-1]), 1, "takes %d and %d", n, n-1)
			}
		})
	}
}

func TestWhatIsHeardOftenHasSeveralTakes(t *testing.T) {
	for _, cue := range []audio.Cue{audio.Hop, audio.DiceLand, audio.Press, audio.CardFlip, audio.MoneyIn, audio.MoneyOut, audio.TileDrop, audio.PegDown, audio.ArmyBeaten, audio.ArmyLost, audio.March} {
		assert.GreaterOrEqual(t, cue.Takes(), 3, cue)
	}
}

func TestSameTakeIsTheSameEachTime(t *testing.T) {
	for _, cue := range []audio.Cue{audio.DiceLand, audio.MailOpen, audio.JackpotWin} {
		assert.Equal(t, audio.Render(cue, 1), audio.Render(cue, 1), cue)
	}
}

func TestEveryCueHasAPlaceInTheMix(t *testing.T) {
	quieter := func(a, b audio.Cue) {
		assert.Less(t, loudness(audio.Render(a, 0)), loudness(audio.Render(b, 0)), "%s and %s", a, b)
	}
	quieter(audio.Focus, audio.Press)
	quieter(audio.Press, audio.Hop)
	quieter(audio.Hop, audio.DiceLand)
	quieter(audio.LedgerLine, audio.Stamp)
	quieter(audio.ContestWin, audio.JackpotWin)
	seen := map[audio.Cue]bool{}
	for _, cue := range audio.Cues() {
		assert.False(t, seen[cue], "%s twice", cue)
		seen[cue] = true
	}
	quieter(audio.March, audio.PegDown)
	quieter(audio.ArmyBeaten, audio.ArmyLost)
	quieter(audio.FaceHop, audio.Hop)
	quieter(audio.MailOpen, audio.EnvelopeBig)
	quieter(audio.Flags, audio.RegionWon)
	assert.Len(t, seen, 60)
}

func TestCueThatDoesNotExistIsNothing(t *testing.T) {
	assert.Nil(t, audio.Render("trombone", 0))
	assert.Zero(t, audio.Cue("trombone").Takes())
}
