//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"
)

// syncFolder waits until the names of the files in a folder have reached the disk. Some
// file systems, mostly those of a network, cannot be asked to. It is a variable for tests.
var syncFolder = func(dir string) error {
	folder, err := os.Open(dir)
	if err != nil {
		return err
	}
	err = folder.Sync()
	if e := folder.Close(); err == nil {
		err = e
	}
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) {
		return nil
	}
	return err
}
