package game

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/files"
)

// mostDropped is how many files are taken that are dropped at once.
const mostDropped = 20

// takeDropped takes the files that are dropped on the window as saved games. They are read in the
// background: a disk, or a browser, may take its time.
func (g *Game) takeDropped() {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		go readDropped(dropped, g.dropped)
	}
	select {
	case f := <-g.dropped:
		g.app.Import(f.Name, f.Data)
		g.dirty = true
	default:
	}
}

// readDropped reads files and sends each on. What is too large or no file is sent on empty: it is
// no saved game, and the player hears of that.
func readDropped(dropped fs.FS, to chan<- files.File) {
	entries, _ := fs.ReadDir(dropped, ".") // what cannot be listed cannot be taken
	for _, entry := range entries[:min(len(entries), mostDropped)] {
		f := files.File{Name: entry.Name()}
		if file, err := dropped.Open(entry.Name()); err == nil {
			data, err := io.ReadAll(io.LimitReader(file, files.Largest+1))
			if err == nil && len(data) <= files.Largest {
				f.Data = data
			}
			_ = file.Close()
		}
		to <- f
	}
}

// given is a folder with one file in it: a saved game that the program was started with.
type given string

// Open opens the file, or the folder itself.
func (f given) Open(name string) (fs.File, error) {
	if name != filepath.Base(string(f)) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return os.Open(string(f))
}

// ReadDir lists the file.
func (f given) ReadDir(string) ([]fs.DirEntry, error) {
	info, err := os.Stat(string(f))
	if err != nil {
		return nil, err
	}
	return []fs.DirEntry{fs.FileInfoToDirEntry(info)}, nil
}
