package main

import (
	"flag"
	"fmt"
	"io"
	"runtime"
	"time"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/report"
	"bigpayday/game/words"
)

// ladderGames is how many games the longest match of a ladder has.
const ladderGames = 10_000

// pairings are who climbs against whom: each level against the next weaker one,
// and for scale two plain policies against the normal computer.
var pairings = [][2]lab.Entrant{
	{lab.Entrant(bot.Hard), lab.Entrant(bot.Normal)},
	{lab.Entrant(bot.Normal), lab.Entrant(bot.Easy)},
	{lab.AlwaysBuys, lab.Entrant(bot.Normal)},
	{lab.NeverBuys, lab.Entrant(bot.Normal)},
}

// climb is the command sim -ladder.
func climb(w *words.Words, flags *flag.FlagSet, csv bool, stdout, stderr io.Writer) int {
	given := asked(flags)
	number := func(name string, otherwise int) int {
		if !given[name] {
			return otherwise
		}
		switch n := flags.Lookup(name).Value.(flag.Getter).Get().(type) {
		case int:
			return n
		case uint:
			return int(min(n, 1<<20))
		}
		return otherwise
	}
	fail := func(text string) int {
		fmt.Fprintln(stderr, text)
		return exitUsage
	}
	seed := flags.Lookup("seed").Value.(flag.Getter).Get().(uint64)
	games, jobs := number("games", ladderGames), number("jobs", min(runtime.GOMAXPROCS(0), mostJobs))
	switch {
	case games < 1:
		return fail(w.Say("cli.sim.bad_games"))
	case jobs < 1 || jobs > mostJobs:
		return fail(w.Say("cli.sim.bad_jobs", words.Number("most", mostJobs)))
	}
	var matches []lab.Match
	for edition := range engine.NumEditions {
		if id := flags.Lookup("edition").Value.String(); given["edition"] {
			if _, known := engine.ParseEdition(id); !known {
				return fail(w.Say("cli.sim.bad_edition", words.Text("edition", id), words.Text("editions", editionIDs())))
			}
			if edition.String() != id {
				continue
			}
		}
		for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
			if given["seats"] && seats != number("seats", 0) {
				continue
			}
			for _, pair := range pairings {
				setup := ladderSetup(edition, uint8(seats), uint8(min(number("months", 3), 255)), seed)
				if err := setup.Check(); err != nil {
					return fail(w.Refusal(err))
				}
				matches = append(matches, lab.Match{
					Challenger: pair[0], Others: pair[1], Setup: setup, Jobs: jobs,
					Rounds: max(1, ladderShare(games, edition, seats)/seats),
				})
			}
		}
	}
	if len(matches) == 0 {
		odd := ladderSetup(engine.Big, uint8(min(number("seats", 0), 255)), 3, seed)
		return fail(w.Refusal(odd.Check()))
	}
	measure := len(matches) > 0 && matches[0].Setup.Edition == engine.Big && matches[0].Setup.Seats == 2
	return climbAll(w, matches, measure, games, csv, stdout, stderr)
}

// ladderSetup is the table of a match: plain months of 31 days, as the edition is
// played without anybody asking for anything else.
func ladderSetup(edition engine.EditionID, seats, months uint8, seed uint64) engine.Setup {
	ed := engine.EditionOf(edition)
	setup := engine.Setup{Edition: edition, Seats: seats, Months: months, First: engine.NoSeat, Seed: seed, Blue: ed.Wanted}
	for i := range min(months, engine.MaxMonths) {
		setup.Lengths[i] = 31
	}
	return setup
}

// ladderShare is how many games a match has, if the longest one has so many.
// More players and other editions get fewer, so that the whole ladder can be
// climbed in less than an hour on two cores; auctions take the longest.
func ladderShare(games int, edition engine.EditionID, seats int) int {
	if edition != engine.Big {
		games /= 4
	}
	if edition == engine.Event2000 {
		games /= 5
	}
	if seats > 2 {
		games /= 5
	}
	return games
}

// climbAll plays the matches one after the other and prints what came of them.
// To measure says that it is found out how much skill can do, too, and what it
// costs not to think longer, at a month and at positions of Big Pay Day.
func climbAll(w *words.Words, matches []lab.Match, measure bool, games int, csv bool, stdout, stderr io.Writer) int {
	ctx, stop := untilInterrupted()
	defer stop()
	// A game of the ceiling, and a position thought over, take as long as some
	// games of a match.
	const ceilingCosts, regretCosts = 8, 24
	ceiling := lab.Ceiling{Setup: ladderSetup(engine.Big, 2, 1, matches[0].Setup.Seed), Games: max(2, games/50)}
	ceiling.Setup.Laying = engine.ByOne
	positions, err := lab.Positions()
	if err != nil {
		fmt.Fprintln(stderr, w.Say("cli.sim.stopped", words.Text("error", err.Error())))
		return exitError
	}
	regret := lab.Regret{Positions: positions[:min(len(positions), max(2, games*3/100))], Jobs: matches[0].Jobs}
	all, done := 0, 0
	for _, m := range matches {
		all += m.Rounds * int(m.Setup.Seats)
	}
	if measure {
		all += ceiling.Games*ceilingCosts + len(regret.Positions)*regretCosts
	}
	bar := newProgress(w, stderr, all)
	code := exitOK
	ladder := report.Ladder{Words: w, Seed: matches[0].Setup.Seed}
	for _, m := range matches {
		m.Progress = func(games int) { bar.show(done + games) }
		begun := time.Now()
		outcome, err := m.Run(ctx)
		ladder.Rungs = append(ladder.Rungs, report.Rung{Match: m, Outcome: outcome, Took: time.Since(begun)})
		done += outcome.Games
		if err != nil {
			bar.clear()
			fmt.Fprintln(stderr, w.Say("cli.sim.stopped", words.Text("error", err.Error())))
			code = exitError
			break
		}
		if ctx.Err() != nil {
			break
		}
	}
	if measure && code == exitOK && ctx.Err() == nil {
		ceiling.Progress = func(games int) { bar.show(done + games*ceilingCosts) }
		best, err := ceiling.Run(ctx)
		if err != nil {
			fmt.Fprintln(stderr, w.Say("cli.sim.stopped", words.Text("error", err.Error())))
			code = exitError
		}
		done += ceiling.Games * ceilingCosts
		regret.Progress = func(positions int) { bar.show(done + positions*regretCosts) }
		loss := regret.Run(ctx)
		ladder.Ceiling, ladder.Regret = &best, &loss
	}
	bar.clear()
	if code == exitOK && ctx.Err() != nil {
		fmt.Fprintln(stderr, w.Say("cli.ladder.interrupted"))
		code = exitInterrupted
	}
	write := ladder.Text
	if csv {
		write = ladder.CSV
	}
	if err := write(stdout); err != nil {
		fmt.Fprintln(stderr, w.Say("cli.sim.bad_output", words.Text("error", err.Error())))
		return exitError
	}
	return code
}
