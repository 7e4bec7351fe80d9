package game

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"

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
