//go:build !js

package cli

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// command runs a command line and returns the exit code and what is printed.
func command(line string) (code int, out, bad string) {
	var stdout, stderr bytes.Buffer
	code = Run("v1.2.3-test", strings.Fields(line), &stdout, &stderr)
	return code, stdout.String(), stderr.String()
}

func TestTheVersionIsThatOfTheProgram(t *testing.T) {
	code, out, bad := command("-version")
	assert.Equal(t, exitOK, code)
	assert.Contains(t, out, "v1.2.3-test")
	assert.Empty(t, bad)
}

func TestTheUsageGoesToTheStandardOutputWhereItIsAskedFor(t *testing.T) {
	for _, line := range []string{"-help", "-h", "sounds -help", "replay -help", "words -help", "sim -help"} {
		code, out, bad := command(line)
		assert.Equal(t, exitOK, code, line)
		assert.Contains(t, out, "Usage:", line)
		assert.Empty(t, bad, line)
	}
}

func TestAWrongCommandLineIsRefusedWithTheUsage(t *testing.T) {
	for line, says := range map[string]string{
		"-nonsense":        "-nonsense",
		"nonsense":         "nonsense",
		"-version more":    "more",
		"-version=perhaps": "perhaps",
		"sounds -x":        "-x",
		"replay -x":        "-x",
		"sim more":         "more",
		"sim -games many":  "many",
	} {
		code, out, bad := command(line)
		assert.Equal(t, exitUsage, code, line)
		assert.Empty(t, out, line)
		assert.Contains(t, bad, says, line)
		assert.Contains(t, bad, "Usage:", line)
	}
}
