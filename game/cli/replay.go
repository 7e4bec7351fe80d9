//go:build !js

package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"bigpayday/game/retelling"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

const (
	// replayStdin is the FILE that means the standard input.
	replayStdin = "-"
	// longestSave is the size of the largest save that is read, in bytes.
	longestSave = 8 << 20
)

// replay is the command replay: it tells a saved game as text, and checks it.
func (p *program) replay(args []string) int {
	flags := newFlags()
	seat := flags.Int("seat", 0, "")
	check := flags.Bool("check", false, "")
	usage := func() string { return p.words.Say("cli.replay.usage") }
	// The file may stand before the flags, too.
	file := ""
	if len(args) > 0 && (args[0] == replayStdin || !strings.HasPrefix(args[0], "-")) {
		file, args = args[0], args[1:]
	}
	if file == "" {
		if n := len(args); n > 0 && (args[n-1] == replayStdin || !strings.HasPrefix(args[n-1], "-")) {
			file, args = args[n-1], args[:n-1]
		}
	}
	if code, ok := p.parse(flags, args, usage); !ok {
		return code
	}
	if file == "" {
		return p.fail(exitUsage, usage())
	}
	data, err := readSave(file)
	if err != nil {
		return p.fail(exitError, p.words.Say("cli.replay.unread", words.Text("error", err.Error())))
	}
	game, err := retelling.Open(data)
	if err != nil {
		return p.fail(exitError, p.words.Say(unreadID(err), words.Text("file", file)))
	}
	players := len(game.Players())
	if given := givenFlags(flags)["seat"]; given && (*seat < 1 || *seat > players) {
		return p.fail(exitUsage, p.words.Say("cli.replay.bad_seat", words.Number("seats", players)))
	}
	if *seat > 0 && !game.Over() && table.OnlyPerson(game.Players()) != table.Seat(*seat-1) {
		return p.fail(exitUsage, p.words.Say("cli.replay.hidden_seat"))
	}
	out := p.stdout
	if *check {
		out = io.Discard
	}
	misfit, err := retelling.Tell(out, p.words, game, table.Seat(*seat-1)) // none is rules.NoSeat
	if err != nil {
		return p.fail(exitError, p.words.Say("cli.replay.unwritten", words.Text("error", err.Error())))
	}
	if misfit != nil {
		return p.fail(exitError, p.words.Say(misfitIDs[misfit.ID], words.Text("file", file), words.Number("n", misfit.After)))
	}
	fmt.Fprintln(p.stdout, p.words.Count("cli.replay.fine", game.Choices(), words.Text("file", file)))
	return exitOK
}

// misfitIDs are the messages that say where a game stops to fit its save.
var misfitIDs = map[table.MisfitID]string{
	table.SetupRefused:  "cli.replay.setup_refused",
	table.ChoiceRefused: "cli.replay.choice_refused",
	table.MarkDiffers:   "cli.replay.mark_differs",
	table.EndDiffers:    "cli.replay.end_differs",
}

// unreadID returns the message that says why a save cannot be read.
func unreadID(err error) string {
	switch store.KindOf(err) {
	case store.Newer:
		return "cli.replay.newer"
	case store.Altered:
		return "cli.replay.altered"
	case store.CutOff:
		return "cli.replay.cut_off"
	}
	return "cli.replay.broken"
}

// readSave reads a file, as far as one of the game's can be long.
func readSave(name string) ([]byte, error) {
	file := os.Stdin
	if name != replayStdin {
		var err error
		if file, err = os.Open(name); err != nil {
			return nil, err
		}
		defer file.Close()
	}
	data, err := io.ReadAll(io.LimitReader(file, longestSave+1))
	if err == nil && len(data) > longestSave {
		err = errors.New("file too large")
	}
	return data, err
}
