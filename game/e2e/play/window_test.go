package play_test

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/store"
)

func TestSpeedAndOtherSettingsAreThereAtTheNextStart(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	g := h.Start(t)
	p := person.New(t, g, person.WithMouse(t, g))
	p.Press("settings")
	p.Option("text-size", 1, 4)
	p.Option("sheet", person.GamesPart, person.SettingsParts)
	p.Option("speed", person.Fast, person.Speeds)
	p.Press("hints")
	p.Press("back")
	p.Press("settings")
	g.MoveTo(5, 5)
	g.Ticks(30)
	set := g.Shot("set")
	p.Press("back")
	p.Press("quit")
	require.True(t, g.Ended())
	settings, err := h.Settings()
	require.NoError(t, err)
	assert.Equal(t, store.Fast, settings.Speed)

	g = h.Start(t)
	g.ClickOn("settings")
	g.MoveTo(5, 5)
	g.Ticks(30)
	assert.Zero(t, e2e.Differ(set, g.Shot("found")), "the page looks as it was left")
}

func TestWindowIsAsItWasLeft(t *testing.T) {
	t.Parallel()
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere a window would open before whoever runs the tests")
	}
	// The driver's window is on the display that this one needs.
	e2e.InFrame(t, func() error { return nil })
	h := home.New(t)
	program := filepath.Join(t.TempDir(), "window")
	out, err := exec.Command("go", "build", "-o", program, "bigpayday/game/e2e/testdata/window").CombinedOutput()
	require.NoError(t, err, "%s", out)
	// run carries steps out and returns what the window was like before each of
	// them and at the end.
	run := func(steps ...string) []string {
		t.Helper()
		var stdout, stderr bytes.Buffer
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
		defer cancel()
		cmd := exec.CommandContext(ctx, program, steps...)
		cmd.Env = append(os.Environ(), h.Variable())
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		require.NoError(t, cmd.Run(), "%s%s", &stdout, &stderr)
		return strings.Split(strings.TrimSpace(stdout.String()), "\n")
	}

	assert.Equal(t, []string{"1280x800 false", "1000x700 false"}, run("1000x700"))
	settings, err := h.Settings()
	require.NoError(t, err)
	assert.Equal(t, [2]int{1000, 700}, [2]int{settings.WindowWidth, settings.WindowHeight})
	assert.Equal(t, []string{"1000x700 false"}, run())

	whole := run("full-screen", "full-screen", "full-screen")
	assert.Equal(t, []string{"false", "true", "false", "true"}, fills(whole), "%v", whole)
	assert.Equal(t, "1000x700 false", whole[2], "the window comes back as it was")
	whole = run("full-screen")
	assert.Equal(t, []string{"true", "false"}, fills(whole), "%v", whole)
	assert.Equal(t, "1000x700 false", whole[1])
}

// fills returns whether the window filled the screen.
func fills(lines []string) []string {
	var answers []string
	for _, line := range lines {
		_, full, _ := strings.Cut(line, " ")
		answers = append(answers, full)
	}
	return answers
}
