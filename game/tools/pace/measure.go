package main

import (
	"errors"
	"slices"
	"time"

	"bigpayday/game/app"
	"bigpayday/game/scene/session"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// game is a running game of a person, who sits at seat 0, against computers.
type game interface {
	// session is the game on the screen.
	session() *session.Session
	// asks returns what the person is waited for now.
	asks() press
	// answer gives the person's answer to it.
	answer() error
	// parts returns how many months, or turns, the person has played.
	parts() int
	// own reports whether what is shown now is the person's own doing, or a moment of theirs.
	own() bool
}

// press is what a press of the person is for.
type press uint8

const (
	nothing press = iota // nobody is waited for
	roll                 // the person's turn begins
	decision
	throw // dice that have fallen already
	read  // something to be read
	empty // neither
)

// figures are what was measured in some games.
type figures struct {
	// wait are the waits from any press to the next one, and others the parts of them in which
	// others are shown. Turn are those from the last press of a turn to the next turn, with all
	// that one is asked between.
	wait, others, turn waits
	// decisions, throws, reads and empty count presses in so many parts of the games.
	decisions, throws, reads, empty, parts int
}

// each returns how many presses there are in a part.
func (f *figures) each(presses int) float64 { return float64(presses) / float64(max(1, f.parts)) }

// waits are lengths of time, in ticks.
type waits []int

const ticksPerSecond = 60

// milliseconds returns a length of time that is counted in ticks.
func milliseconds(ticks int) int { return ticks * 1000 / ticksPerSecond }

func (w waits) median() int {
	if len(w) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(w))
	return milliseconds(sorted[len(sorted)/2])
}

func (w waits) worst() int {
	if len(w) == 0 {
		return 0
	}
	return milliseconds(slices.Max(w))
}

// longest is how many ticks a game may take before something must be wrong with it.
const longest = 60 * 60 * ticksPerSecond

// measure plays some games of so many players.
func measure(games, seats int, begin func(seats int, seed uint64) (game, error)) (f figures, err error) {
	app.FrameBudget = time.Hour // computers think as much in a tick as they may
	for seed := range games {
		g, err := begin(seats, uint64(seed)+1)
		if err != nil {
			return f, err
		}
		if err := f.play(g); err != nil {
			return f, err
		}
	}
	return f, nil
}

// play plays a game to its end.
func (f *figures) play(g game) error {
	s := g.session()
	turned := -1           // when the person last pressed anything in a turn of their own, -1 for not yet
	waited, others := 0, 0 // since the last press
	for tick := range longest {
		if s.Game.Over() {
			f.parts += g.parts()
			return nil
		}
		for {
			p := g.asks()
			if p == nothing {
				break
			}
			f.count(p)
			f.wait, f.others = append(f.wait, waited), append(f.others, others)
			if turned >= 0 && p == roll {
				f.turn = append(f.turn, tick-turned)
			}
			own, _ := s.Game.Turn()
			if err := g.answer(); err != nil {
				return err
			}
			waited, others = 0, 0
			if own == 0 {
				turned = tick
			}
		}
		waited++
		if !g.own() {
			others++
		}
		s.Advance(false)
		s.Frame()
	}
	return errors.New("a game does not end")
}

// count counts a press.
func (f *figures) count(p press) {
	switch p {
	case decision:
		f.decisions++
	case throw:
		f.throws++
	case read:
		f.reads++
	case empty:
		f.empty++
	}
}

// newApp returns an app without a window, as it is at the first start.
func newApp() *app.App {
	return &app.App{Words: words.Open(words.English), Store: store.OpenMemory(), Settings: store.DefaultSettings()}
}

// blank is a page on which nothing is.
type blank struct{ app.Scene }

// players are a person and computers.
func players(seats int) (list []table.Player) {
	for i := range seats {
		p := table.Player{Name: string(rune('A' + i)), Token: uint8(i), Colour: uint8(i), Kind: table.Normal}
		if i == 0 {
			p.Kind = table.Human
		}
		list = append(list, p)
	}
	return list
}
