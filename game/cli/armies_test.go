//go:build !js

package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/record/armies"
)

func TestGamesOfConquestAreSimulatedOnEveryPageAndWithEveryHouseRule(t *testing.T) {
	for flags, says := range map[string]string{
		"": "Conquest, 4 players, page 2027-01, first seed 1.",
		"-page 2027-01 -rounds 6 -house dealt-days,fixed-sets -levels easy,normal -seats 2": "At most 6 rounds. House rules: Dealt days, Fixed sets.",
		"-page sun-28 -seats 6 -house page-tiles,quick-setup,open-hands":                    "6 players, page sun-28",
		"-house defender-chooses,long-march,no-coach -seed 9 -jobs 1":                       "first seed 9",
	} {
		code, out, bad := sim("-edition conquest " + flags)
		assert.Equal(t, exitOK, code, "%s: %s", flags, bad)
		assert.Contains(t, out, "Computers played 2 games:", flags)
		assert.Contains(t, out, says, flags)
	}
}

func TestFlagsOfAnotherGameAreRefusedInWords(t *testing.T) {
	for flags, says := range map[string]string{
		"-edition conquest -months 3":          "The edition conquest has no flag -months. Use it with one of these: big, standard",
		"-edition conquest -tiles":             "no flag -tiles",
		"-edition conquest -from 2027-01":      "no flag -from",
		"-edition conquest -ladder -blue 3":    "no flag -blue",
		"-page 2027-01":                        "The edition big has no flag -page. Use it with one of these: conquest.",
		"-edition mixed -rounds 6":             "The edition mixed has no flag -rounds.",
		"-edition chess":                       "There’s no edition “chess”. Pick one of these with -edition: big, standard, mixed, classic1975, event2000, conquest.",
		"-edition conquest -house no-jackpot":  "The edition conquest has no house rule “no-jackpot”. Pick from these with -house: dealt-days,",
		"-edition conquest -page soon":         "“soon” isn’t a page.",
		"-edition conquest -page fri-32":       "“fri-32” isn’t a page.",
		"-edition conquest -rounds 201":        "Pick 0 to 200 with -rounds",
		"-edition conquest -rounds 100000":     "Pick 0 to 200 with -rounds",
		"-edition conquest -seats 7":           "2 to 6 can play, not 7.",
		"-edition conquest -seats 1":           "2 to 6 can play, not 1.",
		"-edition conquest -levels hero":       "No computer plays “hero”.",
		"-edition conquest -levels easy,easy":  "There are 2 levels for 4 players.",
		"-edition conquest -jobs 0":            "Pick 1 to 256 with -jobs.",
		"-edition conquest -games 0":           "Pick one game or more with -games.",
		"-edition conquest -ladder -games 0":   "Pick one game or more with -games.",
		"-edition conquest -ladder -seats 9":   "2 to 6 can play, not 9.",
		"-edition conquest -ladder -page 1999": "“1999” isn’t a page.",
	} {
		code, out, bad := command("sim " + flags)
		assert.Equal(t, exitUsage, code, flags)
		assert.Empty(t, out, flags)
		assert.Contains(t, bad, says, flags)
	}
}

func TestConquestPrintsTheSameBytesHoweverManyJobs(t *testing.T) {
	dir := t.TempDir()
	var printed, recorded [2]string
	for i, jobs := range []string{"1", "4"} {
		file := filepath.Join(dir, jobs+".jsonl")
		code, out, bad := sim("-edition conquest -games 40 -csv -jobs " + jobs + " -record " + file)
		require.Equal(t, exitOK, code, bad)
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		printed[i], recorded[i] = out, string(text)
	}
	assert.Equal(t, printed[0], printed[1])
	assert.True(t, recorded[0] == recorded[1], "the records differ")
	games := 0
	require.NoError(t, armies.Read(strings.NewReader(recorded[0]), func(entry any) error {
		if _, ok := entry.(*armies.Over); ok {
			games++
		}
		return nil
	}))
	assert.Equal(t, 40, games)
}

func TestTheLadderOfConquestTellsWhoIsBetter(t *testing.T) {
	code, out, bad := command("sim -ladder -edition conquest -games 2 -rounds 2 -csv")
	require.Equal(t, exitOK, code, bad)
	for _, row := range []string{"hard-normal-2", "hard-normal-4", "hard-normal-6", "normal-easy-2"} {
		for _, figure := range []string{"games,", "even,", "won,", "won-margin,", "seconds,"} {
			assert.Contains(t, out, "ladder-conquest,"+row+","+figure)
		}
	}
	assert.Contains(t, out, "ladder-conquest,hard-normal-4,games,4", "whole rounds of mirrored games")
	_, text, _ := command("sim -ladder -edition conquest -games 3 -rounds 1 -seats 3")
	assert.Contains(t, text, "hard – normal")
	assert.Contains(t, text, "Conquest")
}
