package game

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// tidier collects garbage when nobody notices. In a browser, where there is one
// thread, a collection holds all up for several frames: it may take place while
// the game rests, and else seldom.
type tidier struct {
	// allocated returns how many bytes have been allocated so far, collect
	// collects what is not needed any more.
	allocated func() uint64
	collect   func()
	// rests counts the ticks in which nothing has happened, tidied is what had
	// been allocated when garbage was collected last.
	rests  int
	tidied uint64
}

const (
	// seldom is by how many percent the memory in use may grow before garbage is
	// collected whatever is going on, where that holds the game up.
	seldom = 300
	// restfulTicks is how long the game rests before it is collected then.
	restfulTicks = 120
	// worthTidying is how many bytes have to be allocated before that is worth
	// its while.
	worthTidying = 8 << 20
)

// tidies returns the tidier for this system, nil where the system collects
// garbage beside the game; then nothing of it need be noticed.
func tidies() *tidier {
	if runtime.GOOS != "js" {
		return nil
	}
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	return &tidier{
		allocated: func() uint64 {
			metrics.Read(sample)
			return sample[0].Value.Uint64()
		},
		collect: runtime.GC,
	}
}

// begin tells that the first frame is shown. Before is how often garbage was
// collected when the program began, in percent: that is how it goes on.
func (t *tidier) begin(before int) {
	if t != nil {
		before = seldom
	}
	debug.SetGCPercent(before)
}

// tick lets a tick pass, in which the game rested or did not.
func (t *tidier) tick(rested bool) {
	switch {
	case t == nil:
		return
	case !rested:
		t.rests = 0
		return
	}
	if t.rests++; t.rests != restfulTicks {
		return
	}
	if now := t.allocated(); now-t.tidied >= worthTidying {
		t.collect()
		t.tidied = now
	}
}
