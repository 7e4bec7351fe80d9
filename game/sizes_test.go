package game_test

import (
	"os"
	"path/filepath"
	"slices"
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

// sized are the folders of the screen. Each folder below one of these counts for itself, and
// so does what only tests use.
var sized = []string{"game/app", "game/scene", "game/ui", "render"}

func TestPackagesAndFilesOfTheScreenCanBeSurveyed(t *testing.T) {
	packages := map[string]int{}
	check := func(what string, lines, most int) {
		assert.LessOrEqual(t, lines, most, "%s has too many lines of code", what)
	}
	for _, f := range sourceFiles(t) {
		if slices.ContainsFunc(sized, func(above string) bool { return strings.HasPrefix(f.folder+"/", above+"/") }) {
			lines := codeLines(t, f)
			packages[f.folder] += lines
			check(f.path, lines, mostOfAFile)
		}
	}
	for folder, lines := range packages {
		check(folder, lines, mostOfAPackage)
	}
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
