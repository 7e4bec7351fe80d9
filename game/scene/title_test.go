package scene_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene"
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

// guest is a player who uses the pages before and around a game.
type guest struct {
	*app.App
	t *testing.T
}

// enter starts the program with what is kept in a store.
func enter(t *testing.T, st *store.Store) *guest {
	t.Helper()
	keys := input.DefaultMap()
	theme, err := render.NewTheme(render.NewView(1280, 800, 1), 1, false)
	require.NoError(t, err)
	h := &app.App{
		Words: words.Open(words.English), Store: st, Settings: scenetest.VeteranSettings(), Keys: &keys, Theme: theme,
		Sound: audio.OpenSilent(), Desktop: true, Version: "1",
	}
	scene.BindPages(h)
	h.Start()
	v := &guest{h, t}
	v.Tick(&input.State{Quiet: true})
	return v
}

// key presses keys one after the other.
func (v *guest) key(codes ...input.Code) {
	for _, code := range codes {
		v.press(code, 0)
	}
}

func (v *guest) press(code input.Code, mods input.Mods) {
	actions := v.Keys.Actions(code, mods)
	v.Tick(&input.State{
		Device: input.Keys, Pressed: actions, Presses: []input.Press{{Code: code, Mods: mods, Actions: actions}}, Mods: mods,
	})
	v.Tick(&input.State{Device: input.Keys})
}

// tabTo moves the keyboard to a control.
func (v *guest) tabTo(id ui.ID) {
	v.t.Helper()
	for range 100 {
		if at, shown := v.Top().Hand().Focused(); shown && at == id {
			return
		}
		v.key(input.KeyTab)
	}
	v.t.Fatalf("no way to %s by keyboard", id)
}

// Click clicks in the middle of a control, or right of its middle by dx.
func (v *guest) click(id ui.ID, dx float64) {
	v.t.Helper()
	box, ok := v.Top().Hand().Box(id)
	require.True(v.t, ok, "no control %s", id)
	at := input.Pointer{X: box.CenterX() + dx, Y: box.CenterY(), Moved: true}
	v.Tick(&input.State{Device: input.Mouse, Pointer: at})
	at.Down, at.JustPressed, at.Moved = true, true, false
	v.Tick(&input.State{Device: input.Mouse, Pointer: at})
	at.Down, at.JustPressed, at.JustReleased = false, false, true
	v.Tick(&input.State{Device: input.Mouse, Pointer: at})
	at.JustReleased = false
	for range 20 { // longNamedGames than a double click takes
		v.Tick(&input.State{Device: input.Mouse, Pointer: at})
	}
}

// enters types a text into the field that has the keyboard.
func (v *guest) enters(text string) {
	v.Tick(&input.State{Device: input.Keys, Text: input.Text{Target: v.Text.ID, Commits: []input.Commit{{Text: text}}}})
	v.Tick(&input.State{Device: input.Keys})
}

func (v *guest) scene() string { return v.Top().Status().Scene }

var enterKey = input.KeyEnter

func TestAGameIsSetUpByKeyboardAlone(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(enterKey)
	require.Equal(t, "setup", v.scene())
	v.tabTo("seat-1-name")
	v.enters("Ida")
	v.tabTo("seat-2-kind")
	v.key(input.KeyLeft)
	v.tabTo("seat-3-remove")
	v.key(enterKey)
	v.tabTo("seat-2-token")
	v.key(enterKey)
	v.tabTo("color-green")
	v.key(enterKey)
	v.key(input.KeyEscape)
	v.tabTo("sheet")
	v.key(input.KeyRight)
	v.tabTo("first")
	v.key(enterKey, input.KeyDown, input.KeyDown, enterKey)
	v.tabTo("sheet")
	v.key(input.KeyLeft)
	v.tabTo("months")
	v.key(input.KeyRight)
	v.tabTo("month-3")
	v.key(input.KeyLeft, input.KeyLeft)
	v.tabTo("start")
	v.key(enterKey)
	require.Equal(t, "placement", v.scene())
	s := v.Running.Setup()
	require.Len(t, s.Players, 2)
	assert.Equal(t, "Ida", s.Players[0].Name)
	assert.Equal(t, table.Human, s.Players[1].Kind)
	assert.Equal(t, uint8(render.SeatGreen), s.Players[1].Colour)
	assert.EqualValues(t, 1, s.Game.First)
	assert.EqualValues(t, []uint8{31, 31, 29, 0}, s.Game.Lengths[:4])
}

func TestAGameIsSetUpByMouseAlone(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.click("new", 0)
	require.Equal(t, "setup", v.scene())
	v.click("add", 0)
	v.click("seat-2-kind", -30)
	v.click("seat-4-token", 0)
	v.click("shape-house", 0)
	v.click("tokens-done", 0)
	v.click("sheet", 0)
	v.click("laying", 0)
	v.click("laying/1", 0)
	v.click("sheet", -70)
	v.click("months", -70)
	// A seat is taken by its number and put in another place.
	v.click("seat-4-order", 0)
	v.click("seat-1-order", 0)
	v.click("start", 0)
	require.Equal(t, "placement", v.scene())
	s := v.Running.Setup()
	assert.Equal(t, []string{"Computer 3", "Mom", "Dad", "Computer 2"},
		[]string{s.Players[0].Name, s.Players[1].Name, s.Players[2].Name, s.Players[3].Name})
	assert.Equal(t, uint8(render.House), s.Players[0].Token)
	assert.Equal(t, uint8(render.Tree), s.Players[1].Token, "who had it gets the other one")
	assert.Equal(t, engine.ByOne, s.Game.Laying)
	assert.EqualValues(t, 1, s.Game.Months)
}

func TestTwoPlayersOfOneNameCannotStart(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(enterKey)
	v.tabTo("seat-2-name")
	v.enters("mom")
	v.tabTo("start")
	v.key(enterKey)
	assert.Equal(t, "setup", v.scene())
	tip, _, ok := v.Top().Hand().Tooltip()
	require.True(t, ok, "it is told why")
	assert.Contains(t, tip.Text, "mom")
	v.tabTo("seat-2-name")
	v.enters("mie")
	v.key(enterKey, enterKey)
	assert.Equal(t, "placement", v.scene())
}

func TestEnterInANameGoesOnToTheNextAndBeginsNothing(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(enterKey)
	v.tabTo("seat-3-kind")
	v.key(input.KeyLeft)
	v.tabTo("seat-1-name")
	v.enters("Ida")
	v.key(enterKey)
	at, _ := v.Top().Hand().Focused()
	assert.Equal(t, ui.ID("seat-3-name"), at, "computers have their names")
	v.key(enterKey)
	at, _ = v.Top().Hand().Focused()
	assert.Equal(t, ui.ID("start"), at)
	assert.Equal(t, "setup", v.scene())
}

func TestAFieldThatIsLeftEmptyGetsItsNameBack(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(enterKey)
	v.tabTo("seat-1-name")
	v.key(input.KeyBackspace)
	form := v.Top().(*setup.Setup).Form
	assert.Empty(t, form.Seats[0].Name.Text())
	v.key(input.KeyTab)
	assert.Equal(t, "Mom", form.Seats[0].Name.Text())
}

func TestTheTitleGoesOnWithTheGame(t *testing.T) {
	st := store.OpenMemory()
	v := enter(t, st)
	v.key(enterKey, enterKey)
	require.Equal(t, "placement", v.scene())
	hash := v.Running.State().Hash()
	v.Shut()

	v = enter(t, st)
	s := v.Top().(*title.Title)
	require.NotNil(t, s.WaitingGame)
	assert.Equal(t, v.Say("title.continue_building"), s.WaitingGame.Where)
	assert.Equal(t, "Mom, Computer 1 and Computer 2", s.WaitingGame.Names)
	v.key(enterKey)
	require.Equal(t, "placement", v.scene())
	assert.Equal(t, hash, v.Running.State().Hash())
}

func TestANewGameAsksBeforeItTakesThePlaceOfAnother(t *testing.T) {
	st := store.OpenMemory()
	v := enter(t, st)
	v.key(enterKey, enterKey)
	v.Shut()

	v = enter(t, st)
	waits := v.Top().(*title.Title).WaitingGame.Table.Setup().Game.Seed
	v.click("new", 0)
	v.click("start", 0)
	require.Equal(t, "dialog", v.scene())
	v.key(input.KeyEscape)
	require.Equal(t, "setup", v.scene())
	kept, err := table.Resume(st)
	require.NoError(t, err)
	assert.Equal(t, waits, kept.Setup().Game.Seed, "nothing is lost yet")
	v.click("start", 0)
	v.click("yes", 0)
	require.Equal(t, "placement", v.scene())
	assert.NotEqual(t, waits, v.Running.Setup().Game.Seed)
}

func TestABrokenSaveIsToldAndMovedAside(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.Autosave, []byte("{")))
	v := enter(t, st)
	require.Equal(t, "dialog", v.scene())
	v.key(enterKey)
	require.Equal(t, "title", v.scene())
	assert.Nil(t, v.Top().(*title.Title).WaitingGame)
	_, err := st.Read(store.Autosave + ".broken-1")
	assert.NoError(t, err)
}

func TestANewerSaveIsToldAndStays(t *testing.T) {
	st := store.OpenMemory()
	require.NoError(t, st.Write(store.Autosave, []byte(`{"format":"bigpayday game","version":99}`)))
	v := enter(t, st)
	require.Equal(t, "dialog", v.scene())
	assert.Equal(t, v.Say("load.title_newer"), v.Top().(*app.Dialog).Title)
	_, err := st.Read(store.Autosave)
	assert.NoError(t, err)
}

func TestNoPlaceToSaveIsToldOnce(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.Trouble = &store.Error{Kind: store.NoFolder, Path: "/nowhere"}
	app.TitleDoor.Goto(v.App, app.Nothing{})
	v.Tick(&input.State{Quiet: true})
	require.Equal(t, "dialog", v.scene())
	assert.Contains(t, v.Top().(*app.Dialog).Text, "/nowhere")
	v.key(enterKey)
	app.TitleDoor.Goto(v.App, app.Nothing{})
	v.Tick(&input.State{Quiet: true})
	assert.Equal(t, "title", v.scene())
}

func TestLeavingAGameKeepsItAndItsMonth(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(enterKey, enterKey)
	_, err := v.Running.Choose(engine.Choice{Kind: engine.Fill})
	require.NoError(t, err)
	month := match.LaidPage(v.Running.State())
	require.Len(t, month, 30)
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Running)))
	v.Tick(&input.State{Quiet: true})
	v.click("leave", 0)
	require.Equal(t, "dialog", v.scene())
	v.key(enterKey)
	require.Equal(t, "title", v.scene())
	assert.Nil(t, v.Running)
	require.NotNil(t, v.Top().(*title.Title).WaitingGame)
	v.click("new", 0)
	assert.Equal(t, month, v.Top().(*setup.Setup).Form.Last)
}

func TestStartingOverBeginsAnotherGameOfTheSamePlayers(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(enterKey, enterKey)
	before := v.Running.Setup()
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Running)))
	v.Tick(&input.State{Quiet: true})
	v.click("restart", 0)
	v.key(input.KeyEscape)
	require.Equal(t, "pause", v.scene(), "who thinks better of it is back in the menu")
	v.click("restart", 0)
	v.click("yes", 0)
	require.Equal(t, "placement", v.scene())
	after := v.Running.Setup()
	assert.Equal(t, before.Players, after.Players)
	assert.NotEqual(t, before.Game.Seed, after.Game.Seed)
}

func TestQuittingAsksFirst(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(enterKey, enterKey)
	v.Open(pause.NewPause(v.App, match.NewMatch(v.App, v.Running)))
	v.Tick(&input.State{Quiet: true})
	v.click("quit", 0)
	require.False(t, v.Leaving())
	assert.Equal(t, v.Say("dialog.quit.text_unsaved"), v.Top().(*app.Dialog).Text, "what is in memory is lost")
	v.click("yes", 0)
	assert.True(t, v.Leaving())
}

func TestSettingsCountAtOnceAndAreKept(t *testing.T) {
	st := store.OpenMemory()
	v := enter(t, st)
	app.SettingsDoor.Open(v.App, app.Nothing{})
	v.Tick(&input.State{Quiet: true})
	require.Equal(t, "settings", v.scene())
	v.tabTo("text-size")
	v.key(input.KeyRight)
	v.tabTo("contrast")
	v.key(input.KeyRight)
	for _, id := range []ui.ID{"motion", "captions", "hints", "sound", "full-screen"} {
		v.tabTo(id)
		v.key(enterKey)
	}
	v.tabTo("speed")
	v.key(input.KeyRight)
	v.tabTo("settings.volume.cards")
	v.key(input.KeyEnd)
	want := scenetest.VeteranSettings()
	want.TextScale, want.HighContrast, want.ReducedMotion, want.Captions = 125, true, true, true
	want.Hints, want.Mute, want.FullScreen = false, true, true
	want.Speed, want.Volumes.Cards = store.Fast, 100
	assert.Equal(t, want, v.Settings)
	kept, err := st.Settings()
	require.NoError(t, err)
	assert.Equal(t, 125, kept.TextScale)
	assert.Equal(t, store.Fast, kept.Speed)

	v.click("reset", 0)
	reset := store.DefaultSettings()
	reset.FullScreen = true
	assert.Equal(t, reset, v.Settings, "the window stays as it is")
	v.key(input.KeyEscape)
	assert.Equal(t, "title", v.scene())
}

func TestTheKeyOfTheSettingsOpensThemFromEveryPage(t *testing.T) {
	v := enter(t, store.OpenMemory())
	f2, err := input.ParseTrigger("f2")
	require.NoError(t, err)
	for _, page := range []string{"title", "setup", "placement"} {
		require.Equal(t, page, v.scene())
		v.press(f2.Code, 0)
		require.Equal(t, "settings", v.scene(), page)
		v.press(f2.Code, 0)
		require.Equal(t, page, v.scene())
		v.key(enterKey)
	}
}

func TestMutingByKeyIsNoLetterOfAName(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.key(input.Letter('m'))
	assert.True(t, v.Settings.Mute)
	v.key(enterKey)
	v.tabTo("seat-1-name")
	v.key(input.Letter('m'))
	assert.True(t, v.Settings.Mute, "it is typed into the field")
}

func TestWhatLiesBelowIsLaidOutForTheWindow(t *testing.T) {
	v := enter(t, store.OpenMemory())
	v.Tell("title", "text", nil)
	v.Tick(&input.State{Quiet: true})
	theme, err := render.NewTheme(render.NewView(960, 600, 1), 1, false)
	require.NoError(t, err)
	v.Theme = theme
	v.Tick(&input.State{Quiet: true})
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
	v := enter(t, store.OpenMemory())
	quiet := &input.State{Quiet: true}
	pages := map[string]func(){
		"title": func() {}, "setup": func() { v.act("new") }, "settings": func() { app.SettingsDoor.Open(v.App, app.Nothing{}) },
		"dialog": func() { v.Tell("Title", "Text", nil) },
	}
	for _, name := range []string{"title", "setup", "settings", "dialog"} {
		pages[name]()
		for range 5 {
			v.Tick(quiet)
		}
		require.True(t, strings.HasPrefix(v.scene(), name))
		assert.Zero(t, testing.AllocsPerRun(50, func() {
			if v.Tick(quiet) {
				t.Errorf("%s is drawn again at rest", name)
			}
		}), name)
	}
}

// act does on the title what one of its controls does.
func (v *guest) act(id ui.ID) { v.Top().(*title.Title).Act(id) }
