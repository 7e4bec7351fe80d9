// Package page opens a page of this module in a browser without a window and
// drives it: with a pointer and keys, reading its picture and what it prints.
// The page is a program built for the browser by .ci/web; its end of the driver
// is web/browser.mjs. What is tested or measured in it is its users' affair.
package page

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
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// ticksPerSecond is how often the game counts a tick when nothing holds it up.
const ticksPerSecond = 60

// patience bounds how long a browser may take to end.
const patience = time.Minute

// ErrEnded is what a page answers when its program has ended by itself.
var ErrEnded = errors.New("the game has ended")

// Browser is what a page is opened with.
type Browser struct {
	// node and chromium are programs, folder has the browser's end of the driver.
	node, chromium, folder string
}

// Find returns the browser of this machine, for the module in a folder. The
// error says what is missing, and how it is installed.
func Find(module string) (Browser, error) {
	b := Browser{folder: filepath.Join(module, "game", "e2e", "web")}
	var err error
	if b.node, err = exec.LookPath("node"); err != nil {
		return b, errors.New("no browser: Node.js is not installed (run: make deps)")
	}
	if _, err := os.Stat(filepath.Join(b.folder, "node_modules", "playwright-core")); err != nil {
		return b, errors.New("no browser: playwright-core is not installed (run: make deps)")
	}
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"}
	if named := os.Getenv("CHROMIUM"); named != "" {
		names = []string{named}
	}
	for _, name := range names {
		if b.chromium, err = exec.LookPath(name); err == nil {
			return b, nil
		}
	}
	return b, fmt.Errorf("no browser: none of %s is installed (run: make deps)", strings.Join(names, ", "))
}

// Build returns the command that builds a package of the module for the browser,
// to be run in the module's folder: the page's files are written to a folder.
func Build(folder, pkg string) *exec.Cmd {
	return exec.Command(filepath.Join(".ci", "web"), folder, "./"+pkg)
}

// Serve serves the files of a page on this machine, until the process ends, and
// returns the address.
func Serve(folder string) (address string, err error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	go func() { _ = http.Serve(l, http.FileServer(http.Dir(folder))) }()
	return "http://" + l.Addr().String(), nil
}

// Options say how a page is opened.
type Options struct {
	// Width and Height are its size in CSS pixels, Scale the device pixels in
	// one of them.
	Width, Height int
	Scale         float64
	// Profile is the folder in which the browser keeps what the page stores.
	Profile string
	// Touch says that the device is a phone: what is done with the pointer a finger does, and there
	// is no mouse. SafeArea is what notches and bars cover at its edges, in CSS pixels.
	Touch    bool
	SafeArea Edges
	// Prefers is what the system says that its user wants.
	Prefers Preferences
	// Brief says that the page is open for some seconds: its program is not compiled a second time
	// while it runs, for speed, which would take longer than it gains.
	Brief bool
}

// Edges are lengths at the edges of a page, in CSS pixels.
type Edges struct {
	Top    int `json:"top"`
	Left   int `json:"left"`
	Bottom int `json:"bottom"`
	Right  int `json:"right"`
}

// Preferences are what a system tells a page of its user.
type Preferences struct {
	// Language is a tag such as "de-AT", "" for that of the machine.
	Language string `json:"language,omitempty"`
	// TextPixels is the usual size of text, 0 for 16.
	TextPixels int  `json:"textPixels,omitempty"`
	LessMotion bool `json:"lessMotion,omitempty"`
	Contrast   bool `json:"contrast,omitempty"`
	Dark       bool `json:"dark,omitempty"`
}

// Page is a program in a tab of a browser. Positions are in CSS pixels of its safe area. It is
// not safe for concurrent use, nor together with others of the same browser.
type Page struct {
	*driver
	tab int // its number in the browser

	// touch says that a finger takes the place of the mouse; x and y are where it is, and down says
	// that it is on the screen.
	touch bool
	safe  Edges
	x, y  float64
	down  bool
}

// Finger is where one of the fingers is that are on a screen, in CSS pixels.
type Finger struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// driver is the program that carries out orders in a browser, one browser after another.
type driver struct {
	process *exec.Cmd
	stdin   io.WriteCloser
	stdout  *bufio.Reader
	stderr  bytes.Buffer // to be read when the process has ended
	ended   func() error // waits for that

	printed [][]string // what the page in each tab has printed since Lines was asked
}

// idle are the drivers whose browsers have been closed: to begin another one takes most of a second.
// They end with this process.
var idle struct {
	sync.Mutex
	drivers []*driver
}

// driver returns a driver that has no browser, for a browser with one tab.
func (b Browser) driver() (*driver, error) {
	idle.Lock()
	defer idle.Unlock()
	if last := len(idle.drivers) - 1; last >= 0 {
		d := idle.drivers[last]
		idle.drivers = idle.drivers[:last]
		return d, nil
	}
	d := &driver{process: exec.Command(b.node, "browser.mjs"), printed: make([][]string, 1)}
	d.process.Dir = b.folder
	d.process.Stderr = &d.stderr
	d.ended = sync.OnceValue(d.process.Wait)
	stdin, err := d.process.StdinPipe()
	if err != nil {
		return nil, err
	}
	stdout, err := d.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	d.stdin, d.stdout = stdin, bufio.NewReader(stdout)
	return d, d.process.Start()
}

// rest keeps a driver whose browser is closed for the next one.
func (d *driver) rest() {
	d.printed = make([][]string, 1)
	idle.Lock()
	defer idle.Unlock()
	idle.drivers = append(idle.drivers, d)
}

// order is one thing for the browser to do; answer is what comes of it.
type order struct {
	Do         string  `json:"do"`
	Tab        int     `json:"tab"`
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

	Touch   bool         `json:"touch,omitempty"`
	Safe    *Edges       `json:"safe,omitempty"`
	Prefers *Preferences `json:"prefers,omitempty"`
	Fingers []Finger     `json:"fingers,omitempty"`
	Flags   []string     `json:"flags,omitempty"` // of the browser
}

type answer struct {
	OK    bool   `json:"ok"`
	Error string `json:"error"`
	Tab   int    `json:"tab"`
	Line  string `json:"line"`
	PNG   string `json:"png"`
	State string `json:"state"`
	Text  string `json:"text"`
}

// Open starts the browser, opens the page at an address, and waits until its
// program draws or says why it can't.
func (b Browser) Open(address string, o Options) (*Page, error) {
	d, err := b.driver()
	if err != nil {
		return nil, err
	}
	p := &Page{driver: d, touch: o.Touch, safe: o.SafeArea}
	flags := flags()
	if o.Brief {
		flags = append(flags, "--js-flags=--liftoff-only")
	}
	_, err = p.do(order{
		Do: "open", Executable: b.chromium, Profile: o.Profile, URL: address,
		Width: o.Width, Height: o.Height, Scale: o.Scale, Touch: o.Touch, Safe: &o.SafeArea, Prefers: &o.Prefers, Flags: flags,
	})
	if err != nil {
		lines, _ := p.Lines()
		return nil, errors.Join(fmt.Errorf("opening the page: %w\nthe page prints:\n%s", err, strings.Join(lines, "\n")), p.Kill())
	}
	return p, nil
}

// flags are those without which the browser would not run, or not draw: the tests may run as root,
// and without a graphics card. On Linux Mesa draws then, in half of the time that the browser itself
// takes, which does it where there is no Mesa.
func flags() []string {
	draws := []string{"--use-angle=swiftshader"}
	if runtime.GOOS == "linux" {
		draws = []string{"--use-angle=gl-egl", "--ignore-gpu-blocklist"}
	}
	return append(draws, "--enable-unsafe-swiftshader", "--no-sandbox")
}

// Show opens a page in a browser without a window that nobody drives: what becomes of the page it
// has to tell by itself. A driver is in the way of a page whose service worker makes way for
// another. Close ends the browser, and what it has kept is gone.
func (b Browser) Show(address string) (close func() error, err error) {
	profile, err := os.MkdirTemp("", "browser")
	if err != nil {
		return nil, err
	}
	process := exec.Command(b.chromium, append(flags(), "--headless=new",
		"--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
		"--remote-debugging-port=0", // without it there would be a picture of the page, and no more
		"--user-data-dir="+profile, address)...)
	if err := process.Start(); err != nil {
		return nil, errors.Join(err, os.RemoveAll(profile))
	}
	return func() error {
		ended := time.AfterFunc(patience, func() { _ = process.Process.Kill() })
		defer ended.Stop()
		_ = process.Process.Signal(os.Interrupt)
		_ = process.Wait() // how it ended is of no interest
		var err error
		for range 50 { // its children may still write
			if err = os.RemoveAll(profile); err == nil {
				break
			}
			time.Sleep(100 * time.Millisecond)
		}
		return err
	}, nil
}

// Beside opens the page in another tab of the same browser, which has the same storage, and waits
// as [Browser.Open] does. That one lies in front then.
func (p *Page) Beside() (*Page, error) {
	other := &Page{driver: p.driver, tab: len(p.printed), touch: p.touch, safe: p.safe}
	p.printed = append(p.printed, nil)
	_, err := other.do(order{Do: "beside"})
	return other, err
}

// Front brings the page's tab in front of the others.
func (p *Page) Front() error {
	_, err := p.do(order{Do: "front"})
	return err
}

// Choose gives the page a file with a name and a text, the next time that it asks the browser for
// one.
func (p *Page) Choose(name, text string) error {
	_, err := p.do(order{Do: "choose", Key: name, Text: text})
	return err
}

// Drop drops a file with a name and a text on the page.
func (p *Page) Drop(name, text string) error {
	_, err := p.do(order{Do: "drop", Key: name, Text: text})
	return err
}

// do sends an order for the page's tab and waits until it is carried out.
func (p *Page) do(what order) (answer, error) {
	what.Tab = p.tab
	line, err := json.Marshal(what)
	if err != nil {
		return answer{}, err
	}
	if _, err := p.stdin.Write(append(line, '\n')); err != nil {
		return answer{}, p.lost(err)
	}
	for {
		line, err := p.stdout.ReadBytes('\n')
		if err != nil {
			return answer{}, p.lost(err)
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
			p.printed[a.Tab] = append(p.printed[a.Tab], a.Line)
		}
	}
}

// lost tells that the driver is gone, and what it had to say.
func (d *driver) lost(err error) error {
	_ = d.process.Process.Kill()
	_ = d.ended()
	return fmt.Errorf("the browser's driver is gone: %w\n%s", err, &d.stderr)
}

// Wait lets the program go on for so many ticks, sixtieths of a second each. The
// error is [ErrEnded] where it has ended by itself.
func (p *Page) Wait(ticks int) error {
	const tick = 1000.0 / ticksPerSecond
	a, err := p.do(order{Do: "wait", MS: tick * float64(ticks)})
	switch {
	case err != nil:
		return err
	case a.State == "ended":
		return ErrEnded
	case a.State != "":
		return fmt.Errorf("the page says: %s", a.Text)
	}
	return nil
}

// MoveTo moves the pointer. A finger that is not on the screen comes down there later.
func (p *Page) MoveTo(x, y float64) error {
	if p.x, p.y = x, y; p.touch {
		if !p.down {
			return nil
		}
		return p.Touch("touchMove", Finger{x, y})
	}
	_, err := p.do(order{Do: "move", X: x + float64(p.safe.Left), Y: y + float64(p.safe.Top)})
	return err
}

// Button presses the pointer's left button, or releases it. On a phone a finger comes down, or is
// lifted.
func (p *Page) Button(down bool) error {
	if p.touch {
		p.down = down
		if down {
			return p.Touch("touchStart", Finger{p.x, p.y})
		}
		return p.Touch("touchEnd")
	}
	what := "up"
	if down {
		what = "down"
	}
	_, err := p.do(order{Do: what})
	return err
}

// Touch tells a phone that fingers came down ("touchStart"), moved ("touchMove") or were lifted
// ("touchEnd"), with all that are on the screen then.
func (p *Page) Touch(what string, fingers ...Finger) error {
	fingers = slices.Clone(fingers)
	for i := range fingers {
		fingers[i].X += float64(p.safe.Left)
		fingers[i].Y += float64(p.safe.Top)
	}
	_, err := p.do(order{Do: "fingers", Key: what, Fingers: fingers})
	return err
}

// Wheel turns the wheel by notches; positive dy scrolls up.
func (p *Page) Wheel(dx, dy float64) error {
	// A page counts downwards, and in pixels: a notch is about a hundred.
	_, err := p.do(order{Do: "wheel", X: -100 * dx, Y: -100 * dy})
	return err
}

// Key presses a key, or releases it.
func (p *Page) Key(k ebiten.Key, down bool) error {
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

// Text types a text.
func (p *Page) Text(s string) error {
	_, err := p.do(order{Do: "text", Text: s})
	return err
}

// Resize gives the page another size in CSS pixels.
func (p *Page) Resize(width, height int) error {
	_, err := p.do(order{Do: "resize", Width: width, Height: height})
	return err
}

// Picture returns what the page shows, in device pixels.
func (p *Page) Picture() (*image.RGBA, error) {
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

// Lines returns what the page has printed since the last call, line by line.
func (p *Page) Lines() ([]string, error) {
	lines := p.printed[p.tab]
	p.printed[p.tab] = nil
	return lines, nil
}

// Stored returns what the page has in its local storage under a key, "" for nothing.
func (p *Page) Stored(key string) (string, error) {
	a, err := p.do(order{Do: "stored", Key: key})
	return a.Text, err
}

// Store puts a text into the page's local storage under a key.
func (p *Page) Store(key, text string) error {
	_, err := p.do(order{Do: "store", Key: key, Text: text})
	return err
}

// Heard returns what a screen reader finds on the page, a line for each part, such as
// - button "Roll" [disabled].
func (p *Page) Heard() (string, error) {
	a, err := p.do(order{Do: "heard"})
	return a.Text, err
}

// Use presses what a screen reader finds by its role, such as "button", and its name.
func (p *Page) Use(role, name string) (there bool, err error) {
	a, err := p.do(order{Do: "use", Key: role, Text: name})
	return a.Text == "pressed", err
}

// Ask returns what an expression of JavaScript is in the page, as text; it waits for promises.
func (p *Page) Ask(expression string) (string, error) {
	a, err := p.do(order{Do: "ask", Text: expression})
	return a.Text, err
}

// Offline takes the network away from the page, or gives it back.
func (p *Page) Offline(is bool) error {
	what := "no"
	if is {
		what = "yes"
	}
	_, err := p.do(order{Do: "offline", Text: what})
	return err
}

// Reload loads the page again, and waits until its program draws or says why it can't.
func (p *Page) Reload() error {
	_, err := p.do(order{Do: "reload"})
	return err
}

// Crash kills the process of the page's tab, as the system does where memory runs out, and opens
// the page in another one. The browser stays.
func (p *Page) Crash() error {
	_, err := p.do(order{Do: "crash"})
	return err
}

// Close closes the page, and waits until the browser is gone where it was the first one there.
func (p *Page) Close() error {
	if p.tab > 0 {
		_, err := p.do(order{Do: "leave"})
		return err
	}
	if _, err := p.do(order{Do: "close"}); err != nil {
		return errors.Join(err, p.gone())
	}
	p.rest()
	return nil
}

// Kill ends the browser without a word to the page: the driver notices that
// nobody wants it any more.
func (p *Page) Kill() error {
	return p.gone()
}

// gone waits until the driver has ended, and the browser with it.
func (d *driver) gone() error {
	_ = d.stdin.Close()
	stop := time.AfterFunc(patience, func() { _ = d.process.Process.Kill() })
	defer stop.Stop()
	_, _ = io.Copy(io.Discard, d.stdout)
	if err := d.ended(); err != nil {
		return fmt.Errorf("the browser's driver: %w\n%s", err, &d.stderr)
	}
	return nil
}
