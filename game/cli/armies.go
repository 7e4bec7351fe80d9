//go:build !js

package cli

import (
	"context"
	"flag"
	"io"
	"strings"
	"time"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/lab"
	"bigpayday/game/report"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

const (
	// armyEdition is what -edition calls Conquest.
	armyEdition = "conquest"
	// defaultPage is played on unless -page says otherwise.
	defaultPage = "2027-01"
	// armyLadderGames is how many games each match of the ladder has unless -games says
	// otherwise.
	armyLadderGames = 1_000
)

// armyPairings are who plays whom on the ladder, and with how many at the table.
var armyPairings = []struct {
	challenger, others skill.Level
	seats              []uint8
}{
	{skill.Hard, skill.Normal, []uint8{2, 4, 6}},
	{skill.Normal, skill.Easy, []uint8{2, 4, 6}},
}

// armySim is Conquest as sim plays it, with its flags.
type armySim struct {
	page   string
	rounds uint
}

func (a *armySim) editions() []string { return []string{armyEdition} }

func (a *armySim) register(flags *flag.FlagSet) {
	flags.StringVar(&a.page, "page", defaultPage, "")
	flags.UintVar(&a.rounds, "rounds", 0, "")
}

// setup returns the table that is played at. The refusal is what is wrong with one of the
// flags, or "".
func (a *armySim) setup(w *words.Words, f *simFlags) (setup conquest.Setup, refusal string) {
	if refusal = f.checkJobs(w); refusal != "" {
		return setup, refusal
	}
	setup = conquest.Setup{Seats: clampUint8(f.seats), First: conquest.NoSeat, Seed: f.seed}
	for id := range listed(f.house) {
		rule, known := conquest.ParseHouseRule(id)
		if !known {
			return setup, w.Say("cli.sim.bad_house", words.Text("rule", id), words.Text("edition", armyEdition), words.Text("rules", armyHouseIDs()))
		}
		setup.House = setup.House.With(rule)
	}
	var ok bool
	if setup.Page, ok = conquest.ParsePage(a.page); !ok {
		return setup, w.Say("cli.sim.bad_page", words.Text("page", a.page))
	}
	if a.rounds > uint(conquest.LastRound) {
		return setup, w.Say("cli.sim.bad_rounds", words.Number("most", conquest.LastRound))
	}
	setup.Rounds = uint8(a.rounds)
	if f.seats < conquest.MinSeats || f.seats > conquest.MaxSeats {
		return setup, w.Say("refusal.seats", words.Number("day", setup.Seats), words.Number("least", conquest.MinSeats), words.Number("most", conquest.MaxSeats))
	}
	return setup, ""
}

// play plays games.
func (a *armySim) play(p *program, f *simFlags) int {
	setup, refusal := a.setup(p.words, f)
	var levels []skill.Level
	if refusal == "" {
		levels, refusal = f.levelsOf(p.words, int(setup.Seats))
	}
	if refusal == "" {
		refusal = f.checkGames(p.words)
	}
	if refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	sim := lab.Sim{Games: f.games, Setup: setup, Jobs: f.jobs, Version: p.version}
	copy(sim.Levels[:], levels)
	return p.simulate(f, func(ctx context.Context, record io.Writer, progress func(int)) (games int, r result, err error) {
		sim.Record, sim.Progress = record, progress
		figures, err := sim.Run(ctx)
		return figures.Games, report.Armies{Words: p.words, Sim: &sim, Figures: &figures}, err
	})
}

// climb plays the ladder for the numbers of players that it is for, or for the one that
// the flags ask for.
func (a *armySim) climb(p *program, f *simFlags) int {
	setup, refusal := a.setup(p.words, f)
	if !f.given["games"] {
		f.games = armyLadderGames
	}
	if refusal == "" {
		refusal = f.checkGames(p.words)
	}
	if refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	result := &report.ArmiesLadder{Words: p.words, Seed: f.seed}
	var rungs []rung
	for _, pair := range armyPairings {
		seats := pair.seats
		if f.given["seats"] {
			seats = []uint8{setup.Seats}
		}
		for _, n := range seats {
			match := lab.Match{Challenger: pair.challenger, Others: pair.others, Setup: setup, Jobs: f.jobs}
			match.Setup.Seats = n
			match.Rounds = (f.games + int(n) - 1) / int(n)
			rungs = append(rungs, rung{games: match.Rounds * int(n), run: func(ctx context.Context, progress func(int)) error {
				match.Progress = progress
				begun := time.Now()
				outcome, err := match.Run(ctx)
				result.Rungs = append(result.Rungs, report.ArmiesRung{Match: match, Outcome: outcome, Took: time.Since(begun)})
				return err
			}})
		}
	}
	return p.climb(rungs, result, f.csv)
}

// armyHouseIDs lists the house rules for a message.
func armyHouseIDs() string {
	var ids []string
	for rule := range conquest.NumHouseRules {
		ids = append(ids, rule.String())
	}
	return strings.Join(ids, ", ")
}
