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

// Choose lets the player choose a file. It does nothing here.
func Choose() {}

// Save puts a file into the player's folder for downloads, or into the home folder where there is
// none, and returns where it lies. It replaces nothing: a number is added to the name where there
// is such a file.
func Save(name, ending string, data []byte) (where string, err error) {
	xdg.Reload() // a test or a launcher may have set other folders since the start
	dir := xdg.UserDirs.Download
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		dir = xdg.Home
	}
	return saveIn(dir, name, ending, data)
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
