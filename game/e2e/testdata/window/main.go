// Window plays with the game's window as a player and a window manager do, in a
// real window on the display: it carries out its arguments one after the other,
// and says after each of them, in a line, how large the window is and whether it
// fills the screen. Then it quits the game from its first page.
//
//	WIDTHxHEIGHT  gives the window another size
//	full-screen   presses the key for full screen
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// A window takes a while to be as it was asked to be: so many ticks and frames
// pass between two steps, and up to so many ticks until it is.
const (
	ticksBetween  = 30
	framesBetween = 10
	patience      = 30 * 60
)

func main() {
	h := &hand{steps: os.Args[1:]}
	h.Game = game.New(game.Options{Language: words.English, Devices: h.devices})
	if err := ebiten.RunGame(h); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// hand is the game with the player's hand on it.
type hand struct {
	*game.Game
	steps         []string
	ticks, frames int // since the last step
	told, down    bool
	// there reports whether the window is as the last step wants it.
	there func() bool
	x, y  float64
}

// Draw counts the frames.
func (h *hand) Draw(screen *ebiten.Image) {
	h.frames++
	h.Game.Draw(screen)
}

// devices returns what the player does in a tick.
func (h *hand) devices(render.View) input.State {
	if h.down {
		h.down = false
		return h.button(input.Pointer{JustReleased: true})
	}
	h.ticks++
	waits := h.there != nil && !h.there() && h.ticks < patience
	if waits || h.ticks < ticksBetween || h.frames < framesBetween {
		return input.State{Idle: true}
	}
	h.ticks, h.frames = 0, 0
	if !h.told {
		w, height := ebiten.WindowSize()
		fmt.Printf("%dx%d %t\n", w, height, ebiten.IsFullscreen())
	}
	if len(h.steps) == 0 {
		h.told = true
		return h.quit()
	}
	step := h.steps[0]
	h.steps = h.steps[1:]
	if step == "full-screen" {
		full := ebiten.IsFullscreen()
		h.there = func() bool { return ebiten.IsFullscreen() != full }
		return input.State{Pressed: input.SetOf(input.Fullscreen), Device: input.Keys}
	}
	var w, height int
	if _, err := fmt.Sscanf(step, "%dx%d", &w, &height); err != nil {
		fmt.Fprintln(os.Stderr, "no step is called", step)
		os.Exit(2)
	}
	h.there = func() bool {
		nowW, nowHeight := ebiten.WindowSize()
		return nowW == w && nowHeight == height
	}
	ebiten.SetWindowSize(w, height)
	return input.State{Idle: true}
}

// quit presses the button that quits. The next tick lets go of it.
func (h *hand) quit() input.State {
	box, ok := h.Top().Hand().Box("quit")
	if !ok {
		fmt.Fprintln(os.Stderr, "there is no button to quit")
		os.Exit(1)
	}
	h.x, h.y, h.down = box.CenterX(), box.CenterY(), true
	return h.button(input.Pointer{JustPressed: true, Down: true, Moved: true})
}

func (h *hand) button(p input.Pointer) input.State {
	p.X, p.Y = h.x, h.y
	return input.State{Pointer: p, Device: input.Mouse}
}
