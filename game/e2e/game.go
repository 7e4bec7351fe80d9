// Package e2e plays the game as a person would: with a pointer and keys, on a
// screen, from the outside. It starts the unmodified program, in a window or in
// a browser, sends it scripted input, reads its picture back, and hears through
// the trace (see [Trace]) which scene is shown and where its controls lie.
//
// What lives here is the driver; the tests of the driver use the sample program
// in testdata. The play-throughs of the game are in folders below, one for each
// scale of the screen, because one process has one screen. Nothing but tests
// imports this package.
//
// A package with such tests says in its TestMain which screen it needs:
//
//	func TestMain(m *testing.M) { e2e.Main(m, 1) }
//
//	func TestRoll(t *testing.T) {
//		g := e2e.Start(t, e2e.Options{})
//		g.ClickOn("roll")
//		g.Shot("rolled")
//	}
//
// In a window, time stands still between the calls, and a minute of the game
// takes a second. In the browser time is real. Tests may run in parallel: each
// game is a process of its own, and only its pictures wait for each other.
package e2e

import (
	"errors"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/e2e/page"
)

// ticksPerSecond is how often the game counts a tick when nothing holds it up.
const ticksPerSecond = 60

// patience is how many ticks the driver waits for something to happen before
// it fails the test: a minute of the game.
const patience = 60 * ticksPerSecond

// Options says what is started, and how.
type Options struct {
	// Package is the program to build, as a path from the module's folder. The
	// default is ".", the game.
	Package string

	// Args are the program's flags besides -trace, which is always given. The
	// page in the browser takes no others.
	Args []string

	// Env are variables of the program's environment, such as "KEY=value", besides
	// those of this process. In the browser there are none.
	Env []string

	// Width and Height are the window's size in device-independent pixels. The
	// default is 1280 x 800.
	Width, Height int

	// Home is the folder that the program takes for the user's own, where it
	// keeps saves and settings. The default is an empty one. Two games started
	// one after the other with the same Home find what the other left; in the
	// browser the page's storage takes the folder's place.
	Home string

	// Scale is the device scale of the browser's page. The default is 1. The
	// scale of a window is that of the screen (see [Main]).
	Scale float64

	// Touch, SafeArea and Prefers are for the browser only, see [page.Options].
	Touch    bool
	SafeArea page.Edges
	Prefers  page.Preferences
}

func (o Options) withDefaults() Options {
	if o.Package == "" {
		o.Package = "."
	}
	if o.Width == 0 || o.Height == 0 {
		o.Width, o.Height = 1280, 800
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	return o
}

// window is one running program: what can be done to it, and what it shows. It
// answers [page.ErrEnded] when the game has ended by itself.
// Positions are in device-independent pixels of the window.
type window interface {
	// Wait lets the game go on for the given number of ticks.
	Wait(ticks int) error
	MoveTo(x, y float64) error
	Button(down bool) error
	Wheel(dx, dy float64) error
	Key(k ebiten.Key, down bool) error
	Text(s string) error
	Resize(width, height int) error
	Picture() (*image.RGBA, error)
	// Lines returns what the program has printed since the last call, whole
	// lines only.
	Lines() ([]string, error)
	// Close asks the program to end as closing its window does; Kill ends it at
	// once, as a crash or a power cut does. Both return when it is gone.
	Close() error
	Kill() error
}

// Game is one running copy of the game. A step that cannot be done, a program
// that fails, or a wait without an end fails the test at once.
type Game struct {
	t      *testing.T
	win    window
	last   Trace
	heard  bool
	over   bool
	closed bool
	struck atomic.Bool // see KillDuring
}

// newGame returns the game in a window, to be closed when the test ends.
func newGame(t *testing.T, win window) *Game {
	g := &Game{t: t, win: win}
	t.Cleanup(g.Close)
	return g
}

// Ticks lets the game go on for n ticks, sixtieths of a second each.
func (g *Game) Ticks(n int) {
	g.t.Helper()
	g.alive()
	g.tick(n)
}

// MoveTo moves the pointer, and gives the game a tick to notice.
func (g *Game) MoveTo(x, y float64) {
	g.t.Helper()
	g.alive()
	g.step(g.win.MoveTo(x, y))
	g.tick(1)
}

// Press presses the pointer's left button where the pointer is.
func (g *Game) Press() {
	g.t.Helper()
	g.alive()
	g.step(g.win.Button(true))
	g.tick(1)
}

// Release releases the pointer's left button.
func (g *Game) Release() {
	g.t.Helper()
	g.step(g.win.Button(false))
	g.tick(1)
}

// Click moves the pointer and clicks.
func (g *Game) Click(x, y float64) {
	g.t.Helper()
	g.MoveTo(x, y)
	g.Press()
	g.Release()
}

// dragSteps is how many moves a drag is made of: enough to be seen as a drag,
// and to pass over what lies between.
const dragSteps = 8

// Drag presses at one place, moves to another in steps, and releases there.
func (g *Game) Drag(fromX, fromY, toX, toY float64) {
	g.t.Helper()
	g.MoveTo(fromX, fromY)
	g.Press()
	for i := 1; i <= dragSteps; i++ {
		at := float64(i) / dragSteps
		g.MoveTo(fromX+(toX-fromX)*at, fromY+(toY-fromY)*at)
	}
	g.Release()
}

// Wheel turns the wheel; positive dy scrolls up.
func (g *Game) Wheel(dx, dy float64) {
	g.t.Helper()
	g.alive()
	g.step(g.win.Wheel(dx, dy))
	g.tick(1)
}

// Key presses a key and releases it, with the given keys held: for instance
// Key(ebiten.KeyTab, ebiten.KeyShift).
func (g *Game) Key(k ebiten.Key, held ...ebiten.Key) {
	g.t.Helper()
	g.alive()
	for _, h := range held {
		g.step(g.win.Key(onKeyboard(h), true))
	}
	g.step(g.win.Key(onKeyboard(k), true))
	g.tick(1)
	g.step(g.win.Key(onKeyboard(k), false))
	for _, h := range held {
		g.step(g.win.Key(onKeyboard(h), false))
	}
	g.tick(1)
}

// Type types a text into the field that has the focus, sign by sign.
func (g *Game) Type(text string) {
	g.t.Helper()
	for _, r := range text {
		g.alive()
		g.step(g.win.Text(string(r)))
		g.tick(2)
	}
}

// Resize gives the window another size, in device-independent pixels.
func (g *Game) Resize(width, height int) {
	g.t.Helper()
	g.alive()
	g.step(g.win.Resize(width, height))
	g.tick(1)
}

// Frame returns what the game shows now, in device pixels.
func (g *Game) Frame() *image.RGBA {
	g.t.Helper()
	g.alive()
	img, err := g.win.Picture()
	g.step(err)
	return img
}

// Shot writes what the game shows now to build/shots, in a file named after the
// test and the name given, and returns it.
func (g *Game) Shot(name string) *image.RGBA {
	g.t.Helper()
	img := g.Frame()
	file := strings.NewReplacer("/", "-", " ", "-").Replace(g.t.Name() + "-" + name + ".png")
	// Most of them nobody ever looks at: what counts is that they are written fast.
	g.step(writePNG(filepath.Join(moduleFolder(), "build", "shots", file), img, png.BestSpeed))
	return img
}

// UntilPixel waits until the pixel at x, y (device pixels) has the colour.
func (g *Game) UntilPixel(x, y int, want color.RGBA) {
	g.t.Helper()
	const between = 15
	var got color.RGBA
	for waited := 0; waited < patience; waited += between {
		if got = g.Frame().RGBAAt(x, y); got == want {
			return
		}
		g.Ticks(between)
	}
	g.stuck("pixel %d,%d to be %v; it is %v", x, y, want, got)
}

// Ended reports whether the game has ended by itself, as it does when the
// player quits.
func (g *Game) Ended() bool { return g.over }

// Close closes the window and waits for the program to end. A program that
// fails at its end fails the test. Closing twice does nothing.
func (g *Game) Close() {
	g.t.Helper()
	g.end(g.win.Close)
}

// Kill ends the program without a warning, as a power cut does.
func (g *Game) Kill() {
	g.t.Helper()
	g.end(g.win.Kill)
}

// KillDuring plays, and kills the program without a warning as soon as something comes through
// the channel: play is left in the middle of the step in which it finds out. It reports whether
// the program was killed: play may have come to an end before. It is for windows only, because
// a browser's page is driven step by step: see [Game.Crash].
func (g *Game) KillDuring(play func(), at <-chan time.Time) (killed bool) {
	g.t.Helper()
	victim := g.win.(interface{ Strike() error })
	played, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		select {
		case <-at:
			g.struck.Store(true)
			_ = victim.Strike() // it may just have ended by itself
		case <-played:
		}
	}()
	defer func() {
		close(played)
		<-done
		if killed = g.struck.Load(); !killed {
			return
		}
		if r := recover(); r != nil && r != errStruck {
			panic(r)
		}
		g.Kill()
	}()
	play()
	return false
}

// errStruck is what leaves the play of a game that has been killed.
var errStruck = errors.New("the game has been killed")

func (g *Game) end(how func() error) {
	g.t.Helper()
	if g.closed {
		return
	}
	g.closed = true
	if err := how(); err != nil {
		g.t.Errorf("ending the game: %v", err)
	}
}

// onKeyboard returns the key to press for one that stands for either of two.
func onKeyboard(k ebiten.Key) ebiten.Key {
	switch k {
	case ebiten.KeyShift:
		return ebiten.KeyShiftLeft
	case ebiten.KeyControl:
		return ebiten.KeyControlLeft
	case ebiten.KeyAlt:
		return ebiten.KeyAltLeft
	case ebiten.KeyMeta:
		return ebiten.KeyMetaLeft
	}
	return k
}

// alive fails the test when there is no game any more to act on.
func (g *Game) alive() {
	g.t.Helper()
	if g.over || g.closed {
		g.t.Fatal("playing the game: it has ended")
	}
}

// tick lets the game go on, unless the step before has ended it.
func (g *Game) tick(n int) {
	g.t.Helper()
	if !g.over {
		g.step(g.win.Wait(n))
	}
}

// step fails the test when a step went wrong, and hears what the game has
// printed in it.
func (g *Game) step(err error) {
	g.t.Helper()
	switch {
	case err != nil && g.struck.Load():
		panic(errStruck)
	case errors.Is(err, page.ErrEnded):
		g.over = true
	case err != nil:
		g.t.Fatalf("playing the game: %v", err)
	}
	lines, err := g.win.Lines()
	if err != nil {
		g.t.Fatalf("hearing the game: %v", err)
	}
	g.hear(lines)
}

// stuck fails the test with what was waited for, what was heard last, and a
// picture of it.
func (g *Game) stuck(format string, args ...any) {
	g.t.Helper()
	g.t.Logf("heard last: %v", g.last)
	if !g.over {
		g.Shot("stuck")
	}
	g.t.Fatalf("waited in vain for "+format, args...)
}

// moduleFolder returns the folder with go.mod, which lies above that of the
// running test.
func moduleFolder() string {
	dir, err := os.Getwd()
	if err != nil {
		return "."
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		above := filepath.Dir(dir)
		if above == dir {
			return "."
		}
		dir = above
	}
}

// Missing ends a test that this machine cannot run: skipped, with the reason,
// or failed where CI=true says that nothing may be skipped.
func Missing(t testing.TB, why error) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatalf("cannot run here: %v", why)
	}
	t.Skipf("cannot run here: %v", why)
}

// startTimeout bounds how long a program may take from its start to its first
// sign of life.
const startTimeout = time.Minute
