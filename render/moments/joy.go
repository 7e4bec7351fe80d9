package moments

import (
	"cmp"
	"math"
	"slices"

	"bigpayday/render/beats"
)

// Joy returns after how many milliseconds whom a moment is about hops for joy: as soon as they stand
// and know what they are glad about. It reports whether there is a reason to.
func (m *Moment) Joy() (begins float64, glad bool) {
	const rises = 380 // milliseconds until somebody stands
	if m.Form != Full || !m.Glad {
		return 0, false
	}
	switch m.Kind {
	case Jackpot:
		return JackpotInFull.Winner + rises, true
	case Sale:
		return SaleInFull.Counts, true
	case PayDay:
		return PayDayInFull.Face + rises, true
	case Vignette:
		return VignetteInFull.Counts, true
	case Region:
		return RegionInFull.Winner + rises, true
	case Winner:
		return WinnerRises + rises, true
	}
	return 0, false
}

// Hop returns how high whom a moment is about has hopped for joy, from 0 to 1: they do it twice.
func (m *Moment) Hop() float64 {
	const hops, takes = 2, 150
	begins, glad := m.Joy()
	t := (m.At - begins) / takes
	if !glad || m.Calm || t <= 0 || t >= hops {
		return 0
	}
	_, t = math.Modf(t)
	return 4 * t * (1 - t)
}

// WithJoy returns what is heard of a moment, in the order of time, with a cue where somebody hops for joy.
func (m *Moment) WithJoy(cue beats.Cue, sounds []Sound) []Sound {
	if begins, glad := m.Joy(); glad {
		sounds = append(slices.Clone(sounds), Sound{At: begins, Cue: cue})
		slices.SortStableFunc(sounds, func(a, b Sound) int { return cmp.Compare(a.At, b.At) })
	}
	return sounds
}
