package e2e

import (
	"errors"
	"fmt"
	"image"
	"os"
	"runtime"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// screen is the hidden program that draws for the games under test: they run
// without any display and send it what they would draw. Ebitengine wants the
// main goroutine for it, so the tests run beside it and hand it what must be
// done in one of its frames.
type screen struct {
	jobs chan job
	// begun is closed in the first frame: pixels can be read from then on, and the tests begin.
	begun chan struct{}
	tests chan struct{} // closed when the tests are over
	ended chan struct{} // closed when no more jobs are done
	once  sync.Once
	scale float64
	err   error // why there is no screen; set before ended is closed
}

// job is one thing to do in a frame; ends says that the frame is over then, so
// that what was drawn is done and what is no longer used is freed.
type job struct {
	do   func()
	ends bool
}

var theScreen *screen

// NewScreen returns an image that takes the place of a screen, in device pixels. Like one it has a
// texture of its own: sharing one it would be moved to another each time that something is drawn on
// it that came into being beside it there.
func NewScreen(width, height int) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, width, height), &ebiten.NewImageOptions{Unmanaged: true})
}

// Main runs the tests of a package that starts games, on a screen with the
// given device scale, and ends the process. TestMain calls it. On a machine
// without a screen the tests run all the same, and [Start] says what is missing.
func Main(m *testing.M, scale float64) {
	s := &screen{jobs: make(chan job), begun: make(chan struct{}), tests: make(chan struct{}), ended: make(chan struct{}), scale: scale}
	theScreen = s
	closeDisplay, err := openDisplay(scale)

	var code int
	go func() {
		defer close(s.tests)
		select {
		case <-s.begun:
		case <-s.ended:
		}
		code = m.Run()
	}()
	if err == nil {
		err = s.run()
	}
	s.err = err
	close(s.ended)
	<-s.tests
	removeBuilt()
	if closeDisplay != nil {
		closeDisplay()
	}
	os.Exit(code)
}

// run draws until the tests are over. An error says why it can't.
func (s *screen) run() (err error) {
	// A display that has the wrong kind of graphics makes Ebitengine panic.
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the screen cannot be used: %v", r)
		}
	}()
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(64, 64)
	// No frame is waited for, and Update waits for the next job: a step takes
	// as long as it takes, and nothing spins between two.
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	return ebiten.RunGame(s)
}

// jobsInFrame is how many jobs share a frame. Ebitengine gives a window without
// the focus sixty frames a second and no more, and a job should not have to wait
// for the next one; but what is no longer used is freed only between frames.
const jobsInFrame = 8

// Update does the next jobs.
func (s *screen) Update() error {
	s.once.Do(func() { close(s.begun) })
	for range jobsInFrame {
		select {
		case job := <-s.jobs:
			if job.do(); job.ends {
				return nil
			}
		case <-s.tests:
			return ebiten.Termination
		}
	}
	return nil
}

// Draw draws nothing: the window is hidden.
func (s *screen) Draw(*ebiten.Image) {}

// Layout keeps the hidden window's own size.
func (s *screen) Layout(width, height int) (int, int) { return width, height }

// do runs a job in a frame of the screen, and returns its error or why there is
// no screen.
func (s *screen) do(what func() error) error { return s.hand(what, false) }

func (s *screen) hand(what func() error, ends bool) error {
	done := make(chan error, 1)
	select {
	case s.jobs <- job{func() { done <- what() }, ends}:
		return <-done
	case <-s.ended:
		if s.err != nil {
			return s.err
		}
		return errors.New("the screen is closed")
	}
}

// InFrame runs a function in a frame of the hidden screen, for tests that draw
// pieces of the game themselves and read back what they have drawn. The package
// has to call [Main]. On a machine without a screen the test is skipped (see
// [Missing]). The function runs on another goroutine than the test: it must not
// end the test, only return an error, which does.
func InFrame(t testing.TB, draw func() error) {
	t.Helper()
	if theScreen == nil {
		Missing(t, errNoMain)
	}
	var failed error
	if err := theScreen.hand(func() error { failed = draw(); return nil }, true); err != nil {
		Missing(t, err)
	}
	if failed != nil {
		t.Fatal(failed)
	}
}

// EndFrame ends a frame of the hidden screen. What was drawn outside of one waits for it, with all
// that it takes of the memory, unless its pixels are asked for. Where there is no screen nothing
// waits.
func EndFrame() {
	if theScreen != nil {
		_ = theScreen.hand(func() error { return nil }, true)
	}
}

// errNoMain says that a package uses the driver without a screen of its own.
var errNoMain = errors.New("the package's TestMain does not call e2e.Main")

// ready returns why no game can be started here, or nil.
func (s *screen) ready() error {
	if s == nil {
		return errNoMain
	}
	return s.do(func() error {
		if got := ebiten.Monitor().DeviceScaleFactor(); got != s.scale {
			return fmt.Errorf("the screen of this %s machine has scale %v, not %v", runtime.GOOS, got, s.scale)
		}
		return nil
	})
}
