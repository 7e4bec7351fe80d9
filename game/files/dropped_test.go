package files

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEachFileThatIsDroppedIsRead(t *testing.T) {
	to := make(chan File, 3)
	ReadEach(fstest.MapFS{
		"a.json": {Data: []byte("{}")}, "b/c.json": {Data: []byte("{}")}, "huge": {Data: make([]byte, Largest+1)},
	}, to)
	assert.Equal(t, File{Name: "a.json", Data: []byte("{}")}, <-to)
	assert.Equal(t, File{Name: "b"}, <-to, "a folder is no saved game")
	assert.Equal(t, File{Name: "huge"}, <-to)
}

func TestASavedGameThatTheProgramIsStartedWithIsTakenLikeADroppedOne(t *testing.T) {
	name := filepath.Join(t.TempDir(), "From Aunt May.bigpayday")
	require.NoError(t, os.WriteFile(name, []byte("a game"), 0o600))
	taken := make(chan File, 1)
	ReadEach(Only(name), taken)
	require.Len(t, taken, 1)
	assert.Equal(t, File{Name: "From Aunt May.bigpayday", Data: []byte("a game")}, <-taken)
}
