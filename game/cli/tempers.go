//go:build !js

package cli

import (
	"context"
	"slices"

	"bigpayday/game/cast"
	"bigpayday/game/report"
	"bigpayday/game/series"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

const (
	// temperGames is how many games each match of sim -tempers has unless -games says
	// otherwise, and temperSeats how many play.
	temperGames = 2_000
	temperSeats = 2
)

// trial plays a match of a character at a level at a table of others, and returns what came
// of it and what it did.
type trial func(ctx context.Context, temper skill.Temper, level, others skill.Level, progress func(int)) (series.Outcome, []float64, error)

// temperRungs returns the matches of all characters in a table, each at its own level unless
// the flags name one, among those of that level and of the level below.
func temperRungs(t *report.TemperTable, f *simFlags, levels []skill.Level, games int, play trial) (rungs []rung) {
	for i, c := range cast.All() {
		level := c.Level()
		if f.given["levels"] {
			level = levels[0]
		}
		t.Rows = append(t.Rows, report.TemperRow{Character: c, Level: level})
		rungs = append(rungs, rung{games: games, run: func(ctx context.Context, progress func(int)) (err error) {
			r := &t.Rows[i]
			r.Among, r.Habits, err = play(ctx, c.Temper(), level, level, progress)
			return err
		}})
		if below := slices.Index(skill.Levels(), level) - 1; below >= 0 {
			rungs = append(rungs, rung{games: games, run: func(ctx context.Context, progress func(int)) (err error) {
				t.Rows[i].Below, _, err = play(ctx, c.Temper(), level, skill.Levels()[below], progress)
				return err
			}})
		}
	}
	return rungs
}

// settleTempers sets what no flag has said of a measurement of tempers, and returns the levels
// that are asked for. The refusal is what is wrong with a flag, or "".
func (f *simFlags) settleTempers(w *words.Words) (levels []skill.Level, refusal string) {
	if !f.given["games"] {
		f.games = temperGames
	}
	if !f.given["seats"] {
		f.seats = temperSeats
	}
	if refusal = f.checkGames(w); refusal == "" {
		refusal = f.checkJobs(w)
	}
	if refusal == "" {
		levels, refusal = f.levelsOf(w, 1)
	}
	return levels, refusal
}

// each returns how many of something come to each of so many.
func each(n, of int64) float64 { return float64(n) / float64(max(1, of)) }
