package game

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

const (
	// startGCPercent is the garbage collector's target while the program starts:
	// it allocates much then, and keeps most of it. In a browser nothing is collected (-1)
	// before the first frame, which would have to wait for it.
	startGCPercent, browserStartGCPercent = 400, -1
	// browserGCPercent is the target from the first frame on in a browser, where there is one
	// thread and a collection holds up several frames: they are to be rare during play.
	browserGCPercent = 300
	// desktopGCPercent is that elsewhere, where Go collects beside the game. What the game
	// allocates it allocates in bursts, so that a low target costs next to nothing.
	desktopGCPercent = 50
	// idleTicks is how many idle ticks in a row start a collection.
	idleTicks = 120
	// minGarbage is how many bytes must have been allocated since the last
	// collection for another one to be worth it.
	minGarbage = 8 << 20
)

// gcPacer collects garbage while the game is idle: in a browser so that it need not be done during
// play, everywhere because the images of pages that were closed go with it.
type gcPacer struct {
	// allocated returns how many bytes the program has allocated since its start,
	// and collect runs the garbage collector.
	allocated func() uint64
	collect   func()
	// started says that the first frame has been drawn.
	started bool
	// idle counts the idle ticks in a row, and collectedAt is what had been
	// allocated at the last collection, in bytes.
	idle        int
	collectedAt uint64
}

// newGCPacer returns the pacer for the collector of this program.
func newGCPacer() *gcPacer {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample) // the first reading allocates what the others use
	return &gcPacer{
		allocated: func() uint64 {
			metrics.Read(sample)
			return sample[0].Value.Uint64()
		},
		collect: collect,
	}
}

// collect collects garbage and, where that holds up nothing, gives its memory back to the system.
func collect() {
	if runtime.GOOS == "js" {
		runtime.GC()
	} else {
		debug.FreeOSMemory()
	}
}

// setStartGC sets the collector's target for the start of the program.
func setStartGC() {
	if runtime.GOOS == "js" {
		debug.SetGCPercent(browserStartGCPercent)
	} else {
		debug.SetGCPercent(startGCPercent)
	}
}

// start sets the collector's target for play. It is called after the first frame, and does nothing
// when it is called again.
func (p *gcPacer) start() {
	if p.started {
		return
	}
	p.started = true
	if runtime.GOOS == "js" {
		debug.SetGCPercent(browserGCPercent)
	} else {
		debug.SetGCPercent(desktopGCPercent)
	}
}

// tick is called in every tick. Idle says that there was no input, nothing on
// the screen has changed and nothing is being computed.
func (p *gcPacer) tick(idle bool) {
	if !idle {
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
