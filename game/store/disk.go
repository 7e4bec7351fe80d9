//go:build !js

package store

import (
	"io"
	"os"

	"github.com/natefinch/atomic"
)

// disk is what a [folder] writes with: the system's disk, or in tests one that fails.
type disk interface {
	// createTemp makes a new file in a folder, see [os.CreateTemp].
	createTemp(dir, pattern string) (diskFile, error)
	// createNew makes an empty file, or returns [fs.ErrExist].
	createNew(path string) error
	// replace gives a file the name of another one, which is gone then.
	replace(from, to string) error
	remove(path string) error
	// syncFolder waits until the names of the files in a folder have reached the disk.
	syncFolder(dir string) error
}

// diskFile is a file that is written.
type diskFile interface {
	io.WriteCloser
	// Sync waits until what was written has reached the disk.
	Sync() error
	Name() string
}

// systemDisk is the [disk] of the system.
type systemDisk struct{}

func (systemDisk) createTemp(dir, pattern string) (diskFile, error) {
	file, err := os.CreateTemp(dir, pattern)
	if err != nil {
		return nil, err // not file: that would be no nil
	}
	return file, nil
}

func (systemDisk) createNew(path string) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	return file.Close()
}

func (systemDisk) replace(from, to string) error { return atomic.ReplaceFile(from, to) }

func (systemDisk) remove(path string) error { return os.Remove(path) }

func (systemDisk) syncFolder(dir string) error { return syncFolder(dir) }
