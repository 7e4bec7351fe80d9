package files

import (
	"cmp"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// Folder is a folder of the disk, as the player goes through it for a saved game.
type Folder struct {
	// Path is where it lies, "" for the drives of Windows, above which there is nothing.
	Path string
	// Folders are the names of those in it that are not hidden, Saves the files that may be saved
	// games, the newest first.
	Folders []string
	Saves   []Listed
}

// Listed is a file that may be a saved game, last changed at a time.
type Listed struct {
	Name string
	At   time.Time
}

// mostListed is how many folders and how many files of one folder are listed.
const mostListed = 500

// List reads a folder. The error says why it cannot be read.
func List(path string) (f Folder, err error) {
	f.Path = path
	if path == "" {
		for letter := 'A'; letter <= 'Z'; letter++ {
			if drive := string(letter) + `:\`; exists(drive) {
				f.Folders = append(f.Folders, drive)
			}
		}
		return f, nil
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return f, err
	}
	for _, entry := range entries {
		name := entry.Name()
		if strings.HasPrefix(name, ".") {
			continue
		}
		info, err := os.Stat(filepath.Join(path, name)) // what a link leads to counts
		switch {
		case err != nil:
		case info.IsDir():
			f.Folders = append(f.Folders, name)
		case info.Mode().IsRegular() && info.Size() <= Largest && (filepath.Ext(name) == Ending || filepath.Ext(name) == ".json"):
			f.Saves = append(f.Saves, Listed{name, info.ModTime()})
		}
	}
	slices.SortStableFunc(f.Folders, func(a, b string) int { return cmp.Compare(strings.ToLower(a), strings.ToLower(b)) })
	slices.SortStableFunc(f.Saves, func(a, b Listed) int { return b.At.Compare(a.At) })
	f.Folders, f.Saves = f.Folders[:min(len(f.Folders), mostListed)], f.Saves[:min(len(f.Saves), mostListed)]
	return f, nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// Above returns the folder that a folder lies in. It is false for the topmost one.
func (f *Folder) Above() (path string, ok bool) {
	switch above := filepath.Dir(f.Path); {
	case f.Path == "":
		return "", false
	case above != f.Path:
		return above, true
	}
	return "", runtime.GOOS == "windows"
}

// In returns the path of what lies in a folder under a name.
func (f *Folder) In(name string) string { return filepath.Join(f.Path, name) }

// Take reads a file that the player has chosen in the background. [Chosen] returns it.
func Take(path string) { go ReadEach(Only(path), chosen) }
