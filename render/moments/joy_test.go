package moments_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/render/moments"
)

// Whoever gains much hops for joy, twice, once they stand; nobody does who loses, in a short form or
// where motion is reduced.
func TestWhoeverGainsMuchHopsForJoy(t *testing.T) {
	hops := func(m moments.Moment) (n int, last float64) {
		up := false
		for m.At = 0; m.At <= 4_000; m.At += 10 {
			high := m.Hop()
			if high > .5 && !up {
				n++
			}
			up = high > .5
			if high > 0 {
				last = m.At
			}
		}
		return n, last
	}
	takes := map[moments.Kind]float64{
		moments.Jackpot: moments.JackpotTakes, moments.Sale: moments.SaleTakes, moments.PayDay: moments.PayDayTakes,
		moments.Vignette: moments.VignetteTakes, moments.Region: moments.RegionTakes, moments.Winner: moments.WinnerTakesAlone,
	}
	for kind := moments.None; kind < moments.NumKinds; kind++ {
		want := 0
		if takes[kind] > 0 {
			want = 2
		}
		n, last := hops(moments.Moment{Kind: kind, Form: moments.Full, Glad: true})
		assert.Equal(t, want, n, "kind %d", kind)
		assert.LessOrEqual(t, last, takes[kind], "kind %d hops while it is seen", kind)
		for _, still := range []moments.Moment{{Kind: kind, Form: moments.Full}, {Kind: kind, Form: moments.Short, Glad: true}, {Kind: kind, Form: moments.Full, Glad: true, Calm: true}} {
			n, _ := hops(still)
			assert.Zero(t, n, "%+v", still)
		}
	}
}

// Each hop is heard: the cue is in its place among the others.
func TestAHopForJoyIsHeard(t *testing.T) {
	const hop, other = 7, 3
	m := moments.Moment{Kind: moments.Sale, Form: moments.Full, Glad: true}
	begins, _ := m.Joy()
	before, after := moments.Sound{At: begins - 1, Cue: other}, moments.Sound{At: begins + 1, Cue: other}
	assert.Equal(t, []moments.Sound{before, {At: begins, Cue: hop}, after}, m.WithJoy(hop, []moments.Sound{before, after}))
	m.Glad = false
	assert.Equal(t, []moments.Sound{before, after}, m.WithJoy(hop, []moments.Sound{before, after}))
}
