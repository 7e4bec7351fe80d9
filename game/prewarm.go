package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/input"
	"bigpayday/render"
)

// prewarm is the time in which the images for another size or theme are drawn
// ahead, some in each frame, while the screen keeps what it shows. Each frame
// makes one pass.
type prewarm struct {
	on bool
	// size is the window's size that the images are drawn for.
	size windowSize
	// oldTheme is the theme of what the screen shows, nil where it stays the same;
	// shown is the view of what the screen shows.
	oldTheme *render.Theme
	shown    render.View
	// passes counts the passes, the last of which began at last, and ticks the
	// ticks since then.
	passes, ticks int
	last          time.Time
	// pixels is how many device pixels the next pass draws at most.
	pixels int
}

const (
	// passDuration is how long a pass may keep the processor.
	passDuration = 25 * time.Millisecond
	// firstPassPixels is how many device pixels the first pass draws. How long
	// they take is known when the next frame begins: after a frame shorter than
	// quickFrame a pass draws twice as many, after one longer than slowFrame half
	// as many, but not less than minPassPixels.
	firstPassPixels = 300_000
	minPassPixels   = 60_000
	quickFrame      = 50 * time.Millisecond
	slowFrame       = 120 * time.Millisecond
	// maxPasses bounds a prewarm, and so does maxPrewarmTicks where Ebitengine
	// asks for no frames, as for a window that is hidden. Images that are still
	// missing then are drawn when they are shown.
	maxPasses       = 90
	maxPrewarmTicks = 12
)

// startPrewarm lets the scenes lay themselves out for the theme that the app
// has now.
func (g *Game) startPrewarm(p prewarm) {
	p.on, p.pixels, p.last = true, firstPassPixels, time.Now()
	g.prewarm = p
	at := &g.in.Pointer
	g.app.Tick(&input.State{
		Pointer: input.Pointer{X: at.X, Y: at.Y, Down: at.Down, Touch: at.Touch, Away: at.Away},
		Device:  g.in.Device, Held: g.in.Held, Mods: g.in.Mods, Idle: true,
	})
}

// prewarmPass draws some of the images. It is called by Draw in place of drawing
// a frame.
func (g *Game) prewarmPass(screen *ebiten.Image) {
	p := &g.prewarm
	now := time.Now()
	switch took := now.Sub(p.last); {
	case p.passes == 0:
	case took < quickFrame:
		p.pixels *= 2
	case took > slowFrame:
		p.pixels = max(p.pixels/2, minPassPixels)
	}
	p.last, p.ticks = now, 0
	p.passes++
	done := g.app.Theme.Prewarm(p.pixels, passDuration, func() { g.app.Draw(screen) })
	// Ebitengine carries out what was drawn into images only in a frame that draws
	// something on the screen.
	if g.clearPixel == nil {
		g.clearPixel = ebiten.NewImage(1, 1)
	}
	screen.DrawImage(g.clearPixel, nil)
	if done || p.passes == maxPasses {
		g.endPrewarm()
	}
}

// waitForPrewarm is called in every tick of a prewarm.
func (g *Game) waitForPrewarm() {
	g.waiting.hold(g.devices(g.prewarm.shown))
	if g.prewarm.ticks++; g.prewarm.ticks > maxPrewarmTicks {
		g.endPrewarm()
	}
}

// endPrewarm has the next frame drawn for the new size and theme.
func (g *Game) endPrewarm() {
	p := &g.prewarm
	if p.oldTheme != nil {
		p.oldTheme.Deallocate()
	}
	g.drawnFor, g.dirty = p.size, true
	g.prewarm = prewarm{}
}
