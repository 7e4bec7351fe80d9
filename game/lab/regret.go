package lab

import (
	"context"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
)

// Regret measures what it costs that [bot.Hard] thinks no longer than it does: at
// positions of games of normal computers it compares the choice of Hard with the
// best one that a hundred times the thinking finds.
type Regret struct {
	// Setup is the table. Its Seed is the one of the first game; each further
	// game has the next one, and gives one position.
	Setup     engine.Setup
	Positions int
	// Progress, if not nil, is told how many positions are done.
	Progress func(positions int)
}

// RegretResult is what came of that.
type RegretResult struct {
	Positions int
	// Same is how many times both chose the same.
	Same int
	// Loss is by how many dollars of net worth the choice of Hard is expected to
	// be worse, and Worth with how many dollars the best one ends, over the
	// positions.
	Loss, Worth Mean
}

// patience is how many times longer is thought than Hard does.
const patience = 100

// Run looks at the positions. It ends early when the context does.
func (r Regret) Run(ctx context.Context) RegretResult {
	var result RegretResult
	for n := 0; result.Positions < r.Positions && ctx.Err() == nil; n++ {
		view, ok := r.position(n)
		if !ok {
			continue
		}
		chosen := hardChoice(&view)
		long := bot.Consider(&view, patience*bot.HardBudget)
		for !long.Step() {
			if ctx.Err() != nil {
				return result
			}
		}
		best, worth := long.Forecasts()[0], int64(0)
		for _, f := range long.Forecasts() {
			if f.Worth() > best.Worth() {
				best = f
			}
			if f.Choice == chosen {
				worth = f.Worth()
			}
		}
		if best.Choice == chosen {
			result.Same++
		}
		result.Positions++
		result.Loss.add(1, best.Worth()-worth)
		result.Worth.add(1, best.Worth())
		if r.Progress != nil {
			r.Progress(result.Positions)
		}
	}
	return result
}

// position returns a position of the n-th game at which there is something to
// weigh, another one in the course of each game. Some games have none so late.
func (r Regret) position(n int) (view engine.State, ok bool) {
	const turns = 24 // as many as a month or two have decisions
	setup := r.Setup
	setup.Seed += uint64(n)
	var game engine.State
	if game.Start(setup, nil) != nil {
		return view, false
	}
	var players [engine.MaxSeats]entrantAt
	for seat := range engine.Seat(setup.Seats) {
		players[seat] = Entrant(bot.Normal).at(seat)
	}
	for weighed := 0; game.Phase != engine.Over; {
		seat := game.Prompt().Seat
		view = game.View(seat)
		if bot.Consider(&view, 0) != nil {
			if weighed++; weighed > n%turns {
				return view, true
			}
		}
		if game.Choose(players[seat].decide(&view), nil) != nil {
			break
		}
	}
	return view, false
}

// hardChoice returns what Hard decides.
func hardChoice(view *engine.State) engine.Choice {
	thinker := bot.New(bot.Hard, view.Prompt().Seat)
	for {
		if choice, done := thinker.Step(view); done {
			return choice
		}
	}
}
