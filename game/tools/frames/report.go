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
	maxRestShare   = .1 // of an empty window's processor time
	maxMoveAllocs  = 20 // a frame, beyond an empty window's
	maxDrawCalls   = 40 // a frame
	maxStop        = 250 * time.Millisecond
	maxTitleFactor = 1.5 // times an empty window's first frame
	maxFrame       = time.Second / 60
	maxDecision    = 300 * time.Millisecond // all slices in a row
	maxFigure      = 50 * time.Millisecond  // from a drop to its first figure
)

// report prints what was measured, and keeps which limits were missed.
type report struct {
	out    io.Writer
	misses int
	// besides is what came of the situations that others are compared with.
	besides map[string]*measured
}

// noLimit stands for a figure that is only told.
const noLimit = -1

// line prints a figure, with the limit that it has to keep.
func (r *report) line(what string, value float64, digits int, limit float64) {
	r.lineBeside(what, value, digits, limit, "")
}

// lineBeside is line with a remark: what the figure is to be compared with.
func (r *report) lineBeside(what string, value float64, digits int, limit float64, beside string) {
	fmt.Fprintf(r.out, "  %-52s %8.*f", what, digits, value)
	if limit != noLimit {
		verdict := "kept"
		if value > limit {
			verdict = "MISSED"
			r.misses++
		}
		fmt.Fprintf(r.out, "   limit %5.4g  %s", limit, verdict)
	}
	fmt.Fprintln(r.out, beside)
}

// begin prints what all else is compared with.
func (r *report) begin(empty watch.Result) {
	fmt.Fprintln(r.out, "an empty window")
	r.line(fmt.Sprintf("frames drawn in %d ticks", watch.Ticks), float64(empty.Frames), 0, noLimit)
	r.line("allocations a frame", perFrame(float64(empty.Allocs), empty.Rounds), 1, noLimit)
	r.line("milliseconds of CPU a frame", perFrame(float64(empty.CPU)/1e6, empty.Frames), 1, noLimit)
}

// situation prints what the frames of a situation cost.
func (r *report) situation(s *situation, m, empty watch.Result, counted int, calls *callCounter) {
	fmt.Fprintln(r.out, s.what)
	frames := fmt.Sprintf("frames drawn in %d ticks", watch.Ticks)
	if !s.moves {
		r.line(frames, float64(m.Frames), 0, 0)
		r.line("allocations in Update, in all", float64(m.Updates), 0, 0)
		for _, site := range m.Sites {
			fmt.Fprintf(r.out, "    %s\n", site)
		}
		r.line("CPU time to an empty window's", float64(m.CPU)/float64(empty.CPU), 3, maxRestShare)
		return
	}
	r.line(frames, float64(m.Frames), 0, noLimit)
	r.line("of these with what is to move in them", float64(m.Moving), 0, noLimit)
	allocs := float64(m.Allocs) - perFrame(float64(empty.Allocs), empty.Rounds)*float64(m.Rounds)
	r.line("allocations a frame beyond an empty window's", perFrame(allocs, m.Frames), 1, maxMoveAllocs)
	r.line("draw calls a frame", perFrame(float64(calls.calls), counted), 1, maxDrawCalls)
	r.line("most draw calls in one frame", float64(calls.most), 0, maxDrawCalls)
	r.line("milliseconds of CPU a frame", perFrame(float64(m.CPU)/1e6, m.Frames), 1, noLimit)
	r.line("CPU time to an empty window's", float64(m.CPU)/float64(empty.CPU), 2, noLimit)
}

// change prints how long a game stands still when its window changes.
func (r *report) change(s *situation, m watch.Result) {
	fmt.Fprintln(r.out, s.what)
	r.line("longest Update and Draw, milliseconds", float64(m.Work)/1e6, 0, float64(maxStop.Milliseconds()))
	r.line("longest time from frame to frame, milliseconds", float64(m.Gap)/1e6, 0, float64(maxStop.Milliseconds()))
}

// work prints what became of the frames while the game had something to reckon
// with, each figure beside that of the same situation without it: what drawing
// costs on this machine anyway is in both.
func (r *report) work(s *situation, where string, m *measured) {
	fmt.Fprintf(r.out, "%s, %s\n", s.what, where)
	if r.besides == nil {
		r.besides = map[string]*measured{}
	}
	r.besides[s.name] = m
	other := r.besides[s.beside]
	beside := func(value func(m *measured) float64, digits int) string {
		if other == nil {
			return ""
		}
		return fmt.Sprintf("   without it %.*f", digits, value(other))
	}
	line := func(what string, digits int, limit float64, value func(m *measured) float64) {
		r.lineBeside(what, value(m), digits, limit, beside(value, digits))
	}
	const most = float64(maxFrame) / 1e6
	line("frames meanwhile", 0, noLimit, func(m *measured) float64 { return float64(m.Busy) })
	line("Updates before one of them, at most", 0, noLimit, func(m *measured) float64 { return float64(m.Updated) })
	line("median Update, milliseconds", 1, most/2, func(m *measured) float64 { return float64(m.Usual) / 1e6 })
	line("longest Update, milliseconds", 1, most, func(m *measured) float64 { return float64(m.Update) / 1e6 })
	line("longest Draw with one Update, milliseconds", 1, most, func(m *measured) float64 { return float64(m.Single) / 1e6 })
	line("longest Draw with all Updates before, milliseconds", 1, most, func(m *measured) float64 { return float64(m.Frame) / 1e6 })
	line("frames that these make late", 0, 0, func(m *measured) float64 { return float64(m.Slow) })
	line("frames left out by all that runs on the machine", 0, noLimit, func(m *measured) float64 { return float64(m.Late) })
	if s.does == drop && s.odds {
		r.line("drops", float64(m.Odds.N), 0, noLimit)
		r.line("ticks to the first figure, at most", float64(m.Odds.Ticks), 0, noLimit)
		r.milliseconds("longest time to the first figure", int64(m.Odds.Longest), maxFigure)
	}
}

// decisions prints how long computers think that play hard.
func (r *report) decisions(where string, all []decisions) {
	fmt.Fprintf(r.out, "decisions of hard computers, %s, all slices in a row\n", where)
	for _, d := range all {
		r.milliseconds(fmt.Sprintf("%s, longest of %d", d.What, d.N), int64(d.Longest), maxDecision)
		r.milliseconds("  median", int64(d.Median), noLimit)
	}
}

// milliseconds prints a time in nanoseconds.
func (r *report) milliseconds(what string, nanoseconds int64, limit time.Duration) {
	most := float64(noLimit)
	if limit != noLimit {
		most = float64(limit) / 1e6
	}
	r.line(what+", milliseconds", float64(nanoseconds)/1e6, 1, most)
}

// miss tells of something that could not be measured.
func (r *report) miss(what string) {
	fmt.Fprintln(r.out, what)
	r.misses++
}

// first prints how long it takes until something is to be seen.
func (r *report) first(title, none time.Duration) {
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

func perFrame(sum float64, frames int) float64 {
	if frames == 0 {
		return 0
	}
	return sum / float64(frames)
}
