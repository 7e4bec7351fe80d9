package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/holidays"
	"bigpayday/game/lab"
	"bigpayday/game/words"
)

// simulate is the command sim.
func simulate(w *words.Words, args []string, stdout, stderr io.Writer) int {
	flags := newFlags()
	games := flags.Int("games", 100, "")
	seats := flags.Uint("seats", 4, "")
	seed := flags.Uint64("seed", 1, "")
	table := tableFlags(flags)
	file := flags.String("record", "", "")
	if code, ok := parse(flags, args, w, w.Say("cli.sim.usage"), stdout, stderr); !ok {
		return code
	}
	fail := func(code int, text string) int {
		fmt.Fprintln(stderr, text)
		return code
	}
	setup := engine.Setup{Seats: small(*seats), First: engine.NoSeat, Seed: *seed}
	if wrong := table(w, &setup); wrong != "" {
		return fail(exitUsage, wrong)
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

// tableFlags adds the flags that say what is played. Once they are read, what
// it returns puts them into a setup, and says what is wrong with one of them;
// whether they go together is for [engine.Setup.Check] to say.
func tableFlags(flags *flag.FlagSet) func(w *words.Words, setup *engine.Setup) (wrong string) {
	edition := flags.String("edition", engine.Big.String(), "")
	house := flags.String("house", "", "")
	months := flags.Uint("months", 2, "")
	days := flags.Uint("days", 31, "")
	tiles := flags.Uint("tiles", 0, "")
	from := flags.String("from", "", "")
	country := flags.String("country", "", "")
	return func(w *words.Words, setup *engine.Setup) (wrong string) {
		var known bool
		if setup.Edition, known = engine.ParseEdition(*edition); !known {
			return w.Say("cli.sim.bad_edition", words.Text("edition", *edition), words.Text("editions", editionIDs()))
		}
		ed := engine.EditionOf(setup.Edition)
		for id := range strings.FieldsFuncSeq(*house, func(r rune) bool { return r == ',' || r == ' ' }) {
			rule, known := engine.ParseHouseRule(id)
			if !known || !ed.House.Has(rule) {
				return w.Say("cli.sim.bad_house", words.Text("rule", id), words.Text("edition", *edition), words.Text("rules", houseIDs(ed)))
			}
			setup.House = setup.House.With(rule)
		}
		setup.Blue = ed.Wanted
		flags.Visit(func(f *flag.Flag) {
			if f.Name == "tiles" {
				setup.Blue = small(*tiles)
			}
		})
		setup.Months = small(*months)
		if *from != "" {
			first, err := time.Parse("2006-01", *from)
			if err != nil {
				return w.Say("cli.sim.bad_from", words.Text("from", *from))
			}
			setup.Calendar.Year, setup.Calendar.Month = uint16(first.Year()), uint8(first.Month())
		}
		if setup.Calendar.Country, known = engine.ParseCountry(*country); !known {
			return w.Refusal(&engine.Refusal{ID: engine.RefusedCountry})
		}
		for i := range min(setup.Months, engine.MaxMonths) {
			setup.Lengths[i] = small(*days)
			if setup.Calendar.Real() {
				year, month := setup.Calendar.YearMonth(i + 1)
				setup.Lengths[i] = engine.DaysIn(year, month)
				for _, day := range holidays.On(setup.Calendar.Country, int(year), int(month)) {
					setup.Calendar.Holidays[i] |= 1 << (day.Day - 1)
				}
			}
		}
		return ""
	}
}

// editionIDs lists the editions for a message.
func editionIDs() string {
	var ids []string
	for edition := range engine.NumEditions {
		ids = append(ids, edition.String())
	}
	return strings.Join(ids, ", ")
}

// houseIDs lists the house rules of an edition for a message.
func houseIDs(ed *engine.Edition) string {
	var ids []string
	for rule := range engine.NumHouseRules {
		if ed.House.Has(rule) {
			ids = append(ids, rule.String())
		}
	}
	return strings.Join(ids, ", ")
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
