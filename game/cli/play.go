package cli

import (
	"fmt"
	"os"
	"strings"

	"bigpayday/game"
	"bigpayday/game/files"
	"bigpayday/game/words"
)

// play is the program without a command, and the command sounds: it opens the
// window, which starts with the page of all sounds or with the title.
func (p *program) play(args []string, sounds bool) int {
	flags := newFlags()
	showVersion := flags.Bool("version", false, "")
	trace := flags.Bool("trace", false, "")
	silent := flags.Bool("silent", false, "")
	translation := flags.String("translation", "", "")
	args, save := cutSave(args)
	if code, ok := p.parse(flags, args, p.usage); !ok {
		return code
	}
	if *showVersion {
		fmt.Fprintln(p.stdout, p.words.Say("cli.version", words.Text("version", p.version)))
		return exitOK
	}
	options := game.Options{
		Version: p.version, Languages: p.languages, Language: p.language, Translation: *translation, Sounds: sounds, Silent: *silent, Save: save,
	}
	if *trace {
		options.Trace = p.stdout
	}
	if err := game.Run(options); err != nil {
		return p.fail(exitError, err.Error())
	}
	return exitOK
}

// cutSave cuts the saved game off that systems put at the end of the command line when a person
// opens one with the program. It returns the file's name, or "".
func cutSave(args []string) (rest []string, save string) {
	if len(args) == 0 {
		return args, ""
	}
	last := args[len(args)-1]
	if info, err := os.Stat(last); err != nil || !info.Mode().IsRegular() || !strings.HasSuffix(last, files.Ending) {
		return args, ""
	}
	return args[:len(args)-1], last
}
