package store

import (
	"errors"
	"os"
	"syscall"
)

// errorSharingViolation is the number by which Windows says that somebody else has opened a
// file and shares it with nobody.
const errorSharingViolation = syscall.Errno(32)

// openLocked opens a file that no other program has opened so, or returns errLocked.
func openLocked(path string) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	handle, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, errorSharingViolation) {
		return nil, errLocked
	}
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(handle), path), nil
}
