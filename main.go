// Bigpayday is a board game: build a month of day tiles, walk through it day by
// day, and see what is left on Big Pay Day.
//
//	bigpayday               opens the window
//	bigpayday sim [flags]   plays games of computers without a window
//	bigpayday sounds        opens the window with a page of all sounds
//	bigpayday -version      prints the version
//
// This file holds the flags and wires the packages together, nothing else.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"bigpayday/game"
	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/words"
)

// version is set by the linker.
var version = "dev"

// Exit codes.
const (
	exitOK    = 0
	exitError = 1
	exitUsage = 2
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run carries out a command line and returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	w := words.Open(words.English)
	if len(args) > 0 && args[0] == "sim" {
		return simulate(w, args[1:], stdout, stderr)
	}
	sounds := len(args) > 0 && args[0] == "sounds"
	if sounds {
		args = args[1:]
	}
	flags := newFlags()
	showVersion := flags.Bool("version", false, "")
	trace := flags.Bool("trace", false, "")
	if code, ok := parse(flags, args, w, w.Say("cli.usage"), stdout, stderr); !ok {
		return code
	}
	if *showVersion {
		fmt.Fprintln(stdout, w.Say("cli.version", words.Text("version", version)))
		return exitOK
	}
	options := game.Options{Version: version, Language: words.English, Sounds: sounds}
	if *trace {
		options.Trace = stdout
	}
	if err := game.Run(options); err != nil {
		fmt.Fprintln(stderr, err)
		return exitError
	}
	return exitOK
}

func newFlags() *flag.FlagSet {
	flags := flag.NewFlagSet("bigpayday", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // what is wrong is said below, in the player's language
	return flags
}

// parse reads the flags. It is false where the program ends with the code: the
// usage was asked for, or a flag is wrong.
func parse(flags *flag.FlagSet, args []string, w *words.Words, usage string, stdout, stderr io.Writer) (code int, ok bool) {
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintln(stdout, usage)
		return exitOK, false
	case err != nil:
		fmt.Fprintln(stderr, w.Say("cli.bad_flag", words.Text("error", err.Error())))
	case flags.NArg() > 0:
		fmt.Fprintln(stderr, w.Say("cli.bad_argument", words.Text("argument", flags.Arg(0))))
	default:
		return exitOK, true
	}
	fmt.Fprintln(stderr, usage)
	return exitUsage, false
}

// simulate is the command sim.
func simulate(w *words.Words, args []string, stdout, stderr io.Writer) int {
	flags := newFlags()
	games := flags.Int("games", 100, "")
	seats := flags.Uint("seats", 4, "")
	months := flags.Uint("months", 2, "")
	days := flags.Uint("days", 31, "")
	seed := flags.Uint64("seed", 1, "")
	file := flags.String("record", "", "")
	if code, ok := parse(flags, args, w, w.Say("cli.sim.usage"), stdout, stderr); !ok {
		return code
	}
	fail := func(code int, text string) int {
		fmt.Fprintln(stderr, text)
		return code
	}
	setup := engine.Setup{Edition: engine.Big, Seats: small(*seats), Months: small(*months), First: engine.NoSeat, Seed: *seed}
	for i := range min(int(setup.Months), engine.MaxMonths) {
		setup.Lengths[i] = small(*days)
	}
	if err := setup.Check(); err != nil {
		return fail(exitUsage, w.Refusal(err))
	}
	if *games < 1 {
		return fail(exitUsage, w.Say("cli.sim.bad_games"))
	}
	sim := lab.Sim{Games: *games, Setup: setup, Level: bot.Normal, Version: version}
	var out *os.File
	if *file != "" {
		var err error
		if out, err = os.Create(*file); err != nil {
			return fail(exitError, w.Say("cli.sim.bad_file", words.Text("error", err.Error())))
		}
		sim.Record = out
	}
	result, err := sim.Run()
	if out != nil {
		err = errors.Join(err, out.Close())
	}
	report(w, stdout, &setup, &result)
	if err != nil {
		return fail(exitError, w.Say("cli.sim.stopped", words.Text("error", err.Error())))
	}
	return exitOK
}

// report prints what came of simulated games: a line for each seat.
func report(w *words.Words, stdout io.Writer, setup *engine.Setup, result *lab.SimResult) {
	out := bufio.NewWriter(stdout)
	defer out.Flush()
	fmt.Fprintln(out, w.Count("cli.sim.played", result.Games))
	if result.Games == 0 {
		return
	}
	for seat := range setup.Seats {
		fmt.Fprintln(out, w.Say("cli.sim.seat",
			words.Number("seat", int(seat)+1),
			words.Money("worth", int32(result.Worth[seat]/int64(result.Games))),
			words.Number("wins", result.Wins[seat])))
	}
}

// small cuts a number to what a setup can hold; too large stays too large.
func small(n uint) uint8 { return uint8(min(n, 255)) }
