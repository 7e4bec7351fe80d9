package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"

	"bigpayday/game/lab"
	"bigpayday/game/record"
	"bigpayday/game/report"
	"bigpayday/game/words"
)

const (
	// defaultGames is how many games sim plays unless -games says otherwise.
	defaultGames = 100
	// defaultEffort is how many games each round of sim -tiles plays unless
	// -effort says otherwise, and defaultJudge how many judge a month it found
	// unless -games does.
	defaultEffort = 20_000
	defaultJudge  = 2_000

	// recordOnStdout is the name of a record that stands for the standard output.
	recordOnStdout = "-"
)

// sim is the command sim: it reads the flags and plays games, the ladder of
// levels, or those of a search for tiles.
func (p *program) sim(args []string) int {
	flags := newFlags()
	games := flags.Int("games", defaultGames, "")
	effort := flags.Int("effort", defaultEffort, "")
	picture := flags.String("picture", "", "")
	recordFile := flags.String("record", "", "")
	csv := flags.Bool("csv", false, "")
	ladder := flags.Bool("ladder", false, "")
	var game gameFlags
	game.register(flags)
	usage := func() string { return p.words.Say("cli.sim.usage", words.Text("levels", levelIDs())) }
	if code, ok := p.parse(flags, joinTiles(args), usage); !ok {
		return code
	}
	game.given = givenFlags(flags)
	if *ladder {
		mostGames := ladderGames
		if game.given["games"] {
			mostGames = *games
		}
		return p.climb(&game, mostGames, *csv)
	}
	sim := lab.Sim{Games: *games, Version: p.version}
	if refusal := game.simulation(p.words, &sim); refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	if err := sim.Setup.Check(); err != nil {
		return p.fail(exitUsage, p.words.Refusal(err))
	}
	if game.tiles.search {
		search := &lab.Search{Setup: sim.Setup, Effort: *effort, Judge: defaultJudge, Jobs: sim.Jobs}
		if game.given["games"] {
			search.Judge = *games
		}
		return p.searchTiles(search, *csv, *picture)
	}
	if *games < 1 {
		return p.fail(exitUsage, p.words.Say("cli.sim.bad_games"))
	}
	return p.simulate(&sim, *recordFile, *csv)
}

// simulate plays the games and prints what came of them. A record, unless its
// name is "", gets all that happens.
func (p *program) simulate(sim *lab.Sim, recordFile string, csv bool) int {
	tables := p.stdout
	var file *record.File
	switch recordFile {
	case "":
	case recordOnStdout:
		sim.Record, tables = p.stdout, p.stderr
	default:
		var err error
		if file, err = record.Create(recordFile); err != nil {
			return p.fail(exitError, p.words.Say("cli.sim.bad_file", words.Text("error", err.Error())))
		}
		sim.Record = file
	}
	ctx, stop := untilInterrupted()
	defer stop()
	bar := newProgress(p.words, p.stderr, sim.Games)
	sim.Progress = bar.show
	figures, err := sim.Run(ctx)
	bar.clear()
	if file != nil {
		err = errors.Join(err, file.Close())
	}
	code := exitOK
	switch {
	case err != nil:
		code = p.fail(exitError, p.words.Say("cli.sim.stopped", words.Text("error", err.Error())))
	case figures.Games < sim.Games:
		code = p.fail(exitInterrupted, p.words.Count("cli.sim.interrupted", figures.Games, words.Number("all", sim.Games)))
	}
	result := report.Games{Words: p.words, Sim: sim, Figures: &figures}
	return p.print(tables, result.Text, result.CSV, csv, code)
}

// print writes results to an output, as text or as CSV, and returns the exit
// code: the one given unless they cannot be written.
func (p *program) print(out io.Writer, text, csv func(io.Writer) error, asCSV bool, code int) int {
	write := text
	if asCSV {
		write = csv
	}
	if err := write(out); err != nil {
		return p.fail(exitError, p.words.Say("cli.sim.bad_output", words.Text("error", err.Error())))
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
