//go:build !js

package cli

import (
	"context"

	"bigpayday/game/conquest"
	armylab "bigpayday/game/conquest/lab"
	"bigpayday/game/report"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// tempers measures how the characters play Conquest.
func (a *armySim) tempers(p *program, f *simFlags) int {
	levels, refusal := f.settleTempers(p.words)
	var setup conquest.Setup
	if refusal == "" {
		setup, refusal = a.setup(p.words, f)
	}
	if refusal != "" {
		return p.fail(exitUsage, refusal)
	}
	result := &report.Tempers{Words: p.words, Seed: f.seed, Tables: []report.TemperTable{
		{Edition: armyEdition, TitleID: "conquest.title", Habits: []string{"attacks", "regions", "cards"}},
	}}
	rounds := max(1, f.games/int(setup.Seats))
	play := func(ctx context.Context, temper skill.Temper, level, others skill.Level, progress func(int)) (series.Outcome, []float64, error) {
		outcome, h, err := armylab.Trial{
			Match:  armylab.Match{Challenger: level, Others: others, Setup: setup, Rounds: rounds, Jobs: f.jobs, Progress: progress},
			Temper: temper,
		}.Run(ctx)
		return outcome, []float64{each(h.Throws, h.Turns), each(h.Regions, h.Turns), each(h.Cards, h.Sets)}, err
	}
	return p.climb(temperRungs(&result.Tables[0], f, levels, rounds*int(setup.Seats), play), result, f.csv)
}
