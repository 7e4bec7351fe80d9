package cli

import (
	"context"
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/report"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

const (
	// ladderGames is how many games the longest match of a ladder has unless
	// -games says otherwise.
	ladderGames = 10_000
	// ladderMonths is how many months its games last unless -months says
	// otherwise.
	ladderMonths = 3

	// A game of the ceiling, and a position that is thought over, take as long as
	// so many games of a match: the progress bar counts them so.
	ceilingCost = 8
	regretCost  = 24
)

// pairings are who plays whom on the ladder: each level against the next weaker
// one, and for scale two plain policies against the normal computer.
var pairings = [][2]lab.Entrant{
	{lab.Entrant(skill.Hard), lab.Entrant(skill.Normal)},
	{lab.Entrant(skill.Normal), lab.Entrant(skill.Easy)},
	{lab.AlwaysBuys, lab.Entrant(skill.Normal)},
	{lab.NeverBuys, lab.Entrant(skill.Normal)},
}

// ladder are the matches that one command plays, and what is measured besides.
type ladder struct {
	matches []lab.Match
	// skill says that it is also measured how much skill can do, and what hard
	// computers lose by thinking no longer, both at Big Pay Day for two.
	skill bool
	// games is how many games the longest match has.
	games int
}

// climb is the command sim -ladder.
func (p *program) climb(f *gameFlags, games int, csv bool) int {
	switch {
	case games < 1:
		return p.fail(exitUsage, p.words.Say("cli.sim.bad_games"))
	case f.jobs < 1 || f.jobs > maxJobs:
		return p.fail(exitUsage, p.words.Say("cli.sim.bad_jobs", words.Number("most", maxJobs)))
	}
	l, refusal := newLadder(p.words, f, games)
	if refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	ctx, stop := untilInterrupted()
	defer stop()
	result, err := p.run(ctx, l)
	code := exitOK
	switch {
	case err != nil:
		code = p.fail(exitError, p.words.Say("cli.sim.stopped", words.Text("error", err.Error())))
	case ctx.Err() != nil:
		code = p.fail(exitInterrupted, p.words.Say("cli.ladder.interrupted"))
	}
	if result == nil {
		return code
	}
	return p.print(p.stdout, result.Text, result.CSV, csv, code)
}

// newLadder returns the matches of every edition and number of players, or of
// those that the flags ask for. The refusal is what is wrong with a flag, or "".
func newLadder(w *words.Words, f *gameFlags, games int) (l *ladder, refusal string) {
	if _, known := engine.ParseEdition(f.edition); !known {
		return nil, unknownEdition(w, f.edition)
	}
	months := uint8(ladderMonths)
	if f.given["months"] {
		months = clampUint8(f.months)
	}
	l = &ladder{games: games}
	for edition := range engine.NumEditions {
		if f.given["edition"] && edition.String() != f.edition {
			continue
		}
		for seats := uint8(engine.MinSeats); seats <= engine.MaxSeats; seats++ {
			if f.given["seats"] && uint(seats) != f.seats {
				continue
			}
			setup := ladderSetup(edition, seats, months, f.seed)
			if err := setup.Check(); err != nil {
				return nil, w.Refusal(err)
			}
			for _, pair := range pairings {
				l.matches = append(l.matches, lab.Match{
					Challenger: pair[0], Others: pair[1], Setup: setup, Jobs: f.jobs,
					Rounds: max(1, matchGames(games, edition, seats)/int(seats)),
				})
			}
		}
	}
	if len(l.matches) == 0 { // no table has so many seats
		setup := ladderSetup(engine.Big, clampUint8(f.seats), ladderMonths, f.seed)
		return nil, w.Refusal(setup.Check())
	}
	first := &l.matches[0].Setup
	l.skill = first.Edition == engine.Big && first.Seats == 2
	return l, ""
}

// ladderSetup is the table of a match: plain months of 31 days, as the edition is
// played without anybody asking for anything else.
func ladderSetup(edition engine.EditionID, seats, months uint8, seed uint64) engine.Setup {
	setup := engine.Setup{
		Edition: edition, Seats: seats, Months: months, First: engine.NoSeat, Seed: seed, Blue: engine.EditionOf(edition).Wanted,
	}
	for i := range min(months, engine.MaxMonths) {
		setup.Lengths[i] = defaultDays
	}
	return setup
}

// matchGames is how many games a match has, if the longest one has so many. More
// players and other editions get fewer, so that the whole ladder can be climbed
// in less than an hour on two cores; auctions take the longest.
func matchGames(games int, edition engine.EditionID, seats uint8) int {
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

// run plays the matches one after the other. Where the context ends or a match
// fails the ladder has what was played until then; it is nil where nothing could
// begin.
func (p *program) run(ctx context.Context, l *ladder) (*report.Ladder, error) {
	setup := &l.matches[0].Setup
	ceiling := lab.Ceiling{Setup: ladderSetup(engine.Big, 2, 1, setup.Seed), Games: max(2, l.games/50)}
	ceiling.Setup.Laying = engine.ByOne
	positions, err := lab.Positions()
	if err != nil {
		return nil, err
	}
	regret := lab.Regret{Positions: positions[:min(len(positions), max(2, l.games*3/100))], Jobs: l.matches[0].Jobs}
	all, done := 0, 0 // games
	for _, m := range l.matches {
		all += m.Rounds * int(m.Setup.Seats)
	}
	if l.skill {
		all += ceiling.Games*ceilingCost + len(regret.Positions)*regretCost
	}
	bar := newProgress(p.words, p.stderr, all)
	defer bar.clear()
	result := &report.Ladder{Words: p.words, Seed: setup.Seed}
	for _, m := range l.matches {
		m.Progress = func(games int) { bar.show(done + games) }
		begun := time.Now()
		outcome, err := m.Run(ctx)
		result.Rungs = append(result.Rungs, report.Rung{Match: m, Outcome: outcome, Took: time.Since(begun)})
		done += outcome.Games
		if err != nil || ctx.Err() != nil {
			return result, err
		}
	}
	if !l.skill {
		return result, nil
	}
	ceiling.Progress = func(games int) { bar.show(done + games*ceilingCost) }
	best, err := ceiling.Run(ctx)
	done += ceiling.Games * ceilingCost
	regret.Progress = func(positions int) { bar.show(done + positions*regretCost) }
	loss := regret.Run(ctx)
	result.Ceiling, result.Regret = &best, &loss
	return result, err
}
