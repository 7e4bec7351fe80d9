package series

import (
	"bytes"
	"context"
	"io"

	"bigpayday/game/rules"
)

// Games are games of computers at one table. F is what is counted of them.
type Games[G, S, C, E, F any] struct {
	Rules Rules[G, S, C, E]
	// Setup is the table of every game. Seed is the one of the first game; each
	// further game has the next one.
	Setup G
	Seed  uint64
	// Games is how many games are played, and Jobs how many of them at the same time,
	// at least one. Jobs changes nothing in what comes of them.
	Games, Jobs int
	// Player returns who plays at a seat, a new one for each batch of games.
	Player func(seat rules.Seat) Player[S, C]
	// Tally returns what counts a batch of games.
	Tally func() Tally[E, F]
	// Record, if not nil, gets every event of every game, as a recorder of NewRecorder
	// writes them: whole games, in their order.
	Record      io.Writer
	NewRecorder func(w io.Writer) Recorder[G, E]
	// Progress, if not nil, is called again and again with how many games are done, by the
	// goroutine that runs them.
	Progress func(games int)
}

// Tally counts what happens in one game after the other.
type Tally[E, F any] interface {
	Event(e E)
	// Figures are those of the games that are over.
	Figures() *F
}

// Recorder writes down the events of one game after the other.
type Recorder[G, E any] interface {
	// Begin says which game the events that follow belong to.
	Begin(setup G)
	Event(e E)
	// Flush hands on what is written, and returns the first error there was.
	Flush() error
}

// gamesAtOnce is how many games are handed out at once. What is added up does not
// depend on it, but for the last digits of an interval.
const gamesAtOnce = 16

// played is what came of a batch of games.
type played[F any] struct {
	games   int
	figures *F
	record  []byte // of whole games
}

// Run plays the games and hands what was counted to join, batch by batch and in their
// order. It returns how many games there were. It ends early when the context does,
// without an error: then the figures, and the record, cover as many games from the
// first one on as were played until then. So they do with an error, which is one of the
// record or of the setup.
func (g *Games[G, S, C, E, F]) Run(ctx context.Context, join func(*F)) (games int, err error) {
	if err := g.Rules.Check(&g.Setup); err != nil {
		return 0, err
	}
	err = InBatches(ctx, g.Games, gamesAtOnce, g.Jobs, g.play, func(n int, p played[F]) (more bool, err error) {
		if len(p.record) > 0 {
			if _, err := g.Record.Write(p.record); err != nil {
				return false, err
			}
		}
		join(p.figures)
		games += p.games
		more = p.games == n
		if more && g.Progress != nil {
			g.Progress(games)
		}
		return more, nil
	})
	return games, err
}

// play plays n games, until the context ends.
func (g *Games[G, S, C, E, F]) play(ctx context.Context, from, n int) (p played[F], err error) {
	tally := g.Tally()
	sink := tally.Event
	var out bytes.Buffer
	whole := 0 // bytes of whole games
	var recorder Recorder[G, E]
	if g.Record != nil {
		recorder = g.NewRecorder(&out)
		sink = func(e E) {
			tally.Event(e)
			recorder.Event(e)
		}
	}
	players := make([]Player[S, C], g.Rules.Seats(&g.Setup))
	for seat := range players {
		players[seat] = g.Player(rules.Seat(seat))
	}
	setup := g.Setup
	var s S
	for p.games < n && ctx.Err() == nil && err == nil {
		g.Rules.Seed(&setup, g.Seed+uint64(from+p.games))
		if recorder != nil {
			recorder.Begin(setup)
		}
		if err = g.Rules.Start(&s, setup, sink); err == nil {
			err = PlayOut(g.Rules, &s, players, sink)
		}
		if recorder != nil && err == nil {
			err = recorder.Flush()
			whole = out.Len()
		}
		if err == nil {
			p.games++
		}
	}
	p.figures, p.record = tally.Figures(), out.Bytes()[:whole]
	return p, err
}
