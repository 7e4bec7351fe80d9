package play_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// command builds the program as players get it, and returns what runs it in an
// empty folder, on a machine without a display.
func command(t *testing.T) (run func(args ...string) (stdout, stderr string, code int), dir string) {
	t.Helper()
	dir = t.TempDir()
	program := filepath.Join(t.TempDir(), "bigpayday.exe")
	build := exec.Command("go", "build", "-ldflags", "-s -w -X main.version=v1.2.3-test", "-o", program, "bigpayday")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return func(args ...string) (string, string, int) {
		t.Helper()
		var stdout, stderr bytes.Buffer
		cmd := exec.Command(program, args...)
		cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &stdout, &stderr
		for _, v := range os.Environ() {
			if !strings.HasPrefix(v, "DISPLAY=") && !strings.HasPrefix(v, "WAYLAND_DISPLAY=") {
				cmd.Env = append(cmd.Env, v)
			}
		}
		cmd.Env = append(cmd.Env, "HOME="+dir)
		err := cmd.Run()
		var failed *exec.ExitError
		if err != nil && !errors.As(err, &failed) {
			require.NoError(t, err)
		}
		assert.NotContains(t, stderr.String(), "goroutine ", "no panic reaches a player")
		return stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()
	}, dir
}

func TestCommandLine(t *testing.T) {
	t.Parallel()
	run, dir := command(t)

	t.Run("version", func(t *testing.T) {
		stdout, stderr, code := run("-version")
		assert.Zero(t, code)
		assert.Contains(t, stdout, "v1.2.3-test")
		assert.Empty(t, stderr)
	})
	for _, args := range [][]string{{"-help"}, {"-h"}, {"sim", "-help"}, {"sounds", "-help"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			stdout, stderr, code := run(args...)
			assert.Zero(t, code)
			assert.NotEmpty(t, stdout)
			assert.Empty(t, stderr)
		})
	}
	for _, args := range [][]string{
		{"-nonsense"}, {"-version=perhaps"}, {"nonsense"}, {"-version", "more"}, {"sounds", "-x"},
		{"sim", "-nonsense"}, {"sim", "more"}, {"sim", "-games", "many"}, {"sim", "-games", "0"}, {"sim", "-games", "-1"},
		{"sim", "-seats", "1"}, {"sim", "-seats", "7"}, {"sim", "-seats", "-2"}, {"sim", "-seats", "256"},
		{"sim", "-months", "0"}, {"sim", "-months", "13"}, {"sim", "-days", "27"}, {"sim", "-days", "32"}, {"sim", "-seed", "x"},
		{"sim", "-edition", "monopoly"}, {"sim", "-edition", "standard", "-days", "30"}, {"sim", "-edition", "standard", "-tiles", "3"},
		{"sim", "-edition", "mixed", "-tiles", "40"}, {"sim", "-edition", "mixed", "-from", "2026-13"},
		{"sim", "-edition", "mixed", "-from", "1066-10"}, {"sim", "-from", "2026-03"}, {"sim", "-house", "free-parking"},
		{"sim", "-house", "two-dice-lottery"}, {"sim", "-edition", "standard", "-house", "no-coach,fresh-tiles"},
	} {
		t.Run("refused "+strings.Join(args, " "), func(t *testing.T) {
			stdout, stderr, code := run(args...)
			assert.Equal(t, 2, code)
			assert.Empty(t, stdout)
			assert.NotEmpty(t, strings.TrimSpace(stderr), "it says what is wrong")
		})
	}
	t.Run("a record that cannot be written", func(t *testing.T) {
		_, stderr, code := run("sim", "-games", "1", "-record", filepath.Join("no", "such", "folder"))
		assert.Equal(t, 1, code)
		assert.NotEmpty(t, strings.TrimSpace(stderr))
	})
	t.Run("games of computers need no display", func(t *testing.T) {
		stdout, stderr, code := run("sim", "-games", "3", "-seats", "2", "-seed", "1", "-record", "record.jsonl")
		assert.Zero(t, code)
		assert.NotEmpty(t, stdout)
		assert.Empty(t, stderr)
		data, err := os.ReadFile(filepath.Join(dir, "record.jsonl"))
		require.NoError(t, err)
		checkRecord(t, data, 3)
		again, _, _ := run("sim", "-games", "3", "-seats", "2", "-seed", "1", "-record", "again.jsonl")
		assert.Equal(t, stdout, again, "the same seed plays the same games")
		same, err := os.ReadFile(filepath.Join(dir, "again.jsonl"))
		require.NoError(t, err)
		assert.Equal(t, data, same)
	})
	t.Run("messages say what can be", func(t *testing.T) {
		for what, args := range map[string][]string{
			"big, standard, mixed": {"-edition", "monopoly"},
			"borrow-limit, no-jackpot, tight-money, fresh-tiles, no-coach": {"-house", "two-dice-lottery"},
			"Pick 0 to 30": {"-edition", "mixed", "-tiles", "40"},
			"2026-03":      {"-edition", "mixed", "-from", "March"},
		} {
			_, stderr, _ := run(append([]string{"sim"}, args...)...)
			assert.Contains(t, stderr, what)
		}
	})
	t.Run("the usage names every edition and house rule", func(t *testing.T) {
		usage, _, _ := run("sim", "-help")
		for edition := range engine.NumEditions {
			assert.Contains(t, usage, edition.String())
		}
		for rule := range engine.NumHouseRules {
			assert.Contains(t, usage, rule.String())
		}
	})
	for _, args := range [][]string{
		{"-edition", "standard", "-house", "two-dice-lottery"}, {"-edition", "mixed", "-from", "2027-12", "-house", "fresh-tiles,tight-money"},
		{"-edition", "mixed", "-tiles", "0", "-days", "28"}, {"-house", "borrow-limit, no-jackpot"},
	} {
		t.Run("plays "+strings.Join(args, " "), func(t *testing.T) {
			_, stderr, code := run(append([]string{"sim", "-games", "3", "-seats", "2", "-record", "other.jsonl"}, args...)...)
			assert.Zero(t, code, stderr)
			data, err := os.ReadFile(filepath.Join(dir, "other.jsonl"))
			require.NoError(t, err)
			checkRecord(t, data, 3)
		})
	}
	t.Run("the window needs one", func(t *testing.T) {
		if _, err := os.Stat("/dev/fb0"); err == nil || os.PathSeparator != '/' {
			t.Log("this machine can open a window without DISPLAY")
			return
		}
		stdout, stderr, code := run()
		assert.Equal(t, 1, code)
		assert.Empty(t, stdout)
		assert.Contains(t, stderr, "display", "it says what is missing")
	})
}

// checkRecord checks that a record has whole games, a line of JSON for each
// event, and that no money comes from nowhere.
func checkRecord(t *testing.T, data []byte, games int) {
	t.Helper()
	begun, ended := 0, 0
	balance := map[string]int{}
	for i, line := range bytes.Split(bytes.TrimSuffix(data, []byte("\n")), []byte("\n")) {
		var event struct {
			E        string
			From, To json.RawMessage
			Amount   int
			Worth    []int
		}
		require.NoError(t, json.Unmarshal(line, &event), "line %d: %s", i+1, line)
		require.NotEmpty(t, event.E, "line %d: %s", i+1, line)
		switch event.E {
		case "game":
			begun++
			clear(balance)
		case "pay":
			balance[string(event.From)] -= event.Amount
			balance[string(event.To)] += event.Amount
		case "over":
			ended++
			assert.Len(t, event.Worth, 2)
			assert.Equal(t, []int{balance[`"seat0"`], balance[`"seat1"`]}[0] >= event.Worth[0], true, "a loan only lessens what one is worth")
		}
	}
	assert.Equal(t, games, begun)
	assert.Equal(t, games, ended)
}
