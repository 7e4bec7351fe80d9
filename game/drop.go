package game

import (
	"io"
	"io/fs"

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
