// Sample is the smallest program that has what the driver of the end-to-end
// tests must be able to handle: a button, a thing to drag, a text field, keys,
// a window of any size and scale, a picture that is drawn only when it changes,
// and the trace that the game prints with -trace. It runs in a window and in
// the browser, as the game does.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"image/color"
	"os"
	"reflect"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// The colours that a test looks for.
var (
	ground  = color.RGBA{0x1f, 0x6b, 0x52, 0xff}
	rest    = color.RGBA{0xff, 0xff, 0xff, 0xff}
	pressed = color.RGBA{0xd8, 0x3a, 0x2e, 0xff}
	tile    = color.RGBA{0xf2, 0xc1, 0x2e, 0xff}
	letter  = color.RGBA{0x10, 0x20, 0x30, 0xff}
)

type control struct {
	ID string  `json:"id"`
	X  float64 `json:"x"`
	Y  float64 `json:"y"`
	W  float64 `json:"w"`
	H  float64 `json:"h"`
}

func (c control) at(x, y float64) bool {
	return x >= c.X && x < c.X+c.W && y >= c.Y && y < c.Y+c.H
}

// line is what -trace prints when something in it has changed.
type line struct {
	Tick     int64     `json:"tick"`
	Scene    string    `json:"scene"`
	Moving   bool      `json:"moving"`
	Prompt   string    `json:"prompt"`
	Controls []control `json:"controls"`
}

type sample struct {
	trace bool
	last  line

	scale    float64
	button   control
	tile     control
	field    control
	held     bool
	dx, dy   float64
	on       bool
	slide    int // ticks that the tile still slides home
	text     string
	composer textinput.Composer
	changed  bool
	size     image.Point
}

func (s *sample) Update() error {
	x, y := ebiten.CursorPosition()
	fx, fy := float64(x)/s.scale, float64(y)/s.scale
	switch {
	case inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) && s.button.at(fx, fy):
		s.on, s.changed = !s.on, true
	case inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) && s.tile.at(fx, fy):
		s.held, s.dx, s.dy = true, fx-s.tile.X, fy-s.tile.Y
	case s.held && !ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft):
		s.held = false
	case s.held && (s.tile.X != fx-s.dx || s.tile.Y != fy-s.dy):
		s.tile.X, s.tile.Y, s.changed = fx-s.dx, fy-s.dy, true
	}
	if inpututil.IsKeyJustPressed(ebiten.KeyH) && ebiten.IsKeyPressed(ebiten.KeyControl) {
		s.slide = 30
	}
	if s.slide > 0 {
		s.slide--
		s.tile.X += (40 - s.tile.X) / float64(s.slide+1)
		s.tile.Y += (160 - s.tile.Y) / float64(s.slide+1)
		s.changed = true
	}
	if _, err := s.composer.Update(); err != nil {
		return err
	}
	if inpututil.IsKeyJustPressed(ebiten.KeyBackspace) && s.text != "" {
		r := []rune(s.text)
		s.text, s.changed = string(r[:len(r)-1]), true
	}
	if inpututil.IsKeyJustPressed(ebiten.KeyEscape) {
		return ebiten.Termination
	}
	return s.print()
}

// print writes a line for the driver when the last one no longer holds.
func (s *sample) print() error {
	if !s.trace {
		return nil
	}
	now := line{Scene: "sample", Moving: s.slide > 0, Prompt: fmt.Sprintf("on=%t text=%s", s.on, s.text), Controls: []control{s.button, s.tile, s.field}}
	if reflect.DeepEqual(now, s.last) {
		return nil
	}
	s.last = now
	now.Tick = ebiten.Tick()
	return json.NewEncoder(os.Stdout).Encode(now)
}

func (s *sample) Draw(screen *ebiten.Image) {
	if !s.changed {
		return
	}
	s.changed = false
	screen.Fill(ground)
	look := rest
	if s.on {
		look = pressed
	}
	s.box(screen, s.button, look)
	s.box(screen, s.field, rest)
	for i := range []rune(s.text) {
		s.box(screen, control{X: s.field.X + 4 + float64(i)*12, Y: s.field.Y + 6, W: 8, H: s.field.H - 12}, letter)
	}
	s.box(screen, s.tile, tile)
}

func (s *sample) box(screen *ebiten.Image, c control, clr color.Color) {
	r := image.Rect(int(c.X*s.scale), int(c.Y*s.scale), int((c.X+c.W)*s.scale), int((c.Y+c.H)*s.scale))
	screen.SubImage(r).(*ebiten.Image).Fill(clr)
}

func (s *sample) LayoutF(w, h float64) (float64, float64) {
	s.scale = ebiten.Monitor().DeviceScaleFactor()
	if size := image.Pt(int(w*s.scale), int(h*s.scale)); size != s.size {
		s.size, s.changed = size, true
	}
	return w * s.scale, h * s.scale
}

func (s *sample) Layout(int, int) (int, int) { panic("LayoutF is called in its place") }

func main() {
	trace := flag.Bool("trace", false, "print one line of JSON whenever the controls change")
	flag.Parse()
	s := &sample{
		trace:  *trace,
		button: control{ID: "button", X: 40, Y: 40, W: 120, H: 60},
		tile:   control{ID: "tile", X: 40, Y: 160, W: 50, H: 50},
		field:  control{ID: "field", X: 200, Y: 40, W: 400, H: 40},
	}
	s.composer.OnNewSession = func() *textinput.SessionOptions {
		return &textinput.SessionOptions{CaretBounds: image.Rect(204, 46, 206, 74), TextBeforeCaret: s.text}
	}
	s.composer.OnCommit = func(c *textinput.Commit) {
		before, after := c.SurroundingText()
		s.text, s.changed = before+c.Text()+after, true
	}
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(s); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
