package scene_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest/states"
)

func TestTheStatesOfEachPageAreCheckedBesideIt(t *testing.T) {
	for _, page := range states.Pages() {
		code, err := os.ReadFile(filepath.Join(page, "states_test.go"))
		require.NoError(t, err)
		assert.Contains(t, string(code), `inspect.States(t, "`+page+`")`)
	}
}

func TestEveryStateHasANameOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, state := range states.All() {
		assert.False(t, seen[state.Name], state.Name)
		seen[state.Name] = true
	}
}
