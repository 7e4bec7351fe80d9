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
	// Ticks is how many ticks are measured where nothing else is said.
	Ticks = 600
	// warmUp is how many ticks pass before: caches fill, and images that are
	// shown again and again move to where they are cheap.
	warmUp = 120
	// patience is how many ticks may pass before there is something to measure.
	patience = 3600
)

// Result is what was measured.
type Result struct {
	// First is when the first frame was on the screen, in nanoseconds since
	// 1970.
	First int64
	// Rounds counts how often Ebitengine asked for a frame, Frames those that
	// were drawn, and Moving those in which the situation was to be seen. CPU is
	// the processor time that the process took, in nanoseconds.
	Rounds, Frames, Moving int
	CPU                    int64
	// Work is the longest time that the game's Update and Draw took between two
	// frames, Gap the longest time from one frame to the next, with all that
	// Ebitengine and the driver do; in nanoseconds.
	Work, Gap int64
	// Busy counts the frames before which the game did what the situation is
	// about: a computer thought, a tile was dragged. Of these, Update is the
	// longest time that one call of the game's Update took and Frame the longest
	// that Updates and Draw took together, in nanoseconds; Slow counts those where
	// that was longer than a frame lasts, and Late those that came so late that a
	// frame was left out. Where frames come late, several Updates are made up for
	// at once: Updated is the most of them before one frame, and Single the longest
	// time that Draw took with one of them, as where each has a frame of its own.
	Busy, Slow, Late      int
	Update, Frame, Single int64
	Updated               int
	// Usual is the median of what Update took in the ticks that were busy.
	Usual int64
	// Allocs are all allocations. Updates are those of the game's Update and of
	// goroutines that the game has started, and Sites where in the game they were
	// made. These two are known where Logging is true, the other figures where it
	// is not: counting disturbs measuring.
	Allocs  uint64
	Updates int64
	Sites   []string
}

// The lines in the log of draw calls before and after what is measured.
const (
	From = "watch: from here"
	To   = "watch: up to here"
)

// Watched is what is to be measured.
type Watched struct {
	Game ebiten.Game
	// Ready reports whether there is something to measure. It is asked before
	// every tick until there is.
	Ready func() bool
	// Drawn returns how many frames have been drawn.
	Drawn func() int
	// Moves reports whether the frame that has been drawn shows the situation.
	// It may be nil: then none does.
	Moves func() bool
	// Busy reports whether the tick that has passed did what the situation is
	// about. It may be nil: then none does.
	Busy func() bool
	// FirstOnly says that only the first frame is of interest.
	FirstOnly bool
	// Ticks is how many ticks are measured, 0 for the usual number.
	Ticks int
}

// frame is how long a frame lasts, and late how long one lasts after which a
// frame was left out.
const (
	frame = time.Second / 60
	late  = frame * 3 / 2
)

// Run runs the game in a window until everything is measured.
func Run(w Watched) (Result, error) {
	r := &running{Watched: w}
	if r.Ticks == 0 {
		r.Ticks = Ticks
	}
	if err := ebiten.RunGame(r); err != nil {
		return r.result, err
	}
	if r.vain {
		return r.result, errors.New("what is to be measured does not come about")
	}
	return r.result, nil
}

type running struct {
	Watched
	result Result
	// ticks and waited count those since, and before, there is something to
	// measure.
	ticks, waited int
	rounds        int
	vain          bool
	from          Result
	sites         map[string]int64
	// work is how long the game has worked since the last frame, which was
	// drawn at last.
	work time.Duration
	last time.Time
	// updated counts the Updates since the last frame, longest is what the longest
	// of them took.
	updated int
	longest time.Duration
	// updates are what Update took in the ticks that were busy.
	updates []int64
	// busy says that the game has been busy since the last frame.
	busy bool
}

// LayoutF hands on to a game that has it.
func (r *running) LayoutF(width, height float64) (screenWidth, screenHeight float64) {
	if g, ok := r.Game.(ebiten.LayoutFer); ok {
		return g.LayoutF(width, height)
	}
	w, h := r.Game.Layout(int(width), int(height))
	return float64(w), float64(h)
}

// Layout is never called: LayoutF takes its place.
func (r *running) Layout(int, int) (int, int) { return 1, 1 }

// DrawFinalScreen hands on to a game that has it.
func (r *running) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, m ebiten.GeoM) {
	if g, ok := r.Game.(ebiten.FinalScreenDrawer); ok {
		g.DrawFinalScreen(screen, offscreen, m)
		return
	}
	ebiten.DefaultDrawFinalScreen(screen, offscreen, m)
}

func (r *running) measuring() bool { return r.ticks >= warmUp }

func (r *running) Draw(screen *ebiten.Image) {
	r.rounds++
	drawn := r.Drawn()
	start := time.Now()
	r.Game.Draw(screen)
	now := time.Now()
	if r.measuring() {
		r.result.Work = max(r.result.Work, int64(r.work+now.Sub(start)))
		r.result.Gap = max(r.result.Gap, int64(now.Sub(r.last)))
		if r.Drawn() > drawn && r.Moves != nil && r.Moves() {
			r.result.Moving++
		}
		if r.busy {
			r.noteBusy(now.Sub(start), now.Sub(r.last))
		}
	}
	r.work, r.last, r.busy = 0, now, false
	r.updated, r.longest = 0, 0
}

// noteBusy notes how long a frame was drawn before which the game was busy, and
// how long after the one before it came.
func (r *running) noteBusy(drawn, gap time.Duration) {
	work := r.work + drawn
	r.result.Busy++
	r.result.Frame = max(r.result.Frame, int64(work))
	r.result.Single = max(r.result.Single, int64(r.longest+drawn))
	r.result.Updated = max(r.result.Updated, r.updated)
	if work > frame {
		r.result.Slow++
	}
	if gap > late {
		r.result.Late++
	}
}

func (r *running) Update() error {
	if r.result.First == 0 && r.Drawn() > 0 {
		r.result.First = time.Now().UnixNano()
		if r.FirstOnly {
			return ebiten.Termination
		}
	}
	if r.ticks == 0 && !r.Ready() {
		if r.waited++; r.waited > patience {
			r.vain = true
			return ebiten.Termination
		}
		return r.Game.Update()
	}
	switch r.ticks++; r.ticks {
	case warmUp:
		if Logging {
			r.sites = allocations()
			fmt.Println(From)
		}
		r.from = r.now()
	case warmUp + r.Ticks:
		now := r.now()
		r.result.Rounds = now.Rounds - r.from.Rounds
		r.result.Frames = now.Frames - r.from.Frames
		r.result.CPU = now.CPU - r.from.CPU
		r.result.Allocs = now.Allocs - r.from.Allocs
		if slices.Sort(r.updates); len(r.updates) > 0 {
			r.result.Usual = r.updates[len(r.updates)/2]
		}
		if Logging {
			fmt.Println(To)
			r.count(allocations())
		}
		return ebiten.Termination
	}
	start := time.Now()
	err := r.update()
	took := time.Since(start)
	r.work += took
	r.updated++
	r.longest = max(r.longest, took)
	if r.Watched.Busy != nil && r.Watched.Busy() {
		r.busy = true
		if r.measuring() {
			r.result.Update = max(r.result.Update, int64(took))
			r.updates = append(r.updates, int64(took))
		}
	}
	return err
}

// update is found again in the stack of what is allocated.
//
//go:noinline
func (r *running) update() error { return r.Game.Update() }

// count notes what has been allocated since the beginning.
func (r *running) count(sites map[string]int64) {
	for site, n := range sites {
		if n -= r.sites[site]; n > 0 {
			r.result.Updates += n
			r.result.Sites = append(r.result.Sites, fmt.Sprintf("%d at %s", n, site))
		}
	}
	slices.Sort(r.result.Sites)
}

func (r *running) now() Result {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return Result{Rounds: r.rounds, Frames: r.Drawn(), CPU: cpuTime(), Allocs: stats.Mallocs}
}
