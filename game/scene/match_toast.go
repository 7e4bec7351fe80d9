package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
)

// toast is a sentence that is shown for a while: why something is refused, or
// that something went wrong.
type toast struct {
	text    string
	left    int // ticks
	shaking int // ticks
	// waits says that a panel lies where it would stand: it is shown afterwards.
	waits bool
}

const (
	toastStays = 4 * 60
	warnStays  = 12 * 60
	shakeStays = 18
)

// refuse says why something cannot be done. It shakes its head.
func (t *toast) refuse(text string) { t.show(toast{text: text, left: toastStays, shaking: shakeStays}) }

// say tells what has happened.
func (t *toast) say(text string) { t.show(toast{text: text, left: toastStays}) }

// warn says something of importance, which stays longer.
func (t *toast) warn(text string) { t.show(toast{text: text, left: warnStays}) }

// show takes the place of what was shown before.
func (t *toast) show(next toast) {
	next.waits = t.waits
	*t = next
}

// wait has the toast wait, or go on. It reports whether it looks different.
func (t *toast) wait(on bool) (changed bool) {
	changed = t.left > 0 && on != t.waits
	t.waits = on
	return changed
}

func (t *toast) hide() { t.left = min(t.left, 1) }

// tick reports whether the toast looks different.
func (t *toast) tick() (changed bool) {
	if t.left == 0 || t.waits {
		return false
	}
	t.left--
	changed = t.left == 0 || t.shaking > 0
	t.shaking = max(0, t.shaking-1)
	return changed
}

// shake returns how far a thing that is refused is off its place, in logical
// pixels.
func (t *toast) shake() float64 {
	if t.shaking == 0 {
		return 0
	}
	return [4]float64{0, 3, 0, -3}[t.shaking/2%4]
}

// draw draws the toast in the middle of what is left and right of x, with its
// lower edge at y.
func (t *toast) draw(th *render.Theme, dst *ebiten.Image, area render.Rect) {
	if t.left == 0 || t.text == "" || t.waits {
		return
	}
	style := render.Style{Face: render.Medium, Size: 15, Color: th.Palette.Ink, Align: render.Center}
	lines := th.Wrap(t.text, style, area.W-48, 4)
	h := lines.Height() + 22
	r := render.Rect{X: area.CenterX() - lines.Width/2 - 24 + t.shake(), Y: area.Bottom() - h, W: lines.Width + 48, H: h}
	th.Panel(dst, r, render.Note)
	th.DrawLines(dst, lines, r.CenterX(), r.Y+11+lines.Leading*.78, style)
}
