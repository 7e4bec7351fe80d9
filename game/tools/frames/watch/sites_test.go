package watch

import (
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
)

// wasteful allocates in its Update, and before it.
type wasteful struct {
	ebiten.Game
	kept []*[100]byte
}

func (w *wasteful) Update() error {
	for range 3 {
		w.kept = append(w.kept[:0], new([100]byte))
	}
	return nil
}

func TestWhatUpdateAllocatesIsCountedAlone(t *testing.T) {
	defer func(rate int) { runtime.MemProfileRate = rate }(runtime.MemProfileRate)
	runtime.MemProfileRate = 1
	w := &wasteful{kept: make([]*[100]byte, 0, 1)}
	r := &runner{Subject: Subject{Game: w}, baseSites: allocations()}
	w.kept = append(w.kept, new([100]byte))
	assert.NoError(t, r.update())
	done := make(chan bool)
	go func() {
		w.kept = append(w.kept[:0], new([100]byte))
		done <- true
	}()
	<-done
	r.addSites(allocations())
	assert.Equal(t, int64(3), r.result.UpdateAllocs, r.result.Sites)
}
