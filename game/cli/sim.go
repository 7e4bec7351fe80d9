//go:build !js

package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"

	"bigpayday/game/record"
	"bigpayday/game/words"
)

// recordOnStdout is the name of a record that stands for the standard output.
const recordOnStdout = "-"

// sim is the command sim: it reads the flags and plays games, the ladder of levels, or
// what else the game can do.
func (p *program) sim(args []string) int {
	flags := newFlags()
	var f simFlags
	f.register(flags)
	games := simGames()
	owners := registerGames(flags, games)
	usage := func() string { return p.words.Say("cli.sim.usage", words.Text("levels", levelIDs())) }
	if code, ok := p.parse(flags, joinTiles(args), usage); !ok {
		return code
	}
	f.given = givenFlags(flags)
	game, refusal := f.gameOf(p.words, games, owners)
	if refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	switch {
	case f.byTemper:
		return game.tempers(p, &f)
	case f.ladder:
		return game.climb(p, &f)
	}
	return game.play(p, &f)
}

// result is what games came to.
type result interface {
	// Text writes it as tables, and CSV as a list of figures.
	Text(w io.Writer) error
	CSV(w io.Writer) error
}

// simulate plays games and prints what came of them. run plays them: it writes to the
// record all that happens, unless that is nil, and says how many games were played.
func (p *program) simulate(f *simFlags, run func(ctx context.Context, record io.Writer, progress func(int)) (games int, r result, err error)) int {
	tables := p.stdout
	var to io.Writer
	var file *record.File
	switch f.record {
	case "":
	case recordOnStdout:
		to, tables = p.stdout, p.stderr
	default:
		var err error
		if file, err = record.Create(f.record); err != nil {
			return p.fail(exitError, p.words.Say("cli.sim.bad_file", words.Text("error", err.Error())))
		}
		to = file
	}
	ctx, stop := untilInterrupted()
	defer stop()
	bar := newProgress(p.words, p.stderr, f.games)
	games, r, err := run(ctx, to, bar.show)
	bar.clear()
	if file != nil {
		err = errors.Join(err, file.Close())
	}
	code := exitOK
	switch {
	case err != nil:
		code = p.fail(exitError, p.words.Say("cli.sim.stopped", words.Text("error", err.Error())))
	case games < f.games:
		code = p.fail(exitInterrupted, p.words.Count("cli.sim.interrupted", games, words.Number("all", f.games)))
	}
	return p.print(tables, r, f.csv, code)
}

// print writes results to an output, as text or as CSV, and returns the exit code: the one
// given unless they cannot be written.
func (p *program) print(out io.Writer, r result, asCSV bool, code int) int {
	write := r.Text
	if asCSV {
		write = r.CSV
	}
	if err := write(out); err != nil {
		return p.fail(exitError, p.words.Say("cli.sim.bad_output", words.Text("error", err.Error())))
	}
	return code
}

// untilInterrupted returns a context that ends when the user presses Ctrl-C, or the system
// asks the program to end. A second time ends the program at once.
func untilInterrupted() (ctx context.Context, stop func()) {
	ctx, stop = signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}
