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

	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/words"
)

// played returns a report of some games of an edition.
func played(t *testing.T, edition engine.EditionID, games int) Games {
	t.Helper()
	sim := &lab.Sim{Games: games, Jobs: 2, Setup: engine.Setup{
		Edition: edition, Seats: 3, Months: 2, Lengths: [engine.MaxMonths]uint8{31, 31}, First: engine.NoSeat, Seed: 3,
		Blue: engine.EditionOf(edition).Wanted,
	}}
	figures, err := sim.Run(context.Background())
	require.NoError(t, err)
	return Games{Words: words.Open(words.English), Sim: sim, Figures: &figures}
}

func TestTablesHaveWordsForEveryEdition(t *testing.T) {
	for edition := range engine.NumEditions {
		t.Run(edition.String(), func(t *testing.T) {
			g := played(t, edition, 60)
			var out bytes.Buffer
			require.NoError(t, g.Text(&out))
			text := out.String()
			assert.Contains(t, text, "Computers played 60 games:")
			assert.NotRegexp(t, regexp.MustCompile(`\b(cli|card|space|setup|player|house)\.[a-z]`), text, "a message is missing")
			for kind := range engine.NumSpaces {
				if g.Figures.Spaces[kind].Own.N > 0 {
					assert.Contains(t, text, g.Words.Space(edition, kind).Name)
				}
			}
			for line := range strings.Lines(text) {
				assert.LessOrEqual(t, utf8.RuneCountInString(line), 125, "a line stays a line: %s", line)
			}
			for _, table := range g.tables() {
				names := map[string]bool{}
				for _, r := range table.rows {
					assert.False(t, names[r.name], "%s: %s stands twice", table.id, r.name)
					names[r.name] = true
				}
			}
		})
	}
}

func TestColumnsStandUnderTheirHeads(t *testing.T) {
	one := table{title: "T", heads: []string{"", "head", "x"}, rows: []row{
		{name: "one", cells: []cell{{text: "1"}, {text: "−12"}}}, {name: "longer", cells: []cell{{text: "1,000,000"}}},
	}, notes: []string{"note"}}
	var out bytes.Buffer
	require.NoError(t, writeText(&out, []table{one}))
	assert.Equal(t, "\nT\n"+
		"               head    x\n"+
		"  one             1  −12\n"+
		"  longer  1,000,000\n"+
		"  note\n", out.String())
}

func TestCSVHasTheFiguresOfTheTables(t *testing.T) {
	g := played(t, engine.Big, 60)
	var out bytes.Buffer
	require.NoError(t, g.CSV(&out))
	lines, err := csv.NewReader(&out).ReadAll()
	require.NoError(t, err)
	assert.Equal(t, []string{"table", "row", "figure", "value"}, lines[0])
	figures := map[string]float64{}
	for _, line := range lines[1:] {
		value, err := strconv.ParseFloat(line[3], 64)
		require.NoError(t, err, line)
		key := strings.Join(line[:3], " ")
		assert.NotContains(t, figures, key)
		figures[key] = value
	}
	assert.InDelta(t, g.Figures.Seats[1].Worth.Average(), figures["worth seat-2 worth"], 1e-9)
	assert.InDelta(t, float64(g.Figures.Order[0].Won.Sum)/60, figures["order turn-1 won"], 1e-9)
	assert.InDelta(t, g.Figures.Cards[engine.Bill].Own.Average(), figures["cards bill drawer"], 1e-9)
	assert.InDelta(t, float64(g.Figures.Faces[6]), figures["dice 6 thrown"], 0)
	assert.InDelta(t, 200, figures["spaces holiday lander"], 0)
}

func TestNothingIsSaidOfNoGames(t *testing.T) {
	g := played(t, engine.Big, 1)
	var out bytes.Buffer
	require.NoError(t, g.Text(&out))
	assert.Contains(t, out.String(), "Computers played 1 game:")
	assert.Contains(t, out.String(), "–", "one game has no interval")
	*g.Figures = lab.Figures{}
	out.Reset()
	require.NoError(t, g.Text(&out))
	assert.Contains(t, out.String(), "Computers played 0 games:")
	out.Reset()
	require.NoError(t, g.CSV(&out))
	assert.Equal(t, "table,row,figure,value\n", out.String())
}

func TestBarsAreAsLongAsTheirShare(t *testing.T) {
	assert.Equal(t, strings.Repeat("█", 32), barOf(5, 5).text)
	assert.Equal(t, strings.Repeat("█", 16), barOf(1, 2).text)
	assert.Equal(t, "█▌", barOf(1.5, 32).text)
	assert.Empty(t, barOf(0, 0).text)
}

// broken is an output that takes nothing.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, assert.AnError }

func TestAnOutputThatTakesNothingIsAnError(t *testing.T) {
	g := played(t, engine.Big, 2)
	assert.ErrorIs(t, g.Text(broken{}), assert.AnError)
	assert.ErrorIs(t, g.CSV(broken{}), assert.AnError)
}
