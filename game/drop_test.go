package game

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/files"
)

func TestEachFileThatIsDroppedIsRead(t *testing.T) {
	to := make(chan files.File, 3)
	readDropped(fstest.MapFS{
		"a.json": {Data: []byte("{}")}, "b/c.json": {Data: []byte("{}")}, "huge": {Data: make([]byte, files.Largest+1)},
	}, to)
	assert.Equal(t, files.File{Name: "a.json", Data: []byte("{}")}, <-to)
	assert.Equal(t, files.File{Name: "b"}, <-to, "a folder is no saved game")
	assert.Equal(t, files.File{Name: "huge"}, <-to)
}

func TestASavedGameThatTheProgramIsStartedWithIsTakenLikeADroppedOne(t *testing.T) {
	name := filepath.Join(t.TempDir(), "From Aunt May.bigpayday")
	require.NoError(t, os.WriteFile(name, []byte("a game"), 0o600))
	taken := make(chan files.File, 1)
	readDropped(given(name), taken)
	require.Len(t, taken, 1)
	assert.Equal(t, files.File{Name: "From Aunt May.bigpayday", Data: []byte("a game")}, <-taken)
}
