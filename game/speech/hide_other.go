//go:build !windows

package speech

import "os/exec"

// hide does nothing: no console is opened.
func hide(*exec.Cmd) {}
