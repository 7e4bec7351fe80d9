//go:build linux

package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// sample is what the program needs at a moment.
type sample struct {
	live       uint64 // bytes of the heap that are in use after a collection
	idle       uint64 // bytes of the heap that Go keeps without using them
	resident   uint64 // bytes of the process in memory
	anonymous  uint64 // bytes of those that are no file's
	images     uint64 // bytes of Ebitengine's images
	goroutines int
}

// What may be more in the last third than in the second one: caches, which have their bounds, hold
// what the last games have needed.
const (
	liveSlack     = 3 << 20
	imagesSlack   = 24 << 20
	residentSlack = 24 << 20
)

// watch takes samples for a while.
type watch struct {
	began    time.Time
	duration time.Duration
	every    time.Duration
	due      time.Duration // when the next sample is, since the beginning
	profiles string
	samples  []sample
}

// newWatch returns a watch that takes a sample a minute, and thirty at least.
func newWatch(duration time.Duration, profiles string) *watch {
	every := min(time.Minute, duration/30)
	return &watch{began: time.Now(), duration: duration, every: every, due: every, profiles: profiles}
}

// tick takes a sample when it is time for one, or past it. It reports whether the time is over.
func (w *watch) tick(games int) (done bool, err error) {
	since := time.Since(w.began)
	if since < w.due {
		return false, nil
	}
	w.due = since + w.every
	s, err := take()
	if err != nil {
		return false, err
	}
	w.samples = append(w.samples, s)
	fmt.Printf("%6s  %4d games  live heap %6.1f MiB  idle heap %6.1f MiB  RSS %6.1f MiB (%.1f anonymous)  images %6.1f MiB  %d goroutines\n",
		since.Round(time.Second), games, mib(s.live), mib(s.idle), mib(s.resident), mib(s.anonymous), mib(s.images), s.goroutines)
	done = since >= w.duration
	if w.profiles != "" && (len(w.samples)%10 == 1 || done) {
		err = writeProfile(profilePath(w.profiles, strconv.Itoa(len(w.samples))))
	}
	return done, err
}

func mib(bytes uint64) float64 { return float64(bytes) / (1 << 20) }

// take takes a sample.
func take() (s sample, err error) {
	runtime.GC()
	runtime.GC() // what the first one has finalized
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	s = sample{live: m.HeapAlloc, idle: m.HeapIdle - m.HeapReleased, goroutines: runtime.NumGoroutine()}
	var info ebiten.DebugInfo
	ebiten.ReadDebugInfo(&info)
	s.images = uint64(info.TotalGPUImageMemoryUsageInBytes)
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return s, err
	}
	for line := range strings.Lines(string(status)) {
		switch fields := strings.Fields(line); {
		case len(fields) < 2:
		case fields[0] == "VmRSS:":
			s.resident, err = strconv.ParseUint(fields[1], 10, 64)
			s.resident <<= 10
		case fields[0] == "RssAnon:":
			s.anonymous, err = strconv.ParseUint(fields[1], 10, 64)
			s.anonymous <<= 10
		}
	}
	return s, err
}

func writeProfile(path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(pprof.WriteHeapProfile(f), f.Close())
}

// verdict says where the last third of the samples has more than the second one.
func (w *watch) verdict() error {
	n := len(w.samples) / 3
	if n == 0 {
		return errors.New("the time is too short for samples")
	}
	before, after := w.samples[n:2*n], w.samples[len(w.samples)-n:]
	var grown []error
	compare := func(what string, slack uint64, of func(sample) uint64) {
		was, is := median(before, of), median(after, of)
		fmt.Printf("%s: %.1f MiB in the second third, %.1f MiB in the last\n", what, mib(was), mib(is))
		if is > was+slack {
			grown = append(grown, fmt.Errorf("%s has grown by %.1f MiB", what, mib(is-was)))
		}
	}
	compare("the live heap", liveSlack, func(s sample) uint64 { return s.live })
	compare("the images", imagesSlack, func(s sample) uint64 { return s.images })
	compare("RSS", residentSlack, func(s sample) uint64 { return s.resident })
	// A save that is being written has one for a moment: it is not left over.
	fewest := func(samples []sample) int {
		return slices.MinFunc(samples, func(a, b sample) int { return a.goroutines - b.goroutines }).goroutines
	}
	if was, is := fewest(before), fewest(after); is > was {
		grown = append(grown, fmt.Errorf("%d goroutines are left over", is-was))
	}
	return errors.Join(grown...)
}

// median returns the middle one of the figures of some samples.
func median(samples []sample, of func(sample) uint64) uint64 {
	figures := make([]uint64, len(samples))
	for i, s := range samples {
		figures[i] = of(s)
	}
	slices.Sort(figures)
	return figures[len(figures)/2]
}
