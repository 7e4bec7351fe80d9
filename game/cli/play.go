package cli

import (
	"fmt"

	"bigpayday/game"
	"bigpayday/game/words"
)

// play is the program without a command, and the command sounds: it opens the
// window, which starts with the page of all sounds or with the title.
func (p *program) play(args []string, sounds bool) int {
	flags := newFlags()
	showVersion := flags.Bool("version", false, "")
	trace := flags.Bool("trace", false, "")
	translation := flags.String("translation", "", "")
	if code, ok := p.parse(flags, args, p.usage); !ok {
		return code
	}
	if *showVersion {
		fmt.Fprintln(p.stdout, p.words.Say("cli.version", words.Text("version", p.version)))
		return exitOK
	}
	options := game.Options{
		Version: p.version, Languages: p.languages, Language: p.language, Translation: *translation, Sounds: sounds,
	}
	if *trace {
		options.Trace = p.stdout
	}
	if err := game.Run(options); err != nil {
		return p.fail(exitError, err.Error())
	}
	return exitOK
}
