package e2e

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// StartInBrowser builds the game's page, unless it has been built for an
// earlier test, serves it, and opens it in a browser without a window. All is
// closed when the test ends. On a machine without Node, playwright-core or a
// browser the test is skipped (see [Missing]).
//
// Here the game runs in real time: Ticks waits, what the trace tells may come a
// little later, and the picture is that of the page.
func StartInBrowser(t *testing.T, o Options) *Game {
	t.Helper()
	o = o.withDefaults()
	node, browser, err := browserTools()
	if err != nil {
		Missing(t, err)
	}
	if o.Home == "" {
		o.Home = t.TempDir()
	}
	address, err := servePage(o.Package)
	if err != nil {
		t.Fatal(err)
	}
	page, err := openPage(node, browser, address, o)
	if err != nil {
		t.Fatal(err)
	}
	g := newGame(t, page)
	g.Until("the first line of the trace", func(Trace) bool { return true })
	return g
}

// browserFolder is where the browser's end of the driver lives.
func browserFolder() string { return filepath.Join(moduleFolder(), "game", "e2e", "web") }

// browserTools returns the programs that the tests in the browser need, or
// which of them is missing.
func browserTools() (node, browser string, err error) {
	node, err = exec.LookPath("node")
	if err != nil {
		return "", "", errors.New("no browser: Node.js is not installed (run: make deps)")
	}
	if _, err := os.Stat(filepath.Join(browserFolder(), "node_modules", "playwright-core")); err != nil {
		return "", "", errors.New("no browser: playwright-core is not installed (run: make deps)")
	}
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"}
	if named := os.Getenv("CHROMIUM"); named != "" {
		names = []string{named}
	}
	for _, name := range names {
		if browser, err := exec.LookPath(name); err == nil {
			return node, browser, nil
		}
	}
	return "", "", fmt.Errorf("no browser: none of %s is installed (run: make deps)", strings.Join(names, ", "))
}

// served holds the web servers of this process, by the program they serve.
var served struct {
	sync.Mutex
	servers map[string]*httptest.Server
}

// servePage builds a program of the module for the browser, and returns the
// address at which it is served until the process ends. It stays the same, so
// that the page finds again what it has stored.
func servePage(pkg string) (address string, err error) {
	folder, err := builtOnce("the page of "+pkg, func(folder string) *exec.Cmd {
		return exec.Command(filepath.Join(".ci", "web"), folder, "./"+pkg)
	})
	if err != nil {
		return "", err
	}
	served.Lock()
	defer served.Unlock()
	if served.servers == nil {
		served.servers = map[string]*httptest.Server{}
	}
	if served.servers[pkg] == nil {
		served.servers[pkg] = httptest.NewServer(http.FileServer(http.Dir(folder)))
	}
	return served.servers[pkg].URL, nil
}

// page is a game in a browser.
type page struct {
	driver *exec.Cmd
	stdin  io.WriteCloser
	stdout *bufio.Reader
	stderr *lockedBuffer

	printed []string // what the page has printed since lines was asked
}

// order is one thing for the browser to do; answer is what comes of it.
type order struct {
	Do         string  `json:"do"`
	Executable string  `json:"executable,omitempty"`
	Profile    string  `json:"profile,omitempty"`
	URL        string  `json:"url,omitempty"`
	Width      int     `json:"width,omitempty"`
	Height     int     `json:"height,omitempty"`
	Scale      float64 `json:"scale,omitempty"`
	X          float64 `json:"x"`
	Y          float64 `json:"y"`
	Key        string  `json:"key,omitempty"`
	Text       string  `json:"text,omitempty"`
	MS         float64 `json:"ms,omitempty"`
}

type answer struct {
	OK    bool   `json:"ok"`
	Error string `json:"error"`
	Line  string `json:"line"`
	PNG   string `json:"png"`
	State string `json:"state"`
	Text  string `json:"text"`
}

// openPage starts the browser, opens the page, and waits until the game draws
// or says why it can't.
func openPage(node, browser, address string, o Options) (*page, error) {
	p := &page{stderr: &lockedBuffer{}}
	p.driver = exec.Command(node, "browser.mjs")
	p.driver.Dir = browserFolder()
	p.driver.Stderr = p.stderr
	stdin, err := p.driver.StdinPipe()
	if err != nil {
		return nil, err
	}
	stdout, err := p.driver.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.stdin, p.stdout = stdin, bufio.NewReader(stdout)
	if err := p.driver.Start(); err != nil {
		return nil, err
	}
	_, err = p.do(order{
		Do: "open", Executable: browser, Profile: o.Home, URL: address + "/?trace",
		Width: o.Width, Height: o.Height, Scale: o.Scale,
	})
	if err != nil {
		lines, _ := p.lines()
		return nil, errors.Join(fmt.Errorf("opening the page: %w\nthe page prints:\n%s", err, strings.Join(lines, "\n")), p.kill())
	}
	return p, nil
}

// do sends an order and waits until it is carried out.
func (p *page) do(what order) (answer, error) {
	line, err := json.Marshal(what)
	if err != nil {
		return answer{}, err
	}
	if _, err := p.stdin.Write(append(line, '\n')); err != nil {
		return answer{}, fmt.Errorf("the browser's driver is gone: %w\n%s", err, p.stderr)
	}
	for {
		line, err := p.stdout.ReadBytes('\n')
		if err != nil {
			return answer{}, fmt.Errorf("the browser's driver is gone: %w\n%s", err, p.stderr)
		}
		var a answer
		if err := json.Unmarshal(line, &a); err != nil {
			return answer{}, fmt.Errorf("the browser's driver says %q: %w", line, err)
		}
		switch {
		case a.OK:
			return a, nil
		case a.Error != "":
			return answer{}, fmt.Errorf("%s: %s", what.Do, a.Error)
		default:
			p.printed = append(p.printed, a.Line)
		}
	}
}

func (p *page) wait(ticks int) error {
	const tick = 1000.0 / ticksPerSecond
	a, err := p.do(order{Do: "wait", MS: tick * float64(ticks)})
	switch {
	case err != nil:
		return err
	case a.State == "ended":
		return errEnded
	case a.State != "":
		return fmt.Errorf("the page says: %s", a.Text)
	}
	return nil
}

func (p *page) moveTo(x, y float64) error {
	_, err := p.do(order{Do: "move", X: x, Y: y})
	return err
}

func (p *page) button(down bool) error {
	what := "up"
	if down {
		what = "down"
	}
	_, err := p.do(order{Do: what})
	return err
}

func (p *page) wheel(dx, dy float64) error {
	// A page counts downwards, and in pixels: a notch is about a hundred.
	_, err := p.do(order{Do: "wheel", X: -100 * dx, Y: -100 * dy})
	return err
}

func (p *page) key(k ebiten.Key, down bool) error {
	what := "keyUp"
	if down {
		what = "keyDown"
	}
	_, err := p.do(order{Do: what, Key: keyCode(k)})
	return err
}

// keyCode returns a key's name in a browser, which differs from Ebitengine's in
// the letters only.
func keyCode(k ebiten.Key) string {
	if name := k.String(); len(name) != 1 {
		return name
	}
	return "Key" + k.String()
}

func (p *page) text(s string) error {
	_, err := p.do(order{Do: "text", Text: s})
	return err
}

func (p *page) resize(width, height int) error {
	_, err := p.do(order{Do: "resize", Width: width, Height: height})
	return err
}

func (p *page) picture() (*image.RGBA, error) {
	a, err := p.do(order{Do: "picture"})
	if err != nil {
		return nil, err
	}
	data, err := base64.StdEncoding.DecodeString(a.PNG)
	if err != nil {
		return nil, err
	}
	decoded, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	img := image.NewRGBA(decoded.Bounds())
	draw.Draw(img, img.Bounds(), decoded, decoded.Bounds().Min, draw.Src)
	return img, nil
}

func (p *page) lines() ([]string, error) {
	lines := p.printed
	p.printed = nil
	return lines, nil
}

func (p *page) close() error {
	_, err := p.do(order{Do: "close"})
	return errors.Join(err, p.gone())
}

func (p *page) kill() error {
	// Without a word: the driver notices that the tests are gone.
	return p.gone()
}

// gone waits until the driver has ended, and the browser with it.
func (p *page) gone() error {
	_ = p.stdin.Close()
	stop := time.AfterFunc(startTimeout, func() { _ = p.driver.Process.Kill() })
	defer stop.Stop()
	_, _ = io.Copy(io.Discard, p.stdout)
	err := p.driver.Wait()
	if err != nil {
		return fmt.Errorf("the browser's driver: %w\n%s", err, p.stderr)
	}
	return nil
}
