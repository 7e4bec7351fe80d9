//go:build !js

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

// climb plays the ladder of every edition and number of players, or of those that the
// flags ask for.
func (m *moneySim) climb(p *program, f *simFlags) int {
	games := ladderGames
	if f.given["games"] {
		games = f.games
	}
	if games < 1 {
		return p.fail(exitUsage, p.words.Say("cli.sim.bad_games"))
	}
	if refusal := f.checkJobs(p.words); refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	matches, refusal := m.matches(p.words, f, games)
	if refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	result := &report.Ladder{Words: p.words, Seed: f.seed}
	var rungs []rung
	for _, match := range matches {
		rungs = append(rungs, rung{games: match.Rounds * int(match.Setup.Seats), run: func(ctx context.Context, progress func(int)) error {
			match.Progress = progress
			begun := time.Now()
			outcome, err := match.Run(ctx)
			result.Rungs = append(result.Rungs, report.Rung{Match: match, Outcome: outcome, Took: time.Since(begun)})
			return err
		}})
	}
	// How much skill can do is measured at Big Pay Day for two.
	if first := &matches[0].Setup; first.Edition == engine.Big && first.Seats == 2 {
		more, err := skillRungs(result, f, games)
		if err != nil {
			return p.fail(exitError, p.words.Say("cli.sim.stopped", words.Text("error", err.Error())))
		}
		rungs = append(rungs, more...)
	}
	return p.climb(rungs, result, f.csv)
}

// skillRungs measure how much skill can do, and what hard computers lose by thinking no
// longer.
func skillRungs(result *report.Ladder, f *simFlags, games int) ([]rung, error) {
	positions, err := lab.Positions()
	if err != nil {
		return nil, err
	}
	ceiling := lab.Ceiling{Setup: ladderSetup(engine.Big, 2, 1, f.seed), Games: max(2, games/50)}
	ceiling.Setup.Laying = engine.ByOne
	regret := lab.Regret{Positions: positions[:min(len(positions), max(2, games*3/100))], Jobs: f.jobs}
	return []rung{
		{games: ceiling.Games * ceilingCost, run: func(ctx context.Context, progress func(int)) error {
			ceiling.Progress = func(games int) { progress(games * ceilingCost) }
			best, err := ceiling.Run(ctx)
			result.Ceiling = &best
			return err
		}},
		{games: len(regret.Positions) * regretCost, run: func(ctx context.Context, progress func(int)) error {
			regret.Progress = func(positions int) { progress(positions * regretCost) }
			loss := regret.Run(ctx)
			result.Regret = &loss
			return nil
		}},
	}, nil
}

// matches returns the matches that the flags ask for. The refusal is what is wrong with
// one of them, or "".
func (m *moneySim) matches(w *words.Words, f *simFlags, games int) (matches []lab.Match, refusal string) {
	months := uint8(ladderMonths)
	if f.given["months"] {
		months = clampUint8(m.months)
	}
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
				matches = append(matches, lab.Match{
					Challenger: pair[0], Others: pair[1], Setup: setup, Jobs: f.jobs,
					Rounds: max(1, matchGames(games, edition, seats)/int(seats)),
				})
			}
		}
	}
	if len(matches) == 0 { // no table has so many seats
		setup := ladderSetup(engine.Big, clampUint8(f.seats), ladderMonths, f.seed)
		return nil, w.Refusal(setup.Check())
	}
	return matches, ""
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
