// Package lab plays many money games at once, without a window, to find out what
// is likely.
//
// What lives here: the simulator ([Sim] and its [Figures]), the ladder of levels
// ([Match]), the search for remarkable months ([Search]), the odds of a calendar
// ([Odds], [Walk]), and how far computers are from the best play ([Ceiling],
// [Regret]). What does not: how many games of any kind are played at once
// (package series), the rules (package engine), how a computer decides (package
// bot), and tables of what came of it (package report).
package lab

import (
	"context"
	"fmt"
	"io"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	record "bigpayday/game/record/money"
	"bigpayday/game/series"
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
	// Progress, if not nil, is called again and again with how many games are done,
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

// Run plays the games, see [series.Games.Run]. What is kept does not grow with the
// games.
func (s Sim) Run(ctx context.Context) (Figures, error) {
	var all Figures
	all.join(&Figures{})
	games := series.Games[engine.Setup, engine.State, engine.Choice, engine.Event, Figures]{
		Rules: money.Rules(), Setup: s.Setup, Seed: s.Setup.Seed, Games: s.Games, Jobs: s.Jobs, Progress: s.Progress,
		Player: func(seat engine.Seat) series.Player[engine.State, engine.Choice] { return bot.New(s.Level(seat), seat) },
		Tally:  func() series.Tally[engine.Event, Figures] { return newTally(&s.Setup, s.Levels) },
		Record: s.Record, NewRecorder: s.recorder,
	}
	_, err := games.Run(ctx, all.join)
	return all, err
}

// recorder returns what records games to a writer.
func (s Sim) recorder(w io.Writer) series.Recorder[engine.Setup, engine.Event] {
	r := recorder{Writer: record.NewWriter(w, s.Version), seats: make([]record.Seat, s.Setup.Seats)}
	for seat := range r.seats {
		r.seats[seat] = record.Seat{Name: fmt.Sprintf("Computer %d", seat+1), Kind: string(s.Level(engine.Seat(seat)))}
	}
	return r
}

// recorder records games of the same seats.
type recorder struct {
	*record.Writer
	seats []record.Seat
}

func (r recorder) Begin(setup engine.Setup) { r.Game(setup, r.seats) }
