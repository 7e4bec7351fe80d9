package faces

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// after passes ticks of a face's life and returns what it shows in each of them.
func after(l *Life, ticks int) []Frame {
	frames := make([]Frame, ticks)
	for i := range frames {
		l.Tick()
		frames[i] = l.Frame()
	}
	return frames
}

// reach returns the least and the greatest value in some frames.
func reach(frames []Frame, of func(Frame) float64) (least, most float64) {
	least, most = of(frames[0]), of(frames[0])
	for _, f := range frames {
		least, most = min(least, of(f)), max(most, of(f))
	}
	return least, most
}

func up(f Frame) float64      { return f.Up }
func right(f Frame) float64   { return f.Right }
func stretch(f Frame) float64 { return f.Stretch }

func TestAFaceAnswersWithinATenthOfASecond(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		for _, e := range Expressions {
			if e == Neutral {
				continue
			}
			l := New(0)
			l.Reduced = reduced
			l.React(e, 0)
			seen := false
			for _, f := range after(&l, 120*ticksPerSecond/1000) {
				seen = seen || f.Expression == e
			}
			assert.True(t, seen, "%v, reduced %v", e, reduced)
		}
	}
}

func TestEveryNewEventShowsAtOnceHoweverManyThereAre(t *testing.T) {
	l := New(0)
	shown := map[Expression]bool{}
	for i := range 60 { // a new one every 50 ms
		l.React(Expressions[i%len(Expressions)], 0)
		for _, f := range after(&l, 3) {
			shown[f.Expression] = true
		}
	}
	assert.Greater(t, len(shown), 2)
}

func TestHowAFaceMoves(t *testing.T) {
	for _, c := range []struct {
		e                               Expression
		side                            int
		hop, sink, left, right, leaning float64
	}{
		{e: Happy, hop: 5},
		{e: Triumphant, hop: 9},
		{e: Dismayed, sink: -3, left: -2, right: 2},
		{e: Scheming, side: 1, leaning: 4},
		{e: Scheming, side: -1, leaning: -4},
		{e: Scheming},
	} {
		l := New(2)
		after(&l, 10)
		l.React(c.e, c.side)
		frames := after(&l, 60)
		low, high := reach(frames, up)
		assert.InDelta(t, c.hop, high, .4, "%v hops", c.e)
		assert.InDelta(t, c.sink, low, .01, "%v sinks", c.e)
		low, high = reach(frames, right)
		assert.InDelta(t, c.left, low, .01, "%v shakes", c.e)
		assert.InDelta(t, c.right, high, .01, "%v shakes", c.e)
		assert.InDelta(t, c.leaning, frames[59].Lean, .01, "%v leans", c.e)
		low, high = reach(frames, stretch)
		assert.InDelta(t, -.06, low, .01, "%v is squashed", c.e)
		assert.InDelta(t, .05, high, .01, "%v stretches", c.e)
		assert.Zero(t, frames[59].Stretch, "%v is as high as before", c.e)
		assert.Zero(t, frames[59].Right, "%v stands in its place", c.e)
	}
}

func TestTheNewExpressionAppearsWhenTheFaceIsLowest(t *testing.T) {
	l := New(0)
	l.React(Happy, 0)
	lowest, shownAt, frames := 0, -1, after(&l, 12)
	for i, f := range frames {
		if f.Stretch < frames[lowest].Stretch {
			lowest = i
		}
		if shownAt < 0 && f.Expression == Happy {
			shownAt = i
		}
	}
	assert.Equal(t, lowest, shownAt)
}

func TestNoFrameJumps(t *testing.T) {
	l := New(3)
	events := []Expression{Happy, Triumphant, Dismayed, Scheming, Triumphant, Neutral, Dismayed, Happy}
	last := l.Frame()
	for i := range 3000 {
		if i%37 == 0 {
			l.React(events[i/37%len(events)], i%3-1)
		}
		f := after(&l, 1)[0]
		assert.InDelta(t, last.Up, f.Up, 4.5, "tick %d", i)
		assert.InDelta(t, last.Lean, f.Lean, 1.2, "tick %d", i)
		assert.InDelta(t, last.Stretch, f.Stretch, .05, "tick %d", i)
		last = f
	}
}

func TestAFaceGoesBackToRest(t *testing.T) {
	l := New(0)
	l.SetRest(Happy)
	after(&l, 30)
	require.Equal(t, Happy, l.Frame().Expression, "the leader rests happy")

	l.React(Dismayed, 0)
	frames := after(&l, 180)
	assert.Equal(t, Dismayed, frames[2600*60/1000-2].Expression)
	assert.Equal(t, Happy, frames[2600*60/1000+8].Expression)
	_, high := reach(frames[157:], up)
	assert.LessOrEqual(t, high, 0., "going back to rest is no reason to hop")

	l.React(Dismayed, 0)
	after(&l, 20)
	l.Rest()
	after(&l, 20)
	assert.Equal(t, Happy, l.Frame().Expression, "the next turn has begun")

	l.ReactFor(Scheming, 0, 900)
	assert.Equal(t, Scheming, after(&l, 50)[49].Expression)
	assert.Equal(t, Happy, after(&l, 12)[11].Expression)

	l.ReactFor(Triumphant, 0, 0)
	assert.Equal(t, Triumphant, after(&l, 1000)[999].Expression, "who has won stays so")

	l.React(Scheming, 0)
	l.SetRest(Dismayed)
	assert.Equal(t, Scheming, after(&l, 10)[9].Expression, "what happens is shown first")
	assert.Equal(t, Dismayed, after(&l, 180)[179].Expression)
}

// blinks returns the ticks in which the eyes of a face begin to shut, and for how
// many ticks they stay so.
func blinks(frames []Frame) (begin []int, shut []int) {
	for i, f := range frames {
		switch {
		case !f.Blink:
		case i == 0 || !frames[i-1].Blink:
			begin, shut = append(begin, i), append(shut, 1)
		default:
			shut[len(shut)-1]++
		}
	}
	return begin, shut
}

func TestFacesBlinkEachAtItsOwnTime(t *testing.T) {
	taken := map[int]int{}
	for seat := range 6 {
		l, again := New(seat), New(seat)
		frames := after(&l, 60*120)
		assert.Equal(t, frames, after(&again, 60*120), "seat %d blinks as before", seat)
		begin, shut := blinks(frames)
		require.Greater(t, len(begin), 15)
		last := 0
		for i, b := range begin {
			assert.InDelta(t, 110, millis(shut[i]), 17, "seat %d", seat)
			if i > 0 {
				assert.InDelta(t, (3400+7000)/2, millis(b-last), (7000-3400)/2+17, "seat %d", seat)
			}
			last = b + shut[i]
			taken[b]++
		}
	}
	together := 0
	for _, n := range taken {
		if n > 1 {
			together++
		}
	}
	assert.Less(t, together, 4, "seats blink together")
}

func TestHappyAndTriumphantEyesStayOpen(t *testing.T) {
	for _, e := range []Expression{Happy, Triumphant} {
		l := New(1)
		l.SetRest(e)
		after(&l, 20)
		begin, _ := blinks(after(&l, 60*60))
		assert.Empty(t, begin, e)
	}
}

func TestTheMouthMovesAsLongAsTheLine(t *testing.T) {
	for _, c := range []struct{ signs, ms int }{{10, 320}, {20, 640}, {200, 1100}} {
		l := New(0)
		l.SetRest(Scheming)
		after(&l, 20)
		l.Talk(c.signs)
		talked, mouths := 0, map[Mouth]bool{}
		for i, f := range after(&l, 120) {
			mouths[f.Mouth] = true
			if f.Mouth != OwnMouth {
				talked = i + 1
			}
		}
		assert.LessOrEqual(t, millis(talked), float64(c.ms)+17)
		assert.GreaterOrEqual(t, millis(talked), float64(c.ms)-100)
		assert.Len(t, mouths, 3, "two mouths that talk, and the face's own")
	}
}

func TestWithReducedMotionOnlyTheExpressionChanges(t *testing.T) {
	l := New(4)
	l.Reduced = true
	seen := map[Expression]bool{}
	for _, e := range Expressions {
		l.React(e, 1)
		l.Talk(20)
		for _, f := range after(&l, 60*10) {
			seen[f.Expression] = true
			assert.Equal(t, Frame{Features: Features{Expression: f.Expression}}, f)
		}
	}
	assert.Len(t, seen, len(Expressions))
}

// While people think, nothing has to be drawn but blinks.
func TestAFaceAtRestStaysTheSame(t *testing.T) {
	for _, rest := range Expressions {
		l := New(5)
		l.SetRest(rest)
		after(&l, 60)
		still := l.Frame()
		still.Blink = false
		for _, f := range after(&l, 60*30) {
			f.Blink = false
			require.Equal(t, still, f)
		}
	}
}
