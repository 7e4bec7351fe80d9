//go:build !js

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"bigpayday/game/e2e/page"
)

// browserTimeout is how many seconds a situation may take in the browser.
const browserTimeout = 180

// browser plays situations in a browser without a window.
type browser struct {
	page.Browser
	dir     string // for the browser's profiles
	address string // of this program's page
}

// openBrowser builds this program for the browser and serves it.
func openBrowser(dir string) (*browser, error) {
	b := &browser{dir: dir}
	var err error
	if b.Browser, err = page.Find("."); err != nil {
		return nil, err
	}
	folder := filepath.Join(dir, "page")
	build := page.Build(folder, "game/tools/frames")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return nil, fmt.Errorf("building the page: %w", err)
	}
	b.address, err = page.Serve(folder)
	return b, err
}

// run plays a situation and returns what the page has measured.
func (b *browser) run(name string) (m measurement, err error) {
	profile, err := os.MkdirTemp(b.dir, "profile")
	if err != nil {
		return m, err
	}
	p, err := b.Open(b.address+"/?"+name, page.Options{Width: windowWidth, Height: windowHeight, Scale: 1, Profile: profile})
	if err != nil {
		return m, err
	}
	var printed []string
	for range browserTimeout {
		err = p.Wait(ticksPerSecond)
		lines, _ := p.Lines()
		printed = append(printed, lines...)
		if err != nil {
			break
		}
	}
	if closed := p.Close(); errors.Is(err, page.ErrEnded) {
		err = closed
	}
	for _, line := range printed {
		if figures, ok := strings.CutPrefix(line, resultPrefix); ok {
			return m, json.Unmarshal([]byte(figures), &m)
		}
	}
	return m, fmt.Errorf("%s in the browser: nothing was measured: %w\n%s", name, err, strings.Join(printed, "\n"))
}
