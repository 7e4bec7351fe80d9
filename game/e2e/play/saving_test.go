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

	"bigpayday/game/engine"
	"bigpayday/game/store"
)

func TestGameGoesOnAfterAPowerCut(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	g := home.start(t)
	p := newPerson(t, g, mouse{g, t})
	p.press("new")
	p.press("start")
	p.carry("hand", "day-5")
	p.next()
	untilSaved(t, home, "a tile lies on day 5 and the computers have laid theirs", func(s *engine.State) bool {
		return s.SpaceAt(1, 5) != engine.Vacant && s.Prompt().Seat == 0
	})
	laid := saved(t, home)
	g.Kill()

	g = home.start(t)
	p = newPerson(t, g, mouse{g, t})
	p.look("title")
	p.press("continue")
	g.Scene("placement")
	assert.Equal(t, "place-tile", p.next().Prompt)
	now := saved(t, home)
	assert.Equal(t, laid.Pages, now.Pages, "the month is as it was")
	g.Key(ebiten.Key3)
	p.playTurns("take-turn", 4)
	asked := g.Now()
	untilSaved(t, home, "a turn is to be taken", func(s *engine.State) bool {
		return s.Prompt().Kind == engine.TakeTurn && int(s.Prompt().Seat)+1 == asked.Seat
	})
	before := saved(t, home)
	g.Kill()

	g = home.start(t)
	p = newPerson(t, g, keyboard{g, t})
	p.press("continue")
	g.Scene("turn")
	again := p.next()
	assert.Equal(t, asked.Prompt, again.Prompt)
	assert.Equal(t, asked.Seat, again.Seat)
	after := saved(t, home)
	assert.Equal(t, before.Hash(), after.Hash(), "nothing is lost, and nothing happens twice")
	p.playTurns("take-turn", 1)
}

func TestGameIsSavedWhenTheWindowIsClosed(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	g := home.start(t)
	g.ClickOn("new")
	g.ClickOn("start")
	g.DragTo("hand", "day-5")
	g.Close()
	assert.NotEqual(t, engine.Vacant, stateOf(t, home).SpaceAt(1, 5))
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
			home := newHome(t)
			require.NoError(t, home.Write(store.Autosave, []byte(c.text)))
			g := home.start(t)
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
			aside, err := home.Read(store.AsideName(store.Autosave, time.Now(), 1))
			require.NoError(t, err)
			assert.Equal(t, c.text, string(aside), "nothing is deleted")
			untilBegun(t, home)
		})
	}
}

// untilBegun waits until a new game is saved.
func untilBegun(t *testing.T, home userHome) {
	t.Helper()
	require.Eventually(t, func() bool {
		_, err := home.Read(store.Autosave)
		return err == nil
	}, savePatience, savePoll, "the new game is saved")
	assert.Equal(t, engine.Building, stateOf(t, home).Phase)
}

func stateOf(t *testing.T, home userHome) *engine.State {
	t.Helper()
	state := saved(t, home)
	return &state
}

func TestSaveOfANewerVersionIsRefusedAndKept(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	prepare(t, home, engine.TakeTurn)
	var document map[string]json.RawMessage
	data, err := home.Read(store.Autosave)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &document))
	document["version"] = json.RawMessage("999")
	newer, err := json.Marshal(document)
	require.NoError(t, err)
	require.NoError(t, home.Write(store.Autosave, newer))

	g := home.start(t)
	g.Scene("dialog")
	g.Ticks(2)
	g.Shot("message")
	g.Key(ebiten.KeyEnter)
	g.Scene("title")
	assert.False(t, g.Has("continue"))
	kept, err := home.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, newer, kept, "it is left as it is")

	// A new game may be played all the same.
	g.ClickOn("new")
	g.ClickOn("start")
	g.Scene("placement")
	untilBegun(t, home)
	kept, err = home.Read(store.AsideName(store.Autosave, time.Now(), 1))
	require.NoError(t, err)
	assert.Equal(t, newer, kept, "it makes room, and is not deleted")
}

func TestBrokenSettingsAreTold(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	require.NoError(t, home.Write(store.SettingsName, []byte("{")))
	require.NoError(t, home.Write(store.SetupName, []byte("[1, 2")))
	g := home.start(t)
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
	home := userHome{folder: filepath.Join(file, "home")}
	g := home.start(t)
	g.Scene("dialog")
	g.Ticks(2)
	g.Shot("message")
	g.ClickOn("ok")
	p := newPerson(t, g, mouse{g, t})
	p.press("new")
	p.press("start")
	p.playTurns("take-turn", 1)
}

func TestLeavingAndStartingOverAskFirst(t *testing.T) {
	t.Parallel()
	home := newHome(t)
	before := prepare(t, home, engine.TakeTurn)
	same := func(what string) {
		t.Helper()
		assert.Equal(t, before.Hash(), stateOf(t, home).Hash(), what)
	}
	g := home.start(t)
	p := newPerson(t, g, mouse{g, t})
	p.press("continue")
	g.Scene("turn")
	p.next()

	p.press("menu")
	p.press("restart")
	g.Scene("dialog")
	p.look("restart")
	p.press("no")
	g.Scene("pause")
	same("the game is not started over")

	p.press("quit")
	g.Scene("dialog")
	p.look("quit")
	g.Key(ebiten.KeyEscape)
	g.Scene("pause")

	p.press("leave")
	g.Scene("dialog")
	p.look("leave")
	p.press("no")
	g.Scene("pause")
	p.press("resume")
	g.Scene("turn")
	assert.Equal(t, "take-turn", p.next().Prompt)
	p.press("menu")
	p.press("leave")
	p.press("yes")
	g.Scene("title")
	same("leaving keeps the game")

	// A new game takes no place of another one's.
	p.press("new")
	g.Scene("setup")
	same("nor does it go before another one begins")
	p.press("back")
	p.press("continue")
	g.Scene("turn")
	p.next()
	p.press("menu")
	p.press("restart")
	p.press("yes")
	g.Scene("placement")
	untilSaved(t, home, "another game has begun", func(s *engine.State) bool { return s.Phase == engine.Building })

	p.next()
	p.press("menu")
	p.press("quit")
	p.press("yes")
	assert.True(t, g.Ended())
}
