//go:build !js

package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTranslatorsGetTheEnglishWordsAndHearWhatIsWrong(t *testing.T) {
	var english, out, bad bytes.Buffer
	require.Equal(t, exitOK, Run("test", []string{"words"}, &english, &bad))
	assert.Equal(t, string(words.Template()), english.String())

	file := filepath.Join(t.TempDir(), "xx.po")
	require.NoError(t, os.WriteFile(file, english.Bytes(), 0o600))
	assert.Equal(t, exitOK, Run("test", []string{"words", file}, &out, &bad))
	assert.Contains(t, out.String(), "complete")

	out.Reset()
	broken := strings.Replace(english.String(), "Buy for {money}", "Buy for {mony}", 1)
	require.NoError(t, os.WriteFile(file, []byte(broken), 0o600))
	assert.Equal(t, exitError, Run("test", []string{"words", file}, &out, &bad))
	assert.Contains(t, out.String(), "doesn’t know {mony}")
	assert.Contains(t, out.String(), "We found 2 mistakes")

	assert.Equal(t, exitError, Run("test", []string{"words", file + "x"}, &out, &bad))
	assert.Contains(t, bad.String(), "can’t read the translation")
	assert.Equal(t, exitUsage, Run("test", []string{"words", file, "more"}, &out, &bad))
	out.Reset()
	assert.Equal(t, exitOK, Run("test", []string{"words", "-help"}, &out, &bad))
	assert.Contains(t, out.String(), "words FILE.po")
}
