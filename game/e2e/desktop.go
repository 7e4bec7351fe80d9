package e2e

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"bigpayday/game/e2e/page"
)

// Start builds the game, unless it has been built for an earlier test, and
// starts it in a window on the hidden screen. The game is closed when the test
// ends. On a machine without a screen the test is skipped (see [Missing]).
func Start(t *testing.T, o Options) *Game {
	t.Helper()
	o = o.withDefaults()
	if err := theScreen.ready(); err != nil {
		Missing(t, err)
	}
	if o.Home == "" {
		o.Home = t.TempDir()
	}
	program, err := builtOnce(o.Package, func(program string) *exec.Cmd {
		// Without a symbol table it is linked in half the time.
		return exec.Command("go", "build", "-tags", "ebitenginevmguest", "-ldflags", "-s -w", "-o", program, "./"+o.Package)
	})
	if err != nil {
		t.Fatal(err)
	}
	win, err := openWindow(program, t.TempDir(), o)
	if err != nil {
		t.Fatal(err)
	}
	g := newGame(t, win)
	g.Ticks(1)
	return g
}

// hiddenWindow is a game on the hidden screen.
type hiddenWindow struct {
	program *exec.Cmd
	gone    chan struct{} // closed when the program has ended
	goneErr error         // how it ended; set before gone is closed
	stderr  *lockedBuffer
	stdout  *os.File
	read    int64 // bytes of stdout that have been read
	session *vmhost.GuestSession
	typing  *vmhost.GuestTextInput // the text field's session, if one was begun
	canvas  *ebiten.Image
}

// lockedBuffer takes what a program writes while a test may read it.
type lockedBuffer struct {
	sync.Mutex
	bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.Lock()
	defer b.Unlock()
	return b.Buffer.Write(p)
}

func (b *lockedBuffer) String() string {
	b.Lock()
	defer b.Unlock()
	return b.Buffer.String()
}

// openWindow starts the program and waits until it is in touch with the screen.
func openWindow(program, dir string, o Options) (*hiddenWindow, error) {
	// The path of a socket must be short on some systems, so it isn't in dir.
	socket, err := os.MkdirTemp("", "e2e")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(socket)
	listener, err := net.Listen("unix", filepath.Join(socket, "s"))
	if err != nil {
		return nil, err
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return nil, err
	}
	// What the game prints goes to a file, not through a pipe: when a tick is
	// over all that was printed in it is there, and nothing can fill up.
	stdout, err := os.Create(filepath.Join(dir, "stdout"))
	if err != nil {
		return nil, err
	}

	w := &hiddenWindow{gone: make(chan struct{}), stderr: &lockedBuffer{}, stdout: stdout}
	w.program = exec.Command(program, append(slices.Clone(o.Args), "-trace")...)
	w.program.Dir = dir
	w.program.Env = append(os.Environ(), homeEnv(o.Home)...)
	// What whoever runs the tests prefers is none of the game's business here.
	w.program.Env = append(w.program.Env, "DBUS_SESSION_BUS_ADDRESS=none:")
	w.program.Env = append(w.program.Env, o.Env...)
	w.program.Env = append(w.program.Env, "EBITENGINE_VM_ENDPOINT="+endpoint)
	w.program.Stdout, w.program.Stderr = stdout, w.stderr
	if err := w.program.Start(); err != nil {
		return nil, err
	}
	go func() {
		w.goneErr = w.program.Wait()
		close(w.gone)
		// A program that ends before it is in touch must not be waited for.
		_ = listener.Close()
	}()

	if l, ok := listener.(*net.UnixListener); ok {
		_ = l.SetDeadline(time.Now().Add(startTimeout))
	}
	conn, err := listener.Accept()
	if err == nil {
		w.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
			IdleTimeout: startTimeout,
			OnTextInput: func(typing *vmhost.GuestTextInput) { w.typing = typing },
		})
	}
	if err == nil {
		err = w.Resize(o.Width, o.Height)
	}
	if err != nil {
		_ = w.program.Process.Kill()
		<-w.gone
		return nil, fmt.Errorf("starting %s: %w\n%s", filepath.Base(program), err, w.stderr)
	}
	return w, nil
}

// homeEnv returns the environment in which a folder is the user's own, on each
// of the systems that the game runs on.
func homeEnv(dir string) []string {
	return []string{
		"HOME=" + dir,
		"XDG_DATA_HOME=" + filepath.Join(dir, "data"),
		"XDG_CONFIG_HOME=" + filepath.Join(dir, "config"),
		"XDG_STATE_HOME=" + filepath.Join(dir, "state"),
		"XDG_CACHE_HOME=" + filepath.Join(dir, "cache"),
		"USERPROFILE=" + dir,
		"APPDATA=" + filepath.Join(dir, "roaming"),
		"LOCALAPPDATA=" + filepath.Join(dir, "local"),
	}
}

// failure returns what ended the session: that the game has ended by itself, or
// what went wrong, with what the program had to say about it.
func (w *hiddenWindow) failure() error {
	err := w.session.Err()
	if errors.Is(err, ebiten.Termination) {
		return page.ErrEnded
	}
	if err == nil {
		err = errors.New("the game gives no answer")
	}
	return fmt.Errorf("%w\n%s", err, w.stderr)
}

// Wait needs no frame of the screen, and several games can go on at a time: what
// they would draw is asked for by Picture alone.
func (w *hiddenWindow) Wait(ticks int) error {
	w.session.AdvanceTicks(ticks)
	if !w.session.WaitTicks() {
		return w.failure()
	}
	return nil
}

func (w *hiddenWindow) MoveTo(x, y float64) error {
	w.session.MoveCursor(x, y)
	return nil
}

func (w *hiddenWindow) Button(down bool) error {
	if down {
		w.session.PressMouseButton(ebiten.MouseButtonLeft)
	} else {
		w.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	}
	return nil
}

func (w *hiddenWindow) Wheel(dx, dy float64) error {
	w.session.ScrollWheel(dx, dy)
	return nil
}

func (w *hiddenWindow) Key(k ebiten.Key, down bool) error {
	if down {
		w.session.PressKey(k)
	} else {
		w.session.ReleaseKey(k)
	}
	return nil
}

// Text gives a text to the field that has asked for text, as an input method
// does, or else types its signs.
func (w *hiddenWindow) Text(s string) error {
	if w.typing != nil && !w.typing.IsClosed() {
		w.typing.Commit(s)
		return nil
	}
	for _, r := range s {
		w.session.TypeRune(r)
	}
	return nil
}

func (w *hiddenWindow) Resize(width, height int) error {
	return theScreen.do(func() error {
		before := w.canvas
		size := image.Pt(int(float64(width)*theScreen.scale), int(float64(height)*theScreen.scale))
		if before != nil && before.Bounds().Size() == size {
			return nil
		}
		w.canvas = NewScreen(size.X, size.Y)
		if err := w.session.SetOutsideScreen(w.canvas); err != nil {
			return err
		}
		if before != nil {
			before.Deallocate()
		}
		return nil
	})
}

func (w *hiddenWindow) Picture() (*image.RGBA, error) {
	w.session.AdvanceFrame()
	if !w.session.WaitFrame() {
		return nil, w.failure()
	}
	var img *image.RGBA
	err := theScreen.do(func() error {
		if !w.session.CompositeFrame() {
			return w.failure()
		}
		img = image.NewRGBA(w.canvas.Bounds())
		w.canvas.ReadPixels(img.Pix)
		return nil
	})
	return img, err
}

func (w *hiddenWindow) Lines() ([]string, error) {
	info, err := w.stdout.Stat()
	if err != nil {
		return nil, err
	}
	text := make([]byte, info.Size()-w.read)
	if _, err := w.stdout.ReadAt(text, w.read); err != nil {
		return nil, err
	}
	whole := bytes.LastIndexByte(text, '\n') + 1
	w.read += int64(whole)
	return slices.Collect(strings.Lines(string(text[:whole]))), nil
}

func (w *hiddenWindow) Close() error {
	err := theScreen.do(w.session.Close)
	select {
	case <-w.gone:
	case <-time.After(startTimeout):
		_ = w.program.Process.Kill()
		<-w.gone
		err = errors.Join(err, errors.New("the game does not end when its window is closed"))
	}
	if w.goneErr != nil {
		err = errors.Join(err, fmt.Errorf("%w\n%s", w.goneErr, w.stderr))
	}
	return errors.Join(err, w.stdout.Close())
}

// Strike ends the program at once, as Kill does, but leaves it to the next step to find out. It
// may be called while another goroutine plays.
func (w *hiddenWindow) Strike() error { return w.program.Process.Kill() }

func (w *hiddenWindow) Kill() error {
	err := w.program.Process.Kill()
	if errors.Is(err, os.ErrProcessDone) {
		err = nil
	}
	<-w.gone
	// The session's own end is no news after that.
	_ = theScreen.do(w.session.Close)
	return errors.Join(err, w.stdout.Close())
}
