//go:build !js

package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
)

// CanChoose says that the system lets the player choose a file.
const CanChoose = false

// Choose lets the player choose a file. It does nothing here, see [List].
func Choose() {}

// TakeDrops does nothing: Ebitengine tells what is dropped on a window, see [ReadEach].
func TakeDrops(chan<- File) {}

// Downloads returns the player's folder for downloads, or the home folder where there is none.
func Downloads() string {
	xdg.Reload() // a test or a launcher may have set other folders since the start
	if info, err := os.Stat(xdg.UserDirs.Download); err == nil && info.IsDir() {
		return xdg.UserDirs.Download
	}
	return xdg.Home
}

// Save puts a file into [Downloads] and returns where it lies. It replaces nothing: a number is
// added to the name where there is such a file.
func Save(name, ending string, data []byte) (where string, err error) {
	return saveIn(Downloads(), name, ending, data)
}

func saveIn(dir, name, ending string, data []byte) (where string, err error) {
	for n := 1; ; n++ {
		where = filepath.Join(dir, name+ending)
		if n > 1 {
			where = filepath.Join(dir, fmt.Sprintf("%s-%d%s", name, n, ending))
		}
		file, err := os.OpenFile(where, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = file.Write(data)
		return where, errors.Join(err, file.Close())
	}
}
