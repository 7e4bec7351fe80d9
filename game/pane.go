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
	if g.prewarm.on {
		return nil
	}
	next := g.pane
	if g.tick-g.since >= settles {
		next = g.window
	}
	view := render.NewView(next.width, next.height, next.scale)
	text := float64(h.Settings.TextScale) / 100
	before := h.Theme
	if before != nil && before.Matches(view, text, h.Settings.HighContrast) && before.UsesSkin(h.Edition()) && g.told == h.Told() {
		if next == g.pane {
			return nil
		}
		shows := before.View
		before.View = view
		g.beginPrewarm(prewarmRun{next: next, shows: shows})
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
	g.beginPrewarm(prewarmRun{next: next, before: before, shows: before.View})
	return nil
}

// fits reports whether the game is drawn for the window as it is, and for what
// is set.
func (g *Game) fits() bool {
	set := &g.house.Settings
	return g.window == g.pane && !g.prewarm.on &&
		g.house.Theme.Matches(g.house.View(), float64(set.TextScale)/100, set.HighContrast) && g.house.Theme.UsesSkin(g.house.Edition()) &&
		g.told == g.house.Told()
}

// prewarmRun makes the images for another scale, some in each frame, while the
// screen keeps what it shows.
type prewarmRun struct {
	on   bool
	next pane
	// before is the theme of what the screen shows, nil where it stays, and
	// shows how that is looked at.
	before *render.Theme
	shows  render.View
	// passes counts the frames, pixels is how much is painted in the next one;
	// ticks counts the ticks since the last frame.
	passes, pixels, ticks int
	last                  time.Time
}

const (
	// passTime is how long a frame of a prewarm keeps the processor.
	passTime = 25 * time.Millisecond
	// firstPassPixels is how many device pixels its first frame paints. How long they
	// take is known when the next frame begins; then there are more or fewer.
	firstPassPixels = 300_000
	minPassPixels   = 60_000
	quickFrame      = 50 * time.Millisecond
	slowFrame       = 120 * time.Millisecond
	// maxPasses bounds a prewarm, and so does maxPassTicks where nobody asks for
	// frames: what is missing is made when it is shown.
	maxPasses    = 90
	maxPassTicks = 12
)

// beginPrewarm begins a prewarm and lets the scenes lay themselves out for the house's theme.
func (g *Game) beginPrewarm(r prewarmRun) {
	r.on, r.pixels, r.last = true, firstPassPixels, time.Now()
	g.prewarm = r
	g.house.Tick(&input.State{
		Pointer: input.Pointer{X: g.in.Pointer.X, Y: g.in.Pointer.Y, Down: g.in.Pointer.Down, Touch: g.in.Pointer.Touch, Away: g.in.Pointer.Away},
		Device:  g.in.Device, Held: g.in.Held, Mods: g.in.Mods, Quiet: true,
	})
}

// prewarmFrame makes some of the images. It is called by Draw in place of drawing
// until all are there; then the game is drawn for the new window.
func (g *Game) prewarmFrame(screen *ebiten.Image) {
	r := &g.prewarm
	now := time.Now()
	switch took := now.Sub(r.last); {
	case r.passes == 0:
	case took < quickFrame:
		r.pixels *= 2
	case took > slowFrame:
		r.pixels = max(r.pixels/2, minPassPixels)
	}
	r.last, r.ticks = now, 0
	r.passes++
	done := g.house.Theme.Prewarm(r.pixels, passTime, func() { g.house.Draw(screen) })
	// Only with a frame that is shown does everything get done that was drawn.
	if g.speck == nil {
		g.speck = ebiten.NewImage(1, 1)
	}
	screen.DrawImage(g.speck, nil)
	if done || r.passes == maxPasses {
		g.endPrewarm()
	}
}

// waitPrewarm is Update while a prewarm lasts: it keeps the input for later.
func (g *Game) waitPrewarm() {
	g.late.keep(g.devices(g.prewarm.shows))
	if g.prewarm.ticks++; g.prewarm.ticks > maxPassTicks {
		g.endPrewarm()
	}
}

// endPrewarm has the next frame drawn for the new window.
func (g *Game) endPrewarm() {
	r := &g.prewarm
	if r.before != nil {
		r.before.Deallocate()
	}
	g.pane, g.dirty = r.next, true
	g.prewarm = prewarmRun{}
}
