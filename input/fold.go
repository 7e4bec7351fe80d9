package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Times of repeats in ticks: how long a key is held before it repeats, and how
// long from one repeat to the next.
const (
	repeatDelay = 24
	repeatEvery = 4
)

// raw is what the devices report in one tick, before anything is made of it.
// Positions are in device pixels.
type raw struct {
	// focused says that the window has the keyboard. FocusUnknown says that nobody
	// knows, because nothing is held that could be let go.
	focused, focusUnknown   bool
	x, y                    float64
	down, pressed, released bool // main mouse button: held, just pressed, just released
	wheelX, wheelY          float64
	touches                 []finger
	keys                    []heldKey
	mods                    Mods
	typed                   []rune
	pad                     [padCount]bool
	// padThere says that there is a pad, padMake is the make of the one that was used last.
	padThere bool
	padMake  PadMake
}

type finger struct {
	id   ebiten.TouchID
	x, y float64
}

type heldKey struct {
	code  Code
	ticks int // 1 in the tick in which the key went down
}

// fold makes states of what the devices report. It holds what has to be
// remembered from one tick to the next, and touches no device.
type fold struct {
	keys *Map

	pointer     Pointer
	touching    bool
	finger      ebiten.TouchID
	lastTouches []ebiten.TouchID // fingers that were down in the tick before
	mouseX      float64
	mouseY      float64
	mouseSeen   bool // a mouse position has been seen
	focused     bool
	device      Device
	padTicks    [padCount]int
	presses     []Press
}

// next makes the state of one tick. The size is that of the window in logical
// pixels, scale the number of device pixels in one of them.
func (f *fold) next(r *raw, w, h, scale float64) State {
	s := State{Mods: r.mods, WheelX: r.wheelX, WheelY: r.wheelY}
	s.Lost = f.focused && !r.focused && !r.focusUnknown
	f.focused = r.focused && !r.focusUnknown

	f.point(r, w, h, scale)
	s.Pointer, s.Pinch = f.pointer, pinched(r.touches, scale)
	if r.wheelX != 0 || r.wheelY != 0 {
		f.device = Mouse
	}

	f.presses = f.presses[:0]
	for _, k := range r.keys {
		f.hold(&s, k.code, r.mods, k.ticks, Keys)
	}
	for _, c := range r.typed {
		// Letters, digits and the space come as keys already.
		if c > ' ' && Letter(c) == 0 && (c < '0' || c > '9') {
			f.press(&s, Press{Code: Typed(c), Actions: f.keys.Actions(Typed(c), 0)}, Keys)
		}
	}
	for i, down := range r.pad {
		if !down {
			f.padTicks[i] = 0
			continue
		}
		f.padTicks[i]++
		f.hold(&s, padBase+Code(i), 0, f.padTicks[i], Pad)
	}
	if f.device == Pad && !r.padThere {
		f.device = Keys // it was pulled out: what is shown is what there is
	}
	s.Presses = f.presses
	s.Device, s.PadMake = f.device, r.padMake
	p := &s.Pointer
	s.Idle = len(s.Presses) == 0 && s.Held == 0 && !s.Lost && s.WheelX == 0 && s.WheelY == 0 &&
		!p.Down && !p.JustPressed && !p.JustReleased && !p.Moved && !s.Pinch.On
	return s
}

func (f *fold) hold(s *State, code Code, mods Mods, ticks int, d Device) {
	acts := f.keys.Actions(code, mods)
	s.Held |= acts
	switch {
	case ticks == 1:
		f.press(s, Press{Code: code, Mods: mods, Actions: acts}, d)
	case code.repeats() && ticks > repeatDelay && (ticks-repeatDelay-1)%repeatEvery == 0:
		f.press(s, Press{Code: code, Mods: mods, Actions: acts, Repeat: true}, d)
	}
}

func (f *fold) press(s *State, p Press, d Device) {
	f.presses = append(f.presses, p)
	f.device = d
	if !p.Repeat {
		s.Pressed |= p.Actions
	}
}

// point updates the pointer from mouse and fingers.
func (f *fold) point(r *raw, w, h, scale float64) {
	p := &f.pointer
	oldX, oldY := p.X, p.Y
	p.JustPressed, p.JustReleased = false, false

	at := -1
	if f.touching {
		for i := range r.touches {
			if r.touches[i].id == f.finger {
				at = i
			}
		}
		if at < 0 {
			f.touching = false
			p.Down, p.JustReleased, p.Away = false, true, true
		}
	} else if !p.Down && len(f.lastTouches) == 0 && len(r.touches) > 0 {
		// Only a finger put down on an empty screen becomes the pointer.
		at = 0
		f.touching, f.finger = true, r.touches[0].id
		p.Down, p.JustPressed, p.Touch = true, true, true
	}
	if at >= 0 {
		p.X, p.Y = r.touches[at].x/scale, r.touches[at].y/scale
		p.Away = outside(p.X, p.Y, w, h)
		f.device = Touch
	}
	f.lastTouches = f.lastTouches[:0]
	for _, t := range r.touches {
		f.lastTouches = append(f.lastTouches, t.id)
	}

	moved := f.mouseSeen && (r.x != f.mouseX || r.y != f.mouseY)
	f.mouseSeen, f.mouseX, f.mouseY = true, r.x, r.y
	if !f.touching && len(r.touches) == 0 && (!p.Touch || moved || r.pressed) {
		p.Touch = false
		p.X, p.Y = r.x/scale, r.y/scale
		p.Away = outside(p.X, p.Y, w, h)
		p.JustPressed, p.JustReleased = r.pressed, p.JustReleased || r.released
		p.Down = r.down
		if moved || r.pressed {
			f.device = Mouse
		}
	}
	p.Moved = p.X != oldX || p.Y != oldY
}

// pinched returns what two fingers do together.
func pinched(touches []finger, scale float64) Pinch {
	if len(touches) != 2 {
		return Pinch{}
	}
	a, b := touches[0], touches[1]
	return Pinch{On: true, X: (a.x + b.x) / 2 / scale, Y: (a.y + b.y) / 2 / scale, Span: math.Hypot(b.x-a.x, b.y-a.y) / scale}
}

func outside(x, y, w, h float64) bool { return x < 0 || y < 0 || x >= w || y >= h }
