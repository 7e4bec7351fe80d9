package lab

import (
	"context"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Regret measures what it costs that [skill.Hard] thinks no longer than it does: at
// stored positions it compares the choice of Hard with the best one that a hundred
// times the thinking finds.
type Regret struct {
	// Positions are what is looked at, see [Positions].
	Positions []engine.State
	// Jobs is how many of them are thought over at the same time, at least one.
	// It changes nothing in what comes of it.
	Jobs int
	// Progress, if not nil, is called with how many positions are done, by the
	// goroutine that runs it.
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
	Loss, Worth series.Mean
}

// patience is how many times longer is thought than Hard does.
const patience = 100

// Run looks at the positions. It ends early when the context does: then the
// result covers the first ones.
func (r Regret) Run(ctx context.Context) RegretResult {
	var all RegretResult
	look := func(ctx context.Context, from, n int) (some RegretResult, err error) {
		for i := range r.Positions[from : from+n] {
			if !some.add(ctx, &r.Positions[from+i]) {
				break
			}
		}
		return some, nil
	}
	// No batch fails.
	_ = series.InBatches(ctx, len(r.Positions), 1, r.Jobs, look, func(n int, some RegretResult) (more bool, err error) {
		all.Positions += some.Positions
		all.Same += some.Same
		all.Loss.Join(some.Loss)
		all.Worth.Join(some.Worth)
		more = some.Positions == n
		if more && r.Progress != nil {
			r.Progress(all.Positions)
		}
		return more, nil
	})
	return all
}

// add looks at a position. It is false if the context has ended before it was
// through.
func (r *RegretResult) add(ctx context.Context, game *engine.State) bool {
	view := game.View(game.Prompt().Seat)
	chosen := hardChoice(&view)
	long := bot.Consider(&view, patience*bot.HardBudget)
	for !long.Step() {
		if ctx.Err() != nil {
			return false
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
		r.Same++
	}
	r.Positions++
	r.Loss.Add(1, best.Worth()-worth)
	r.Worth.Add(1, best.Worth())
	return true
}

// hardChoice returns what Hard decides.
func hardChoice(view *engine.State) engine.Choice {
	player := bot.New(skill.Hard, view.Prompt().Seat)
	for {
		if choice, done := player.Step(view); done {
			return choice
		}
	}
}
