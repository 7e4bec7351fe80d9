package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheListOfPartsIsThatOfTheProgram(t *testing.T) {
	root := filepath.Join("..", "..", "..")
	// What go list reads is unknown to whoever keeps the results of tests: other modules are
	// another test.
	_, err := os.ReadFile(filepath.Join(root, "go.mod"))
	require.NoError(t, err)
	want, err := list(root)
	require.NoError(t, err)
	have, err := os.ReadFile(filepath.Join(root, out))
	require.NoError(t, err)
	assert.True(t, string(want) == string(have), "other modules are used: go run ./game/tools/parts")
	for _, name := range []string{"| Go |", "github.com/hajimehoshi/ebiten/v2", "M+ 1p, a typeface", "Roboto, a typeface", "M+ FONTS PROJECT", "eliasnaur.com/font", "golang.org/x/sys"} {
		assert.Contains(t, string(have), name)
	}
}

func TestALicenseNobodyHasReadIsRefused(t *testing.T) {
	dir := t.TempDir()
	_, err := readPart("example.org/none", "v1.0.0", dir)
	assert.ErrorContains(t, err, "has no license")
	require.NoError(t, os.WriteFile(filepath.Join(dir, "LICENSE"), []byte("All rights reserved."), 0o600))
	_, err = readPart("example.org/none", "v1.0.0", dir)
	assert.ErrorContains(t, err, "somebody has to read it")
}
