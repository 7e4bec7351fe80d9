//go:build !js

package cli

import (
	"fmt"
	"os"

	"bigpayday/game/words"
)

// checkTranslation is the command words: it says what is wrong with a
// translation, or prints the English words where it is given none.
func (p *program) checkTranslation(args []string) int {
	if len(args) == 0 {
		if _, err := p.stdout.Write(words.Template()); err != nil {
			return exitError
		}
		return exitOK
	}
	// The file comes first, so flags may follow it; there are none but -help.
	if code, ok := p.parse(newFlags(), args[1:], p.usage); !ok {
		return code
	}
	file := args[0]
	if file == "-help" || file == "--help" || file == "-h" {
		fmt.Fprintln(p.stdout, p.usage())
		return exitOK
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return p.fail(exitError, p.words.Say("cli.words.unread", words.Text("error", err.Error())))
	}
	faults := words.Check(text)
	for _, fault := range faults {
		fmt.Fprintln(p.stdout, p.words.Say("cli.words.fault", words.Text("file", file), words.Text("fault", p.words.Fault(fault))))
	}
	if len(faults) > 0 {
		fmt.Fprintln(p.stdout, p.words.Count("cli.words.faults", len(faults)))
		return exitError
	}
	fmt.Fprintln(p.stdout, p.words.Say("cli.words.fine", words.Text("file", file)))
	return exitOK
}
