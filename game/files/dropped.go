package files

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// mostAtOnce is how many files are taken that are dropped at once.
const mostAtOnce = 20

// ReadEach reads the files in a folder, such as those that are dropped on the window, and sends
// each on. What is too large or no file is sent on empty: it is no saved game, and the player hears
// of that. A disk, or a browser, may take its time: call it in a goroutine of its own.
func ReadEach(dropped fs.FS, to chan<- File) {
	entries, _ := fs.ReadDir(dropped, ".") // what cannot be listed cannot be taken
	for _, entry := range entries[:min(len(entries), mostAtOnce)] {
		f := File{Name: entry.Name()}
		if file, err := dropped.Open(entry.Name()); err == nil {
			data, err := io.ReadAll(io.LimitReader(file, Largest+1))
			if err == nil && len(data) <= Largest {
				f.Data = data
			}
			_ = file.Close()
		}
		to <- f
	}
}

// Only is a folder that holds the file of that name alone, such as a saved game that the program
// was started with.
type Only string

// Open opens the file, or the folder itself.
func (f Only) Open(name string) (fs.File, error) {
	if name != filepath.Base(string(f)) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return os.Open(string(f))
}

// ReadDir lists the file.
func (f Only) ReadDir(string) ([]fs.DirEntry, error) {
	info, err := os.Stat(string(f))
	if err != nil {
		return nil, err
	}
	return []fs.DirEntry{fs.FileInfoToDirEntry(info)}, nil
}
