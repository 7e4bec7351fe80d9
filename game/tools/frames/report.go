package main

import (
	"fmt"
	"io"
	"time"

	"bigpayday/game/tools/frames/watch"
)

// The limits. A game that keeps them leaves a machine cool and a battery full
// while it waits, and has time to spare while it moves.
const (
	maxRestShare  = .1 // of an empty window's processor time
	maxIdleShare  = 3  // percent of a core, for the game's own work while nothing is touched
	maxMoveAllocs = 20 // a frame, beyond an empty window's
	maxDrawCalls  = 40 // a frame
	maxStop       = 250 * time.Millisecond
	// While something is seen large: a picture may take 50 draw calls of its own in the frames
	// in which it is made, and each draw call takes some six allocations.
	maxMomentStop   = 50 * time.Millisecond // of Update and Draw
	maxMomentAllocs = 400
	maxMakingCalls  = 150
	maxTitleFactor  = 1.5 // times an empty window's first frame
	maxFrame        = time.Second / ticksPerSecond
	// A browser may draw with the processor, and has late frames then whatever the game does:
	// while it computes there may be so many more of a hundred.
	maxLatePercent = 5
	maxDecision    = 300 * time.Millisecond // all slices in a row
	maxFigure      = 50 * time.Millisecond  // from a drop to its first figure
)

// place is where something was measured.
type place string

const (
	inWindow  place = "in a window"
	inBrowser place = "in a browser"
)

// report prints what was measured, and counts the limits that were missed.
type report struct {
	out    io.Writer
	misses int
	// baselines are what came of the computations so far, by name: later ones are
	// compared with them.
	baselines map[string]*measurement
}

// noLimit is the limit of a figure that is only printed.
const noLimit = -1

// line prints a figure, and whether it keeps its limit.
func (r *report) line(what string, value float64, digits int, limit float64) {
	r.lineWithRemark(what, value, digits, limit, "")
}

// lineWithRemark is line with a remark at the end.
func (r *report) lineWithRemark(what string, value float64, digits int, limit float64, remark string) {
	fmt.Fprintf(r.out, "  %-52s %8.*f", what, digits, value)
	if limit != noLimit {
		verdict := "kept"
		if value > limit {
			verdict = "MISSED"
			r.misses++
		}
		fmt.Fprintf(r.out, "   limit %5.4g  %s", limit, verdict)
	}
	fmt.Fprintln(r.out, remark)
}

// begin prints the figures of an empty window, which the others are compared with: of one at its
// usual pace, and of one that draws a frame after every tick.
func (r *report) begin(empty, inStep watch.Result) {
	for _, e := range [...]struct {
		title string
		watch.Result
	}{{"an empty window", empty}, {"an empty window that draws every tick", inStep}} {
		fmt.Fprintln(r.out, e.title)
		r.line(fmt.Sprintf("frames drawn in %d ticks", watch.Ticks), float64(e.Frames), 0, noLimit)
		r.line("allocations a frame", perFrame(float64(e.Allocs), e.Requests), 1, noLimit)
		r.line("milliseconds of CPU a frame", perFrame(float64(e.CPU)/1e6, e.Frames), 1, noLimit)
	}
}

// situation prints what the frames of a situation cost.
func (r *report) situation(s *situation, m, empty watch.Result, counted int, calls *callCounter) {
	fmt.Fprintln(r.out, s.title)
	frames := fmt.Sprintf("frames drawn in %d ticks", watch.Ticks)
	own := 100 * float64(m.Work) / (watch.Ticks * float64(maxFrame))
	if s.lives {
		r.line(frames, float64(m.Frames), 0, watch.Ticks/2)
		r.line("draw calls a frame", perFrame(float64(calls.total), counted), 1, maxDrawCalls)
		r.line("allocations in Update, in all", float64(m.UpdateAllocs), 0, noLimit)
		for _, site := range m.Sites {
			fmt.Fprintf(r.out, "    %s\n", site)
		}
		r.line("the game's own Update and Draw, percent of a core", own, 2, maxIdleShare)
		empties := perFrame(float64(empty.CPU), empty.Frames) * float64(m.Frames)
		r.line("CPU beyond so many empty frames', percent of a core", 100*(float64(m.CPU)-empties)/(watch.Ticks*float64(maxFrame)), 1, noLimit)
		r.line("CPU time to an empty window's", float64(m.CPU)/float64(empty.CPU), 3, noLimit)
		return
	}
	if !s.moving {
		r.line(frames, float64(m.Frames), 0, 0)
		r.line("allocations in Update, in all", float64(m.UpdateAllocs), 0, 0)
		for _, site := range m.Sites {
			fmt.Fprintf(r.out, "    %s\n", site)
		}
		r.line("CPU time to an empty window's", float64(m.CPU)/float64(empty.CPU), 3, maxRestShare)
		return
	}
	r.line(frames, float64(m.Frames), 0, noLimit)
	r.line("of these with what is to move in them", float64(m.Moving), 0, noLimit)
	allocs := float64(m.Allocs) - perFrame(float64(empty.Allocs), empty.Requests)*float64(m.Requests)
	maxAllocs, mostCalls := float64(maxMoveAllocs), float64(maxDrawCalls)
	large := s.seen != nil || s.onMap != nil || s.action == actionTakePart
	if large {
		maxAllocs, mostCalls = maxMomentAllocs, maxMakingCalls
	}
	r.line("draw calls a frame", perFrame(float64(calls.total), counted), 1, maxDrawCalls)
	r.line("most draw calls in one frame", float64(calls.maxInFrame), 0, mostCalls)
	if m.Frames == 0 { // as on a display that other windows keep busy
		fmt.Fprintln(r.out, "  nothing was drawn, so what a frame takes is not known   MISSED")
		r.misses++
		return
	}
	r.line("allocations a frame beyond an empty window's", perFrame(allocs, m.Frames), 1, maxAllocs)
	r.line("milliseconds of CPU a frame", perFrame(float64(m.CPU)/1e6, m.Frames), 1, noLimit)
	r.line("the game's own Update and Draw, percent of a core", own, 2, noLimit)
	r.line("CPU time to an empty window's", float64(m.CPU)/float64(empty.CPU), 2, noLimit)
	if large {
		r.line("longest Update and Draw, milliseconds", float64(m.MaxWork)/1e6, 0, float64(maxMomentStop.Milliseconds()))
		r.line("longest time from frame to frame, milliseconds", float64(m.MaxGap)/1e6, 0, noLimit)
	}
}

// windowChange prints how long a game stands still when its window changes.
func (r *report) windowChange(s *situation, m watch.Result) {
	fmt.Fprintln(r.out, s.title)
	r.line("longest Update and Draw, milliseconds", float64(m.MaxWork)/1e6, 0, float64(maxStop.Milliseconds()))
	r.line("longest time from frame to frame, milliseconds", float64(m.MaxGap)/1e6, 0, float64(maxStop.Milliseconds()))
}

// computation prints what became of the frames while the game computed something,
// each figure beside that of the same situation without it: what drawing costs on
// this machine anyway is in both. In a browser what Draw takes has no limit, and late frames are limited
// by how many there are without it; how long something took there at most is the median of several runs.
func (r *report) computation(s *situation, where place, m *measurement) {
	fmt.Fprintf(r.out, "%s, %s\n", s.title, where)
	if r.baselines == nil {
		r.baselines = map[string]*measurement{}
	}
	r.baselines[s.name] = m
	baseline := r.baselines[s.baseline]
	line := func(what string, digits int, limit float64, value func(m *measurement) float64) {
		remark := ""
		if baseline != nil {
			remark = fmt.Sprintf("   without it %.*f", digits, value(baseline))
		}
		r.lineWithRemark(what, value(m), digits, limit, remark)
	}
	const frame = float64(maxFrame) / 1e6
	line("frames meanwhile", 0, noLimit, func(m *measurement) float64 { return float64(m.Busy) })
	line("Updates before one of them, at most", 0, noLimit, func(m *measurement) float64 { return float64(m.MaxUpdates) })
	line("median Update, milliseconds", 1, frame/2, func(m *measurement) float64 { return float64(m.MedianUpdate) / 1e6 })
	line("longest Update, milliseconds", 1, frame, func(m *measurement) float64 { return float64(m.MaxUpdate) / 1e6 })
	latePercent := func(m *measurement) float64 { return 100 * perFrame(float64(m.Slow), m.Busy) }
	maxDraw, maxLate := frame, 0.
	if where == inBrowser {
		maxDraw, maxLate = noLimit, noLimit
		if baseline != nil {
			maxLate = latePercent(baseline) + maxLatePercent
		}
	}
	line("longest Draw with one Update, milliseconds", 1, maxDraw, func(m *measurement) float64 { return float64(m.MaxSingle) / 1e6 })
	line("longest Draw with all Updates before, milliseconds", 1, maxDraw, func(m *measurement) float64 { return float64(m.MaxUpdateDraw) / 1e6 })
	line("frames that these make late", 0, noLimit, func(m *measurement) float64 { return float64(m.Slow) })
	line("of a hundred frames", 1, maxLate, latePercent)
	line("frames left out by all that runs on the machine", 0, noLimit, func(m *measurement) float64 { return float64(m.Late) })
	if s.action == actionDrop && s.showOdds {
		r.line("drops", float64(m.Drops.N), 0, noLimit)
		r.line("ticks to the first figure, at most", float64(m.Drops.MaxTicks), 0, noLimit)
		r.milliseconds("longest time to the first figure", int64(m.Drops.Longest), maxFigure)
	}
}

// decisions prints how long hard computers think.
func (r *report) decisions(where place, all []decisionTimes) {
	fmt.Fprintf(r.out, "decisions of hard computers, %s, all slices in a row\n", where)
	for _, d := range all {
		r.milliseconds(fmt.Sprintf("%s, longest of %d", d.Game, d.N), int64(d.Longest), maxDecision)
		r.milliseconds("  median", int64(d.Median), noLimit)
	}
}

// milliseconds prints a time in nanoseconds.
func (r *report) milliseconds(what string, nanoseconds int64, limit time.Duration) {
	limitMS := float64(noLimit)
	if limit != noLimit {
		limitMS = float64(limit) / 1e6
	}
	r.line(what+", milliseconds", float64(nanoseconds)/1e6, 1, limitMS)
}

// miss says that something could not be measured, which counts as a missed limit.
func (r *report) miss(what string) {
	fmt.Fprintln(r.out, what)
	r.misses++
}

// firstFrame prints how long it takes until something is to be seen.
func (r *report) firstFrame(title, none time.Duration) {
	fmt.Fprintln(r.out, "the first frame")
	r.line("of an empty window, milliseconds from the start", float64(none.Milliseconds()), 0, noLimit)
	r.line("of the title, milliseconds from the start", float64(title.Milliseconds()), 0, noLimit)
	r.line("the title's to the empty window's", float64(title)/float64(none), 2, maxTitleFactor)
}

// missed returns an error if a limit was missed.
func (r *report) missed() error {
	if r.misses == 0 {
		return nil
	}
	return fmt.Errorf("%d limits were missed", r.misses)
}

// perFrame returns a sum's share of each of so many frames.
func perFrame(sum float64, frames int) float64 {
	if frames == 0 {
		return 0
	}
	return sum / float64(frames)
}
