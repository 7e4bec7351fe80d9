package main

import (
	"image"
	"image/color"
	"math"
	"math/cmplx"
)

const (
	// window is how many samples are looked at together.
	window = 4096
	// height and width are the size of the picture in pixels.
	height, width = 480, 1400
	// lowest and highest are its lower and upper edge in hertz; an octave has the same height
	// everywhere.
	lowest, highest = 30.0, 18_000.0
	// deepest is what is black, in dB below the loudest.
	deepest = 80.0
	rate    = 48_000.0
)

// spectrogram draws the frequencies of a sound over time.
func spectrogram(x []float64) image.Image {
	columns := min(width, max(1, len(x)/256))
	levels := make([][]float64, columns)
	top := math.Inf(-1)
	for c := range levels {
		at := c * max(0, len(x)-window) / max(1, columns-1)
		levels[c] = spectrum(x[at:min(at+window, len(x))])
		for _, v := range levels[c] {
			top = max(top, v)
		}
	}
	picture := image.NewRGBA(image.Rect(0, 0, columns, height))
	for c, column := range levels {
		for y := range height {
			hz := lowest * math.Pow(highest/lowest, 1-float64(y)/height)
			next := hz * math.Pow(highest/lowest, 1.0/height)
			from := int(hz / rate * window)
			to := max(from+1, int(next/rate*window))
			v := math.Inf(-1)
			for k := from; k < to && k < len(column); k++ {
				v = max(v, column[k])
			}
			picture.Set(c, y, shade(1+(v-top)/deepest))
		}
	}
	return picture
}

// shade returns the color of a level from 0 to 1: black, blue, red, yellow, white.
func shade(v float64) color.Color {
	v = min(max(v, 0), 1)
	part := func(from, to float64) uint8 { return uint8(255 * min(max((v-from)/(to-from), 0), 1)) }
	blue := part(0, 0.35)
	if v > 0.45 {
		blue = max(255-part(0.45, 0.65), part(0.85, 1))
	}
	return color.RGBA{part(0.3, 0.65), part(0.55, 0.9), blue, 255}
}

// spectrum returns the level of each frequency in dB.
func spectrum(x []float64) []float64 {
	z := make([]complex128, window)
	for i, v := range x {
		z[i] = complex(v*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/window)), 0)
	}
	transform(z)
	out := make([]float64, window/2)
	for k := range out {
		out[k] = 20 * math.Log10(cmplx.Abs(z[k])+1e-12)
	}
	return out
}

// transform is the fast Fourier transform, in place; the number of values is a power of two.
func transform(z []complex128) {
	n := len(z)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = z[2*i], z[2*i+1]
	}
	transform(even)
	transform(odd)
	for k := range even {
		turned := cmplx.Rect(1, -2*math.Pi*float64(k)/float64(n)) * odd[k]
		z[k], z[k+n/2] = even[k]+turned, even[k]-turned
	}
}
