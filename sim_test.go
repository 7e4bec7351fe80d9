package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bigpayday/game/record"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sim runs the command with flags and returns its exit code and what it says.
func sim(flags string) (code int, out, bad string) {
	var stdout, stderr bytes.Buffer
	code = run(append([]string{"sim", "-games", "2"}, strings.Fields(flags)...), &stdout, &stderr)
	return code, stdout.String(), stderr.String()
}

func TestGamesOfEveryEditionAndHouseRuleAreSimulated(t *testing.T) {
	for _, flags := range []string{
		"", "-edition standard -house two-dice-lottery,no-jackpot,no-coach", "-edition mixed", "-edition mixed -tiles 0 -days 28",
		"-edition mixed -from 2027-12 -country ca -house borrow-limit,tight-money", "-house fresh-tiles -days 29 -seats 6",
	} {
		code, out, bad := sim(flags)
		assert.Equal(t, exitOK, code, "%s: %s", flags, bad)
		assert.Contains(t, out, "2 games were played", flags)
	}
}

func TestSetupsThatCannotBeAreRefusedInWords(t *testing.T) {
	for flags, says := range map[string]string{
		"-seats 7":                          "2 to 6 can play, not 7.",
		"-seats 1":                          "2 to 6 can play, not 1.",
		"-months 13":                        "1 to 12 months, not 13.",
		"-months 300":                       "1 to 12 months, not 255.",
		"-days 27":                          "28 to 31 days, not 27.",
		"-edition chess":                    "There is no edition “chess”. Choose one of these with -edition: big, standard, mixed",
		"-house flying":                     "has no house rule",
		"-edition mixed -house flying":      "has no house rule",
		"-house two-dice-lottery":           "has no house rule",
		"-edition standard -days 30":        "31",
		"-edition mixed -tiles 40":          "40 tiles are more than a month has room for. Choose 0 to 30.",
		"-edition mixed -tiles 30 -days 30": "30 tiles are more than a month has room for. Choose 0 to 29.",
		"-edition mixed -from 2027-13":      "is no month of a year. Write the year and the month",
		"-edition mixed -from soon":         "is no month of a year. Write the year and the month",
		"-edition mixed -from 1500-01":      "Choose a year from 1583 to 9998.",
		"-edition mixed -from 2027-12 -country atlantis": "The game does not know the holidays of that country.",
		"-from 2027-12": "belong to no year",
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
