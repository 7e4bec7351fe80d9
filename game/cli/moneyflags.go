//go:build !js

package cli

import (
	"context"
	"flag"
	"io"
	"strconv"
	"strings"
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/holidays"
	"bigpayday/game/lab"
	"bigpayday/game/report"
	"bigpayday/game/words"
)

const (
	// What is played where no flag says otherwise.
	defaultMonths = 2
	defaultDays   = 31
	// defaultEffort is how many games each round of sim -tiles plays unless -effort says
	// otherwise, and defaultJudge how many judge a month it found unless -games does.
	defaultEffort = 20_000
	defaultJudge  = 2_000
)

// moneySim is the money games as sim plays them, with their flags.
type moneySim struct {
	months, days           uint
	lengths, from, country string
	tiles                  tilesFlag
	effort                 int
	picture                string
}

func (m *moneySim) editions() (ids []string) {
	for edition := range engine.NumEditions {
		ids = append(ids, edition.String())
	}
	return ids
}

func (m *moneySim) register(flags *flag.FlagSet) {
	flags.UintVar(&m.months, "months", defaultMonths, "")
	flags.UintVar(&m.days, "days", defaultDays, "")
	flags.StringVar(&m.lengths, "lengths", "", "")
	flags.UintVar(&m.tiles.blue, "blue", 0, "")
	flags.Var(&m.tiles, "tiles", "")
	flags.StringVar(&m.from, "from", "", "")
	flags.StringVar(&m.country, "country", "", "")
	flags.IntVar(&m.effort, "effort", defaultEffort, "")
	flags.StringVar(&m.picture, "picture", "", "")
}

// play plays games, or those of a search for tiles.
func (m *moneySim) play(p *program, f *simFlags) int {
	sim := lab.Sim{Games: f.games, Version: p.version}
	if refusal := m.simulation(p.words, f, &sim); refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	if err := sim.Setup.Check(); err != nil {
		return p.fail(exitUsage, p.words.Refusal(err))
	}
	if m.tiles.search {
		search := &lab.Search{Setup: sim.Setup, Effort: m.effort, Judge: defaultJudge, Jobs: sim.Jobs}
		if f.given["games"] {
			search.Judge = f.games
		}
		return p.searchTiles(search, f.csv, m.picture)
	}
	if refusal := f.checkGames(p.words); refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	return p.simulate(f, func(ctx context.Context, record io.Writer, progress func(int)) (games int, r result, err error) {
		sim.Record, sim.Progress = record, progress
		figures, err := sim.Run(ctx)
		return figures.Games, report.Games{Words: p.words, Sim: &sim, Figures: &figures}, err
	})
}

// simulation sets a simulation's setup, levels and jobs. The refusal is what is
// wrong with one of the flags, or ""; whether the setup can be is for
// [engine.Setup.Check] to say.
func (m *moneySim) simulation(w *words.Words, f *simFlags, sim *lab.Sim) (refusal string) {
	if refusal = f.checkJobs(w); refusal != "" {
		return refusal
	}
	sim.Jobs = f.jobs
	if refusal = m.setup(w, f, &sim.Setup); refusal != "" {
		return refusal
	}
	if sim.Setup.Seats < engine.MinSeats || sim.Setup.Seats > engine.MaxSeats {
		return "" // the setup says it better
	}
	levels, refusal := f.levelsOf(w, int(sim.Setup.Seats))
	copy(sim.Levels[:], levels)
	return refusal
}

// setup sets the table that is played at.
func (m *moneySim) setup(w *words.Words, f *simFlags, setup *engine.Setup) (refusal string) {
	*setup = engine.Setup{Seats: clampUint8(f.seats), First: engine.NoSeat, Seed: f.seed}
	var known bool
	setup.Edition, _ = engine.ParseEdition(f.edition)
	edition := engine.EditionOf(setup.Edition)
	for id := range listed(f.house) {
		rule, known := engine.ParseHouseRule(id)
		if !known || !edition.House.Has(rule) {
			return w.Say("cli.sim.bad_house", words.Text("rule", id), words.Text("edition", f.edition), words.Text("rules", houseIDs(edition)))
		}
		setup.House = setup.House.With(rule)
	}
	setup.Blue = edition.Wanted
	if f.given["blue"] || m.tiles.counted {
		setup.Blue = clampUint8(m.tiles.blue)
	}
	setup.Months = clampUint8(m.months)
	if m.tiles.search && !f.given["months"] {
		setup.Months = 1
	}
	if m.from != "" {
		first, err := time.Parse("2006-01", m.from)
		if err != nil {
			return w.Say("cli.sim.bad_from", words.Text("from", m.from))
		}
		setup.Calendar.Year, setup.Calendar.Month = uint16(first.Year()), uint8(first.Month())
	}
	if setup.Calendar.Country, known = engine.ParseCountry(m.country); !known {
		return w.Refusal(&engine.Refusal{ID: engine.RefusedCountry})
	}
	for i := range min(setup.Months, engine.MaxMonths) {
		setup.Lengths[i] = clampUint8(m.days)
	}
	if f.given["lengths"] {
		if f.given["days"] || f.given["from"] {
			return w.Say("cli.sim.bad_lengths_twice")
		}
		if refusal = m.setLengths(w, f, setup); refusal != "" {
			return refusal
		}
	}
	setRealMonths(setup)
	return ""
}

// setLengths sets how long the months are: one length for all, or one for each.
// Unless -months is given there are as many months as lengths.
func (m *moneySim) setLengths(w *words.Words, f *simFlags, setup *engine.Setup) (refusal string) {
	var lengths []uint8
	for text := range listed(m.lengths) {
		n, err := strconv.ParseUint(text, 10, 32)
		if err != nil {
			return w.Say("cli.sim.bad_lengths", words.Text("lengths", m.lengths))
		}
		lengths = append(lengths, clampUint8(uint(n)))
	}
	switch {
	case len(lengths) == 0:
		return w.Say("cli.sim.bad_lengths", words.Text("lengths", m.lengths))
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
