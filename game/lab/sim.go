// Package lab plays many games at once, without a window, to find out what is
// likely. It holds the simulator; what a single game is stands in package
// engine, and how a computer decides in package bot.
package lab

import (
	"bytes"
	"context"
	"fmt"
	"io"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/record"
	"bigpayday/game/skill"
)

// Sim says which games are simulated. All players are computers.
type Sim struct {
	// Games is how many games are played.
	Games int
	// Setup is the table of every game. Its Seed is the one of the first
	// game; each further game has the next one.
	Setup engine.Setup
	// Levels is how well the computer at each seat plays; an empty one is
	// [skill.Normal].
	Levels [engine.MaxSeats]skill.Level
	// Jobs is how many games are played at the same time, at least one. It
	// changes nothing in what comes of them.
	Jobs int
	// Record, if not nil, gets every event of every game, as package record
	// writes them, with Version as the program's. It gets whole games, in
	// their order.
	Record  io.Writer
	Version string
	// Progress, if not nil, is told again and again how many games are done,
	// by the goroutine that runs the simulation.
	Progress func(games int)
}

// Level returns how well the computer at a seat plays.
func (s *Sim) Level(seat engine.Seat) skill.Level {
	if s.Levels[seat] == "" {
		return skill.Normal
	}
	return s.Levels[seat]
}

// batchSize is how many games are handed out at once. What is added up does
// not depend on it, but for the last digits of an interval.
const batchSize = 16

// played is what came of a batch of games.
type played struct {
	figures Figures
	record  []byte // of whole games
}

// Run plays the games. It ends early when the context does, without an error:
// then the figures, and the record, cover as many games from the first one on
// as were played until then. So they do with an error, which is one of the
// record or of the setup. What is kept does not grow with the games.
func (s Sim) Run(ctx context.Context) (Figures, error) {
	var all Figures
	all.join(&Figures{})
	if err := s.Setup.Check(); err != nil {
		return all, err
	}
	err := inBatches(ctx, s.Games, batchSize, s.Jobs, s.play, func(n int, p played) (more bool, err error) {
		if len(p.record) > 0 {
			if _, err := s.Record.Write(p.record); err != nil {
				return false, err
			}
		}
		all.join(&p.figures)
		more = p.figures.Games == n
		if more && s.Progress != nil {
			s.Progress(all.Games)
		}
		return more, nil
	})
	return all, err
}

// play plays n games, until the context ends.
func (s Sim) play(ctx context.Context, from, n int) (p played, err error) {
	tally := newTally(&s.Setup, s.Levels)
	sink := engine.Sink(tally.event)
	var out bytes.Buffer
	whole := 0 // bytes of whole games
	var writer *record.Writer
	if s.Record != nil {
		writer = record.NewWriter(&out, s.Version)
		sink = func(e engine.Event) {
			tally.event(e)
			writer.Event(e)
		}
	}
	var players [engine.MaxSeats]*bot.Player
	names := make([]record.Seat, s.Setup.Seats)
	for seat := range engine.Seat(s.Setup.Seats) {
		players[seat] = bot.New(s.Level(seat), seat)
		names[seat] = record.Seat{Name: fmt.Sprintf("Computer %d", seat+1), Kind: string(players[seat].Level())}
	}
	setup := s.Setup
	var game engine.State
	for i := 0; i < n && ctx.Err() == nil && err == nil; i++ {
		setup.Seed = s.Setup.Seed + uint64(from+i)
		if writer != nil {
			writer.Game(setup, names)
		}
		if err = game.Start(setup, sink); err == nil {
			err = playOut(&game, &players, sink)
		}
		if writer != nil && err == nil {
			err = writer.Flush()
			whole = out.Len()
		}
	}
	return played{tally.figures, out.Bytes()[:whole]}, err
}

// playOut plays a game to its end.
func playOut(game *engine.State, players *[engine.MaxSeats]*bot.Player, sink engine.Sink) error {
	for game.Phase != engine.Over {
		seat := game.Prompt().Seat
		view := game.View(seat)
		for {
			choice, done := players[seat].Step(&view)
			if !done {
				continue
			}
			if err := game.Choose(choice, sink); err != nil {
				return err
			}
			break
		}
	}
	return nil
}
