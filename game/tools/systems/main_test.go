package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAnErrorOnOneSystemAloneIsFound(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":          "module program\n\ngo 1.24\n",
		"main.go":         "package main\n\nfunc main() { open() }\n",
		"open.go":         "//go:build !windows\n\npackage main\n\nfunc open() {}\n",
		"open_windows.go": "package main\n\nfunc open(name string) {}\n",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	}
	t.Chdir(folder)
	assert.Empty(t, check("darwin/arm64", "."))
	assert.NotEmpty(t, check("windows/amd64", "."))
}
