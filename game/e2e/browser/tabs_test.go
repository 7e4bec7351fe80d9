package browser_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/store"
)

// Of two tabs one writes. The other one looks on, or takes the games over, and then the first one
// writes no more. A file comes into the page by the browser's dialog, or is dropped on it.
func TestOneOfTwoTabsWritesAndFilesComeIntoAPage(t *testing.T) {
	first, _ := twoInATab(t)
	saved := func() string { return first.Stored(home.InStorage + store.Autosave) }
	mom := person.New(t, first, unhurried{person.WithMouse(t, first)})
	mom.Press("continue")
	mom.Next()

	second := first.Beside()
	second.Scene("dialog")
	second.Ticks(10)
	second.Shot("in-use")
	for _, answer := range []string{"look", "copy", "take"} {
		require.True(t, second.Has(answer), answer)
	}
	second.ClickOn("take")
	dad := person.New(t, second, unhurried{person.WithMouse(t, second)})
	dad.Press("continue")
	dad.PlayTurns("take-turn", 1)
	dad.Next()
	taken := saved()

	first.Front()
	first.Until("the first tab to say who has the games", func(now e2e.Trace) bool { return now.Scene == "dialog" })
	first.Ticks(10)
	first.Shot("overtaken")
	first.ClickOn("look")
	first.Scene("title")
	first.ClickOn("new")
	first.ClickOn("start")
	first.Until("a game that is not kept", func(now e2e.Trace) bool { return now.Scene == "placement" || now.Scene == "turn" })
	first.Ticks(60)
	assert.Equal(t, taken, saved(), "it looks on, and writes nothing")

	second.Front()
	second.Key(ebiten.KeyS, ebiten.KeyControl)
	second.Scene("saves")
	require.True(t, second.Has("save-1-use"))
	require.False(t, second.Has("save-2-use"))
	file := strings.TrimPrefix(taken, home.AsText)
	second.ChooseFile("From Aunt May.bigpayday", file)
	second.Key(ebiten.KeyO, ebiten.KeyControl)
	second.Until("the file that was chosen to be on the list", func(e2e.Trace) bool { return second.Has("save-2-use") })
	second.DropFile("From Uncle Joe.bigpayday", file)
	second.Until("the file that was dropped to be on the list", func(e2e.Trace) bool { return second.Has("save-3-use") })
	second.Shot("files")
}
