package audio

import (
	"hash/fnv"

	"bigpayday/audio/synth"
)

// ceiling is the peak of every take, in dBFS. It leaves room for a second
// sound before the limiter has to work.
const ceiling = -3

// take is one take of a cue that is being made.
type take struct {
	*synth.Take
	*synth.Rand
	// number is which take of its cue it is.
	number int
}

// newTake returns the n-th take of c, of which nothing is made yet; nil if
// there is no such cue. It is a pure function of c and n.
func newTake(c Cue, n int) *take {
	r, ok := c.recipe()
	if !ok {
		return nil
	}
	name := fnv.New64a()
	name.Write([]byte(c))
	blank := synth.NewTake
	if r.loop {
		blank = synth.NewLoop
	}
	t := &take{blank(r.seconds), synth.NewRand(name.Sum64() + uint64(n)), n}
	r.play(t)
	t.Complete(synth.Finish{Wet: r.wet, Loudness: r.loudness, Ceiling: ceiling})
	return t
}

// Render returns the n-th take of c as samples at [SampleRate] from -1 to 1,
// left and right in turn; nil if there is no such cue. The same arguments give
// the same samples. A cue has [Cue.Takes] takes; other numbers give others.
func Render(c Cue, n int) []float32 {
	t := newTake(c, n)
	if t == nil {
		return nil
	}
	for t.Step() {
	}
	return t.Samples()
}
