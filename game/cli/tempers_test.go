//go:build !js

package cli

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTempersTellHowEachCharacterPlays(t *testing.T) {
	code, out, errs := command("sim -tempers -edition standard -levels normal -games 20 -months 1 -csv")
	assert.Zero(t, code, errs)
	for _, row := range []string{"theo,level,normal", "theo,games,20", "audit,won,0.5", "audit,won-margin,0", "mei,deals,", "kitt,loans,", "otto,antes,", "harjit,held,", "rico,below,"} {
		assert.Contains(t, out, "tempers-standard,"+row)
	}
	code, out, errs = command("sim -tempers -edition conquest -levels easy -games 4 -rounds 3")
	assert.Zero(t, code, errs)
	assert.Contains(t, out, "Miss Kitt")
	assert.NotContains(t, out, "Standard")
}

func TestTempersThatCannotBeMeasuredAreRefusedInWords(t *testing.T) {
	for args, want := range map[string]string{
		"-games 0":                      "Pick one game or more with -games.",
		"-seats 9":                      "2 to 6 can play, not 9.",
		"-levels wild":                  "wild",
		"-edition conquest -page never": "never",
	} {
		code, _, errs := command("sim -tempers " + args)
		assert.Equal(t, exitUsage, code, args)
		assert.Contains(t, errs, want, args)
	}
}
