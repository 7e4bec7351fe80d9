// Package watch measures a program of Ebitengine while it runs: the frames that
// it draws, and the allocations and the time that they take.
package watch

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	// Ticks is how many ticks are measured unless the subject says otherwise.
	Ticks = 600
	// warmUpTicks pass before: caches fill, and Ebitengine moves images that are
	// drawn again and again to where they are cheap.
	warmUpTicks = 120
	// maxWaitTicks is how many ticks may pass before the subject is ready.
	maxWaitTicks = 3600
)

// Result is what was measured. All times are in nanoseconds.
type Result struct {
	// FirstFrame is when the first frame was on the screen, since 1970.
	FirstFrame int64
	// Requests counts how often Ebitengine asked for a frame, Frames those that
	// were drawn, and Moving those that showed what the situation is about. CPU is
	// the processor time that the process took.
	Requests, Frames, Moving int
	CPU                      int64
	// Work is all the time that the game's Updates and Draws took, without what
	// Ebitengine and the driver make of it.
	Work int64
	// MaxWork is the longest time that the game's Updates and its Draw took
	// between two frames, MaxGap the longest time from one frame to the next, with
	// all that Ebitengine and the driver do.
	MaxWork, MaxGap int64

	// Busy counts the frames before which the game did what the situation is
	// about: a computer thought, a tile was dragged. Slow counts those of them for
	// which Updates and Draw took longer than a frame lasts, and Late those that
	// came so late that a frame was left out.
	Busy, Slow, Late int
	// Of busy frames, MaxUpdate is the longest that one Update took, and
	// MaxUpdateDraw the longest that all Updates before a frame and its Draw took.
	// Where frames come late, several Updates are made up for at once: MaxUpdates
	// is the most of them before one frame, and MaxSingle the longest that Draw
	// and the longest Update before it took, as where each has a frame of its own.
	// MedianUpdate is the median of what Update took in busy ticks.
	MaxUpdate, MaxUpdateDraw, MaxSingle, MedianUpdate int64
	MaxUpdates                                        int

	// Allocs are all allocations.
	Allocs uint64
	// UpdateAllocs are the allocations of the game's Update and of goroutines that
	// the game has started, and Sites where in the game they were made. These two
	// are known where Logging is true, and the other figures where it is not:
	// counting disturbs measuring.
	UpdateAllocs int64
	Sites        []string
}

// The lines in the log of draw calls before and after what is measured.
const (
	LogStart = "watch: from here"
	LogEnd   = "watch: up to here"
)

// Subject is the program that is measured.
type Subject struct {
	Game ebiten.Game
	// Ready reports whether there is something to measure. It is called before
	// every tick until it is true.
	Ready func() bool
	// Drawn returns how many frames the game has drawn.
	Drawn func() int
	// Moving reports whether the frame that has been drawn shows what the
	// situation is about. Nil means that none does.
	Moving func() bool
	// Busy reports whether the tick that has passed did what the situation is
	// about. Nil means that none does.
	Busy func() bool
	// FirstOnly ends the program after its first frame.
	FirstOnly bool
	// Ticks is how many ticks are measured, 0 for the usual number.
	Ticks int
	// InStep draws a frame after every tick, however long it takes: what a frame costs is then what
	// it costs where none is late. Else several ticks are made up for before a frame that is.
	InStep bool
}

const (
	// frameTime is how long a frame lasts, and lateTime how long one lasts after
	// which a frame was left out.
	frameTime = time.Second / 60
	lateTime  = frameTime * 3 / 2
)

// Run runs the subject in a window until everything is measured.
func Run(s Subject) (Result, error) {
	r := &runner{Subject: s}
	if r.Ticks == 0 {
		r.Ticks = Ticks
	}
	if r.InStep {
		ebiten.SetTPS(ebiten.SyncWithFPS)
	}
	if err := ebiten.RunGame(r); err != nil {
		return r.result, err
	}
	if r.timedOut {
		return r.result, errors.New("what is to be measured does not come about")
	}
	return r.result, nil
}

// runner is the subject as Ebitengine runs it.
type runner struct {
	Subject
	result Result
	// ticks counts the ticks since the subject is ready, waited those before. It
	// is timedOut where there were too many of these.
	ticks, waited int
	timedOut      bool
	requests      int // frames that Ebitengine has asked for
	// base are the figures at the beginning of what is measured, and baseSites the
	// allocations by where they were made.
	base      Result
	baseSites map[string]int64

	// lastDraw is when Draw was last done. Since then the Updates took work in
	// all; there were updates of them, of which the longest took longest; and busy
	// says that one of them was.
	lastDraw      time.Time
	work, longest time.Duration
	updates       int
	busy          bool
	// busyUpdates are what Update took in busy ticks, in nanoseconds.
	busyUpdates []int64
}

// LayoutF hands on to a game that has it.
func (r *runner) LayoutF(width, height float64) (screenWidth, screenHeight float64) {
	if g, ok := r.Game.(ebiten.LayoutFer); ok {
		return g.LayoutF(width, height)
	}
	w, h := r.Game.Layout(int(width), int(height))
	return float64(w), float64(h)
}

// Layout is never called: LayoutF takes its place.
func (r *runner) Layout(int, int) (int, int) { return 1, 1 }

// DrawFinalScreen hands on to a game that has it.
func (r *runner) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, m ebiten.GeoM) {
	if g, ok := r.Game.(ebiten.FinalScreenDrawer); ok {
		g.DrawFinalScreen(screen, offscreen, m)
		return
	}
	ebiten.DefaultDrawFinalScreen(screen, offscreen, m)
}

func (r *runner) measuring() bool { return r.ticks >= warmUpTicks }

// Draw lets the game draw, and measures it.
func (r *runner) Draw(screen *ebiten.Image) {
	r.requests++
	drawn := r.Drawn()
	start := time.Now()
	r.Game.Draw(screen)
	now := time.Now()
	if r.measuring() {
		took, gap := now.Sub(start), now.Sub(r.lastDraw)
		r.result.Work += int64(took)
		r.result.MaxWork = max(r.result.MaxWork, int64(r.work+took))
		r.result.MaxGap = max(r.result.MaxGap, int64(gap))
		if r.Drawn() > drawn && r.Moving != nil && r.Moving() {
			r.result.Moving++
		}
		if r.busy {
			r.addBusyFrame(took, gap)
		}
	}
	r.lastDraw, r.work, r.longest, r.updates, r.busy = now, 0, 0, 0, false
}

// addBusyFrame notes a frame before which the game was busy: how long Draw took,
// and how long after the frame before it came.
func (r *runner) addBusyFrame(draw, gap time.Duration) {
	work := r.work + draw
	r.result.Busy++
	r.result.MaxUpdateDraw = max(r.result.MaxUpdateDraw, int64(work))
	r.result.MaxSingle = max(r.result.MaxSingle, int64(r.longest+draw))
	r.result.MaxUpdates = max(r.result.MaxUpdates, r.updates)
	if work > frameTime {
		r.result.Slow++
	}
	if gap > lateTime {
		r.result.Late++
	}
}

// Update lets the game pass a tick, and measures it.
func (r *runner) Update() error {
	if r.result.FirstFrame == 0 && r.Drawn() > 0 {
		r.result.FirstFrame = time.Now().UnixNano()
		if r.FirstOnly {
			return ebiten.Termination
		}
	}
	if r.ticks == 0 && !r.Ready() {
		if r.waited++; r.waited > maxWaitTicks {
			r.timedOut = true
			return ebiten.Termination
		}
		return r.Game.Update()
	}
	switch r.ticks++; r.ticks {
	case warmUpTicks:
		r.begin()
	case warmUpTicks + r.Ticks:
		r.end()
		return ebiten.Termination
	}
	start := time.Now()
	err := r.update()
	took := time.Since(start)
	if r.work += took; r.measuring() {
		r.result.Work += int64(took)
	}
	r.updates++
	r.longest = max(r.longest, took)
	if r.Subject.Busy != nil && r.Subject.Busy() {
		r.busy = true
		if r.measuring() {
			r.result.MaxUpdate = max(r.result.MaxUpdate, int64(took))
			r.busyUpdates = append(r.busyUpdates, int64(took))
		}
	}
	return err
}

// begin is called when the caches are full.
func (r *runner) begin() {
	if Logging {
		r.baseSites = allocations()
		fmt.Println(LogStart)
	}
	r.base = r.now()
}

// end is called when everything has been measured.
func (r *runner) end() {
	now := r.now()
	r.result.Requests = now.Requests - r.base.Requests
	r.result.Frames = now.Frames - r.base.Frames
	r.result.CPU = now.CPU - r.base.CPU
	r.result.Allocs = now.Allocs - r.base.Allocs
	if slices.Sort(r.busyUpdates); len(r.busyUpdates) > 0 {
		r.result.MedianUpdate = r.busyUpdates[len(r.busyUpdates)/2]
	}
	if Logging {
		fmt.Println(LogEnd)
		r.addSites(allocations())
	}
}

// update is the game's Update. The stacks of allocations are searched for its
// name.
//
//go:noinline
func (r *runner) update() error { return r.Game.Update() }

// addSites notes what has been allocated since the beginning, by where.
func (r *runner) addSites(sites map[string]int64) {
	for site, n := range sites {
		if n -= r.baseSites[site]; n > 0 {
			r.result.UpdateAllocs += n
			r.result.Sites = append(r.result.Sites, fmt.Sprintf("%d at %s", n, site))
		}
	}
	slices.Sort(r.result.Sites)
}

// now returns the figures that only grow.
func (r *runner) now() Result {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return Result{Requests: r.requests, Frames: r.Drawn(), CPU: cpuTime(), Allocs: stats.Mallocs}
}
