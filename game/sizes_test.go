package game_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Sizes that a reader can survey, in lines of code: neither blank ones nor those that
// hold only a comment.
const (
	mostOfAFile    = 500
	mostOfAPackage = 2500
)

// sized are the packages of the screen, and how many lines each may have. A folder below
// one of these counts for itself.
var sized = map[string]int{"game/app": mostOfAPackage, "game/scene": mostOfAPackage, "game/ui": 3600, "render": 0}

// tooLarge are packages and files that are still larger, until they are laid out as trees.
// One that has shrunk must go.
var tooLarge = map[string]bool{}

func TestPackagesAndFilesOfTheScreenCanBeSurveyed(t *testing.T) {
	packages := map[string]int{}
	check := func(what string, lines, most int) {
		if tooLarge[what] {
			assert.Greater(t, lines, most, "%s has shrunk: take it off the list", what)
			return
		}
		assert.LessOrEqual(t, lines, most, "%s has too many lines of code", what)
	}
	for _, f := range sourceFiles(t) {
		if _, ok := mostOf(f.folder); ok {
			lines := codeLines(t, f)
			packages[f.folder] += lines
			check(f.path, lines, mostOfAFile)
		}
	}
	for folder, lines := range packages {
		if most, _ := mostOf(folder); most > 0 {
			check(folder, lines, most)
		}
	}
}

// mostOf returns how many lines of code a package may have, 0 for any number, and whether
// it is one of the screen. What only tests use is none.
func mostOf(folder string) (most int, ok bool) {
	if folder == "game/scene/scenetest" {
		return 0, false
	}
	for above, most := range sized {
		if folder == above || strings.HasPrefix(folder, above+"/") {
			return most, true
		}
	}
	return 0, false
}

// codeLines counts the lines of a file on which something else than a comment stands.
func codeLines(t *testing.T, f sourceFile) (lines int) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", f.path))
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			lines++
		}
	}
	return lines
}
