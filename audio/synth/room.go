package synth

import "math"

// Room is a kitchen: a few early echoes from wall, table and cupboards, then a
// third of a second of mixed ones that get duller.
type Room struct {
	early [2]*delay
	lines [4]*delay
	damp  [4]float64
	feed  [4]float64
	low   [2]float64
}

// Times in samples, chosen without common factors so that no pitch appears.
var (
	earlyTimes = [2][]int{{353, 571, 827, 1153}, {389, 641, 919, 1289}}
	earlyGains = []float64{0.5, 0.38, 0.29, 0.21}
	lineTimes  = [4]int{1427, 1781, 1973, 2099}
)

const roomT60 = 0.36

// delay is a line of samples that come out some time later.
type delay struct {
	line []float64
	at   int
}

func newDelay(n int) *delay {
	return &delay{line: make([]float64, n)}
}

// tap returns what was put in n samples ago.
func (d *delay) tap(n int) float64 {
	i := d.at - n
	if i < 0 {
		i += len(d.line)
	}
	return d.line[i]
}

func (d *delay) put(x float64) {
	d.line[d.at] = x
	if d.at++; d.at == len(d.line) {
		d.at = 0
	}
}

// NewRoom returns a room in which it is still.
func NewRoom() *Room {
	r := &Room{}
	for c, times := range earlyTimes {
		r.early[c] = newDelay(times[len(times)-1] + 1)
	}
	for i, n := range lineTimes {
		r.lines[i] = newDelay(n)
		r.feed[i] = math.Pow(fallPerSample(roomT60), float64(n))
	}
	return r
}

// Process adds the room to both channels, in place. Wet is its share, from 0 to
// 1. What comes in is heard in the next calls, too.
func (r *Room) Process(left, right []float64, wet float64) {
	for i := range left {
		in := [2]float64{left[i], right[i]}
		var echo [2]float64
		for c := range echo {
			for k, n := range earlyTimes[c] {
				echo[c] += earlyGains[k] * r.early[c].tap(n)
			}
			// Walls take away what is high.
			r.low[c] += 0.45 * (echo[c] - r.low[c])
			echo[c] = r.low[c]
			r.early[c].put(in[c])
		}
		var out [4]float64
		sum := 0.0
		for k, line := range r.lines {
			v := line.tap(len(line.line))
			r.damp[k] += 0.55 * (v - r.damp[k])
			out[k] = r.damp[k] * r.feed[k]
			sum += out[k]
		}
		for k, line := range r.lines {
			// A reflection in four dimensions mixes the lines and loses nothing.
			line.put(0.6*echo[k&1] + out[k] - 0.5*sum)
		}
		left[i] += wet * (echo[0] + 0.7*(out[0]-out[2]) + 0.2*echo[1])
		right[i] += wet * (echo[1] + 0.7*(out[1]-out[3]) + 0.2*echo[0])
	}
}
