//go:build !js

package cli

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLadderTellsWhoIsBetterAndByHowMuch(t *testing.T) {
	code, out, errs := command("sim -ladder -edition big -seats 2 -games 24 -months 1 -csv")
	assert.Zero(t, code, errs)
	for _, row := range []string{"hard-normal-2", "normal-easy-2", "always-buys-normal-2", "never-buys-normal-2"} {
		for _, figure := range []string{"games,24", "even,0.5", "won,", "won-margin,", "richer,", "richer-margin,", "seconds,"} {
			assert.Contains(t, out, "ladder-big,"+row+","+figure)
		}
	}
	_, text, _ := command("sim -ladder -edition standard -seats 3 -games 100 -months 1")
	assert.Contains(t, text, "hard – normal")
	assert.NotContains(t, text, "Big Pay Day", "only the edition that was asked for")
}

func TestLadderIsTheSameWithManyJobs(t *testing.T) {
	figures := func(jobs string) string {
		_, out, _ := command("sim -ladder -edition big -seats 3 -games 60 -months 1 -csv -jobs " + jobs)
		var kept []string
		for line := range strings.Lines(out) {
			if !strings.Contains(line, ",seconds,") {
				kept = append(kept, line)
			}
		}
		return strings.Join(kept, "")
	}
	assert.Equal(t, figures("1"), figures("4"))
}

func TestLaddersThatCannotBeAreRefusedInWords(t *testing.T) {
	for args, want := range map[string]string{
		"-seats 9":            "2 to 6 can play, not 9.",
		"-games 0":            "Pick one game or more with -games.",
		"-jobs 0":             "256",
		"-edition gold":       "There’s no edition “gold”.",
		"-months 13 -seats 2": "12",
	} {
		code, _, errs := command("sim -ladder " + args)
		assert.Equal(t, exitUsage, code, args)
		assert.Contains(t, errs, want, args)
	}
}
