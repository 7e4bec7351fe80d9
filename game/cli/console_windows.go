package cli

import (
	"io"
	"os"
	"syscall"
)

// attachParentProcess is the process by which Windows means the one that has started this one.
const attachParentProcess = ^uintptr(0)

// Console returns what the commands print to: where they were typed. The program is linked for a
// window, so that playing opens no console; it has nowhere to print to until it takes the console of
// the shell it was started from. Where there is none, or where the output goes into a file or another
// program, all stays as it is.
func Console() (stdout, stderr io.Writer) {
	stdout, stderr = os.Stdout, os.Stderr
	lost := func(number int) bool {
		handle, err := syscall.GetStdHandle(number)
		return err != nil || handle == 0 || handle == syscall.InvalidHandle
	}
	lostOut, lostErr := lost(syscall.STD_OUTPUT_HANDLE), lost(syscall.STD_ERROR_HANDLE)
	if !lostOut && !lostErr {
		return stdout, stderr
	}
	if ok, _, _ := syscall.NewLazyDLL("kernel32.dll").NewProc("AttachConsole").Call(attachParentProcess); ok == 0 {
		return stdout, stderr
	}
	console, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		return stdout, stderr
	}
	if lostOut {
		stdout = console
	}
	if lostErr {
		stderr = console
	}
	return stdout, stderr
}
