package e2e_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
)

// Some packages have files and tests of their own for the browser. They need no
// page: Node runs them.
func TestPackagesThatDifferInTheBrowser(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		e2e.Missing(t, errors.New("Node.js is not installed (run: make deps)"))
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	require.NoError(t, err)
	node := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")

	for _, args := range [][]string{
		{"bigpayday/game/store"},
		// Games go the same way in the browser.
		{"-run", "^TestGolden", "bigpayday/game/conquest", "bigpayday/game/retelling"},
	} {
		cmd := exec.Command("go", append([]string{"test", "-exec", node}, args...)...)
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		out, err := cmd.CombinedOutput()
		assert.NoError(t, err, "%s", out)
	}
}
