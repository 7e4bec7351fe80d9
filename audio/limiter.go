package audio

// limiter keeps peaks below a ceiling by turning everything down shortly before
// they come, so that nothing is cut off. It delays the sound by lookAhead.
type limiter struct {
	ceiling float32

	// delayed holds the frames that wait.
	delayed [lookAhead][2]float32

	// needed holds, for the same frames, the gain that each asks for; its
	// smallest is tracked by a queue in which gains only rise.
	queue      [lookAhead]demand
	head, size int

	// smooth averages the smallest gains: the mean of values of which none is
	// greater than a frame's demand is not greater either.
	smooth [lookAhead]float32
	sum    float64

	release float32
	at      int
	now     int64
}

type demand struct {
	gain float32
	at   int64
}

// lookAhead is 3 milliseconds in frames.
const lookAhead = 3 * SampleRate / 1000

func newLimiter(ceiling float32) *limiter {
	l := &limiter{ceiling: ceiling, release: 1}
	for i := range l.smooth {
		l.smooth[i] = 1
	}
	l.sum = lookAhead
	return l
}

// releasePerFrame is how fast the gain comes back: three quarters of the way in
// about 100 milliseconds.
const releasePerFrame = 1.0 / (0.075 * SampleRate)

// next takes a frame in and returns the one of lookAhead ago.
func (l *limiter) next(left, right float32) (float32, float32) {
	gain := float32(1)
	if peak := max(left, -left, right, -right); peak > l.ceiling {
		gain = l.ceiling / peak
	}
	// The smallest demand of the last lookAhead frames.
	for l.size > 0 && l.queue[(l.head+l.size-1)%lookAhead].gain >= gain {
		l.size--
	}
	if l.size > 0 && l.queue[l.head].at <= l.now-lookAhead {
		l.head = (l.head + 1) % lookAhead
		l.size--
	}
	l.queue[(l.head+l.size)%lookAhead] = demand{gain, l.now}
	l.size++
	least := l.queue[l.head].gain
	// Down at once, up slowly.
	l.release = min(least, l.release+(1-l.release)*releasePerFrame)

	l.sum += float64(l.release - l.smooth[l.at])
	l.smooth[l.at] = l.release
	g := float32(l.sum / lookAhead)

	out := l.delayed[l.at]
	l.delayed[l.at] = [2]float32{left, right}
	if l.at++; l.at == lookAhead {
		l.at = 0
	}
	l.now++
	return out[0] * g, out[1] * g
}
