package meter

import "math"

// Integrated returns the loudness of a whole program in LUFS, as EBU R 128 has it: blocks of 400
// milliseconds that overlap by three quarters, without those below -70 LUFS, and without those more
// than 10 below the mean of the rest. It is minus infinity for silence.
func Integrated(left, right []float64) float64 {
	const block, hop = rate * 4 / 10, rate / 10
	energy := energyOf(left, right)
	var blocks []float64
	for from := 0; from+block <= len(energy); from += hop {
		sum := 0.0
		for _, e := range energy[from : from+block] {
			sum += e
		}
		blocks = append(blocks, sum/block)
	}
	gate := mean(blocks, math.Pow(10, (-70+offset)/10))
	return lufs(mean(blocks, max(gate/10, math.Pow(10, (-70+offset)/10))))
}

// offset is what BS.1770 takes away from the energy, so that a sine of 997 Hz on both channels at
// full scale is 0 LUFS.
const offset = 0.691

func lufs(energy float64) float64 {
	if energy <= 0 {
		return math.Inf(-1)
	}
	return 10*math.Log10(energy) - offset
}

// mean returns the mean of the blocks that are above a gate.
func mean(blocks []float64, gate float64) float64 {
	sum, n := 0.0, 0
	for _, b := range blocks {
		if b > gate {
			sum += b
			n++
		}
	}
	if n == 0 {
		return 0
	}
	return sum / float64(n)
}

// The filter between the samples: a sinc under a window, for three places between each two.
const (
	places = 4
	taps   = 12
)

var between = func() (f [places][taps]float64) {
	for p := range places {
		for k := range taps {
			x := float64(k) - taps/2 + 1 - float64(p)/places
			sinc := 1.0
			if x != 0 {
				sinc = math.Sin(math.Pi*x) / (math.Pi * x)
			}
			f[p][k] = sinc * (0.5 + 0.5*math.Cos(math.Pi*x/(taps/2)))
		}
	}
	return f
}()

// TruePeak returns the highest peak of a channel in dB below full scale, with what lies between the
// samples, at four times as many of them.
func TruePeak(channel []float64) float64 {
	peak := 0.0
	for _, v := range channel {
		peak = max(peak, math.Abs(v))
	}
	// A peak between two samples is not far above both of them.
	least := peak / 2
	for i := taps / 2; i+taps/2 < len(channel); i++ {
		if math.Abs(channel[i]) < least && math.Abs(channel[i+1]) < least {
			continue
		}
		for p := 1; p < places; p++ {
			v := 0.0
			for k, f := range between[p] {
				v += f * channel[i+k-taps/2+1]
			}
			peak = max(peak, math.Abs(v))
		}
	}
	return 20 * math.Log10(peak)
}
