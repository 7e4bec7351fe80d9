package retelling_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/retelling"
	"bigpayday/game/rules"
	"bigpayday/game/words"
)

// Whatever somebody opens as a save is refused or can be told: nothing panics. The saves of
// all versions are where the search begins.
func FuzzASaveIsRefusedOrTold(f *testing.F) {
	files, err := filepath.Glob("../*/testdata/version-*.json")
	require.NoError(f, err)
	require.NotEmpty(f, files)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(f, err)
		begin, _, _ := bytes.Cut(data, []byte(",\n\t\"sum\""))
		f.Add(append(bytes.TrimSuffix(begin, []byte("\n}\n")), "\n}\n"...))
	}
	f.Add([]byte(`{"format":"bigpayday game","version":1,"players":[{},{}],"marks":[[1,"0"],[]]}`))
	w := new(words.Library).Open("en")
	f.Fuzz(func(t *testing.T, data []byte) {
		game, err := retelling.Open(data)
		if err != nil {
			return
		}
		_, err = retelling.Tell(io.Discard, w, game, rules.NoSeat)
		require.NoError(t, err)
		_, err = retelling.Tell(io.Discard, w, game, 1)
		require.NoError(t, err)
	})
}
