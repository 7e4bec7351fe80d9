package record

import (
	"bytes"
	"errors"
	"os"
)

// File is a file that records are written to. When the disk is full it keeps
// whole lines only.
type File struct {
	file *os.File
	// write is the file's own Write, but for tests of a disk that is full.
	write func([]byte) (int, error)
	size  int64 // of what was written, all of it whole lines
	err   error
}

// Create makes a file, or empties the one that is there. What cannot be emptied,
// such as a pipe or a device, is written to as it is.
func Create(name string) (*File, error) {
	// For writing alone: a pipe that was opened for reading too would never be
	// seen to lose its reader.
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o666)
	if err != nil {
		return nil, err
	}
	return &File{file: file, write: file.Write}, nil
}

// Write writes whole lines: p ends with one. If there is not room for all of
// them, those that fit stay, the line that does not fit is cut off, and every
// further Write returns the same error.
func (f *File) Write(p []byte) (int, error) {
	if f.err != nil {
		return 0, f.err
	}
	n, err := f.write(p)
	if err != nil {
		f.err = err
		n = bytes.LastIndexByte(p[:n], '\n') + 1
		// A pipe cannot take back what was written; whoever reads it sees that
		// it ended early.
		if cut := f.file.Truncate(f.size + int64(n)); cut != nil && isPlain(f.file) {
			f.err = errors.Join(err, cut)
		}
	}
	f.size += int64(n)
	return n, f.err
}

func isPlain(file *os.File) bool {
	info, err := file.Stat()
	return err == nil && info.Mode().IsRegular()
}

// Close closes the file. Some systems say only now that it could not be
// written.
func (f *File) Close() error { return f.file.Close() }
