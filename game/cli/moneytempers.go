//go:build !js

package cli

import (
	"context"

	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/report"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// tempers measures how the characters play the editions, or the one that the flags ask for.
func (m *moneySim) tempers(p *program, f *simFlags) int {
	levels, refusal := f.settleTempers(p.words)
	if refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	months := uint8(ladderMonths)
	if f.given["months"] {
		months = clampUint8(m.months)
	}
	result := &report.Tempers{Words: p.words, Seed: f.seed, Tables: make([]report.TemperTable, engine.NumEditions)}
	var rungs []rung
	for edition := range engine.NumEditions {
		if f.given["edition"] && edition.String() != f.edition {
			continue
		}
		setup := ladderSetup(edition, clampUint8(f.seats), months, f.seed)
		if err := setup.Check(); err != nil {
			return p.fail(exitUsage, p.words.Refusal(err))
		}
		t := &result.Tables[edition]
		*t = report.TemperTable{
			Edition: edition.String(), TitleID: "setup.edition." + edition.String(), Habits: []string{"deals", "held", "loans", "antes"},
		}
		rounds := max(1, f.games/int(setup.Seats))
		play := func(ctx context.Context, temper skill.Temper, level, others skill.Level, progress func(int)) (series.Outcome, []float64, error) {
			outcome, h, err := lab.Trial{
				Match: lab.Match{
					Challenger: lab.Entrant(level), Others: lab.Entrant(others), Setup: setup, Rounds: rounds, Jobs: f.jobs, Progress: progress,
				},
				Temper: temper,
			}.Run(ctx)
			return outcome, []float64{each(h.Bought, h.Games), each(h.Held, h.Sold), each(h.Loans, h.Games), each(h.Antes, h.Games)}, err
		}
		rungs = append(rungs, temperRungs(t, f, levels, rounds*int(setup.Seats), play)...)
	}
	return p.climb(rungs, result, f.csv)
}
