// Package game is the window around the scenes: the loop of Ebitengine, the
// size and scale of the window, full screen, and what is remembered of both.
// What is shown in the window is in package scene.
package game

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/scene"
	"bigpayday/game/store"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// Options say how the program was started.
type Options struct {
	// Version is what the program calls itself.
	Version string
	// Languages are those that there are; what the player has put beside the
	// settings is added to them.
	Languages words.Library
	// Language is the language of all texts, such as "en", until the player sets
	// one.
	Language string
	// Translation is a .po file, whose language is spoken whatever is set; "" for
	// none.
	Translation string
	// Sounds opens the page on which every sound can be heard alone in place of
	// the title.
	Sounds bool
	// Trace, if not nil, is told what the screen shows, a line at a time.
	Trace io.Writer
	// Devices, if not nil, takes the place of mouse, keyboard, touch and
	// gamepad: it is asked once in every tick, with the window in logical
	// pixels.
	Devices func(render.View) input.State
	// Scale, if not nil, takes the place of the screen's own scale: the device
	// pixels in one device-independent pixel.
	Scale func() float64
}

// Run opens the window and plays until it is closed. Its error is for people:
// what happened, in the player's language.
func Run(o Options) error {
	g := New(o)
	err := ebiten.RunGame(g)
	g.house.Shut() // also where the window went without a last tick
	if err != nil {
		if g.failures > 0 {
			return err
		}
		return errors.New(g.house.Say("error.screen", words.Text("error", fmt.Sprint(err))))
	}
	return nil
}

// New returns the game and says what its window is to be like. Whoever runs it
// has to hand every call of Ebitengine on to it.
func New(o Options) *Game {
	// The typefaces and the words are read while the system makes the window.
	// What that leaves behind is collected when the first frame is shown.
	collects := debug.SetGCPercent(400)
	go render.PreloadFonts()
	st, trouble := store.Open() // without a folder it keeps things in memory
	settings, err := st.Settings()
	if trouble == nil && store.KindOf(err) == store.Broken {
		trouble = err
	}
	g := &Game{
		collects: collects,
		reader:   input.NewReader(),
		house: &scene.House{
			Store: st, Settings: settings, Version: o.Version, System: o.Language,
			Desktop: runtime.GOOS != "js", Trouble: trouble, Sound: audio.Open(),
		},
		windowScale: o.Scale,
		tidier:      tidies(),
	}
	g.house.AddLanguages(o.Languages, o.Translation)
	g.window = pane{float64(settings.WindowWidth), float64(settings.WindowHeight), 1}
	g.pane = g.window
	g.devices = o.Devices
	if g.devices == nil {
		g.devices = func(v render.View) input.State { return g.reader.Read(v.W, v.H, v.Scale) }
	}
	g.house.Keys = g.reader.Map()
	g.house.BindKeys()
	g.full = settings.FullScreen
	if o.Trace != nil {
		g.trace = newTracer(o.Trace)
	}
	g.start = g.house.Start
	if o.Sounds {
		g.start = g.house.StartWithSounds
	}

	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(store.MinWindowWidth, store.MinWindowHeight, -1, -1)
	ebiten.SetWindowSize(windowSize(settings))
	ebiten.SetFullscreen(settings.FullScreen)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	return g
}

// windowSize returns the size of the window at its last use, or what of it the
// screen has room for.
func windowSize(s store.Settings) (width, height int) {
	width, height = s.WindowWidth, s.WindowHeight
	if m := ebiten.Monitor(); m != nil {
		if w, h := m.Size(); w > store.MinWindowWidth && h > store.MinWindowHeight {
			width, height = min(width, w), min(height, h)
		}
	}
	return width, height
}

// Game is the game as Ebitengine sees it.
type Game struct {
	house  *scene.House
	reader *input.Reader
	// told counts the languages that the game was drawn in, see [Game.fit].
	told int
	// devices says what was done with the devices in a tick.
	devices func(render.View) input.State
	in      input.State // of the present tick
	late    lateInput
	trace   *tracer

	// window is the window as it is, since when the tick in which it became so;
	// pane is the one that the game is drawn for, see [Game.LayoutF].
	window, pane pane
	since        int64
	windowScale  func() float64
	prewarm      prewarmRun
	speck        *ebiten.Image // a clear pixel
	tick         int64
	dirty        bool
	drawn        int
	// start opens the first page, in the first tick.
	start func()
	// failure is an error in the program that came up while drawing; failures
	// counts them all.
	failure  any
	failures int
	// collects is how often garbage is collected once a frame has been shown.
	collects int
	tidier   *tidier
	// full says whether the window is to fill the screen, and sized in which
	// tick it last got another size, 0 for none that matters any more.
	full  bool
	sized int64
}

// Layout is never called: LayoutF takes its place.
func (g *Game) Layout(int, int) (int, int) { return 1, 1 }

// Update handles one tick.
func (g *Game) Update() (err error) {
	defer g.rescue(&err)
	g.tick++
	if g.failure != nil {
		return g.recovered()
	}
	if err := g.fit(); err != nil {
		return err
	}
	if g.prewarm.on {
		g.waitPrewarm()
		if g.trace != nil {
			g.trace.tell(g)
		}
		return nil // time stands still until the next frame can be shown
	}
	if g.drawn > 0 && g.collects != 0 {
		g.tidier.begin(g.collects)
		g.collects = 0
	}
	if g.start != nil {
		ebiten.SetWindowTitle(g.house.Say("title.name"))
		g.start()
		g.start = nil
	}
	g.in = g.late.next(g.devices(g.house.View()))
	if g.in.Pressed.Has(input.Fullscreen) && !g.house.Listening {
		g.house.Set(func(s *store.Settings) { s.FullScreen = !s.FullScreen })
	}
	if ebiten.IsWindowBeingClosed() {
		g.house.Leave()
	}
	changed := g.house.Tick(&g.in)
	if changed {
		g.dirty = true
	}
	g.tidier.tick(!changed && g.in.Quiet && !g.house.Works())
	if !g.house.Theme.UsesSkin(g.house.Edition()) {
		// Nothing of the game that has begun is shown in the look of another one.
		if err := g.fit(); err != nil {
			return err
		}
	}
	g.fill()
	ebiten.SetCursorShape(g.house.Cursor)
	g.reader.SetTarget(g.house.Text)
	if g.trace != nil {
		g.trace.tell(g)
	}
	if g.house.Leaving() {
		g.remember()
		g.house.Shut()
		return ebiten.Termination
	}
	return nil
}

// fullPatience is how many ticks a window may take to fill the screen.
const fullPatience = 90

// fill lets the window fill the screen where the settings say so, or the other
// way round where the player used the system's own means. Those change its size;
// asking the system in every tick would take longer than all else at rest.
func (g *Game) fill() {
	if want := g.house.Settings.FullScreen; want != g.full {
		g.full, g.sized = want, g.tick
		ebiten.SetFullscreen(want)
	}
	if g.sized == 0 || g.tick-g.sized < fullPatience {
		return
	}
	g.sized = 0
	if full := ebiten.IsFullscreen(); full != g.full {
		g.full = full
		g.house.Set(func(s *store.Settings) { s.FullScreen = full })
	}
}

// remember notes the size of the window for the next start.
func (g *Game) remember() {
	if ebiten.IsFullscreen() {
		return
	}
	if w, h := ebiten.WindowSize(); w > 0 && h > 0 {
		g.house.Set(func(s *store.Settings) { s.WindowWidth, s.WindowHeight = w, h })
	}
}

// Draw draws a frame if anything changed; else the screen keeps the last one.
// Scenes cover all of it, so that there is nothing to be cleared.
func (g *Game) Draw(screen *ebiten.Image) {
	g.house.Frame()
	if !g.dirty && !g.prewarm.on {
		return
	}
	defer func() {
		if cause := recover(); cause != nil {
			g.prewarm.on = false
			g.note(cause) // the next tick goes on from here
		}
	}()
	if g.prewarm.on {
		g.prewarmFrame(screen)
		return
	}
	g.dirty = false
	g.drawn++
	g.house.Draw(screen)
}

// Drawn returns how many frames have been drawn.
func (g *Game) Drawn() int { return g.drawn }

// Top returns the scene that the player sees on top.
func (g *Game) Top() scene.Scene { return g.house.Top() }
