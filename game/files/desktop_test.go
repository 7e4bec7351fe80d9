//go:build !js

package files

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAnExportReplacesNoFile(t *testing.T) {
	dir := t.TempDir()
	first, err := saveIn(dir, "family", ".json", []byte("1"))
	require.NoError(t, err)
	second, err := saveIn(dir, "family", ".json", []byte("2"))
	require.NoError(t, err)
	assert.NotEqual(t, first, second)
	for path, says := range map[string]string{first: "1", second: "2"} {
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, says, string(data))
	}
	_, err = saveIn(dir+"/nowhere", "family", ".json", nil)
	assert.Error(t, err)
}
