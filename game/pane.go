package game

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/input"
	"bigpayday/render"
)

// pane is a window's size in device-independent pixels, and the device pixels in
// one of them.
type pane struct {
	width, height, scale float64
}

// settles is how many ticks a window has to keep its size before the game is
// drawn for it. To draw everything in another scale takes longer than a frame;
// while an edge is dragged the window has another size in every frame.
const settles = 10

// LayoutF makes the screen as large as the window in device pixels. A window
// that is about to change its size keeps the screen that it has, see
// [Game.DrawFinalScreen], until the game can be drawn for it.
func (g *Game) LayoutF(width, height float64) (screenWidth, screenHeight float64) {
	now := pane{width, height, g.deviceScale()}
	if now != g.window {
		g.window, g.since, g.sized = now, g.tick, g.tick
		if g.drawn == 0 {
			g.pane = now
		}
	}
	return math.Ceil(g.pane.width * g.pane.scale), math.Ceil(g.pane.height * g.pane.scale)
}

func (g *Game) deviceScale() float64 {
	if g.windowScale != nil {
		return g.windowScale()
	}
	if m := ebiten.Monitor(); m != nil {
		return m.DeviceScaleFactor()
	}
	return 1
}

// DrawFinalScreen shows the screen in the window. Where the window has got
// another size, which the game has not been drawn for yet, it is stretched.
func (g *Game) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, m ebiten.GeoM) {
	from, to := offscreen.Bounds(), screen.Bounds()
	if from.Size() == to.Size() || g.window == g.pane {
		ebiten.DefaultDrawFinalScreen(screen, offscreen, m)
		return
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(float64(to.Dx())/float64(from.Dx()), float64(to.Dy())/float64(from.Dy()))
	screen.DrawImage(offscreen, op)
}

// fit has the game drawn for the window as it is now, and for what is set, where
// it is drawn for something else. Pictures hold words, so another language asks
// for other ones.
func (g *Game) fit() error {
	h := g.house
	if g.rehearsal.on {
		return nil
	}
	next := g.pane
	if g.tick-g.since >= settles {
		next = g.window
	}
	view := render.NewView(next.width, next.height, next.scale)
	text := float64(h.Settings.TextScale) / 100
	before := h.Theme
	if before != nil && before.Matches(view, text, h.Settings.HighContrast) && before.Wears(h.Edition()) && g.told == h.Told() {
		if next == g.pane {
			return nil
		}
		shows := before.View
		before.View = view
		g.beginRehearsal(rehearsal{next: next, shows: shows})
		return nil
	}
	theme, err := render.NewThemeOf(h.Edition(), view, text, h.Settings.HighContrast)
	if err != nil {
		return err
	}
	h.Theme, g.told = theme, h.Told()
	if before == nil {
		g.dirty = true
		return nil
	}
	g.beginRehearsal(rehearsal{next: next, before: before, shows: before.View})
	return nil
}

// fits reports whether the game is drawn for the window as it is, and for what
// is set.
func (g *Game) fits() bool {
	set := &g.house.Settings
	return g.window == g.pane && !g.rehearsal.on &&
		g.house.Theme.Matches(g.house.View(), float64(set.TextScale)/100, set.HighContrast) && g.house.Theme.Wears(g.house.Edition()) &&
		g.told == g.house.Told()
}

// rehearsal is the time in which the pictures for another scale are made, some
// in each frame, while the screen keeps what it shows.
type rehearsal struct {
	on   bool
	next pane
	// before is the theme of what the screen shows, nil where it stays, and
	// shows how that is looked at.
	before *render.Theme
	shows  render.View
	// goes counts the frames, pixels is how much is painted in the next one;
	// ticks counts the ticks since the last frame.
	goes, pixels, ticks int
	last                time.Time
}

const (
	// goLasts is how long a frame of a rehearsal keeps the processor.
	goLasts = 25 * time.Millisecond
	// goPixels is how many device pixels its first frame paints. How long they
	// take is known when the next frame begins; then there are more or fewer.
	goPixels    = 300_000
	leastPixels = 60_000
	quickFrame  = 50 * time.Millisecond
	slowFrame   = 120 * time.Millisecond
	// mostGoes bounds a rehearsal, and so does mostTicks where nobody asks for
	// frames: what is missing is made when it is shown.
	mostGoes  = 90
	mostTicks = 12
)

// beginRehearsal lets the scenes lay themselves out for the house's theme.
func (g *Game) beginRehearsal(r rehearsal) {
	r.on, r.pixels, r.last = true, goPixels, time.Now()
	g.rehearsal = r
	g.house.Tick(&input.State{
		Pointer: input.Pointer{X: g.in.Pointer.X, Y: g.in.Pointer.Y, Down: g.in.Pointer.Down, Touch: g.in.Pointer.Touch, Away: g.in.Pointer.Away},
		Device:  g.in.Device, Held: g.in.Held, Mods: g.in.Mods, Quiet: true,
	})
}

// rehearse makes some of the pictures. When there are all, the game is drawn for
// the new window.
func (g *Game) rehearse(screen *ebiten.Image) {
	r := &g.rehearsal
	now := time.Now()
	switch took := now.Sub(r.last); {
	case r.goes == 0:
	case took < quickFrame:
		r.pixels *= 2
	case took > slowFrame:
		r.pixels = max(r.pixels/2, leastPixels)
	}
	r.last, r.ticks = now, 0
	r.goes++
	done := g.house.Theme.Rehearse(r.pixels, goLasts, func() { g.house.Draw(screen) })
	// Only with a frame that is shown does everything get done that was drawn.
	if g.speck == nil {
		g.speck = ebiten.NewImage(1, 1)
	}
	screen.DrawImage(g.speck, nil)
	if done || r.goes == mostGoes {
		g.endRehearsal()
	}
}

// waitRehearsal lets a tick of a rehearsal pass.
func (g *Game) waitRehearsal() {
	g.late.keep(g.devices(g.rehearsal.shows))
	if g.rehearsal.ticks++; g.rehearsal.ticks > mostTicks {
		g.endRehearsal()
	}
}

// endRehearsal has the next frame drawn for the new window.
func (g *Game) endRehearsal() {
	r := &g.rehearsal
	if r.before != nil {
		r.before.Deallocate()
	}
	g.pane, g.dirty = r.next, true
	g.rehearsal = rehearsal{}
}
