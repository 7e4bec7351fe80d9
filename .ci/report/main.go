// Report reads what "go test -json" writes and tells it to people: a line for
// each package, what failing tests had to say, and at the end every test that
// was skipped, by name and with its reason. It fails when a test has failed,
// and with CI=true also when one was skipped.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path"
	"slices"
	"strings"
)

// event is one line of go test -json; see "go doc test2json".
type event struct {
	Action      string
	Package     string
	ImportPath  string // of what was built, in the output of a build
	Test        string
	Elapsed     float64 // seconds
	Output      string
	FailedBuild string // the import path whose build failed
}

// report is what is known so far.
type report struct {
	out     io.Writer
	output  map[string][]string // what each test, package and build has printed
	tests   map[string]int      // tests run, by package
	passed  int
	failed  []string
	skipped []string
}

func main() {
	r := newReport(os.Stdout)
	if err := r.read(os.Stdin); err != nil {
		fmt.Fprintln(os.Stderr, "report: reading the tests' output:", err)
		os.Exit(1)
	}
	if !r.finish(os.Getenv("CI") == "true") {
		os.Exit(1)
	}
}

func newReport(out io.Writer) *report {
	return &report{out: out, output: map[string][]string{}, tests: map[string]int{}}
}

// read takes in events until there are no more, and tells of each package when
// it is done.
func (r *report) read(in io.Reader) error {
	lines := bufio.NewReader(in)
	for {
		line, err := lines.ReadString('\n')
		var e event
		switch {
		case strings.TrimSpace(line) == "":
		case json.Unmarshal([]byte(line), &e) != nil:
			// The go tool itself has something to say.
			fmt.Fprint(r.out, line)
		default:
			r.take(e)
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

func (r *report) take(e event) {
	id := e.Package + " " + e.Test
	switch e.Action {
	case "output":
		r.output[id] = append(r.output[id], e.Output)
	case "build-output":
		r.output[e.ImportPath] = append(r.output[e.ImportPath], e.Output)
	case "pass", "fail", "skip":
		if e.Test == "" {
			r.endPackage(e)
		} else {
			r.endTest(e)
		}
	}
}

func (r *report) endTest(e event) {
	id := e.Package + " " + e.Test
	if e.Action == "pass" && strings.HasPrefix(e.Test, "Fuzz") && strings.Contains(e.Test, "/") {
		delete(r.output, id) // an input of a fuzz test: there are thousands, and none is a test of its own
		return
	}
	r.tests[e.Package]++
	switch e.Action {
	case "pass":
		r.passed++
	case "fail":
		r.failed = append(r.failed, id)
		r.tell(id)
	case "skip":
		r.skipped = append(r.skipped, id+": "+reason(r.output[id]))
	}
	delete(r.output, id)
}

func (r *report) endPackage(e event) {
	switch {
	case e.Action == "skip":
		return // a package without tests
	case e.Action == "pass":
		fmt.Fprintf(r.out, "ok    %-28s %3d tests %6.1f s\n", e.Package, r.tests[e.Package], e.Elapsed)
	default:
		if e.FailedBuild != "" {
			r.tell(e.FailedBuild)
		}
		// Tests that were cut short have not ended: a panic ends up here.
		for id := range r.output {
			if strings.HasPrefix(id, e.Package+" ") {
				r.tell(id)
			}
		}
		if !slices.ContainsFunc(r.failed, func(id string) bool { return strings.HasPrefix(id, e.Package+" ") }) {
			r.failed = append(r.failed, e.Package)
		}
		fmt.Fprintf(r.out, "FAIL  %-28s %3d tests %6.1f s\n", e.Package, r.tests[e.Package], e.Elapsed)
	}
}

// tell prints what a test, a package or a build had to say.
func (r *report) tell(id string) {
	for _, text := range r.output[id] {
		fmt.Fprint(r.out, text)
	}
	delete(r.output, id)
}

// reason finds in a skipped test's output why it was skipped: the line that
// t.Skip printed, without file and line number.
func reason(output []string) string {
	for _, text := range slices.Backward(output) {
		text = strings.TrimSpace(text)
		if text == "" || strings.HasPrefix(text, "--- ") || strings.HasPrefix(text, "=== ") {
			continue
		}
		if file, why, ok := strings.Cut(text, ": "); ok && strings.Contains(path.Base(file), ".go:") {
			return why
		}
		return text
	}
	return "no reason given"
}

// finish tells the sum, and returns whether all is well.
func (r *report) finish(nothingMayBeSkipped bool) bool {
	if len(r.skipped) > 0 {
		fmt.Fprintln(r.out, "\nSkipped:")
		for _, s := range r.skipped {
			fmt.Fprintln(r.out, "  "+s)
		}
	}
	if len(r.failed) > 0 {
		fmt.Fprintln(r.out, "\nFailed:")
		for _, f := range r.failed {
			fmt.Fprintln(r.out, "  "+f)
		}
	}
	fmt.Fprintf(r.out, "\n%d passed, %d failed, %d skipped\n", r.passed, len(r.failed), len(r.skipped))
	if r.passed == 0 {
		fmt.Fprintln(r.out, "No test has passed: that is no good sign.")
		return false
	}
	if nothingMayBeSkipped && len(r.skipped) > 0 {
		fmt.Fprintln(r.out, "With CI=true no test may be skipped.")
		return false
	}
	return len(r.failed) == 0
}
