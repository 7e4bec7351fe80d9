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
	"time"

	"bigpayday/game/store"
)

// firstFrames is how often the time to the first frame is taken. The median
// counts.
const firstFrames = 5

// bench is where the programs are that are run.
type bench struct {
	dir string
}

// measure measures all situations, or one, and prints what came of it. The
// error says which limits were missed.
func measure(only string) error {
	dir, err := os.MkdirTemp("", "frames")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	b := &bench{dir: dir}
	if err := b.build(); err != nil {
		return err
	}
	r := &report{out: os.Stdout}
	empty, _, err := b.run("empty")
	if err != nil {
		return err
	}
	r.begin(empty.Result)
	for i := range situations {
		s := &situations[i]
		if only != "" && s.name != only {
			continue
		}
		timed, _, err := b.run("frames", "-play", s.name)
		if err != nil {
			return err
		}
		counted, calls, err := b.run("counting", "-play", s.name)
		if err != nil {
			return err
		}
		timed.Updates, timed.Sites = counted.Updates, counted.Sites
		r.situation(s, timed.Result, empty.Result, counted.Frames, calls)
	}
	for i := range changes {
		s := &changes[i]
		if only != "" && s.name != only {
			continue
		}
		timed, _, err := b.run("frames", "-play", s.name)
		if err != nil {
			return err
		}
		r.change(s, timed.Result)
	}
	if err := b.works(r, only); err != nil {
		return err
	}
	if only == "" || only == titlePage {
		title, err := b.first("frames", "-play", titlePage)
		if err != nil {
			return err
		}
		none, err := b.first("empty", "-first")
		if err != nil {
			return err
		}
		r.first(title, none)
	}
	return r.missed()
}

// works measures what the game reckons while frames are shown, on the desktop and
// in the browser.
func (b *bench) works(r *report, only string) error {
	if only != "" && only != decisionsName && !slices.ContainsFunc(works, func(s situation) bool { return s.name == only }) {
		return nil
	}
	inBrowser, err := openBrowser(b.dir)
	if err != nil {
		r.miss(fmt.Sprintf("the browser is not measured: %v", err))
	}
	for _, where := range []struct {
		name string
		run  func(name string) (measurement, error)
	}{
		{"in a window", func(name string) (measurement, error) {
			m, _, err := b.run("frames", "-play", name)
			return m, err
		}},
		{"in a browser", func(name string) (measurement, error) { return inBrowser.run(name) }},
	} {
		if where.name == "in a browser" && inBrowser == nil {
			break
		}
		for i := range works {
			s := &works[i]
			if only != "" && s.name != only && !besides(only, s.name) {
				continue
			}
			m, err := where.run(s.name)
			if err != nil {
				r.miss(err.Error())
				continue
			}
			r.work(s, where.name, &m.measured)
		}
		clear(r.besides)
		if only == "" || only == decisionsName {
			m, err := where.run(decisionsName)
			if err != nil {
				return err
			}
			r.decisions(where.name, m.Decisions)
		}
	}
	return nil
}

// besides reports whether a situation is what another one is compared with.
func besides(name, beside string) bool {
	s, err := named(name)
	return err == nil && s.beside == beside
}

// build builds the programs: the window with nothing in it, and this one twice.
func (b *bench) build() error {
	for _, program := range []struct {
		name, pkg string
		tags      []string
	}{
		{"empty", "./game/tools/frames/empty", nil},
		{"frames", "./game/tools/frames", nil},
		{"counting", "./game/tools/frames", []string{"-tags", "ebitenginedebug"}},
	} {
		args := append([]string{"build", "-o", filepath.Join(b.dir, program.name)}, program.tags...)
		cmd := exec.Command("go", append(args, program.pkg)...)
		cmd.Stderr = os.Stderr
		if err := cmd.Run(); err != nil {
			return fmt.Errorf("building %s: %w", program.pkg, err)
		}
	}
	return nil
}

// measurement is what one run came to.
type measurement struct {
	measured
	// first is how long the first frame took from the start of the process.
	first time.Duration
}

// run runs a program. What is counted is counted by the one for that: it logs
// draw calls.
func (b *bench) run(program string, args ...string) (m measurement, calls *callCounter, err error) {
	home, err := os.MkdirTemp(b.dir, "home")
	if err != nil {
		return m, nil, err
	}
	file := filepath.Join(home, "result")
	cmd := exec.Command(filepath.Join(b.dir, program), append(args, "-out", file)...)
	cmd.Env = append(os.Environ(), store.Home+"="+home)
	log, said := &callCounter{}, &bytes.Buffer{}
	cmd.Stdout, cmd.Stderr = log, said
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return m, nil, fmt.Errorf("%s %v: %w\n%s", program, args, err, said)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return m, nil, err
	}
	if err := json.Unmarshal(data, &m.measured); err != nil {
		return m, nil, err
	}
	m.first = time.Unix(0, m.First).Sub(start)
	return m, log, nil
}

// first returns the median of how long the first frame takes from the start of
// the process.
func (b *bench) first(program string, args ...string) (time.Duration, error) {
	var took []time.Duration
	for range firstFrames {
		m, _, err := b.run(program, args...)
		if err != nil {
			return 0, err
		}
		took = append(took, m.first)
	}
	slices.Sort(took)
	return took[len(took)/2], nil
}
