// Package lab plays many games at once, without a window, to find out what is
// likely. It holds the simulator; what a single game is stands in package
// engine, and how a computer decides in package bot.
package lab

import (
	"fmt"
	"io"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/record"
)

// Sim says which games are simulated. All players are computers.
type Sim struct {
	// Games is how many games are played.
	Games int
	// Setup is the table of every game. Its Seed is the one of the first
	// game; each further game has the next one.
	Setup engine.Setup
	// Level is how well all computers play.
	Level bot.Level
	// Record, if not nil, gets every event of every game, as package record
	// writes them, with Version as the program's.
	Record  io.Writer
	Version string
}

// SimResult is what came of the simulated games.
type SimResult struct {
	Games int
	// Worth is the sum of the final net worths, in dollars, and Wins the
	// games won (a shared win counts for each), by seat.
	Worth [engine.MaxSeats]int64
	Wins  [engine.MaxSeats]int
}

// Run plays the games one after the other. With an error, which is one of the
// record or of the setup, the result covers the games played until then.
func (s Sim) Run() (SimResult, error) {
	var result SimResult
	var sink engine.Sink
	var writer *record.Writer
	names := make([]record.Seat, s.Setup.Seats)
	for i := range names {
		names[i] = record.Seat{Name: fmt.Sprintf("Computer %d", i+1), Kind: string(s.Level)}
	}
	if s.Record != nil {
		writer = record.NewWriter(s.Record, s.Version)
		sink = writer.Event
	}
	var thinkers [engine.MaxSeats]*bot.Thinker
	for seat := range engine.Seat(s.Setup.Seats) {
		thinkers[seat] = bot.New(s.Level, seat)
	}
	var game engine.State
	for range s.Games {
		if writer != nil {
			writer.Game(s.Setup, names)
		}
		if err := game.Start(s.Setup, sink); err != nil {
			return result, err
		}
		if err := playOut(&game, &thinkers, sink); err != nil {
			return result, err
		}
		if writer != nil {
			if err := writer.Flush(); err != nil {
				return result, err
			}
		}
		result.add(&game)
		s.Setup.Seed++
	}
	return result, nil
}

// playOut plays a game to its end.
func playOut(game *engine.State, thinkers *[engine.MaxSeats]*bot.Thinker, sink engine.Sink) error {
	for game.Phase != engine.Over {
		seat := game.Prompt().Seat
		view := game.View(seat)
		for {
			choice, done := thinkers[seat].Step(&view)
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

func (r *SimResult) add(game *engine.State) {
	r.Games++
	winners := game.Winners()
	for seat := range engine.Seat(game.Setup.Seats) {
		r.Worth[seat] += int64(game.NetWorth(seat))
		if winners.Has(seat) {
			r.Wins[seat]++
		}
	}
}
