package game

import (
	"image"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/store"
	"bigpayday/render/sketch"
)

// fullScreenTicks is how many ticks a window may take to fill the screen, or to
// leave it.
const fullScreenTicks = 90

// setUpWindow says what the window is to be like. It is called before there is
// one.
func setUpWindow(s store.Settings) {
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(store.MinWindowWidth, store.MinWindowHeight, -1, -1)
	ebiten.SetWindowSize(initialSize(s))
	ebiten.SetFullscreen(s.FullScreen)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetWindowIcon(icons())
	ebiten.SetScreenClearedEveryFrame(false)
}

// iconSizes are the sides of the window's icon, in pixels: for its bar, for lists of windows, and for
// screens with twice the pixels.
var iconSizes = [...]int{16, 32, 48, 96}

// icons returns the window's icon in all sizes, nothing where there is no window.
func icons() (all []image.Image) {
	if runtime.GOOS == "js" {
		return nil
	}
	for _, size := range iconSizes {
		all = append(all, sketch.Icon(size))
	}
	return all
}

// initialSize returns the window's size at its last use, or as much of it as the
// screen has room for, in device-independent pixels.
func initialSize(s store.Settings) (width, height int) {
	width, height = s.WindowWidth, s.WindowHeight
	if m := ebiten.Monitor(); m != nil {
		if w, h := m.Size(); w > store.MinWindowWidth && h > store.MinWindowHeight {
			width, height = min(width, w), min(height, h)
		}
	}
	return width, height
}

// updateFullScreen is called in every tick. It makes the window fill the screen
// where the settings say so, or changes the setting where the player used the
// system's own means. Those change the window's size, so the system is asked only
// some time after that: asking in every tick would take longer than all else an
// idle game does.
func (g *Game) updateFullScreen() {
	if want := g.app.Settings.FullScreen; want != g.fullScreen {
		g.fullScreen, g.resizedAt = want, g.tick
		ebiten.SetFullscreen(want)
	}
	if g.resizedAt == 0 || g.tick-g.resizedAt < fullScreenTicks {
		return
	}
	g.resizedAt = 0
	if full := ebiten.IsFullscreen(); full != g.fullScreen {
		g.fullScreen = full
		g.app.Set(func(s *store.Settings) { s.FullScreen = full })
	}
}

// saveWindowSize writes the window's size to the settings, for the next start.
func (g *Game) saveWindowSize() {
	if ebiten.IsFullscreen() {
		return
	}
	if w, h := ebiten.WindowSize(); w > 0 && h > 0 {
		g.app.Set(func(s *store.Settings) { s.WindowWidth, s.WindowHeight = w, h })
	}
}
