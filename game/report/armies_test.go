package report

import (
	"bytes"
	"context"
	"encoding/csv"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/lab"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

// playedArmies returns a report of some games of Conquest.
func playedArmies(t *testing.T, language string, games int) Armies {
	t.Helper()
	sim := &lab.Sim{Games: games, Jobs: 2, Setup: conquest.Setup{
		Seats: 3, First: conquest.NoSeat, Page: conquest.MonthPage(2027, 1), Seed: 3, Rounds: 12,
		House: conquest.HouseRules(0).With(conquest.PageTiles),
	}}
	figures, err := sim.Run(context.Background())
	require.NoError(t, err)
	return Armies{Words: words.Open(language), Sim: sim, Figures: &figures}
}

func TestTablesOfConquestHaveWordsInEveryLanguage(t *testing.T) {
	for _, language := range []string{"en", "de", "es"} {
		a := playedArmies(t, language, 60)
		var out bytes.Buffer
		require.NoError(t, a.Text(&out))
		ladder := ArmiesLadder{Words: a.Words, Seed: 1}
		for _, level := range []skill.Level{skill.Hard, skill.Normal} {
			rung := ArmiesRung{Match: lab.Match{Challenger: level, Others: skill.Easy, Setup: a.Sim.Setup, Rounds: 1}}
			rung.Match.Setup.Rounds = 1
			var err error
			rung.Outcome, err = rung.Match.Run(context.Background())
			require.NoError(t, err)
			ladder.Rungs = append(ladder.Rungs, rung)
		}
		require.NoError(t, ladder.Text(&out))
		text := out.String()
		assert.NotRegexp(t, regexp.MustCompile(`\b(cli|conquest|setup|player|house)\.[a-z]`), text, "a message is missing")
		for line := range strings.Lines(text) {
			assert.LessOrEqual(t, utf8.RuneCountInString(line), 160, "a line stays a line: %s", line)
		}
		for _, table := range a.tables() {
			names := map[string]bool{}
			for _, r := range table.rows {
				assert.False(t, names[r.name], "%s: %s stands twice", table.id, r.name)
				names[r.name] = true
				if len(table.heads) > 0 {
					assert.LessOrEqual(t, len(r.cells), len(table.heads)-1, "%s has heads for all columns", table.id)
				}
			}
		}
	}
}

func TestCSVHasTheFiguresOfTheTablesOfConquest(t *testing.T) {
	a := playedArmies(t, words.English, 60)
	var out bytes.Buffer
	require.NoError(t, a.CSV(&out))
	lines, err := csv.NewReader(&out).ReadAll()
	require.NoError(t, err)
	figures := map[string]float64{}
	for _, line := range lines[1:] {
		value, err := strconv.ParseFloat(line[3], 64)
		require.NoError(t, err, line)
		key := strings.Join(line[:3], " ")
		assert.NotContains(t, figures, key)
		figures[key] = value
	}
	f := a.Figures
	assert.InDelta(t, float64(f.Seats[1].Won.Sum)/60, figures["wins seat-2 won"], 1e-9)
	assert.InDelta(t, float64(f.Order[0].Won.Sum)/60, figures["order turn-1 won"], 1e-9)
	assert.InDelta(t, f.Throws.Mean.Average(), figures["length throws average"], 1e-9)
	assert.InDelta(t, float64(f.Throws.At(.9)), figures["length throws ninetieth"], 0)
	assert.InDelta(t, float64(f.Attack[6]), figures["dice-attack 6 thrown"], 0)
	assert.InDelta(t, float64(f.Defence[1]), figures["dice-defence 1 thrown"], 0)
	assert.InDelta(t, f.Regions[conquest.NextMonth].Kept.Average(), figures["regions next-month kept"], 1e-9)
	shares := figures["armies days share"] + figures["armies regions share"] + figures["armies stars share"] + figures["armies sets share"]
	assert.InDelta(t, 1, shares, 1e-9)
}

func TestNothingIsSaidOfNoGamesOfConquest(t *testing.T) {
	a := playedArmies(t, words.English, 1)
	var out bytes.Buffer
	require.NoError(t, a.Text(&out))
	assert.Contains(t, out.String(), "Computers played 1 game:")
	*a.Figures = lab.Figures{}
	out.Reset()
	require.NoError(t, a.Text(&out))
	assert.Contains(t, out.String(), "Computers played 0 games:")
	out.Reset()
	require.NoError(t, a.CSV(&out))
	assert.Equal(t, "table,row,figure,value\n", out.String())
	assert.ErrorIs(t, a.Text(broken{}), assert.AnError)
	assert.ErrorIs(t, a.CSV(broken{}), assert.AnError)
}
