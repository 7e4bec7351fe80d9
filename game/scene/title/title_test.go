package title_test

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/money"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/title"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

func TestTheTitleGoesOnWithTheGame(t *testing.T) {
	st := store.OpenMemory()
	v := scenetest.Start(t, st)
	v.Click("new")
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	hash := v.Table().State().Hash()
	v.Shut()

	v = scenetest.Start(t, st)
	s := v.Top().(*title.Title)
	require.NotNil(t, s.Saved)
	assert.Equal(t, v.Say("title.continue_building"), s.Saved.Where)
	assert.Equal(t, "Mom, Otto and Mei", s.Saved.Names)
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	assert.Equal(t, hash, v.Table().State().Hash())
}

func TestANewGameLeavesTheOneThatWaitsInItsPlaceOnTheList(t *testing.T) {
	st := store.OpenMemory()
	waits := scenetest.TwoPlayers.Save(t)
	require.NoError(t, st.Write(store.Autosave, waits))
	v := scenetest.Start(t, st)
	v.Click("new")
	require.Equal(t, "setup", v.Scene(), "nothing is asked")
	kept, err := st.Read(store.Autosave)
	require.NoError(t, err)
	assert.Equal(t, waits, kept, "nothing has moved before the new one begins")
	v.Click("start")
	require.Equal(t, "placement", v.Scene())
	kept, err = st.Read(store.KeptName(nil))
	require.NoError(t, err)
	assert.Equal(t, waits, kept)
}

func TestABrokenSaveIsToldAndMovedAside(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.Autosave, []byte("{")))
	v := scenetest.Start(t, st)
	require.Equal(t, "dialog", v.Scene())
	v.Key(input.KeyEnter)
	require.Equal(t, "title", v.Scene())
	assert.Nil(t, v.Top().(*title.Title).Saved)
	_, err := st.Read(store.AsideName(store.Autosave, time.Now(), 1))
	assert.NoError(t, err)
}

func TestACopyOfABrokenSaveIsGoneOnWith(t *testing.T) {
	st := store.OpenMemory()
	v := scenetest.Start(t, st)
	v.Click("new")
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	hash := v.Table().State().Hash()
	v.Shut()
	require.NoError(t, st.Write(store.Autosave, []byte("{")))

	v = scenetest.Start(t, st)
	assert.Equal(t, v.Say("load.title_broken"), v.Top().(*app.Dialog).Title)
	v.Key(input.KeyEnter)
	v.Tick()
	assert.Equal(t, v.Say("load.title_copy"), v.Top().(*app.Dialog).Title)
	assert.Contains(t, v.Top().(*app.Dialog).Text, v.Say("title.continue_building"))
	v.Key(input.KeyEscape)
	require.Equal(t, "title", v.Scene())
	assert.Nil(t, v.Top().(*title.Title).Saved)

	v = scenetest.Start(t, st)
	assert.Equal(t, v.Say("load.title_copy"), v.Top().(*app.Dialog).Title, "it is offered again")
	v.Key(input.KeyEnter)
	require.Equal(t, "title", v.Scene())
	_, err := st.Read(store.Autosave)
	require.NoError(t, err, "it has taken the place of the broken one")
	v.Tick()
	v.Click("continue")
	require.Equal(t, "placement", v.Scene())
	assert.Equal(t, hash, v.Table().State().Hash())
}

func TestTheTitleGoesOnWithWhatAnotherWindowHasPlayedSince(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.Autosave, scenetest.TwoPlayers.Save(t)))
	v := scenetest.Start(t, st)
	other, err := money.Resume(st)
	require.NoError(t, err)
	_, err = other.Choose(other.State().AppendOptions(nil)[0].Choice)
	require.NoError(t, err)
	v.Click("continue")
	assert.Equal(t, *other.State(), *v.Table().State())
}

func TestANewerSaveIsToldAndStays(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.Autosave, []byte(`{"format":"bigpayday game","version":99}`)))
	v := scenetest.Start(t, st)
	require.Equal(t, "dialog", v.Scene())
	assert.Equal(t, v.Say("load.title_newer"), v.Top().(*app.Dialog).Title)
	_, err := st.Read(store.Autosave)
	assert.NoError(t, err)
}

func TestNoPlaceToSaveIsToldOnce(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.StoreError = &store.Error{Kind: store.NoFolder, Path: "/nowhere"}
	app.TitleDoor.Goto(v.App, app.Nothing{})
	v.Tick()
	require.Equal(t, "dialog", v.Scene())
	assert.Contains(t, v.Top().(*app.Dialog).Text, "/nowhere")
	v.Key(input.KeyEnter)
	app.TitleDoor.Goto(v.App, app.Nothing{})
	v.Tick()
	assert.Equal(t, "title", v.Scene())
}

func TestSettingsThatCannotBeReadAreToldOnce(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	for _, err := range []*store.Error{
		{Kind: store.Broken, Path: "/home/settings.json", Aside: "/home/settings.broken-1.json"},
		{Kind: store.NoFile, Path: "/home/settings.json"},
	} {
		v.SettingsError = err
		app.TitleDoor.Goto(v.App, app.Nothing{})
		v.Tick()
		require.Equal(t, "dialog", v.Scene())
		assert.Equal(t, v.Say("load.title_settings"), v.Top().(*app.Dialog).Title)
		assert.Contains(t, v.Top().(*app.Dialog).Text, "/home/settings.json")
		v.Key(input.KeyEnter)
		app.TitleDoor.Goto(v.App, app.Nothing{})
		v.Tick()
		assert.Equal(t, "title", v.Scene())
	}
}

func TestWhatLiesBelowIsLaidOutForTheWindow(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Inform("title", "text", nil)
	v.Tick()
	theme, err := render.NewTheme(render.NewView(960, 600, 1), 1, false)
	require.NoError(t, err)
	v.Theme = theme
	v.Tick()
	below := v.Scenes()[0].(*title.Title)
	assert.Equal(t, theme.View.Bounds(), below.Tree().Box)
}

func TestTheTimeOfASaveIsSaidAsPeopleDo(t *testing.T) {
	w := words.Open(words.English)
	now := time.Date(2030, 5, 10, 9, 30, 0, 0, time.Local)
	for _, c := range []struct {
		at   time.Time
		want string
	}{
		{now.Add(-time.Hour), "Saved today at 8:30 AM"},
		{now.Add(-12 * time.Hour), "Saved yesterday at 9:30 PM"},
		{now.Add(-48 * time.Hour), "Saved 2 days ago"},
		{now.Add(24 * time.Hour), "Saved today at 9:30 AM"},
		{time.Date(2030, 5, 10, 0, 5, 0, 0, time.Local), "Saved today at 12:05 AM"},
		{time.Date(2030, 5, 9, 12, 0, 0, 0, time.Local), "Saved yesterday at 12:00 PM"},
		{time.Time{}, ""},
	} {
		assert.Equal(t, c.want, app.SavedWhen(w, c.at, now))
	}
}

func TestEveryGameCanBeLearned(t *testing.T) {
	for i := range scenetest.Start(t, store.OpenMemory()).Games {
		v := scenetest.Start(t, store.OpenMemory())
		var begun []int
		for n := range v.Games {
			v.Games[n].Learn = func(*app.App) { begun = append(begun, n) }
		}
		v.Click("learn")
		v.Tick()
		require.Equal(t, "games", v.Scene())
		v.Click(ui.ID("game-" + strconv.Itoa(i+1)))
		assert.Equal(t, []int{i}, begun)
		assert.Equal(t, "title", v.Scene(), "the list is closed")
	}
}

func TestAListOfGamesIsLeftAndNothingBegins(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("play")
	v.Tick()
	v.Key(input.KeyEscape)
	assert.Equal(t, "title", v.Scene())
	assert.Nil(t, v.Running)
}

func TestAReadyTableTakesThePlaceOfNoGame(t *testing.T) {
	st := store.OpenMemory()
	waits := scenetest.TwoPlayers.Save(t)
	require.NoError(t, st.Write(store.Autosave, waits))
	v := scenetest.Start(t, st)
	v.Click("play")
	v.Tick()
	v.Click("ready-big")
	v.Tick()
	assert.Equal(t, "turn", v.Scene())
	kept, err := st.Read(store.KeptName(nil))
	require.NoError(t, err)
	assert.Equal(t, waits, kept)
}

func TestEveryGameComesToTheScreenFromItsList(t *testing.T) {
	for _, c := range []struct {
		way, game ui.ID
		page      string
	}{
		{"learn", "game-1", "turn"}, {"learn", "lesson-month", "placement"}, {"learn", "game-2", "map"},
		{"play", "ready-big", "turn"}, {"play", "ready-standard", "turn"}, {"play", "ready-conquest", "map"},
	} {
		v := scenetest.Start(t, store.OpenMemory())
		v.Click(c.way)
		v.Tick()
		v.Click(c.game)
		v.Ticks(2)
		assert.Equal(t, c.page, v.Scene(), c.game)
		assert.Equal(t, c.way == "learn", v.Teaching)
		assert.Equal(t, 1, countPeople(v.Running.Players()))
	}
}

func countPeople(players []table.Player) (n int) {
	for _, p := range players {
		if p.Kind == table.Human {
			n++
		}
	}
	return n
}

// TestTheTitleLivesWhileItsWindowIsInFront counts how often the page is drawn anew in a second.
func TestTheTitleLivesWhileItsWindowIsInFront(t *testing.T) {
	s := scenetest.Start(t, store.OpenMemory())
	second := func() (drawn int) {
		for range 60 {
			if s.Tick() {
				drawn++
			}
		}
		return drawn
	}
	second()
	assert.Zero(t, second(), "the window is not in front")
	s.In.InFront = true
	live := second()
	assert.LessOrEqual(t, live, 30, "no more than can be seen")
	assert.GreaterOrEqual(t, live, 8)
	s.Settings.QuietTable = true
	assert.Zero(t, second(), "a quiet table is asked for")
	s.Settings.QuietTable = false
	s.Settings.ReducedMotion = true
	assert.Zero(t, second(), "little motion is asked for")
	s.Settings.ReducedMotion = false
	s.Click("settings")
	second()
	assert.Zero(t, second(), "another page lies over it")
}

func TestTheCatLiftsATileForWhoPressesIt(t *testing.T) {
	s := scenetest.Start(t, store.OpenMemory())
	page := s.Top().(*title.Title)
	s.In.InFront = true
	before := s.Screenshot()
	cat := page.CatBox()
	require.False(t, cat.Empty())
	press := func() {
		p := &s.In.Pointer
		p.Away, p.X, p.Y, p.JustPressed, p.Down = false, cat.CenterX(), cat.CenterY(), true, true
		s.Tick()
		p.Down = false
		s.Ticks(20)
	}
	press()
	assert.GreaterOrEqual(t, page.Lifted(), 0)
	assert.NotEqual(t, before.Pix, s.Screenshot().Pix)
	assert.Equal(t, "title", s.Scene())
	s.Ticks(60)
	assert.Equal(t, -1, page.Lifted(), "it lies down again")
	s.Settings.QuietTable = true
	press()
	assert.Equal(t, -1, page.Lifted())
}

func TestTheSavedGamesAreTakenOverFromTheWindowThatHasThem(t *testing.T) {
	t.Setenv(store.Home, t.TempDir())
	open := func() (*store.Store, error) {
		st, err := store.Open()
		t.Cleanup(func() { _ = st.Close() })
		return st, err
	}
	held, err := open()
	require.NoError(t, err)
	first := scenetest.Start(t, held)
	first.Play(scenetest.TwoPlayers)
	require.NoError(t, held.Write(store.Autosave, first.Saved(scenetest.TwoPlayers)))
	assert.False(t, first.GiveWay(), "nobody has asked")

	read, err := open()
	require.Equal(t, store.InUse, store.KindOf(err))
	second := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	second.Store, second.StoreError, second.Desktop = read, err, true
	second.Start()
	second.Ticks(2)
	downloads := t.TempDir()
	t.Setenv("XDG_DOWNLOAD_DIR", downloads)
	second.Click("copy")
	second.Ticks(2)
	copies, err := filepath.Glob(filepath.Join(downloads, "*.bigpayday"))
	require.NoError(t, err)
	require.Len(t, copies, 1)
	copied, err := os.ReadFile(copies[0])
	require.NoError(t, err)
	assert.Equal(t, string(first.Saved(scenetest.TwoPlayers)), string(copied))
	second.Click("take") // it is asked again
	second.Ticks(5)
	require.Eventually(t, first.GiveWay, time.Minute, 10*time.Millisecond)
	first.Ticks(2)
	assert.Equal(t, "dialog", first.Scene(), "it says so, and can take them back")
	assert.False(t, first.Store.Lasts())
	second.Ticks(3)
	assert.True(t, second.Store.Lasts())
	assert.True(t, second.Has("continue"), "it can go on with what was saved last")
}

// Where a program has just been loaded its first picture comes before the one with all that moves;
// there is nothing in it that could not be pressed.
func TestTheFirstPictureInAHurryLeavesOutOnlyWhatMoves(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	all := func(string) bool { return true }
	whole := v.TextsThat(all)
	v.Hurried = true
	first := v.TextsThat(all)
	assert.Subset(t, whole, first)
	assert.Less(t, len(first), len(whole), "the postcard moves")
	for _, button := range []string{"title.play", "title.set_up", "title.settings", "title.credits", "title.quit"} {
		assert.Contains(t, first, v.Say(button))
	}
}
