package lab

import (
	"context"
	"fmt"
	"io"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	record "bigpayday/game/record/armies"
	"bigpayday/game/rules"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Sim says which games are simulated. All players are computers.
type Sim struct {
	// Games is how many games are played.
	Games int
	// Setup is the table of every game. Its Seed is the one of the first game; each
	// further game has the next one.
	Setup conquest.Setup
	// Levels is how well the computer at each seat plays; an empty one is
	// [skill.Normal].
	Levels [conquest.MaxSeats]skill.Level
	// Jobs is how many games are played at the same time, at least one. It changes
	// nothing in what comes of them.
	Jobs int
	// Record, if not nil, gets every event of every game, with Version as the program's.
	// It gets whole games, in their order.
	Record  io.Writer
	Version string
	// Progress, if not nil, is told again and again how many games are done, by the
	// goroutine that runs the simulation.
	Progress func(games int)
}

// Level returns how well the computer at a seat plays.
func (s *Sim) Level(seat rules.Seat) skill.Level {
	if s.Levels[seat] == "" {
		return skill.Normal
	}
	return s.Levels[seat]
}

// Run plays the games, see [series.Games.Run]. What is kept does not grow with the
// games.
func (s Sim) Run(ctx context.Context) (Figures, error) {
	all := Figures{Levels: make([]Standing, len(skill.Levels()))}
	games := series.Games[conquest.Setup, conquest.State, conquest.Choice, conquest.Event, Figures]{
		Rules: armies.Rules(), Setup: s.Setup, Seed: s.Setup.Seed, Games: s.Games, Jobs: s.Jobs, Progress: s.Progress,
		Player: func(seat rules.Seat) series.Player[conquest.State, conquest.Choice] {
			return bot.New(s.Level(seat), seat)
		},
		Tally:  func() series.Tally[conquest.Event, Figures] { return newTally(&s) },
		Record: s.Record, NewRecorder: s.recorder,
	}
	_, err := games.Run(ctx, all.join)
	return all, err
}

// recorder returns what records games to a writer.
func (s Sim) recorder(w io.Writer) series.Recorder[conquest.Setup, conquest.Event] {
	r := recorder{Writer: record.NewWriter(w, s.Version), seats: make([]record.Seat, s.Setup.Seats)}
	for seat := range r.seats {
		r.seats[seat] = record.Seat{Name: fmt.Sprintf("Computer %d", seat+1), Kind: string(s.Level(rules.Seat(seat)))}
	}
	return r
}

// recorder records games of the same seats.
type recorder struct {
	*record.Writer
	seats []record.Seat
}

func (r recorder) Begin(setup conquest.Setup) { r.Game(setup, r.seats) }
