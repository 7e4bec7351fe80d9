package beats

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/rules"
)

// tale is a script whose events are numbers: one that is above 0 is seen large for a second, unless
// it comes too late, and then lasts a tenth of that.
type tale struct {
	folded []int
	on     int // what is seen
}

func (s *tale) Begin(queue []int, d *Directions[rules.Seat]) int {
	long := int64(1_000)
	if queue[0] > 0 && !d.Late() {
		d.Large()
	} else {
		long /= 10
	}
	d.Over(Lasting(long, long), func(float64) { s.on = queue[0] })
	return 1
}
func (s *tale) Fold(e int)         { s.folded = append(s.folded, e) }
func (s *tale) Pose(bool, float64) {}
func (s *tale) Clear()             { s.on = 0 }

func TestWhatIsLargeWaitsForWhoLooksAtSomethingElse(t *testing.T) {
	s := &tale{}
	p := NewPlayer[int, rules.Seat](s)
	ticks := func(n int) {
		for range n {
			p.Tick()
		}
	}
	p.SetOccupied(true)
	p.Queue(-1, 2, -3)
	ticks(200)
	assert.Equal(t, []int{-1}, s.folded, "what is small is played, what is large is not")
	assert.Zero(t, s.on)
	assert.True(t, p.Large(), "it is what comes next")

	p.SetOccupied(false)
	ticks(30)
	assert.Equal(t, 2, s.on, "it begins once nothing else is looked at")
	p.SetOccupied(true)
	ticks(20)
	assert.Equal(t, 2, s.on, "what has begun goes on")
	ticks(30)
	assert.Equal(t, []int{-1, 2, -3}, s.folded)
}

func TestWhatIsLargeIsDroppedWhenItHasWaitedTooLong(t *testing.T) {
	s := &tale{}
	p := NewPlayer[int, rules.Seat](s)
	p.SetOccupied(true)
	p.Queue(2, 5)
	const seconds = 60
	for range 4*seconds - 1 {
		p.Tick()
	}
	assert.Empty(t, s.folded)
	for range 8 {
		p.Tick()
	}
	assert.Equal(t, []int{2}, s.folded, "without anything large")
	assert.Zero(t, s.on, "the next one waits anew")
	for range 4 * seconds {
		p.Tick()
	}
	p.Hurry()
	assert.Equal(t, []int{2, 5}, s.folded)
	assert.False(t, p.Large())
}
