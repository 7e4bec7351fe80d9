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

	"bigpayday/game/frames/watch"
	"bigpayday/game/store"
)

// firstFrames is how often the time to the first frame is taken. The median
// counts.
const firstFrames = 5

// bench is where the programs are that are run.
type bench struct {
	dir string
}

// measure measures all situations, or one, and prints what came of it.
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
	empty, _, err := b.run("empty")
	if err != nil {
		return err
	}
	fmt.Print(heading)
	fmt.Println(line("an empty window", empty.Result, empty.Result, 0))
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
		timed.Updates = counted.Updates
		fmt.Println(line(s.what, timed.Result, empty.Result, perFrame(calls, counted.Frames)))
	}
	if only != "" && only != titlePage {
		return nil
	}
	title, err := b.first("frames", "-play", titlePage)
	if err != nil {
		return err
	}
	none, err := b.first("empty", "-first")
	if err != nil {
		return err
	}
	fmt.Printf("\nfirst frame: title %d ms, empty window %d ms, ratio %.2f\n",
		title.Milliseconds(), none.Milliseconds(), float64(title)/float64(none))
	return nil
}

// heading is above the lines.
const heading = `                          frames   allocs  allocs/   draw  ms of CPU     CPU to
                           drawn in Update    frame  calls    a frame   an empty
                        in 600 t.            beyond                     window's
                                            an empty
`

// line puts a situation's figures into a line of text.
func line(what string, r, empty watch.Result, calls float64) string {
	beyond := perFrame(int(r.Allocs), r.Rounds) - perFrame(int(empty.Allocs), empty.Rounds)
	return fmt.Sprintf("%-24s %7d %9d %8.1f %6.1f %10.2f %10.3f",
		what, r.Frames, r.Updates, max(0, beyond), calls, perFrame(int(r.CPU), r.Frames)/1e6, float64(r.CPU)/float64(empty.CPU))
}

func perFrame(n, frames int) float64 {
	if frames == 0 {
		return 0
	}
	return float64(n) / float64(frames)
}

// build builds the programs: the window with nothing in it, and this one twice.
func (b *bench) build() error {
	for _, program := range []struct {
		name, pkg string
		tags      []string
	}{
		{"empty", "./game/frames/empty", nil},
		{"frames", "./game/frames", nil},
		{"counting", "./game/frames", []string{"-tags", "ebitenginedebug"}},
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
	watch.Result
	// first is how long the first frame took from the start of the process.
	first time.Duration
}

// run runs a program. What is counted is counted by the one for that: it logs
// draw calls.
func (b *bench) run(program string, args ...string) (m measurement, calls int, err error) {
	home, err := os.MkdirTemp(b.dir, "home")
	if err != nil {
		return m, 0, err
	}
	file := filepath.Join(home, "result")
	cmd := exec.Command(filepath.Join(b.dir, program), append(args, "-out", file)...)
	cmd.Env = append(os.Environ(), store.Home+"="+home)
	log, said := &callCounter{}, &bytes.Buffer{}
	cmd.Stdout, cmd.Stderr = log, said
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return m, 0, fmt.Errorf("%s %v: %w\n%s", program, args, err, said)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return m, 0, err
	}
	if err := json.Unmarshal(data, &m.Result); err != nil {
		return m, 0, err
	}
	m.first = time.Unix(0, m.First).Sub(start)
	return m, log.calls, nil
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
