package session

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/control"
)

// toast is a sentence that is shown for a while: why something is refused, or
// that something went wrong.
type toast struct {
	Text    string
	Left    int // ticks
	shaking int // ticks
	// Waits says that a panel lies where it would stand: it is shown afterwards.
	Waits bool
	// warning is shown for a while where nothing else is, and standing from then on, until
	// what they warn of is mended. They are empty where there is nothing to warn of.
	warning, standing string
	warningLeft       int // ticks
}

// How long a toast stands, a warning among them, and how long it shakes, in ticks.
const (
	ToastTicks = 4 * 60
	warnTicks  = 12 * 60
	shakeTicks = 18
)

// Refuse says why something cannot be done. It shakes its head.
func (t *toast) Refuse(text string) { t.show(toast{Text: text, Left: ToastTicks, shaking: shakeTicks}) }

// Say shows a text about what has happened.
func (t *toast) Say(text string) { t.show(toast{Text: text, Left: ToastTicks}) }

// warn says something of importance, which stays longer and is not hidden by what is done
// meanwhile. Standing is what is still said of it afterwards.
func (t *toast) warn(text, standing string) {
	t.warning, t.standing, t.warningLeft = text, standing, warnTicks
}

// endWarning takes back what was warned of. It reports whether the toast looks different.
func (t *toast) endWarning() (changed bool) {
	changed = t.standing != ""
	t.warning, t.standing, t.warningLeft = "", "", 0
	return changed
}

// show takes the place of what was shown before.
func (t *toast) show(next toast) {
	t.Text, t.Left, t.shaking = next.Text, next.Left, next.shaking
}

// Said returns what is shown now, "" for nothing.
func (t *toast) Said() string {
	switch {
	case t.Waits:
		return ""
	case t.Left > 0:
		return t.Text
	case t.warningLeft > 0:
		return t.warning
	}
	return t.standing
}

// Wait has the toast wait, or go on. It reports whether it looks different.
func (t *toast) Wait(on bool) (changed bool) {
	changed = (t.Left > 0 || t.standing != "") && on != t.Waits
	t.Waits = on
	return changed
}

func (t *toast) Hide() { t.Left = min(t.Left, 1) }

// Advance lets a tick pass. It reports whether the toast looks different.
func (t *toast) Advance() (changed bool) {
	switch {
	case t.Waits:
		return false
	case t.Left == 0 && t.warningLeft > 0:
		t.warningLeft--
		return t.warningLeft == 0
	case t.Left == 0:
		return false
	}
	t.Left--
	changed = t.Left == 0 || t.shaking > 0
	t.shaking = max(0, t.shaking-1)
	return changed
}

// shake returns how far the toast of what is refused is off its place, as a share of the
// farthest.
func (t *toast) shake() float64 {
	if t.shaking == 0 {
		return 0
	}
	return [4]float64{0, 1, 0, -1}[t.shaking/2%4]
}

// Draw draws the toast at the lower edge of an area.
func (t *toast) Draw(th *render.Theme, dst *ebiten.Image, area render.Rect) {
	if text := t.Said(); text != "" {
		control.Notice(th, dst, text, area.Moved(t.shake()*th.Length(render.Tight), 0), render.End)
	}
}
