//go:build !js

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"bigpayday/game/store"
)

// firstFrameRuns is how often the time to the first frame is taken. The median
// counts.
const firstFrameRuns = 5

// programs are the programs that are run, in a folder.
type programs struct {
	dir string
}

// The programs' names in the folder.
const (
	emptyProgram    = "empty"
	timedProgram    = "frames"
	countingProgram = "counting" // logs draw calls and counts allocations
)

// processResult is what came of a program.
type processResult struct {
	measurement
	// untilFirst is how long the first frame took from the start of the process.
	untilFirst time.Duration
	calls      *callCounter
}

// measure measures all situations, or one, and prints what came of it. The error
// says that limits were missed.
func measure(only string) error {
	dir, err := os.MkdirTemp("", "frames")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	p := &programs{dir: dir}
	if err := p.build(); err != nil {
		return err
	}
	r := &report{out: os.Stdout}
	empty, err := p.run(emptyProgram)
	if err != nil {
		return err
	}
	inStep, err := p.run(emptyProgram, "-in-step")
	if err != nil {
		return err
	}
	r.begin(empty.Result, inStep.Result)
	for i := range situations {
		s := &situations[i]
		if !wanted(s.name, only) {
			continue
		}
		timed, err := p.run(timedProgram, "-play", s.name)
		if err != nil {
			return err
		}
		counted, err := p.run(countingProgram, "-play", s.name)
		if err != nil {
			return err
		}
		timed.UpdateAllocs, timed.Sites = counted.UpdateAllocs, counted.Sites
		none := empty.Result
		if s.moving {
			none = inStep.Result
		}
		r.situation(s, timed.Result, none, counted.Frames, counted.calls)
	}
	for i := range windowChanges {
		s := &windowChanges[i]
		if !wanted(s.name, only) {
			continue
		}
		timed, err := p.run(timedProgram, "-play", s.name)
		if err != nil {
			return err
		}
		r.windowChange(s, timed.Result)
	}
	if err := p.measureComputations(r, only); err != nil {
		return err
	}
	if only == "" || only == titlePage {
		title, err := p.firstFrame(timedProgram, "-play", titlePage)
		if err != nil {
			return err
		}
		none, err := p.firstFrame(emptyProgram, "-first")
		if err != nil {
			return err
		}
		r.firstFrame(title, none)
	}
	return r.missed()
}

// wanted reports whether a situation is measured: all are where none is named, the one that is, and
// all that begin with a name that ends in a hyphen.
func wanted(name, only string) bool {
	return only == "" || name == only || strings.HasSuffix(only, "-") && strings.HasPrefix(name, only)
}

// measureComputations measures what the game computes while frames are shown, on
// the desktop and in the browser.
func (p *programs) measureComputations(r *report, only string) error {
	if only != "" && only != decisionsName && !slices.ContainsFunc(computations, func(s situation) bool { return s.name == only }) {
		return nil
	}
	opened, err := openBrowser(p.dir)
	if err != nil {
		r.miss(fmt.Sprintf("the browser is not measured: %v", err))
	}
	for _, where := range []struct {
		place
		rounds int
		run    func(name string) (measurement, error)
	}{
		{inWindow, 1, func(name string) (measurement, error) {
			result, err := p.run(timedProgram, "-play", name)
			return result.measurement, err
		}},
		{inBrowser, browserRounds, func(name string) (measurement, error) { return opened.run(name) }},
	} {
		if where.place == inBrowser && opened == nil {
			break
		}
		inRounds(r, only, where.place, where.rounds, where.run)
		if only == "" || only == decisionsName {
			m, err := where.run(decisionsName)
			if err != nil {
				return err
			}
			r.decisions(where.place, m.Decisions)
		}
	}
	return nil
}

// browserRounds is how often what is computed in the browser is measured: what else the machine
// does there weighs more than what the game does.
const browserRounds = 3

// inRounds plays all computations in turn, so many times, so that what the machine does meanwhile
// falls to all of them, and prints what came of it together.
func inRounds(r *report, only string, where place, rounds int, run func(name string) (measurement, error)) {
	clear(r.baselines)
	all := make([][]measurement, len(computations))
	for range rounds {
		for i := range computations {
			s := &computations[i]
			if only != "" && s.name != only && !isBaseline(s.name, only) {
				continue
			}
			m, err := run(s.name)
			if err != nil {
				r.miss(err.Error())
				continue
			}
			all[i] = append(all[i], m)
		}
	}
	for i, of := range all {
		if len(of) > 0 {
			m := together(of)
			r.computation(&computations[i], where, &m)
		}
	}
}

// together is what several runs of a computation came to: all their frames, and of what took
// longest in each the median, which no stop of the machine in one of them changes.
func together(runs []measurement) (m measurement) {
	median := func(of func(*measurement) *int64) {
		values := make([]int64, len(runs))
		for i := range runs {
			values[i] = *of(&runs[i])
		}
		slices.Sort(values)
		*of(&m) = values[len(values)/2]
	}
	median(func(m *measurement) *int64 { return &m.MedianUpdate })
	median(func(m *measurement) *int64 { return &m.MaxUpdate })
	median(func(m *measurement) *int64 { return &m.MaxSingle })
	median(func(m *measurement) *int64 { return &m.MaxUpdateDraw })
	for i := range runs {
		run := &runs[i]
		m.Busy, m.Slow, m.Late = m.Busy+run.Busy, m.Slow+run.Slow, m.Late+run.Late
		m.MaxUpdates = max(m.MaxUpdates, run.MaxUpdates)
		m.Drops.N += run.Drops.N
		m.Drops.MaxTicks = max(m.Drops.MaxTicks, run.Drops.MaxTicks)
		m.Drops.Longest = max(m.Drops.Longest, run.Drops.Longest)
	}
	return m
}

// isBaseline reports whether a situation is the baseline of another one.
func isBaseline(name, of string) bool {
	s, err := situationNamed(of)
	return err == nil && s.baseline == name
}

// build builds the programs: the window with nothing in it, and this one twice.
func (p *programs) build() error {
	for _, program := range []struct {
		name, pkg string
		tags      []string
	}{
		{emptyProgram, "./game/tools/frames/empty", nil},
		{timedProgram, "./game/tools/frames", nil},
		{countingProgram, "./game/tools/frames", []string{"-tags", "ebitenginedebug"}},
	} {
		args := append([]string{"build", "-o", filepath.Join(p.dir, program.name)}, program.tags...)
		cmd := exec.Command("go", append(args, program.pkg)...)
		cmd.Stderr = os.Stderr
		if err := cmd.Run(); err != nil {
			return fmt.Errorf("building %s: %w", program.pkg, err)
		}
	}
	return nil
}

// run runs a program in an empty home.
func (p *programs) run(program string, args ...string) (result processResult, err error) {
	home, err := os.MkdirTemp(p.dir, "home")
	if err != nil {
		return result, err
	}
	file := filepath.Join(home, "result")
	cmd := exec.Command(filepath.Join(p.dir, program), append(args, "-out", file)...)
	// Frames are the same whatever the desktop prefers.
	cmd.Env = append(os.Environ(), store.Home+"="+home, "DBUS_SESSION_BUS_ADDRESS=none:")
	result.calls = &callCounter{}
	var stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = result.calls, &stderr
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return result, fmt.Errorf("%s %v: %w\n%s", program, args, err, &stderr)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return result, err
	}
	if err := json.Unmarshal(data, &result.measurement); err != nil {
		return result, err
	}
	result.untilFirst = time.Unix(0, result.FirstFrame).Sub(start)
	return result, nil
}

// firstFrame returns the median of how long a program's first frame takes from the
// start of the process.
func (p *programs) firstFrame(program string, args ...string) (time.Duration, error) {
	var times []time.Duration
	for range firstFrameRuns {
		result, err := p.run(program, args...)
		if err != nil {
			return 0, err
		}
		times = append(times, result.untilFirst)
	}
	slices.Sort(times)
	return times[len(times)/2], nil
}
