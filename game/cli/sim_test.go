//go:build !js

package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	record "bigpayday/game/record/money"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sim runs two games, or what the flags ask for, and returns the exit code and
// what is printed.
func sim(flags string) (code int, out, bad string) { return command("sim -games 2 " + flags) }

func TestGamesOfEveryEditionAndHouseRuleAreSimulated(t *testing.T) {
	for _, flags := range []string{
		"", "-edition standard -house two-dice-lottery,no-jackpot,no-coach", "-edition mixed", "-edition mixed -tiles 0 -days 28",
		"-edition mixed -from 2027-12 -country ca -house borrow-limit,tight-money", "-house fresh-tiles -days 29 -seats 6",
		"-edition mixed -tiles 30", "-lengths 28,30,29", "-lengths 30 -months 3", "-levels easy,normal,hard -seats 3 -jobs 1",
	} {
		code, out, bad := sim(flags)
		assert.Equal(t, exitOK, code, "%s: %s", flags, bad)
		assert.Contains(t, out, "Computers played 2 games:", flags)
	}
}

func TestSetupsThatCannotBeAreRefusedInWords(t *testing.T) {
	for flags, says := range map[string]string{
		"-seats 7":                          "2 to 6 can play, not 7.",
		"-seats 1":                          "2 to 6 can play, not 1.",
		"-months 13":                        "1 to 12 months, not 13.",
		"-months 300":                       "1 to 12 months, not 255.",
		"-days 27":                          "28 to 31 days, not 27.",
		"-edition chess":                    "There’s no edition “chess”. Pick one of these with -edition: big, standard, mixed",
		"-house flying":                     "has no house rule",
		"-edition mixed -house flying":      "has no house rule",
		"-house two-dice-lottery":           "has no house rule",
		"-edition standard -days 30":        "31",
		"-edition mixed -tiles 40":          "A month has no room for 40 tiles. Pick 0 to 30.",
		"-edition mixed -tiles 30 -days 30": "A month has no room for 30 tiles. Pick 0 to 29.",
		"-edition mixed -from 2027-13":      "isn’t a month. Write the year and the month",
		"-edition mixed -from soon":         "isn’t a month. Write the year and the month",
		"-edition mixed -from 1500-01":      "Pick a year from 1583 to 9998.",
		"-edition mixed -from 2027-12 -country atlantis": "The game doesn’t know that country’s holidays.",
		"-from 2027-12":            "has no real dates",
		"-lengths":                 "flag needs an argument",
		"-lengths long":            "“long” isn’t a list of lengths. Write days with commas between them, such as -lengths 31,28,31.",
		"-lengths ,":               "isn’t a list of lengths",
		"-lengths 31,27":           "28 to 31 days, not 27.",
		"-lengths 31,30 -months 3": "There are 2 lengths for 3 months. Give one for all with -lengths, or one for each.",
		"-lengths 31,30 -days 31":  "Use just one of them.",
		"-edition mixed -from 2027-12 -lengths 31":        "Use just one of them.",
		"-lengths 31,31,31,31,31,31,31,31,31,31,31,31,31": "1 to 12 months, not 13.",
		"-levels hero":                   "No computer plays “hero”. Pick one of these with -levels: easy, normal, hard.",
		"-levels normal,normal":          "There are 2 levels for 4 players. Give one for all with -levels, or one for each.",
		"-levels ,":                      "There are 0 levels for 4 players.",
		"-jobs 0":                        "Pick 1 to 256 with -jobs.",
		"-jobs 1000":                     "Pick 1 to 256 with -jobs.",
		"-seats 9 -levels normal,normal": "2 to 6 can play, not 9.",
		"-csv=maybe":                     "invalid boolean value",
	} {
		code, out, bad := sim(flags)
		assert.Equal(t, exitUsage, code, flags)
		assert.Empty(t, out, flags)
		assert.Contains(t, bad, says, flags)
	}
}

func TestTheRecordOfRealMonthsHasTheirHolidays(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games.jsonl")
	code, _, bad := sim("-edition mixed -from 2027-12 -country ca -house tight-money -record " + file)
	require.Equal(t, exitOK, code, bad)
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	line, _, _ := strings.Cut(string(text), "\n")
	var first record.Entry
	require.NoError(t, json.Unmarshal([]byte(line), &first))
	assert.Equal(t, &record.Calendar{Year: 2027, Month: 12, Country: "ca", Holidays: [][]int{{25, 26}, {1}}}, first.Calendar)
	assert.Equal(t, []string{"tight-money"}, first.House)
	assert.Equal(t, []int{31, 31}, first.Months)
	assert.Equal(t, 12, first.Blue)
}

func TestTheSameSeedPrintsTheSameBytesHoweverManyJobs(t *testing.T) {
	dir := t.TempDir()
	var printed, recorded, figures [2]string
	for i, jobs := range []string{"1", "4"} {
		file := filepath.Join(dir, jobs+".jsonl")
		code, out, bad := sim("-games 50 -seed 9 -jobs " + jobs + " -record " + file)
		require.Equal(t, exitOK, code, bad)
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		printed[i], recorded[i] = out, string(text)
		_, figures[i], _ = sim("-games 50 -seed 9 -csv -jobs " + jobs)
	}
	assert.Equal(t, printed[0], printed[1])
	assert.True(t, recorded[0] == recorded[1], "the records differ")
	assert.Equal(t, figures[0], figures[1])
	assert.Contains(t, figures[0], "\nworth,seat-1,worth,")
	assert.Equal(t, 50, strings.Count(recorded[0], `{"e":"over"`))
	_, other, _ := sim("-games 50 -seed 10")
	assert.NotEqual(t, printed[0], other)
}

func TestARecordOnTheStandardOutputIsAlone(t *testing.T) {
	code, out, tables := sim("-record -")
	require.Equal(t, exitOK, code)
	games := 0
	require.NoError(t, record.Read(strings.NewReader(out), func(e record.Entry) error {
		if e.E == "game" {
			games++
		}
		return nil
	}))
	assert.Equal(t, 2, games)
	assert.Contains(t, tables, "Computers played 2 games:", "the tables are printed beside it")
}

func TestWhatCannotBeWrittenIsSaid(t *testing.T) {
	code, _, bad := sim("-record " + filepath.Join(t.TempDir(), "no", "such", "folder"))
	assert.Equal(t, exitError, code)
	assert.Contains(t, bad, "Pick another file with -record.")
	full := brokenOutput{}
	var stderr bytes.Buffer
	assert.Equal(t, exitError, Run("test", []string{"sim", "-games", "2"}, full, &stderr))
	assert.Contains(t, stderr.String(), "We can’t write the results")
	stderr.Reset()
	assert.Equal(t, exitError, Run("test", []string{"sim", "-games", "2", "-record", "-"}, full, &stderr))
	assert.Contains(t, stderr.String(), "The games ended early")
	assert.Contains(t, stderr.String(), "Computers played 0 games:", "what was not recorded does not count")
}

// brokenOutput is an output that takes nothing.
type brokenOutput struct{}

func (brokenOutput) Write([]byte) (int, error) { return 0, assert.AnError }
