//go:build !js

package cli

import (
	"errors"
	"image/png"
	"os"
	"strconv"
	"strings"

	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/report"
	"bigpayday/game/words"
)

// tilesFlag is the flag -tiles: by itself it asks for a search, with a number it
// says how many tiles are wanted, as -blue does.
type tilesFlag struct {
	search bool
	// blue is how many tiles are wanted, by this flag or by -blue, and counted
	// says that this one had a number.
	blue    uint
	counted bool
}

// IsBoolFlag lets the flag stand alone.
func (t *tilesFlag) IsBoolFlag() bool { return true }

func (t *tilesFlag) String() string { return "" }

// Set reads what stands behind the flag, which is "true" where nothing does.
func (t *tilesFlag) Set(text string) error {
	if yes, err := strconv.ParseBool(text); err == nil && len(text) > 1 {
		t.search = yes
		return nil
	}
	n, err := strconv.ParseUint(text, 10, 32)
	if err != nil {
		return errors.New("parse error")
	}
	t.blue, t.counted = uint(n), true
	return nil
}

// joinTiles joins the flag -tiles with a number that follows it: the flag may
// also stand alone, and would leave the number behind.
func joinTiles(args []string) []string {
	var joined []string
	for i := 0; i < len(args); i++ {
		name := strings.TrimPrefix(args[i], "-")
		if (name == "tiles" || name == "-tiles") && name != args[i] && i+1 < len(args) {
			if _, err := strconv.ParseUint(args[i+1], 10, 64); err == nil {
				joined = append(joined, args[i]+"="+args[i+1])
				i++
				continue
			}
		}
		joined = append(joined, args[i])
	}
	return joined
}

// pictureScale is how many pixels of the picture a logical pixel has.
const pictureScale = 1.25

// searchTiles is the command sim -tiles. The picture is drawn unless its name is
// "".
func (p *program) searchTiles(search *lab.Search, csv bool, picture string) int {
	setup := &search.Setup
	switch edition := engine.EditionOf(setup.Edition); {
	case !edition.LaysTiles():
		return p.fail(exitUsage, p.words.Say("cli.tiles.no_tiles", words.Text("editions", tileEditions())))
	case setup.House.Has(engine.FreshTiles) || setup.Calendar.Real():
		return p.fail(exitUsage, p.words.Say("cli.tiles.no_page"))
	case search.Effort < 1 || search.Judge < 2:
		return p.fail(exitUsage, p.words.Say("cli.tiles.bad_effort"))
	}
	// Before the long work, so that a wrong name costs nobody their time.
	var file *os.File
	if picture != "" {
		var err error
		if file, err = os.Create(picture); err != nil {
			return p.fail(exitError, p.words.Say("cli.tiles.bad_picture", words.Text("error", err.Error())))
		}
	}
	ctx, stop := untilInterrupted()
	defer stop()
	bar := newProgress(p.words, p.stderr, search.Work())
	search.Progress = bar.show
	found, err := search.Run(ctx)
	bar.clear()
	if err != nil {
		if file != nil {
			_ = file.Close()
			_ = os.Remove(picture) // it is empty
		}
		if errors.Is(err, lab.ErrNothingFound) {
			return p.fail(exitInterrupted, p.words.Say("cli.tiles.interrupted"))
		}
		return p.fail(exitError, p.words.Say("cli.sim.stopped", words.Text("error", err.Error())))
	}
	code := exitOK
	if found.Early {
		code = p.fail(exitInterrupted, p.words.Say("cli.tiles.early"))
	}
	months := report.Months{Words: p.words, Search: search, Found: &found}
	code = p.print(p.stdout, months, csv, code)
	if file == nil {
		return code
	}
	drawn, err := months.Picture(pictureScale)
	if err == nil {
		err = png.Encode(file, drawn)
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return p.fail(exitError, p.words.Say("cli.tiles.bad_picture", words.Text("error", err.Error())))
	}
	return code
}

// tileEditions lists the editions with tiles for a message.
func tileEditions() string {
	var ids []string
	for edition := range engine.NumEditions {
		if engine.EditionOf(edition).LaysTiles() {
			ids = append(ids, edition.String())
		}
	}
	return strings.Join(ids, ", ")
}
