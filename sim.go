package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"bigpayday/game/lab"
	"bigpayday/game/record"
	"bigpayday/game/report"
	"bigpayday/game/words"
)

// toStdout is the name that stands for the standard output.
const toStdout = "-"

// simulate is the command sim.
func simulate(w *words.Words, args []string, stdout, stderr io.Writer) int {
	flags := newFlags()
	games := flags.Int("games", 100, "")
	var tiles tilesFlag
	play := playFlags(flags, &tiles)
	effort := flags.Int("effort", 20_000, "")
	picture := flags.String("picture", "", "")
	file := flags.String("record", "", "")
	csv := flags.Bool("csv", false, "")
	ladder := flags.Bool("ladder", false, "")
	if code, ok := parse(flags, joinTiles(args), w, func() string { return w.Say("cli.sim.usage", words.Text("levels", levelIDs())) }, stdout, stderr); !ok {
		return code
	}
	fail := func(code int, text string) int {
		fmt.Fprintln(stderr, text)
		return code
	}
	if *ladder {
		return climb(w, flags, *csv, stdout, stderr)
	}
	sim := lab.Sim{Games: *games, Version: version}
	if wrong := play(w, &sim); wrong != "" {
		return fail(exitUsage, wrong)
	}
	if err := sim.Setup.Check(); err != nil {
		return fail(exitUsage, w.Refusal(err))
	}
	if tiles.search {
		search := &lab.Search{Setup: sim.Setup, Effort: *effort, Judge: 2_000, Jobs: sim.Jobs}
		if given := asked(flags); given["games"] {
			search.Judge = *games
		}
		return searchTiles(w, search, *csv, *picture, stdout, stderr)
	}
	if *games < 1 {
		return fail(exitUsage, w.Say("cli.sim.bad_games"))
	}
	tables := stdout
	var out *record.File
	switch *file {
	case "":
	case toStdout:
		sim.Record, tables = stdout, stderr
	default:
		var err error
		if out, err = record.Create(*file); err != nil {
			return fail(exitError, w.Say("cli.sim.bad_file", words.Text("error", err.Error())))
		}
		sim.Record = out
	}
	ctx, stop := untilInterrupted()
	defer stop()
	bar := newProgress(w, stderr, *games)
	sim.Progress = bar.show
	figures, err := sim.Run(ctx)
	bar.clear()
	if out != nil {
		err = errors.Join(err, out.Close())
	}
	return finish(w, &sim, &figures, err, *csv, tables, stderr)
}

// asked says which flags were given.
func asked(flags *flag.FlagSet) map[string]bool {
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	return given
}

// finish prints what came of simulated games and returns the exit code. err is
// what ended them early.
func finish(w *words.Words, sim *lab.Sim, figures *lab.Figures, err error, csv bool, stdout, stderr io.Writer) int {
	code := exitOK
	switch {
	case err != nil:
		fmt.Fprintln(stderr, w.Say("cli.sim.stopped", words.Text("error", err.Error())))
		code = exitError
	case figures.Games < sim.Games:
		fmt.Fprintln(stderr, w.Count("cli.sim.interrupted", figures.Games, words.Number("all", sim.Games)))
		code = exitInterrupted
	}
	result := report.Games{Words: w, Sim: sim, Figures: figures}
	write := result.Text
	if csv {
		write = result.CSV
	}
	if err := write(stdout); err != nil {
		fmt.Fprintln(stderr, w.Say("cli.sim.bad_output", words.Text("error", err.Error())))
		return exitError
	}
	return code
}

// untilInterrupted returns a context that ends when the user presses Ctrl-C, or
// the system asks the program to end. A second time ends the program at once.
func untilInterrupted() (ctx context.Context, stop func()) {
	ctx, stop = signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// small cuts a number to what a setup can hold; too large stays too large.
func small(n uint) uint8 { return uint8(min(n, 255)) }
