package scene_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/pause"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/setup"
	"bigpayday/game/scene/title"
	"bigpayday/game/scene/wall"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

func TestAGameIsSetUpByKeyboardAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	require.Equal(t, "setup", v.Scene())
	v.TabTo("seat-1-name")
	v.Type("Ida")
	v.TabTo("seat-2-kind")
	v.Key(input.KeyLeft)
	v.TabTo("seat-3-remove")
	v.Key(input.KeyEnter)
	v.TabTo("seat-2-token")
	v.Key(input.KeyEnter)
	v.TabTo("color-green")
	v.Key(input.KeyEnter)
	v.Key(input.KeyEscape)
	v.TabTo("sheet")
	v.Key(input.KeyRight)
	v.TabTo("first")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyDown, input.KeyEnter)
	v.TabTo("sheet")
	v.Key(input.KeyLeft)
	v.TabTo("months")
	v.Key(input.KeyRight)
	v.TabTo("month-3")
	v.Key(input.KeyLeft, input.KeyLeft)
	v.TabTo("start")
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	s := v.Running.Setup()
	require.Len(t, s.Players, 2)
	assert.Equal(t, "Ida", s.Players[0].Name)
	assert.Equal(t, table.Human, s.Players[1].Kind)
	assert.Equal(t, uint8(render.SeatGreen), s.Players[1].Colour)
	assert.EqualValues(t, 1, s.Game.First)
	assert.EqualValues(t, []uint8{31, 31, 29, 0}, s.Game.Lengths[:4])
}

func TestAGameIsSetUpByMouseAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	require.Equal(t, "setup", v.Scene())
	v.Click("add")
	v.ClickBeside("seat-2-kind", -30)
	v.Click("seat-4-token")
	v.Click("shape-house")
	v.Click("tokens-done")
	v.Click("sheet")
	v.Click("laying")
	v.Click("laying/1")
	v.ClickBeside("sheet", -70)
	v.ClickBeside("months", -70)
	// A seat is taken by its number and put in another place.
	v.Click("seat-4-order")
	v.Click("seat-1-order")
	v.Click("start")
	require.Equal(t, "placement", v.Scene())
	s := v.Running.Setup()
	assert.Equal(t, []string{"Computer 3", "Mom", "Dad", "Computer 2"},
		[]string{s.Players[0].Name, s.Players[1].Name, s.Players[2].Name, s.Players[3].Name})
	assert.Equal(t, uint8(render.House), s.Players[0].Token)
	assert.Equal(t, uint8(render.Tree), s.Players[1].Token, "who had it gets the other one")
	assert.Equal(t, engine.ByOne, s.Game.Laying)
	assert.EqualValues(t, 1, s.Game.Months)
}

func TestTwoPlayersOfOneNameCannotStart(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	v.TabTo("seat-2-name")
	v.Type("mom")
	v.TabTo("start")
	v.Key(input.KeyEnter)
	assert.Equal(t, "setup", v.Scene())
	tip, _, ok := v.Top().Hand().Tooltip()
	require.True(t, ok, "it is told why")
	assert.Contains(t, tip.Text, "mom")
	v.TabTo("seat-2-name")
	v.Type("mie")
	v.Key(input.KeyEnter, input.KeyEnter)
	assert.Equal(t, "placement", v.Scene())
}

func TestEnterInANameGoesOnToTheNextAndBeginsNothing(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	v.TabTo("seat-3-kind")
	v.Key(input.KeyLeft)
	v.TabTo("seat-1-name")
	v.Type("Ida")
	v.Key(input.KeyEnter)
	at, _ := v.Top().Hand().Focused()
	assert.Equal(t, ui.ID("seat-3-name"), at, "computers have their names")
	v.Key(input.KeyEnter)
	at, _ = v.Top().Hand().Focused()
	assert.Equal(t, ui.ID("start"), at)
	assert.Equal(t, "setup", v.Scene())
}

func TestAFieldThatIsLeftEmptyGetsItsNameBack(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	v.TabTo("seat-1-name")
	v.Key(input.KeyBackspace)
	form := v.Top().(*setup.Setup).Form
	assert.Empty(t, form.Seats[0].Name.Text())
	v.Key(input.KeyTab)
	assert.Equal(t, "Mom", form.Seats[0].Name.Text())
}

func TestTheTitleGoesOnWithTheGame(t *testing.T) {
	st := store.OpenMemory()
	v := scenetest.Start(t, st)
	v.Key(input.KeyEnter, input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	hash := v.Running.State().Hash()
	v.Shut()

	v = scenetest.Start(t, st)
	s := v.Top().(*title.Title)
	require.NotNil(t, s.WaitingGame)
	assert.Equal(t, v.Say("title.continue_building"), s.WaitingGame.Where)
	assert.Equal(t, "Mom, Computer 1 and Computer 2", s.WaitingGame.Names)
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	assert.Equal(t, hash, v.Running.State().Hash())
}

func TestANewGameAsksBeforeItTakesThePlaceOfAnother(t *testing.T) {
	st := store.OpenMemory()
	v := scenetest.Start(t, st)
	v.Key(input.KeyEnter, input.KeyEnter)
	v.Shut()

	v = scenetest.Start(t, st)
	waits := v.Top().(*title.Title).WaitingGame.Table.Setup().Game.Seed
	v.Click("new")
	v.Click("start")
	require.Equal(t, "dialog", v.Scene())
	v.Key(input.KeyEscape)
	require.Equal(t, "setup", v.Scene())
	kept, err := table.Resume(st)
	require.NoError(t, err)
	assert.Equal(t, waits, kept.Setup().Game.Seed, "nothing is lost yet")
	v.Click("start")
	v.Click("yes")
	require.Equal(t, "placement", v.Scene())
	assert.NotEqual(t, waits, v.Running.Setup().Game.Seed)
}

func TestABrokenSaveIsToldAndMovedAside(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.Autosave, []byte("{")))
	v := scenetest.Start(t, st)
	require.Equal(t, "dialog", v.Scene())
	v.Key(input.KeyEnter)
	require.Equal(t, "title", v.Scene())
	assert.Nil(t, v.Top().(*title.Title).WaitingGame)
	_, err := st.Read(store.Autosave + ".broken-1")
	assert.NoError(t, err)
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
	v.Trouble = &store.Error{Kind: store.NoFolder, Path: "/nowhere"}
	app.TitleDoor.Goto(v.App, app.Nothing{})
	v.Tick()
	require.Equal(t, "dialog", v.Scene())
	assert.Contains(t, v.Top().(*app.Dialog).Text, "/nowhere")
	v.Key(input.KeyEnter)
	app.TitleDoor.Goto(v.App, app.Nothing{})
	v.Tick()
	assert.Equal(t, "title", v.Scene())
}

func TestLeavingAGameKeepsItAndItsMonth(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter, input.KeyEnter)
	_, err := v.Running.Choose(engine.Choice{Kind: engine.Fill})
	require.NoError(t, err)
	month := match.LaidPage(v.Running.State())
	require.Len(t, month, 30)
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Running)))
	v.Tick()
	v.Click("leave")
	require.Equal(t, "dialog", v.Scene())
	v.Key(input.KeyEnter)
	require.Equal(t, "title", v.Scene())
	assert.Nil(t, v.Running)
	require.NotNil(t, v.Top().(*title.Title).WaitingGame)
	v.Click("new")
	assert.Equal(t, month, v.Top().(*setup.Setup).Form.Last)
}

func TestStartingOverBeginsAnotherGameOfTheSamePlayers(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter, input.KeyEnter)
	before := v.Running.Setup()
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Running)))
	v.Tick()
	v.Click("restart")
	v.Key(input.KeyEscape)
	require.Equal(t, "pause", v.Scene(), "who thinks better of it is back in the menu")
	v.Click("restart")
	v.Click("yes")
	require.Equal(t, "placement", v.Scene())
	after := v.Running.Setup()
	assert.Equal(t, before.Players, after.Players)
	assert.NotEqual(t, before.Game.Seed, after.Game.Seed)
}

func TestQuittingAsksFirst(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter, input.KeyEnter)
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Running)))
	v.Tick()
	v.Click("quit")
	require.False(t, v.Leaving())
	assert.Equal(t, v.Say("dialog.quit.text_unsaved"), v.Top().(*app.Dialog).Text, "what is in memory is lost")
	v.Click("yes")
	assert.True(t, v.Leaving())
}

func TestSettingsCountAtOnceAndAreKept(t *testing.T) {
	st := store.OpenMemory()
	v := scenetest.Start(t, st)
	app.SettingsDoor.Open(v.App, app.Nothing{})
	v.Tick()
	require.Equal(t, "settings", v.Scene())
	v.TabTo("text-size")
	v.Key(input.KeyRight)
	v.TabTo("contrast")
	v.Key(input.KeyRight)
	for _, id := range []ui.ID{"motion", "captions", "hints", "sound", "full-screen"} {
		v.TabTo(id)
		v.Key(input.KeyEnter)
	}
	v.TabTo("speed")
	v.Key(input.KeyRight)
	v.TabTo("settings.volume.cards")
	v.Key(input.KeyEnd)
	want := scenetest.VeteranSettings()
	want.TextScale, want.HighContrast, want.ReducedMotion, want.Captions = 125, true, true, true
	want.Hints, want.Mute, want.FullScreen = false, true, true
	want.Speed, want.Volumes.Cards = store.Fast, 100
	assert.Equal(t, want, v.Settings)
	kept, err := st.Settings()
	require.NoError(t, err)
	assert.Equal(t, 125, kept.TextScale)
	assert.Equal(t, store.Fast, kept.Speed)

	v.Click("reset")
	reset := store.DefaultSettings()
	reset.FullScreen = true
	assert.Equal(t, reset, v.Settings, "the window stays as it is")
	v.Key(input.KeyEscape)
	assert.Equal(t, "title", v.Scene())
}

func TestTheKeyOfTheSettingsOpensThemFromEveryPage(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	f2, err := input.ParseTrigger("f2")
	require.NoError(t, err)
	for _, page := range []string{"title", "setup", "placement"} {
		require.Equal(t, page, v.Scene())
		v.Key(f2.Code)
		require.Equal(t, "settings", v.Scene(), page)
		v.Key(f2.Code)
		require.Equal(t, page, v.Scene())
		v.Key(input.KeyEnter)
	}
}

func TestMutingByKeyIsNoLetterOfAName(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.Letter('m'))
	assert.True(t, v.Settings.Mute)
	v.Key(input.KeyEnter)
	v.TabTo("seat-1-name")
	v.Key(input.Letter('m'))
	assert.True(t, v.Settings.Mute, "it is typed into the field")
}

func TestWhatLiesBelowIsLaidOutForTheWindow(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Tell("title", "text", nil)
	v.Tick()
	theme, err := render.NewTheme(render.NewView(960, 600, 1), 1, false)
	require.NoError(t, err)
	v.Theme = theme
	v.Tick()
	below := v.Stack[0].(*title.Title)
	assert.Equal(t, wall.LayWall(theme.View), below.Boxes.Wall)
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
		assert.Equal(t, c.want, title.SavedWhen(w, c.at, now))
	}
}

func TestNothingAllocatesWhereNothingHappens(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	pages := map[string]func(){
		"title": func() {}, "setup": func() { v.Click("new") }, "settings": func() { app.SettingsDoor.Open(v.App, app.Nothing{}) },
		"dialog": func() { v.Tell("Title", "Text", nil) },
	}
	for _, name := range []string{"title", "setup", "settings", "dialog"} {
		pages[name]()
		for range 5 {
			v.Tick()
		}
		require.True(t, strings.HasPrefix(v.Scene(), name))
		assert.Zero(t, testing.AllocsPerRun(50, func() {
			if v.Tick() {
				t.Errorf("%s is drawn again at rest", name)
			}
		}), name)
	}
}
