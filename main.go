// Bigpayday is a board game: build a month of day tiles, walk through it day by
// day, and see what is left on Big Pay Day.
//
//	bigpayday               opens the window
//	bigpayday sim [flags]   plays games of computers without a window
//	bigpayday sounds        opens the window with a page of all sounds
//	bigpayday words FILE    says what is wrong with a translation
//	bigpayday -version      prints the version
//
// This file and those of the command sim hold the flags and wire the packages
// together, nothing else.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"bigpayday/game"
	"bigpayday/game/words"
)

// version is set by the linker.
var version = "dev"

// Exit codes.
const (
	exitOK    = 0
	exitError = 1
	exitUsage = 2
	// exitInterrupted is what shells expect of a program that Ctrl-C ended.
	exitInterrupted = 130
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run carries out a command line and returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	var languages words.Library
	language := languages.Match(words.SystemLanguages()...)
	w := languages.Open(language)
	if len(args) > 0 && args[0] == "sim" {
		return simulate(w, args[1:], stdout, stderr)
	}
	if len(args) > 0 && args[0] == "words" {
		return checkWords(w, args[1:], stdout, stderr)
	}
	sounds := len(args) > 0 && args[0] == "sounds"
	if sounds {
		args = args[1:]
	}
	flags := newFlags()
	showVersion := flags.Bool("version", false, "")
	trace := flags.Bool("trace", false, "")
	translation := flags.String("translation", "", "")
	if code, ok := parse(flags, args, w, func() string { return w.Say("cli.usage") }, stdout, stderr); !ok {
		return code
	}
	if *showVersion {
		fmt.Fprintln(stdout, w.Say("cli.version", words.Text("version", version)))
		return exitOK
	}
	options := game.Options{Version: version, Languages: languages, Language: language, Translation: *translation, Sounds: sounds}
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
func parse(flags *flag.FlagSet, args []string, w *words.Words, usage func() string, stdout, stderr io.Writer) (code int, ok bool) {
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintln(stdout, usage())
		return exitOK, false
	case err != nil:
		fmt.Fprintln(stderr, w.Say("cli.bad_flag", words.Text("error", err.Error())))
	case flags.NArg() > 0:
		fmt.Fprintln(stderr, w.Say("cli.bad_argument", words.Text("argument", flags.Arg(0))))
	default:
		return exitOK, true
	}
	fmt.Fprintln(stderr, usage())
	return exitUsage, false
}
