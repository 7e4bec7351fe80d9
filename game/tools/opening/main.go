// Opening tells how long a visitor waits for the first picture of the page, beside what the
// smallest program with text, audio and one typeface takes:
//
//	go run ./game/tools/opening [-visits 5] [-limit 0] PAGE YARDSTICK
//
// Both folders were made by .ci/web with PACK set. They are served by this machine, packed as
// hosts send them, and opened in turns, each time by a browser that has never seen them: the time
// is from the visit to the frame after the program's first one, and the figure the ratio of the
// medians. Where there is no browser it says so. Nothing imports this command; make web calls it.
package main

import (
	"flag"
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"

	"bigpayday/game/e2e/page"
)

// goal is the ratio to be reached one day.
const goal = 1.5

// drawn is how many milliseconds after the visit the page marked that its program draws.
const drawn = `performance.getEntriesByName("drawn")[0]?.startTime ?? 0`

func main() {
	visits := flag.Int("visits", 5, "how often each page is visited")
	limit := flag.Float64("limit", 0, "times the yardstick's time that the page's may be, 0 for any")
	flag.Parse()
	if flag.NArg() != 2 || *visits < 1 {
		fmt.Fprintln(os.Stderr, "usage: opening [-visits N] [-limit TIMES] PAGE YARDSTICK")
		os.Exit(2)
	}
	browser, err := page.Find(".")
	if err != nil {
		fmt.Println("the first picture: not measured,", err)
		return
	}
	ratio, err := compare(browser, flag.Arg(0), flag.Arg(1), *visits)
	if err != nil {
		fmt.Fprintln(os.Stderr, "opening:", err)
		os.Exit(1)
	}
	if *limit > 0 && ratio > *limit {
		fmt.Fprintf(os.Stderr, "The page takes too long to open: %.2f times the yardstick's time, at most %.2f.\n", ratio, *limit)
		os.Exit(1)
	}
}

// compare prints the times of both pages, and returns their ratio.
func compare(browser page.Browser, game, yardstick string, visits int) (ratio float64, err error) {
	folders := []string{game, yardstick}
	names := []string{"the game", "a program with text, audio and one typeface"}
	times := make([][]float64, len(folders))
	for range visits {
		for i, folder := range folders {
			ms, err := visit(browser, folder)
			if err != nil {
				return 0, fmt.Errorf("%s: %w", folder, err)
			}
			times[i] = append(times[i], ms)
		}
	}
	fmt.Printf("the first picture in a browser, milliseconds in %d visits\n", visits)
	for i, name := range names {
		slices.Sort(times[i])
		fmt.Printf("%-46s%8.0f%8.0f to %.0f\n", name, median(times[i]), times[i][0], times[i][visits-1])
	}
	ratio = median(times[0]) / median(times[1])
	fmt.Printf("the first picture: %.2f times that program's (the goal is %.1f)\n", ratio, goal)
	return ratio, nil
}

// median returns the middle of sorted times.
func median(times []float64) float64 {
	n := len(times)
	return (times[(n-1)/2] + times[n/2]) / 2
}

// visit opens a page in a browser of its own, and returns how many milliseconds it took.
func visit(browser page.Browser, folder string) (ms float64, err error) {
	profile, err := os.MkdirTemp("", "opening")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(profile)
	host := httptest.NewServer(packed(folder))
	defer host.Close()
	p, err := browser.Open(host.URL, page.Options{Width: 1280, Height: 800, Scale: 1, Profile: profile})
	if err != nil {
		return 0, err
	}
	defer p.Close()
	for {
		said, err := p.Ask(drawn)
		if err != nil {
			return 0, err
		}
		if ms, err = strconv.ParseFloat(said, 64); err != nil || ms > 0 {
			return ms, err
		}
		if err := p.Wait(6); err != nil {
			return 0, err
		}
	}
}

// packed serves a folder, with the brotli file beside a file in its place where there is one.
func packed(folder string) http.Handler {
	plain := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		file := filepath.Join(folder, filepath.FromSlash(path.Clean(r.URL.Path)))
		if _, err := os.Stat(file + ".br"); err != nil {
			plain.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", mime.TypeByExtension(filepath.Ext(file)))
		w.Header().Set("Content-Encoding", "br")
		http.ServeFile(w, r, file+".br")
	})
}
