package main

import (
	"flag"
	"runtime"
	"strconv"
	"strings"
	"time"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/holidays"
	"bigpayday/game/lab"
	"bigpayday/game/words"
)

// mostJobs is how many games can be played at the same time at most.
const mostJobs = 256

// playFlags adds the flags that say what is played, by whom, and how fast. Once
// they are read, what it returns puts them into a simulation, and says what is
// wrong with one of them; whether the setup can be is for [engine.Setup.Check]
// to say.
func playFlags(flags *flag.FlagSet, tiles *tilesFlag) func(w *words.Words, sim *lab.Sim) (wrong string) {
	seats := flags.Uint("seats", 4, "")
	seed := flags.Uint64("seed", 1, "")
	levels := flags.String("levels", string(bot.Normal), "")
	jobs := flags.Int("jobs", min(runtime.GOMAXPROCS(0), mostJobs), "")
	table := tableFlags(flags, tiles)
	return func(w *words.Words, sim *lab.Sim) (wrong string) {
		sim.Setup = engine.Setup{Seats: small(*seats), First: engine.NoSeat, Seed: *seed}
		if *jobs < 1 || *jobs > mostJobs {
			return w.Say("cli.sim.bad_jobs", words.Number("most", mostJobs))
		}
		sim.Jobs = *jobs
		if wrong = table(w, &sim.Setup); wrong != "" {
			return wrong
		}
		if sim.Setup.Seats < engine.MinSeats || sim.Setup.Seats > engine.MaxSeats {
			return "" // the setup says it better
		}
		return readLevels(w, *levels, sim)
	}
}

// readLevels reads how well the computers play: one level for all, or one for
// each seat.
func readLevels(w *words.Words, list string, sim *lab.Sim) (wrong string) {
	var levels []bot.Level
	for id := range listed(list) {
		level, known := bot.ParseLevel(id)
		if !known {
			return w.Say("cli.sim.bad_level", words.Text("level", id), words.Text("levels", levelIDs()))
		}
		levels = append(levels, level)
	}
	seats := int(sim.Setup.Seats)
	if len(levels) != 1 && len(levels) != seats {
		return w.Say("cli.sim.bad_levels_count", words.Number("levels", len(levels)), words.Number("seats", seats))
	}
	for seat := range seats {
		sim.Levels[seat] = levels[seat%len(levels)]
	}
	return ""
}

// listed goes through a list with commas or blanks between its parts.
func listed(list string) func(yield func(string) bool) {
	return strings.FieldsFuncSeq(list, func(r rune) bool { return r == ',' || r == ' ' })
}

// tableFlags adds the flags that say what is played. Once they are read, what
// it returns puts them into a setup, and says what is wrong with one of them;
// whether they go together is for [engine.Setup.Check] to say.
func tableFlags(flags *flag.FlagSet, tiles *tilesFlag) func(w *words.Words, setup *engine.Setup) (wrong string) {
	edition := flags.String("edition", engine.Big.String(), "")
	house := flags.String("house", "", "")
	months := flags.Uint("months", 2, "")
	days := flags.Uint("days", 31, "")
	lengths := flags.String("lengths", "", "")
	tiles.blue = flags.Uint("blue", 0, "")
	flags.Var(tiles, "tiles", "")
	from := flags.String("from", "", "")
	country := flags.String("country", "", "")
	return func(w *words.Words, setup *engine.Setup) (wrong string) {
		given := asked(flags)
		var known bool
		if setup.Edition, known = engine.ParseEdition(*edition); !known {
			return w.Say("cli.sim.bad_edition", words.Text("edition", *edition), words.Text("editions", editionIDs()))
		}
		ed := engine.EditionOf(setup.Edition)
		for id := range listed(*house) {
			rule, known := engine.ParseHouseRule(id)
			if !known || !ed.House.Has(rule) {
				return w.Say("cli.sim.bad_house", words.Text("rule", id), words.Text("edition", *edition), words.Text("rules", houseIDs(ed)))
			}
			setup.House = setup.House.With(rule)
		}
		setup.Blue = ed.Wanted
		if given["blue"] || tiles.given {
			setup.Blue = small(*tiles.blue)
		}
		setup.Months = small(*months)
		if tiles.search && !given["months"] {
			setup.Months = 1
		}
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
		}
		if given["lengths"] {
			if given["days"] || given["from"] {
				return w.Say("cli.sim.bad_lengths_twice")
			}
			if wrong = readLengths(w, *lengths, given["months"], setup); wrong != "" {
				return wrong
			}
		}
		readCalendar(setup)
		return ""
	}
}

// readLengths reads how long the months are: one length for all, or one for
// each. Unless the number of months is settled it is that of the lengths.
func readLengths(w *words.Words, list string, settled bool, setup *engine.Setup) (wrong string) {
	var lengths []uint8
	for text := range listed(list) {
		n, err := strconv.ParseUint(text, 10, 32)
		if err != nil {
			return w.Say("cli.sim.bad_lengths", words.Text("lengths", list))
		}
		lengths = append(lengths, small(uint(n)))
	}
	switch {
	case len(lengths) == 0:
		return w.Say("cli.sim.bad_lengths", words.Text("lengths", list))
	case len(lengths) > 1 && !settled:
		setup.Months = small(uint(len(lengths)))
	case len(lengths) > 1 && len(lengths) != int(setup.Months):
		return w.Say("cli.sim.bad_lengths_count", words.Number("lengths", len(lengths)), words.Number("months", setup.Months))
	}
	for i := range min(setup.Months, engine.MaxMonths) {
		setup.Lengths[i] = lengths[int(i)%len(lengths)]
	}
	return ""
}

// readCalendar gives real months their lengths and holidays.
func readCalendar(setup *engine.Setup) {
	if !setup.Calendar.Real() {
		return
	}
	for i := range min(setup.Months, engine.MaxMonths) {
		year, month := setup.Calendar.YearMonth(i + 1)
		setup.Lengths[i] = engine.DaysIn(year, month)
		for _, day := range holidays.On(setup.Calendar.Country, int(year), int(month)) {
			setup.Calendar.Holidays[i] |= 1 << (day.Day - 1)
		}
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

// levelIDs lists the levels of computers for a message.
func levelIDs() string {
	var ids []string
	for _, level := range bot.Levels() {
		ids = append(ids, string(level))
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
