//go:build !js

package cli

import (
	"context"

	"bigpayday/game/words"
)

// rung is a part of what a ladder measures, most often a match.
type rung struct {
	// games is how many games it takes, or as many of them as it lasts.
	games int
	// run measures, and says now and then how many of its games are done.
	run func(ctx context.Context, progress func(games int)) error
}

// climb measures one rung after the other and prints what came of it. Where the user or an
// error ends it, that is what was measured until then.
func (p *program) climb(rungs []rung, r result, csv bool) int {
	ctx, stop := untilInterrupted()
	defer stop()
	err := p.measure(ctx, rungs)
	code := exitOK
	switch {
	case err != nil:
		code = p.fail(exitError, p.words.Say("cli.sim.stopped", words.Text("error", err.Error())))
	case ctx.Err() != nil:
		code = p.fail(exitInterrupted, p.words.Say("cli.ladder.interrupted"))
	}
	return p.print(p.stdout, r, csv, code)
}

func (p *program) measure(ctx context.Context, rungs []rung) error {
	all, done := 0, 0 // games
	for _, r := range rungs {
		all += r.games
	}
	bar := newProgress(p.words, p.stderr, all)
	defer bar.clear()
	for _, r := range rungs {
		if err := r.run(ctx, func(games int) { bar.show(done + games) }); err != nil || ctx.Err() != nil {
			return err
		}
		done += r.games
	}
	return nil
}
