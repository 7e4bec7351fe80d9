package cli

import (
	"flag"
	"runtime"
	"strconv"
	"strings"
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/holidays"
	"bigpayday/game/lab"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

const (
	// maxJobs is how many games can be played at the same time at most.
	maxJobs = 256

	// What is played where no flag says otherwise.
	defaultSeats  = 4
	defaultMonths = 2
	defaultDays   = 31
	defaultSeed   = 1
)

// gameFlags are the flags of sim that say what is played, by whom, and how many
// games at a time.
type gameFlags struct {
	seats, months, days                            uint
	seed                                           uint64
	jobs                                           int
	edition, house, lengths, from, country, levels string
	tiles                                          tilesFlag
	// given has the names of the flags that the command line has. It is set when
	// the flags have been read.
	given map[string]bool
}

// register adds the flags to a set.
func (f *gameFlags) register(flags *flag.FlagSet) {
	flags.UintVar(&f.seats, "seats", defaultSeats, "")
	flags.Uint64Var(&f.seed, "seed", defaultSeed, "")
	flags.StringVar(&f.levels, "levels", string(skill.Normal), "")
	flags.IntVar(&f.jobs, "jobs", min(runtime.GOMAXPROCS(0), maxJobs), "")
	flags.StringVar(&f.edition, "edition", engine.Big.String(), "")
	flags.StringVar(&f.house, "house", "", "")
	flags.UintVar(&f.months, "months", defaultMonths, "")
	flags.UintVar(&f.days, "days", defaultDays, "")
	flags.StringVar(&f.lengths, "lengths", "", "")
	flags.UintVar(&f.tiles.blue, "blue", 0, "")
	flags.Var(&f.tiles, "tiles", "")
	flags.StringVar(&f.from, "from", "", "")
	flags.StringVar(&f.country, "country", "", "")
}

// simulation sets a simulation's setup, levels and jobs. The refusal is what is
// wrong with one of the flags, or ""; whether the setup can be is for
// [engine.Setup.Check] to say.
func (f *gameFlags) simulation(w *words.Words, sim *lab.Sim) (refusal string) {
	if f.jobs < 1 || f.jobs > maxJobs {
		return w.Say("cli.sim.bad_jobs", words.Number("most", maxJobs))
	}
	sim.Jobs = f.jobs
	if refusal = f.setup(w, &sim.Setup); refusal != "" {
		return refusal
	}
	if sim.Setup.Seats < engine.MinSeats || sim.Setup.Seats > engine.MaxSeats {
		return "" // the setup says it better
	}
	return f.setLevels(w, sim)
}

// setLevels sets how well the computers play: one level for all, or one for each
// seat.
func (f *gameFlags) setLevels(w *words.Words, sim *lab.Sim) (refusal string) {
	var levels []skill.Level
	for id := range listed(f.levels) {
		level, known := skill.Parse(id)
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

// setup sets the table that is played at.
func (f *gameFlags) setup(w *words.Words, setup *engine.Setup) (refusal string) {
	*setup = engine.Setup{Seats: clampUint8(f.seats), First: engine.NoSeat, Seed: f.seed}
	var known bool
	if setup.Edition, known = engine.ParseEdition(f.edition); !known {
		return unknownEdition(w, f.edition)
	}
	edition := engine.EditionOf(setup.Edition)
	for id := range listed(f.house) {
		rule, known := engine.ParseHouseRule(id)
		if !known || !edition.House.Has(rule) {
			return w.Say("cli.sim.bad_house", words.Text("rule", id), words.Text("edition", f.edition), words.Text("rules", houseIDs(edition)))
		}
		setup.House = setup.House.With(rule)
	}
	setup.Blue = edition.Wanted
	if f.given["blue"] || f.tiles.counted {
		setup.Blue = clampUint8(f.tiles.blue)
	}
	setup.Months = clampUint8(f.months)
	if f.tiles.search && !f.given["months"] {
		setup.Months = 1
	}
	if f.from != "" {
		first, err := time.Parse("2006-01", f.from)
		if err != nil {
			return w.Say("cli.sim.bad_from", words.Text("from", f.from))
		}
		setup.Calendar.Year, setup.Calendar.Month = uint16(first.Year()), uint8(first.Month())
	}
	if setup.Calendar.Country, known = engine.ParseCountry(f.country); !known {
		return w.Refusal(&engine.Refusal{ID: engine.RefusedCountry})
	}
	for i := range min(setup.Months, engine.MaxMonths) {
		setup.Lengths[i] = clampUint8(f.days)
	}
	if f.given["lengths"] {
		if f.given["days"] || f.given["from"] {
			return w.Say("cli.sim.bad_lengths_twice")
		}
		if refusal = f.setLengths(w, setup); refusal != "" {
			return refusal
		}
	}
	setRealMonths(setup)
	return ""
}

// setLengths sets how long the months are: one length for all, or one for each.
// Unless -months is given there are as many months as lengths.
func (f *gameFlags) setLengths(w *words.Words, setup *engine.Setup) (refusal string) {
	var lengths []uint8
	for text := range listed(f.lengths) {
		n, err := strconv.ParseUint(text, 10, 32)
		if err != nil {
			return w.Say("cli.sim.bad_lengths", words.Text("lengths", f.lengths))
		}
		lengths = append(lengths, clampUint8(uint(n)))
	}
	switch {
	case len(lengths) == 0:
		return w.Say("cli.sim.bad_lengths", words.Text("lengths", f.lengths))
	case len(lengths) > 1 && !f.given["months"]:
		setup.Months = clampUint8(uint(len(lengths)))
	case len(lengths) > 1 && len(lengths) != int(setup.Months):
		return w.Say("cli.sim.bad_lengths_count", words.Number("lengths", len(lengths)), words.Number("months", setup.Months))
	}
	for i := range min(setup.Months, engine.MaxMonths) {
		setup.Lengths[i] = lengths[int(i)%len(lengths)]
	}
	return ""
}

// setRealMonths gives months of a real year their lengths and holidays.
func setRealMonths(setup *engine.Setup) {
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

// listed goes through a list with commas or blanks between its parts.
func listed(list string) func(yield func(string) bool) {
	return strings.FieldsFuncSeq(list, func(r rune) bool { return r == ',' || r == ' ' })
}

// clampUint8 returns what of a number a setup can hold. What is larger than any
// figure of a setup may be stays so.
func clampUint8(n uint) uint8 { return uint8(min(n, 255)) }

// unknownEdition refuses an edition that there is not.
func unknownEdition(w *words.Words, id string) string {
	return w.Say("cli.sim.bad_edition", words.Text("edition", id), words.Text("editions", editionIDs()))
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
	for _, level := range skill.Levels() {
		ids = append(ids, string(level))
	}
	return strings.Join(ids, ", ")
}

// houseIDs lists the house rules of an edition for a message.
func houseIDs(edition *engine.Edition) string {
	var ids []string
	for rule := range engine.NumHouseRules {
		if edition.House.Has(rule) {
			ids = append(ids, rule.String())
		}
	}
	return strings.Join(ids, ", ")
}
