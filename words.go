package main

import (
	"fmt"
	"io"
	"os"

	"bigpayday/game/words"
)

// checkWords is the command words: it says what is wrong with a translation, or
// prints the English words where it is given none.
func checkWords(w *words.Words, args []string, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		if _, err := stdout.Write(words.Template()); err != nil {
			return exitError
		}
		return exitOK
	}
	flags := newFlags()
	if code, ok := parse(flags, args[1:], w, func() string { return w.Say("cli.usage") }, stdout, stderr); !ok {
		return code
	}
	file := args[0]
	if file == "-help" || file == "--help" || file == "-h" {
		fmt.Fprintln(stdout, w.Say("cli.usage"))
		return exitOK
	}
	text, err := os.ReadFile(file)
	if err != nil {
		fmt.Fprintln(stderr, w.Say("cli.words.unread", words.Text("error", err.Error())))
		return exitError
	}
	faults := words.Check(text)
	for _, fault := range faults {
		fmt.Fprintln(stdout, w.Say("cli.words.fault", words.Text("file", file), words.Text("fault", w.Fault(fault))))
	}
	if len(faults) > 0 {
		fmt.Fprintln(stdout, w.Count("cli.words.faults", len(faults)))
		return exitError
	}
	fmt.Fprintln(stdout, w.Say("cli.words.fine", words.Text("file", file)))
	return exitOK
}
