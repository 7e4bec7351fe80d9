package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
)

// built holds what was built for the tests of this process, by name.
var built struct {
	sync.Mutex
	folder string
	things map[string]*building
}

// building is something that is built once. Tests that need it at the same time
// wait for each other.
type building struct {
	sync.Once
	path string
	err  error
}

// builtOnce returns where the thing of that name was built. The first time it
// builds it: with the command that build returns for the path, run in the
// module's folder.
func builtOnce(name string, build func(path string) *exec.Cmd) (path string, err error) {
	thing, err := buildingOf(name)
	if err != nil {
		return "", err
	}
	thing.Do(func() {
		cmd := build(thing.path)
		cmd.Dir = moduleFolder()
		if out, err := cmd.CombinedOutput(); err != nil {
			thing.err = fmt.Errorf("building %s: %w\n%s", name, err, out)
		}
	})
	return thing.path, thing.err
}

// buildingOf returns the thing of a name, with a path of its own.
func buildingOf(name string) (*building, error) {
	built.Lock()
	defer built.Unlock()
	if thing, ok := built.things[name]; ok {
		return thing, nil
	}
	if built.folder == "" {
		folder, err := os.MkdirTemp("", "e2e-built")
		if err != nil {
			return nil, err
		}
		built.folder, built.things = folder, map[string]*building{}
	}
	// Windows starts only what has this ending; to the others it says nothing.
	thing := &building{path: filepath.Join(built.folder, "built"+strconv.Itoa(len(built.things))+".exe")}
	built.things[name] = thing
	return thing, nil
}

// removeBuilt removes what was built.
func removeBuilt() {
	built.Lock()
	defer built.Unlock()
	if built.folder != "" {
		_ = os.RemoveAll(built.folder)
	}
}
