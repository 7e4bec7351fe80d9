package input

// Device is a kind of device that a player acts with.
type Device uint8

// The devices. The zero value stands for no use of any device yet.
const (
	NoDevice Device = iota
	Mouse
	Touch
	Keys
	Pad
)

// Mods is the set of modifier keys held down.
type Mods uint8

// The modifiers. Ctrl is also set by the command key of a Mac, so that copy and
// paste are where the player expects them.
const (
	Shift Mods = 1 << iota
	Ctrl
	Alt
)

// Has reports whether all modifiers of m are held.
func (s Mods) Has(m Mods) bool { return s&m == m }

// Pointer is the mouse, or the finger that touched the screen first. Further
// fingers are ignored until all are lifted.
type Pointer struct {
	// X and Y are where the pointer is, or was last, in logical pixels.
	X, Y float64
	// Down says that the main button or the finger is down at the end of the
	// tick.
	Down bool
	// JustPressed and JustReleased say that it went down or up in this tick.
	// With both set and Down not, a whole click took place; with both set and
	// Down, a release came first and a new press after it.
	JustPressed, JustReleased bool
	// Touch says that the pointer is a finger.
	Touch bool
	// Away says that the pointer is outside the window, or that it is a finger
	// that was lifted.
	Away bool
	// Moved says that the position is not the one of the tick before.
	Moved bool
}

// Pinch is two fingers, and no more, that are down together.
type Pinch struct {
	On bool
	// X and Y are the middle between them and Span how far they are apart, in logical pixels.
	X, Y, Span float64
}

// Press is one key or button going down, or repeating while it is held.
type Press struct {
	// Code is what was pressed.
	Code Code
	// Mods are the modifiers held with it. They are empty for a typed
	// character.
	Mods Mods
	// Repeat says that this is a repeat of a key that is being held.
	Repeat bool
	// Actions are what the key map says the press means.
	Actions Actions
}

// Press adds that an action is asked for by something that is none of the devices, such as the
// browser's back button.
func (s *State) Press(a Action) {
	s.Pressed |= SetOf(a)
	s.Presses = append(s.Presses, Press{Actions: SetOf(a)})
	s.Idle = false
}

// Plain reports whether the press puts a character into a text, so that a text
// field with the keyboard keeps it from everybody else.
func (p Press) Plain() bool { return p.Code.printable() && p.Mods&(Ctrl|Alt) == 0 }

// Commit is a piece of text that was typed, or chosen in an input method.
type Commit struct {
	// Text is to be inserted at the caret, in place of what is selected.
	Text string
	// Replace says that the text around the caret changes, too: Before and
	// After then stand for everything before and after Text.
	Replace       bool
	Before, After string
}

// Text is what was typed in one tick for the text field that has the keyboard.
type Text struct {
	// Target is the field that the text is meant for.
	Target string
	// Commits are to be inserted in order. The slice is valid until the next
	// tick.
	Commits []Commit
	// Preedit is the text that an input method is still composing, to be shown
	// at the caret, and Caret the caret inside it, in bytes.
	Preedit string
	Caret   int
	// Handled says that the input method used this tick's keys, which then mean
	// nothing to anybody else.
	Handled bool
	// Ended says that the player put the on-screen keyboard away: the field is
	// to lose the keyboard.
	Ended bool
}

// State is everything the devices did in one tick. The zero value is a tick in
// which nothing happened.
type State struct {
	// Pointer is the mouse or the first finger.
	Pointer Pointer
	// Pinch is what two fingers do.
	Pinch Pinch
	// WheelX and WheelY are how far the wheel turned, in notches: positive to
	// the left and up, as one pushes the wheel away.
	WheelX, WheelY float64
	// Device is the device that was used last, in this tick or before.
	Device Device
	// PadMake is the make of the gamepad that was used last.
	PadMake PadMake
	// Presses are the keys and buttons that went down or repeated, in no
	// particular order. The slice is valid until the next tick.
	Presses []Press
	// Pressed are the actions that began in this tick, without repeats.
	Pressed Actions
	// Held are the actions whose key or button is down.
	Held Actions
	// Mods are the modifiers held.
	Mods Mods
	// Text is what was typed for a text field.
	Text Text
	// Lost says that the window lost the keyboard in this tick: what was being
	// dragged or held is let go without effect.
	Lost bool
	// InFront says that the window has the keyboard, as far as that was asked in the last
	// half second.
	InFront bool
	// Idle says that nothing at all happened: no movement, no press, nothing
	// held, nothing typed.
	Idle bool
}
