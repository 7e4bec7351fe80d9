// Package game is the window around the scenes: Ebitengine's loop (game.go), the
// window's size and full screen and what is remembered of them (window.go), other
// sizes and scales (resize.go) and the images that are drawn ahead for them
// (prewarm.go), whose computer it is (username.go), input that has to wait
// (inputqueue.go), garbage collection (gcpacing.go), what a screen reader says
// (spoken.go), the browser's back button and what its user prefers (browser_js.go),
// recovery from errors in the program (crash.go), and the trace that end-to-end tests
// read (trace.go).
//
// What is shown in the window is in package scene. How the program is started is
// package cli.
package game

import (
	"errors"
	"fmt"
	"io"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/files"
	"bigpayday/game/scene"
	"bigpayday/game/store"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/spareface"
)

// Options say how the program was started.
type Options struct {
	// Version is what the program calls itself.
	Version string
	// Languages are those that there are. Translations that the player has put
	// beside the settings are added to them.
	Languages words.Library
	// Language is the code of the language of all texts, such as "en", until the
	// player chooses one.
	Language string
	// Translation is the name of a .po file, whose language is used whatever the
	// player has chosen; "" for none.
	Translation string
	// Sounds starts with the page on which every sound can be played alone, in
	// place of the title.
	Sounds bool
	// Silent leaves the sound device alone.
	Silent bool
	// Save is the name of a file with a saved game, which is taken as if it were dropped on the
	// window; "" for none.
	Save string
	// Trace, if not nil, gets a line of JSON whenever the screen shows something
	// else to do.
	Trace io.Writer
	// Devices, if not nil, takes the place of mouse, keyboard, touch and
	// gamepad. It is called once in every tick, with the window in logical
	// pixels.
	Devices func(render.View) input.State
	// Scale, if not nil, takes the place of the screen's own scale: it returns
	// the device pixels in one device-independent pixel. It is called in every
	// frame.
	Scale func() float64
}

// openSound returns the player of the sound device, or one without a device.
func openSound(silent bool) *audio.Player {
	if silent {
		return audio.OpenSilent()
	}
	return audio.Open()
}

// Run opens the window and returns when it is closed. Its error is a sentence in
// the player's language.
func Run(o Options) error {
	g := New(o)
	err := ebiten.RunGame(g)
	g.app.Shut() // the window may have gone without a last tick
	if err != nil {
		if g.failures > 0 {
			return err
		}
		return errors.New(g.app.Say("error.screen", words.Text("error", fmt.Sprint(err))))
	}
	return nil
}

// New returns the game and sets the window up. Whoever runs it has to hand every
// call of Ebitengine on to it.
func New(o Options) *Game {
	returnDriverMemory()
	setStartGC()
	// The typefaces and the words are read while the system makes the window.
	go render.PreloadFonts()
	st, storeErr := store.Open() // without a folder it keeps things in memory
	settings, settingsErr := st.Settings()
	prefer(st, &settings)
	if store.KindOf(settingsErr) == store.Newer {
		settingsErr = nil // what this version knows of them is used
	}
	g := &Game{
		dropped: make(chan files.File),
		reader:  input.NewReader(),
		app: &app.App{
			Store: st, Settings: settings, Version: o.Version, SystemLanguage: o.Language,
			Desktop: runtime.GOOS != "js", DrawsAhead: true, UserName: userName(), StoreError: storeErr, SettingsError: settingsErr, Sound: openSound(o.Silent),
			Address: pageAddress(), Link: link(),
		},
		scaleOverride: o.Scale,
		gc:            newGCPacer(),
	}
	scene.BindPages(g.app)
	g.app.AddLanguages(o.Languages, o.Translation)
	g.window = windowSize{float64(settings.WindowWidth), float64(settings.WindowHeight), 1}
	g.drawnFor = g.window
	g.devices = o.Devices
	if g.devices == nil {
		g.devices = func(v render.View) input.State { return g.reader.Read(v.W, v.H, v.Scale) }
	}
	g.app.Keys = g.reader.Map()
	g.app.BindKeys()
	g.fullScreen = settings.FullScreen
	if o.Trace != nil {
		g.trace = newTracer(o.Trace)
	}
	g.openVoice()
	g.openFirst = g.app.Start
	if o.Sounds {
		g.openFirst = g.app.StartWithSounds
	}
	files.TakeDrops(g.dropped)
	files.TakeOpened(g.dropped)
	if o.Save != "" {
		go files.ReadEach(files.Only(o.Save), g.dropped)
	}
	setUpWindow(settings)
	return g
}

// Game is the game as Ebitengine runs it: it implements [ebiten.Game],
// [ebiten.LayoutFer] and [ebiten.FinalScreenDrawer].
type Game struct {
	dropped chan files.File // on the window, see takeDropped
	app     *app.App
	reader  *input.Reader
	trace   *tracer // nil unless tests want a trace

	// tick counts the calls of Update, and drawn the frames that were drawn. dirty
	// says that the next frame has to be drawn.
	tick  int64
	drawn int
	dirty bool
	// openFirst opens the first page. It is called in the first tick, and nil
	// afterwards.
	openFirst func()

	// devices returns the input of a tick, in is that of the present one, and
	// waiting what is still to be handled of earlier ones.
	devices func(render.View) input.State
	in      input.State
	waiting inputQueue
	back    backButton
	lens    lens

	// window is the window's size as it is, since tick windowSince; drawnFor is
	// the size that the screen is drawn for. They differ while the window is
	// being resized, see [Game.LayoutF].
	window, drawnFor windowSize
	windowSince      int64
	scaleOverride    func() float64 // see [Options.Scale]
	prewarm          prewarm
	clearPixel       *ebiten.Image // 1x1, transparent
	whitePixel       *ebiten.Image // 1x1, white
	// languageChanges is the number of changes of language that the theme was made
	// after.
	languageChanges int
	// typefaces is how many of those that come later the theme was made with, and toldOfFaces
	// says that the player knows of one that does not come.
	typefaces   int
	toldOfFaces bool

	// fullScreen says whether the window was last told to fill the screen.
	// resizedAt is the tick of the last change of its size that may have been
	// full screen by other means, 0 for none.
	fullScreen bool
	resizedAt  int64

	// failure is the value of a panic in Draw, until the next tick handles it.
	// failures counts all panics.
	failure  any
	failures int

	gc    *gcPacer
	voice *voice // nil where there is nobody to speak to
	aloud bool   // the screen is to be read aloud
}

// givingWayTicks is after how many ticks the game looks whether another window wants the saved
// games.
const givingWayTicks = 30

// Layout is never called: LayoutF takes its place.
func (g *Game) Layout(int, int) (int, int) { return 1, 1 }

// Update handles one tick.
func (g *Game) Update() (err error) {
	defer g.rescue(&err)
	g.tick++
	if g.failure != nil {
		return g.backToTitle()
	}
	if err := g.updateTheme(); err != nil {
		return err
	}
	if g.prewarm.on {
		g.waitForPrewarm()
		if g.trace != nil {
			g.trace.write(g)
		}
		return nil // time stands still until the next frame can be shown
	}
	if g.drawn > 0 {
		g.gc.start()
	}
	if g.openFirst != nil {
		ebiten.SetWindowTitle(g.app.Say("title.name"))
		g.openFirst()
		g.openFirst = nil
	}
	if g.tick%givingWayTicks == 0 && g.app.GiveWay() {
		g.dirty = true
	}
	g.reader.Unwatched = g.app.Settings.QuietTable
	g.in = g.waiting.next(g.devices(g.app.View()))
	g.lookCloser()
	if g.back.pressed(g.Top().Status().Scene != app.TitleDoor.ID()) {
		g.in.Press(input.Cancel)
	}
	if g.in.Pressed.Has(input.Fullscreen) && !g.app.AwaitsKey {
		g.app.Set(func(s *store.Settings) { s.FullScreen = !s.FullScreen })
	}
	if ebiten.IsWindowBeingClosed() {
		g.app.Leave()
	}
	g.tellOfTypefaces()
	g.takeDropped()
	g.takeRequests()
	changed := g.app.Tick(&g.in)
	if changed {
		g.dirty = true
	}
	g.gc.tick(!changed && g.in.Idle && !g.app.Works())
	if !g.app.Theme.UsesSkin(g.app.Skin) {
		// A game of another edition has begun: nothing of it is shown in the old
		// theme.
		if err := g.updateTheme(); err != nil {
			return err
		}
	}
	g.updateFullScreen()
	ebiten.SetCursorShape(g.app.Cursor)
	g.reader.SetTarget(g.app.Text)
	g.speak()
	if g.trace != nil {
		g.trace.write(g)
	}
	if g.app.Leaving() {
		g.saveWindowSize()
		g.app.Shut()
		return ebiten.Termination
	}
	return nil
}

// tellOfTypefaces says once that a typeface does not come which a name needs.
func (g *Game) tellOfTypefaces() {
	if _, failed := spareface.Late(); failed && !g.toldOfFaces {
		g.toldOfFaces = true
		g.app.ShowNotice(g.app.Say("error.typeface"))
	}
}

// Draw draws a frame if anything has changed; else the screen keeps the last one.
// Scenes cover all of it, so that nothing has to be cleared.
func (g *Game) Draw(screen *ebiten.Image) {
	g.app.Frame()
	g.app.Theme.PassFrame()
	if !g.dirty && !g.prewarm.on {
		return
	}
	defer func() {
		if cause := recover(); cause != nil {
			g.prewarm.on = false
			g.logFailure(cause) // the next tick goes back to the title
		}
	}()
	if g.prewarm.on {
		g.prewarmPass(screen)
		return
	}
	g.drawn++
	g.app.Hurried = hurries && g.drawn == 1
	g.dirty = g.app.Hurried
	g.app.Draw(screen)
}

// Drawn returns how many frames have been drawn.
func (g *Game) Drawn() int { return g.drawn }

// Top returns the scene that the player sees on top.
func (g *Game) Top() app.Scene { return g.app.Top() }
