//go:build !windows

package cli

import (
	"io"
	"os"
)

// Console returns what the commands print to: here that is where every program prints.
func Console() (stdout, stderr io.Writer) { return os.Stdout, os.Stderr }
