package play_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/engine"
	"bigpayday/game/store"
)

func TestGameGoesOnAfterAPowerCut(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	g := h.Start(t)
	p := person.New(t, g, person.WithMouse(t, g))
	p.Press("new")
	p.Press("start")
	p.Carry("hand", "day-5")
	p.Next()
	untilSaved(t, h, "a tile lies on day 5 and the computers have laid theirs", func(s *engine.State) bool {
		return s.SpaceAt(1, 5) != engine.Vacant && s.Prompt().Seat == 0
	})
	laid := saved(t, h)
	g.Kill()

	g = h.Start(t)
	p = person.New(t, g, person.WithMouse(t, g))
	p.Look("title")
	p.Press("continue")
	g.Scene("placement")
	assert.Equal(t, "place-tile", p.Next().Prompt)
	now := saved(t, h)
	assert.Equal(t, laid.Pages, now.Pages, "the month is as it was")
	g.Key(ebiten.Key3)
	p.PlayTurns("take-turn", 4)
	asked := g.Now()
	untilSaved(t, h, "a turn is to be taken", func(s *engine.State) bool {
		return s.Prompt().Kind == engine.TakeTurn && int(s.Prompt().Seat)+1 == asked.Seat
	})
	before := saved(t, h)
	g.Kill()

	g = h.Start(t)
	p = person.New(t, g, person.WithKeyboard(t, g))
	p.Press("continue")
	g.Scene("turn")
	again := p.Next()
	assert.Equal(t, asked.Prompt, again.Prompt)
	assert.Equal(t, asked.Seat, again.Seat)
	after := saved(t, h)
	assert.Equal(t, before.Hash(), after.Hash(), "nothing is lost, and nothing happens twice")
	p.PlayTurns("take-turn", 1)
}

func TestGameIsSavedWhenTheWindowIsClosed(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	g := h.Start(t)
	g.ClickOn("new")
	g.ClickOn("start")
	g.DragTo("hand", "day-5")
	g.Close()
	assert.NotEqual(t, engine.Vacant, stateOf(t, h).SpaceAt(1, 5))
}

// spoilt are saves that cannot be read.
var spoilt = []struct{ name, text string }{
	{"empty", ""},
	{"garbage", "\x00\x01\x02 no game"},
	{"cut off", `{"format": "bigpayday game", "version": 1, "saved": "2024-`},
	{"another document", `{"format": "bigpayday record", "version": 1}`},
	{"without a game", `{"format": "bigpayday game", "version": 1}`},
}

func TestBrokenSaveIsPutAsideAndTheGameStarts(t *testing.T) {
	t.Parallel()
	for _, c := range spoilt {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			h := home.New(t)
			require.NoError(t, h.Write(store.Autosave, []byte(c.text)))
			g := h.Start(t)
			g.Scene("dialog")
			if c.name == "empty" {
				g.Ticks(2)
				g.Shot("message")
			}
			g.ClickOn("ok")
			g.Scene("title")
			assert.False(t, g.Has("continue"), "there is nothing to go on with")
			g.ClickOn("new")
			g.ClickOn("start")
			g.Scene("placement")
			aside, err := h.Read(store.AsideName(store.Autosave, time.Now(), 1))
			require.NoError(t, err)
			assert.Equal(t, c.text, string(aside), "nothing is deleted")
			untilBegun(t, h)
		})
	}
}

// untilBegun waits until a new game is saved.
func untilBegun(t *testing.T, h home.Home) {
	t.Helper()
	require.Eventually(t, func() bool {
		_, err := h.Read(store.Autosave)
		return err == nil
	}, home.Patience, home.Poll, "the new game is saved")
	assert.Equal(t, engine.Building, stateOf(t, h).Phase)
}

func stateOf(t *testing.T, h home.Home) *engine.State {
	t.Helper()
	state := saved(t, h)
	return &state
}

func TestSaveOfANewerVersionIsRefusedAndKept(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	prepare(t, h, engine.TakeTurn)
	var document map[string]json.RawMessage
	data, err := h.Read(store.Autosave)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &document))
	document["version"] = json.RawMessage("999")
	newer, err := json.Marshal(document)
	require.NoError(t, err)
	require.NoError(t, h.Write(store.Autosave, newer))

	g := h.Start(t)
	g.Scene("dialog")
	g.Ticks(2)
	g.Shot("message")
	g.Key(ebiten.KeyEnter)
	g.Scene("title")
	assert.False(t, g.Has("continue"))
	kept, err := h.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, newer, kept, "it is left as it is")

	// A new game may be played all the same.
	g.ClickOn("new")
	g.ClickOn("start")
	g.Scene("placement")
	untilBegun(t, h)
	kept, err = h.Read(store.AsideName(store.Autosave, time.Now(), 1))
	require.NoError(t, err)
	assert.Equal(t, newer, kept, "it makes room, and is not deleted")
}

func TestBrokenSettingsAreTold(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	require.NoError(t, h.Write(store.SettingsName, []byte("{")))
	require.NoError(t, h.Write(store.SetupName, []byte("[1, 2")))
	g := h.Start(t)
	g.Scene("dialog")
	g.ClickOn("ok")
	g.ClickOn("new")
	g.ClickOn("start")
	g.Scene("placement")
}

func TestGameInAFolderThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	// A file stands where the folder should be, which stops even root.
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	h := home.Home{Folder: filepath.Join(file, "home")}
	g := h.Start(t)
	g.Scene("dialog")
	g.Ticks(2)
	g.Shot("message")
	g.ClickOn("ok")
	p := person.New(t, g, person.WithMouse(t, g))
	p.Press("new")
	p.Press("start")
	p.PlayTurns("take-turn", 1)
}

func TestLeavingAndStartingOverAskFirst(t *testing.T) {
	t.Parallel()
	h := home.New(t)
	before := prepare(t, h, engine.TakeTurn)
	same := func(what string) {
		t.Helper()
		assert.Equal(t, before.Hash(), stateOf(t, h).Hash(), what)
	}
	g := h.Start(t)
	p := person.New(t, g, person.WithMouse(t, g))
	p.Press("continue")
	g.Scene("turn")
	p.Next()

	p.Press("menu")
	p.Press("restart")
	g.Scene("dialog")
	p.Look("restart")
	p.Press("no")
	g.Scene("pause")
	same("the game is not started over")

	p.Press("quit")
	g.Scene("dialog")
	p.Look("quit")
	g.Key(ebiten.KeyEscape)
	g.Scene("pause")

	p.Press("leave")
	g.Scene("dialog")
	p.Look("leave")
	p.Press("no")
	g.Scene("pause")
	p.Press("resume")
	g.Scene("turn")
	assert.Equal(t, "take-turn", p.Next().Prompt)
	p.Press("menu")
	p.Press("leave")
	p.Press("yes")
	g.Scene("title")
	same("leaving keeps the game")

	// A new game takes no place of another one's.
	p.Press("new")
	g.Scene("setup")
	same("nor does it go before another one begins")
	p.Press("back")
	p.Press("continue")
	g.Scene("turn")
	p.Next()
	p.Press("menu")
	p.Press("restart")
	p.Press("yes")
	g.Scene("placement")
	untilSaved(t, h, "another game has begun", func(s *engine.State) bool { return s.Phase == engine.Building })

	p.Next()
	p.Press("menu")
	p.Press("quit")
	p.Press("yes")
	assert.True(t, g.Ended())
}
