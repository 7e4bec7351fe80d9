package speech

import (
	"os/exec"
	"syscall"
)

// hide keeps a program from opening a console.
func hide(program *exec.Cmd) { program.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
