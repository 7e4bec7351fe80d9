// Package colorblind shows colors as people see them who lack a kind of cone, and says how far apart
// two colors then are. Tests and developers' pictures use it.
//
// What does not live here: the colors of the game (package palette).
package colorblind

import (
	"image"
	"image/color"
	"math"
)

// Kind is a kind of color blindness.
type Kind uint8

// The kinds: without cones for long, middle or short waves of light.
const (
	Protanopia Kind = iota
	Deuteranopia
	Tritanopia
	NumKinds
)

// String returns the name of the kind.
func (k Kind) String() string {
	return [NumKinds]string{"protanopia", "deuteranopia", "tritanopia"}[k]
}

// matrices change linear light, after Machado, Oliveira and Fernandes: A Physiologically-based Model
// for Simulation of Color Vision Deficiency (2009), for the whole loss.
var matrices = [NumKinds][3][3]float64{
	Protanopia:   {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}},
	Deuteranopia: {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}},
	Tritanopia:   {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}},
}

// linear returns the light of a channel, 0 to 1, and channel the channel of a light.
func linear(v uint8) float64 {
	s := float64(v) / 255
	if s <= .04045 {
		return s / 12.92
	}
	return math.Pow((s+.055)/1.055, 2.4)
}

func channel(light float64) uint8 {
	s := 12.92 * light
	if light > .0031308 {
		s = 1.055*math.Pow(light, 1/2.4) - .055
	}
	return uint8(math.Round(255 * min(max(s, 0), 1)))
}

// Seen returns a color as somebody sees it.
func (k Kind) Seen(c color.NRGBA) color.NRGBA {
	r, g, b := linear(c.R), linear(c.G), linear(c.B)
	var out [3]uint8
	for i, m := range matrices[k] {
		out[i] = channel(m[0]*r + m[1]*g + m[2]*b)
	}
	return color.NRGBA{R: out[0], G: out[1], B: out[2], A: c.A}
}

// Picture returns an opaque picture as somebody sees it.
func (k Kind) Picture(src *image.RGBA) *image.RGBA {
	dst := image.NewRGBA(src.Rect)
	seen := map[[3]uint8]color.NRGBA{}
	for i := 0; i < len(src.Pix); i += 4 {
		key := [3]uint8(src.Pix[i : i+3])
		c, ok := seen[key]
		if !ok {
			c = k.Seen(color.NRGBA{R: key[0], G: key[1], B: key[2], A: 255})
			seen[key] = c
		}
		dst.Pix[i], dst.Pix[i+1], dst.Pix[i+2], dst.Pix[i+3] = c.R, c.G, c.B, 255
	}
	return dst
}

// lab returns a color in CIELAB, under daylight (D65).
func lab(c color.NRGBA) [3]float64 {
	r, g, b := linear(c.R), linear(c.G), linear(c.B)
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x, y, z := f((.4124*r+.3576*g+.1805*b)/.95047), f(.2126*r+.7152*g+.0722*b), f((.0193*r+.1192*g+.9505*b)/1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// Distance returns how far apart two colors are for somebody, in CIELAB (ΔE 1976): 2.3 can just be
// told apart side by side, 100 lies between black and white.
func (k Kind) Distance(a, b color.NRGBA) float64 {
	p, q := lab(k.Seen(a)), lab(k.Seen(b))
	return math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2])
}
