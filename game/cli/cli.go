// Package cli is the program's command line:
//
//	bigpayday               opens the window
//	bigpayday sounds        opens the window with a page of all sounds
//	bigpayday sim [flags]   plays games of computers without a window
//	bigpayday replay FILE   tells a saved game as text, and checks it
//	bigpayday words FILE    says what is wrong with a translation
//	bigpayday words         prints the English words, to be translated
//	bigpayday -version      prints the version
//
// A command is a method of program in a file of its own: it reads flags, refuses
// what cannot be, lets another package do the work, and returns the exit code.
//
// Sim plays any of the games that games.go lists. What they share is in games.go (flags),
// sim.go (games and their record) and ladder.go (the ladder of levels); the flags that one
// game has alone, and what it does with them, are in the files named after it: money*.go
// and tiles.go, armies.go.
//
// Commands.go lists the commands that open no window. The browser has none of them, for there
// is no command line and the program has to come over the network; nor has it their files.
//
// What is not here: how games are simulated and searched (the packages lab), how
// figures become tables and CSV (package report), the window (package game), and
// the sentences, which are the messages "cli.*" of package words.
package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"bigpayday/game/words"
)

// Exit codes.
const (
	exitOK    = 0
	exitError = 1
	exitUsage = 2
	// exitInterrupted is what shells expect of a program that Ctrl-C ended.
	exitInterrupted = 130
)

// program is one run of the program.
type program struct {
	version        string
	stdout, stderr io.Writer
	languages      words.Library
	// language is the code of the system's language, such as "en", and words are
	// its sentences.
	language string
	words    *words.Words
}

// Run carries out a command line, which comes without the program's name, and
// returns the exit code. Version is what -version prints and what records and
// reports name.
func Run(version string, args []string, stdout, stderr io.Writer) int {
	p := &program{version: version, stdout: stdout, stderr: stderr}
	p.language = p.languages.Match(words.SystemLanguages()...)
	p.words = p.languages.Open(p.language)
	if len(args) > 0 {
		if args[0] == "sounds" {
			return p.play(args[1:], true)
		}
		if command, ok := commands[args[0]]; ok {
			return command(p, args[1:])
		}
	}
	return p.play(args, false)
}

// fail tells the user what is wrong and returns the exit code.
func (p *program) fail(code int, text string) int {
	fmt.Fprintln(p.stderr, text)
	return code
}

// usage returns the usage of all commands but sim and replay, which have their own.
func (p *program) usage() string { return p.words.Say("cli.usage") }

// newFlags returns an empty set of flags. It prints nothing itself: parse says
// what is wrong, in the user's language.
func newFlags() *flag.FlagSet {
	flags := flag.NewFlagSet("bigpayday", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	return flags
}

// parse reads the flags, of a command that takes no other arguments. It is false
// where the program ends with the code: the usage was asked for, or a flag is
// wrong.
func (p *program) parse(flags *flag.FlagSet, args []string, usage func() string) (code int, ok bool) {
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintln(p.stdout, usage())
		return exitOK, false
	case err != nil:
		fmt.Fprintln(p.stderr, p.words.Say("cli.bad_flag", words.Text("error", err.Error())))
	case flags.NArg() > 0:
		fmt.Fprintln(p.stderr, p.words.Say("cli.bad_argument", words.Text("argument", flags.Arg(0))))
	default:
		return exitOK, true
	}
	return p.fail(exitUsage, usage()), false
}

// givenFlags returns the names of the flags that the command line has.
func givenFlags(flags *flag.FlagSet) map[string]bool {
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	return given
}
