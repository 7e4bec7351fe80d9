package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
)

// built holds what was built for the tests of this process.
var built struct {
	sync.Mutex
	folder string
	paths  map[string]string
}

// builtOnce returns where the thing of that name was built. The first time it
// builds it: with the command that build returns for the path, run in the
// module's folder.
func builtOnce(name string, build func(path string) *exec.Cmd) (path string, err error) {
	built.Lock()
	defer built.Unlock()
	if path, ok := built.paths[name]; ok {
		return path, nil
	}
	if built.folder == "" {
		folder, err := os.MkdirTemp("", "e2e-built")
		if err != nil {
			return "", err
		}
		built.folder, built.paths = folder, map[string]string{}
	}
	// Windows starts only what has this ending; to the others it says nothing.
	path = filepath.Join(built.folder, "built"+strconv.Itoa(len(built.paths))+".exe")
	cmd := build(path)
	cmd.Dir = moduleFolder()
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", name, err, out)
	}
	built.paths[name] = path
	return path, nil
}

// removeBuilt removes what was built.
func removeBuilt() {
	built.Lock()
	defer built.Unlock()
	if built.folder != "" {
		_ = os.RemoveAll(built.folder)
	}
}
