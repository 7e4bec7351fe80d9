package record

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFilesOfRecordsAreMadeAnew(t *testing.T) {
	name := filepath.Join(t.TempDir(), "games.jsonl")
	require.NoError(t, os.WriteFile(name, []byte("what was there before, and is longer"), 0o600))
	f, err := Create(name)
	require.NoError(t, err)
	for _, text := range []string{"one\ntwo\n", "three\n"} {
		n, err := f.Write([]byte(text))
		require.NoError(t, err)
		assert.Equal(t, len(text), n)
	}
	require.NoError(t, f.Close())
	got, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, "one\ntwo\nthree\n", string(got))

	_, err = Create(filepath.Join(name, "below a file"))
	assert.Error(t, err)
}

func TestAFullDeviceTakesNoLine(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Log("this system has no device that is always full")
		return
	}
	f, err := Create("/dev/full")
	require.NoError(t, err)
	n, err := f.Write([]byte("line\n"))
	assert.Zero(t, n)
	assert.Error(t, err)
	_, again := f.Write([]byte("line\n"))
	assert.Equal(t, err, again)
	require.NoError(t, f.Close())
}

// The disk fills up in the middle of a line: whole lines stay. What the disk
// took of the rest is put there by hand.
func TestAHalfLineIsCutOff(t *testing.T) {
	name := filepath.Join(t.TempDir(), "games.jsonl")
	f, err := Create(name)
	require.NoError(t, err)
	_, err = f.Write([]byte("one\n"))
	require.NoError(t, err)
	full := errors.New("no space left on device")
	f.write = func(p []byte) (int, error) {
		n := strings.Index(string(p), "ee")
		n, err := f.file.Write(p[:n])
		return n, errors.Join(err, full)
	}
	n, err := f.Write([]byte("two\nthree\nfour\n"))
	assert.ErrorIs(t, err, full)
	assert.Equal(t, len("two\n"), n)
	_, err = f.Write([]byte("five\n"))
	assert.ErrorIs(t, err, full)
	require.NoError(t, f.Close())
	got, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, "one\ntwo\n", string(got))
}
