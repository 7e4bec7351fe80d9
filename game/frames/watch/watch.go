// Package watch measures a program of Ebitengine while it runs: the frames that
// it draws, and the allocations and the time that they take. What is measured is
// written to a file when it is known; then the program ends.
package watch

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
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
	// FirstOnly says that only the first frame is of interest.
	FirstOnly bool
	// Ticks is how many ticks are measured, 0 for the usual number.
	Ticks int
}

// Run runs the game in a window and writes the [Result] to a file.
func Run(w Watched, file string) error {
	r := &running{Watched: w}
	if r.Ticks == 0 {
		r.Ticks = Ticks
	}
	if err := ebiten.RunGame(r); err != nil {
		return err
	}
	if r.late {
		return errors.New("what is to be measured does not come about")
	}
	b, err := json.Marshal(r.result)
	if err != nil {
		return err
	}
	return os.WriteFile(file, b, 0o600)
}

type running struct {
	Watched
	result Result
	// ticks and waited count those since, and before, there is something to
	// measure.
	ticks, waited int
	rounds        int
	late          bool
	from          Result
	sites         map[string]int64
	// work is how long the game has worked since the last frame, which was
	// drawn at last.
	work time.Duration
	last time.Time
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
	}
	r.work, r.last = 0, now
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
			r.late = true
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
		if Logging {
			fmt.Println(To)
			r.count(allocations())
		}
		return ebiten.Termination
	}
	start := time.Now()
	err := r.update()
	r.work += time.Since(start)
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
