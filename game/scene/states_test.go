package scene_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
)

func TestTheStatesOfEachPageAreCheckedBesideIt(t *testing.T) {
	for _, page := range scenetest.Pages() {
		code, err := os.ReadFile(filepath.Join(page, "states_test.go"))
		require.NoError(t, err)
		assert.Contains(t, string(code), `scenetest.CheckStates(t, "`+page+`")`)
	}
}

func TestEveryStateHasANameOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, state := range scenetest.States() {
		assert.False(t, seen[state.Name], state.Name)
		seen[state.Name] = true
	}
}
