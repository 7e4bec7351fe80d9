package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// folderOf makes a folder with a program and a text, last changed at a time.
func folderOf(t *testing.T, changed time.Time) string {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(dir, "docs"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "docs", "readme.txt"), []byte("Read me."), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "game"), []byte("program"), 0o700))
	require.NoError(t, os.Chtimes(filepath.Join(dir, "game"), changed, changed))
	return dir
}

func TestTheSameFilesGiveTheSameArchive(t *testing.T) {
	at := time.Unix(1_700_000_000, 0).UTC()
	for _, ending := range []string{".zip", ".tar.gz"} {
		var archives [2][]byte
		for i := range archives {
			name := filepath.Join(t.TempDir(), "out"+ending)
			require.NoError(t, pack(name, folderOf(t, at.AddDate(i, 0, 0)), at))
			data, err := os.ReadFile(name)
			require.NoError(t, err)
			archives[i] = data
		}
		assert.Equal(t, archives[0], archives[1], "%s: when a file was written makes no difference", ending)
	}
}

func TestProgramsCanBeRunOnceTheyAreUnpacked(t *testing.T) {
	dir, out := folderOf(t, time.Now()), t.TempDir()
	require.NoError(t, pack(filepath.Join(out, "a.zip"), dir, time.Unix(0, 0)))
	z, err := zip.OpenReader(filepath.Join(out, "a.zip"))
	require.NoError(t, err)
	defer func() { _ = z.Close() }()
	modes := map[string]os.FileMode{}
	for _, f := range z.File {
		modes[f.Name] = f.Mode().Perm()
	}
	assert.Equal(t, map[string]os.FileMode{"docs/readme.txt": 0o644, "game": 0o755}, modes)

	require.NoError(t, pack(filepath.Join(out, "a.tar.gz"), dir, time.Unix(0, 0)))
	file, err := os.Open(filepath.Join(out, "a.tar.gz"))
	require.NoError(t, err)
	defer func() { _ = file.Close() }()
	g, err := gzip.NewReader(file)
	require.NoError(t, err)
	modes = map[string]os.FileMode{}
	for r := tar.NewReader(g); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		require.NoError(t, err)
		modes[h.Name] = os.FileMode(h.Mode)
	}
	assert.Equal(t, map[string]os.FileMode{"docs/readme.txt": 0o644, "game": 0o755}, modes)
}

func TestOtherKindsOfArchivesAreRefused(t *testing.T) {
	assert.Error(t, pack(filepath.Join(t.TempDir(), "a.rar"), t.TempDir(), time.Now()))
}
