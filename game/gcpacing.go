package game

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

const (
	// startGCPercent is the garbage collector's target while the program starts:
	// it allocates much then, and keeps most of it.
	startGCPercent = 400
	// pacedGCPercent is the target from the first frame on where the game is
	// paced, so that collections during play are rare.
	pacedGCPercent = 300
	// idleTicks is how many idle ticks in a row start a collection.
	idleTicks = 120
	// minGarbage is how many bytes must have been allocated since the last
	// collection for another one to be worth it.
	minGarbage = 8 << 20
)

// gcPacer collects garbage while the game is idle. In a browser, where there is
// one thread, a collection holds up several frames; elsewhere Go collects beside
// the game, and there is no pacer: the methods of a nil one leave it to Go.
type gcPacer struct {
	// allocated returns how many bytes the program has allocated since its start,
	// and collect runs the garbage collector.
	allocated func() uint64
	collect   func()
	// idle counts the idle ticks in a row, and collectedAt is what had been
	// allocated at the last collection, in bytes.
	idle        int
	collectedAt uint64
}

// newGCPacer returns the pacer for this system, or nil.
func newGCPacer() *gcPacer {
	if runtime.GOOS != "js" {
		return nil
	}
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	return &gcPacer{
		allocated: func() uint64 {
			metrics.Read(sample)
			return sample[0].Value.Uint64()
		},
		collect: runtime.GC,
	}
}

// start is called once, after the first frame. The target of the collector
// becomes that for a paced game, or else the one given: the usual one, which was
// raised while the program started.
func (p *gcPacer) start(usualGCPercent int) {
	if p != nil {
		usualGCPercent = pacedGCPercent
	}
	debug.SetGCPercent(usualGCPercent)
}

// tick is called in every tick. Idle says that there was no input, nothing on
// the screen has changed and nothing is being computed.
func (p *gcPacer) tick(idle bool) {
	switch {
	case p == nil:
		return
	case !idle:
		p.idle = 0
		return
	}
	if p.idle++; p.idle != idleTicks {
		return
	}
	if now := p.allocated(); now-p.collectedAt >= minGarbage {
		p.collect()
		p.collectedAt = now
	}
}
