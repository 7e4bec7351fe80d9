//go:build !js

package cli

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMonthsAreSearchedPrintedAndDrawn(t *testing.T) {
	for _, flags := range []string{"-seats 3", "-edition mixed -days 28"} {
		file := filepath.Join(t.TempDir(), "months.png")
		code, out, bad := sim("-tiles -effort 40 -jobs 1 -picture " + file + " " + flags)
		require.Equal(t, exitOK, code, bad)
		assert.Contains(t, out, "five rounds of 40 to search, 2 to judge each month")
		for _, word := range []string{"Richest", "Poorest", "Wildest", "At random", "Found a Buyer", "Big Pay Day", "seed 1"} {
			assert.Contains(t, out, word)
		}
		data, err := os.Open(file)
		require.NoError(t, err)
		picture, err := png.Decode(data)
		require.NoError(t, data.Close())
		require.NoError(t, err)
		assert.Greater(t, picture.Bounds().Dx(), 800)
		_, same, _ := sim("-tiles -effort 40 -jobs 4 " + flags)
		assert.Equal(t, out, same, "however many jobs")
		_, figures, _ := sim("-tiles -effort 40 -csv " + flags)
		assert.Contains(t, figures, "\nmonths,richest,worth,")
		assert.Contains(t, figures, "\ndays,1,poorest,")
	}
}

func TestWhatCannotBeSearchedIsRefusedInWords(t *testing.T) {
	for flags, says := range map[string]string{
		"-tiles -edition standard":            "This edition has no tiles to place. Pick one of these with -edition: big, mixed.",
		"-tiles -house fresh-tiles":           "The months have to be all alike",
		"-tiles -edition mixed -from 2027-02": "The months have to be all alike",
		"-tiles -effort 0":                    "Pick one game or more with -effort",
		"-tiles -games 1":                     "two or more with -games",
		"-tiles -edition mixed -blue 31":      "A month has no room for 31 tiles.",
		"-tiles=perhaps":                      "invalid boolean value",
		"-tiles -seats 7":                     "2 to 6 can play, not 7.",
		"-edition mixed -tiles 40":            "A month has no room for 40 tiles.",
		"-edition mixed -tiles=40":            "A month has no room for 40 tiles.",
		"--tiles 31 -edition mixed -seats 2":  "A month has no room for 31 tiles.",
	} {
		code, out, bad := sim(flags)
		assert.Equal(t, exitUsage, code, flags)
		assert.Empty(t, out, flags)
		assert.Contains(t, bad, says, flags)
	}
	code, _, bad := sim("-tiles -effort 10 -picture " + filepath.Join(t.TempDir(), "no", "such", "folder"))
	assert.Equal(t, exitError, code)
	assert.Contains(t, bad, "Pick another file with -picture.")
}
