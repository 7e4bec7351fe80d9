package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// stickDead is how far the stick has to be pushed to count as a direction.
const stickDead = 0.5

// Reader reads the devices through Ebitengine. Make one with [NewReader] and
// call Read once in every Update; it must not be used from several goroutines.
// A gamepad counts when Ebitengine knows its standard layout; all gamepads act
// as one.
type Reader struct {
	keys Map
	fold fold
	raw  raw
	typist
	pointing pointing

	pressed []ebiten.Key
	touches []ebiten.TouchID
	pads    []ebiten.GamepadID
	printed map[ebiten.Key]Code
	scale   float64
	held    bool // something was held in the tick before
	inFront bool // the window has the keyboard
	ticks   int  // since the start

	// Unwatched says that nothing moves by itself, so that it need not be known while nothing is
	// held whether the window is in front: InFront stays as it was then. To ask the system takes
	// more time than the rest of a tick.
	Unwatched bool
}

// NewReader returns a reader with the default keys.
func NewReader() *Reader {
	r := &Reader{keys: DefaultMap(), printed: map[ebiten.Key]Code{}, scale: 1}
	r.fold.keys = &r.keys
	r.typist.init()
	r.pointing.listen()
	return r
}

// Map returns the keys in use.
func (r *Reader) Map() *Map { return &r.keys }

// Read returns what the devices did in this tick. The width and height are
// those of the window in logical pixels, scale is the number of device pixels
// in one of them; a scale that is not positive counts as 1. Slices in the state
// are valid until the next call.
func (r *Reader) Read(width, height, scale float64) State {
	if !(scale > 0) {
		scale = 1
	}
	r.scale = scale
	w := &r.raw
	w.x, w.y = ebiten.CursorPositionF()
	// IsMouseButtonPressed also counts a press that was over within this tick;
	// the duration does not.
	w.down = inpututil.MouseButtonPressDuration(ebiten.MouseButtonLeft) > 0
	w.pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	w.released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	w.wheelX, w.wheelY = ebiten.Wheel()

	r.touches = ebiten.AppendTouchIDs(r.touches[:0])
	slices.Sort(r.touches)
	w.touches = w.touches[:0]
	for _, id := range r.touches {
		x, y := ebiten.TouchPositionF(id)
		w.touches = append(w.touches, finger{id, x, y})
	}

	if listens {
		r.pointing.read(w, ebiten.Monitor().DeviceScaleFactor())
	}
	r.readKeys()
	r.readPads()
	r.readFocus()
	text := r.typist.read(w)
	s := r.fold.next(w, width, height, scale)
	s.Text, s.InFront = text, r.inFront
	if len(text.Commits) > 0 || text.Preedit != "" || text.Handled || text.Ended {
		s.Idle = false
	}
	return s
}

// readFocus asks whether the window has the keyboard where that makes a
// difference: while something is held, and when it was let go in this tick, as
// happens with everything when the window loses the keyboard. Asking the system
// takes more time than the rest of a tick at rest.
func (r *Reader) readFocus() {
	w := &r.raw
	held := w.down || w.pressed || len(w.touches) > 0 || len(w.keys) > 0 || w.pad != [padCount]bool{}
	w.focusUnknown = !held && !r.held
	w.focused = !w.focusUnknown && ebiten.IsFocused()
	if r.held = held; w.focusUnknown && r.ticks%asksFocusEach == 0 && !r.Unwatched {
		r.inFront = ebiten.IsFocused()
	} else if !w.focusUnknown {
		r.inFront = w.focused
	}
	r.ticks++
}

// asksFocusEach is in how many ticks it is asked once whether the window is in front while nothing
// is held.
const asksFocusEach = 30

func (r *Reader) readKeys() {
	w := &r.raw
	w.mods = 0
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		w.mods |= Shift
	}
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		w.mods |= Ctrl
	}
	if ebiten.IsKeyPressed(ebiten.KeyAlt) {
		w.mods |= Alt
	}
	r.pressed = inpututil.AppendPressedKeys(r.pressed[:0])
	w.keys = w.keys[:0]
	for _, k := range r.pressed {
		switch k {
		case ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControlLeft, ebiten.KeyControlRight,
			ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight,
			ebiten.KeyCapsLock, ebiten.KeyNumLock, ebiten.KeyScrollLock:
			continue
		}
		ticks := inpututil.KeyPressDuration(k)
		if inpututil.IsKeyJustPressed(k) {
			ticks = 1 // also where the key is up again within this tick
			r.printed[k] = labelled(k, ebiten.KeyName(k))
		}
		code, ok := r.printed[k]
		if !ok {
			code = KeyCode(k)
		}
		w.keys = append(w.keys, heldKey{code, ticks})
	}
}

// labelled returns the code of a key by the letter printed on it, as the
// keyboard layout in use names it; keys with anything else on them count by
// their place.
func labelled(k ebiten.Key, name string) Code {
	if len(name) == 1 {
		if c := Letter(rune(name[0])); c != 0 {
			return c
		}
	}
	return KeyCode(k)
}

var padButtons = [...]struct {
	code   Code
	button ebiten.StandardGamepadButton
}{
	{PadUp, ebiten.StandardGamepadButtonLeftTop},
	{PadDown, ebiten.StandardGamepadButtonLeftBottom},
	{PadLeft, ebiten.StandardGamepadButtonLeftLeft},
	{PadRight, ebiten.StandardGamepadButtonLeftRight},
	{PadA, ebiten.StandardGamepadButtonRightBottom},
	{PadB, ebiten.StandardGamepadButtonRightRight},
	{PadX, ebiten.StandardGamepadButtonRightLeft},
	{PadY, ebiten.StandardGamepadButtonRightTop},
	{PadL1, ebiten.StandardGamepadButtonFrontTopLeft},
	{PadR1, ebiten.StandardGamepadButtonFrontTopRight},
	{PadL2, ebiten.StandardGamepadButtonFrontBottomLeft},
	{PadR2, ebiten.StandardGamepadButtonFrontBottomRight},
	{PadStart, ebiten.StandardGamepadButtonCenterRight},
	{PadBack, ebiten.StandardGamepadButtonCenterLeft},
	{PadL3, ebiten.StandardGamepadButtonLeftStick},
	{PadR3, ebiten.StandardGamepadButtonRightStick},
}

func (r *Reader) readPads() {
	pad := &r.raw.pad
	clear(pad[:])
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	r.raw.padThere = false
	for _, id := range r.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		r.raw.padThere = true
		used := false
		for _, b := range padButtons {
			if ebiten.IsStandardGamepadButtonPressed(id, b.button) {
				pad[b.code-padBase], used = true, true
			}
		}
		x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
		if c := stick(x, y); c != 0 {
			pad[c-padBase], used = true, true
		}
		if used {
			r.raw.padMake = MakeOf(ebiten.GamepadSDLID(id), ebiten.GamepadName(id))
		}
	}
}

// stick returns the direction in which a stick is pushed, or zero. Only the
// stronger of the two axes counts, so that a slanting push moves one way.
func stick(x, y float64) Code {
	ax, ay := max(x, -x), max(y, -y)
	switch {
	case max(ax, ay) < stickDead:
		return 0
	case ax > ay && x < 0:
		return PadLeft
	case ax > ay:
		return PadRight
	case y < 0:
		return PadUp
	}
	return PadDown
}
