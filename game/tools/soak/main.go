//go:build linux

// Soak plays games of computers through the real scenes, one after the other and in an instant
// each, and looks whether the program grows while it does: its live heap, its images, the memory
// that the system counts for it, and its goroutines.
//
//	go run ./game/tools/soak -for 1h
//
// It ends with an error where the last third of the time needs more than the second one: in the
// first one caches fill.
//
// What came of it, and what the memory is that the system counts beside the heap: MEMORY.md.
//
// What lives here is what is played (player.go) and what is measured (sample.go); the game is
// package game. Nothing imports this command.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/store"
)

func main() {
	duration := flag.Duration("for", time.Hour, "how long to play")
	profiles := flag.String("profiles", "", "a folder for profiles of the heap: of every tenth sample, and of the last")
	flag.Parse()
	if *profiles != "" {
		runtime.MemProfileRate = 4 << 10 // bytes: growth by small pieces is looked for
	}
	if err := soak(*duration, *profiles); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
}

// soak plays for a while, with what is kept in a folder of its own.
func soak(duration time.Duration, profiles string) error {
	home, err := os.MkdirTemp("", "soak")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	if err := os.Setenv(store.Home, home); err != nil {
		return err
	}
	p, err := newPlayer(home)
	if err != nil {
		return err
	}
	w := newWatch(duration, profiles)
	if err := ebiten.RunGame(&soaked{player: p, watch: w}); err != nil {
		return err
	}
	fmt.Printf("%d games played\n", p.games)
	return w.verdict()
}

// soaked is the game as Ebitengine runs it, until the time is over.
type soaked struct {
	*player
	watch *watch
}

// Update lets a tick pass, and now and then takes a sample, on the title between two games: what is in
// use in the middle of one depends on the game.
func (s *soaked) Update() error {
	if err := s.player.Update(); err != nil {
		return err
	}
	if s.failed != nil {
		return s.failed
	}
	if top := s.Top(); top == nil || top.Status().Scene != "title" {
		return nil
	}
	done, err := s.watch.tick(s.games)
	if err == nil && done {
		err = ebiten.Termination
	}
	return err
}

// profilePath is where a profile of the heap goes.
func profilePath(folder, name string) string { return filepath.Join(folder, name+".heap") }
