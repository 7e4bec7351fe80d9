package cli

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestASavedGameAtTheEndOfTheLineIsOpened(t *testing.T) {
	name := filepath.Join(t.TempDir(), "family.bigpayday")
	require.NoError(t, os.WriteFile(name, nil, 0o600))
	for _, c := range []struct {
		args, rest []string
		save       string
	}{
		{[]string{name}, []string{}, name},
		{[]string{"-trace", name}, []string{"-trace"}, name},
		{[]string{"-trace"}, []string{"-trace"}, ""},
		{[]string{name + ".bigpayday"}, []string{name + ".bigpayday"}, ""},
		{nil, nil, ""},
	} {
		rest, save := cutSave(c.args)
		assert.Equal(t, c.rest, rest)
		assert.Equal(t, c.save, save)
	}
}
