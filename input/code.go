package input

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Code names one thing that can be pressed: a key, a button of a gamepad or a
// typed character. The zero value names nothing.
type Code uint32

// The three ranges of codes. A key's code is keyBase plus Ebitengine's number,
// a typed character's is typedBase plus the rune.
const (
	keyBase   Code = 1
	padBase   Code = 0x1000
	typedBase Code = 0x1000_0000
)

// Keys that the game itself asks for. Letters stand for what is printed on the
// key where the system tells it, so that "L" is the key with an L on it in
// every layout.
const (
	KeyUp        = keyBase + Code(ebiten.KeyArrowUp)
	KeyDown      = keyBase + Code(ebiten.KeyArrowDown)
	KeyLeft      = keyBase + Code(ebiten.KeyArrowLeft)
	KeyRight     = keyBase + Code(ebiten.KeyArrowRight)
	KeyHome      = keyBase + Code(ebiten.KeyHome)
	KeyEnd       = keyBase + Code(ebiten.KeyEnd)
	KeyPageUp    = keyBase + Code(ebiten.KeyPageUp)
	KeyPageDown  = keyBase + Code(ebiten.KeyPageDown)
	KeyEnter     = keyBase + Code(ebiten.KeyEnter)
	KeyNumEnter  = keyBase + Code(ebiten.KeyNumpadEnter)
	KeySpace     = keyBase + Code(ebiten.KeySpace)
	KeyEscape    = keyBase + Code(ebiten.KeyEscape)
	KeyTab       = keyBase + Code(ebiten.KeyTab)
	KeyBackspace = keyBase + Code(ebiten.KeyBackspace)
	KeyDelete    = keyBase + Code(ebiten.KeyDelete)
	KeyInsert    = keyBase + Code(ebiten.KeyInsert)
	KeyNumAdd    = keyBase + Code(ebiten.KeyNumpadAdd)
)

// Buttons of a gamepad, named as on a pad with A at the bottom. The left stick
// counts as the four directions; L3 and R3 are the sticks pressed down.
const (
	PadUp Code = padBase + iota
	PadDown
	PadLeft
	PadRight
	PadA
	PadB
	PadX
	PadY
	PadL1
	PadR1
	PadL2
	PadR2
	PadStart
	PadBack
	PadL3
	PadR3

	padEnd
)

const padCount = int(padEnd - padBase)

// KeyCode returns the code of a key.
func KeyCode(k ebiten.Key) Code { return keyBase + Code(k) }

// Letter returns the code of the key with the letter r on it, a-z or A-Z, and
// zero for every other rune.
func Letter(r rune) Code {
	switch {
	case r >= 'a' && r <= 'z':
		return KeyCode(ebiten.KeyA + ebiten.Key(r-'a'))
	case r >= 'A' && r <= 'Z':
		return KeyCode(ebiten.KeyA + ebiten.Key(r-'A'))
	}
	return 0
}

// DigitKey returns the code of the key of the digit d, 0-9, in the row above
// the letters, and zero for every other number.
func DigitKey(d int) Code {
	if d < 0 || d > 9 {
		return 0
	}
	return KeyCode(ebiten.KeyDigit0 + ebiten.Key(d))
}

// Typed returns the code of a character, whichever keys it takes to type it.
func Typed(r rune) Code { return typedBase + Code(r) }

// IsKey reports whether c names a key of the keyboard.
func (c Code) IsKey() bool { return c >= keyBase && c <= KeyCode(ebiten.KeyMax) }

// IsPad reports whether c names a button of a gamepad.
func (c Code) IsPad() bool { return c >= padBase && c < padEnd }

// IsTyped reports whether c names a typed character.
func (c Code) IsTyped() bool { return c > typedBase }

// Rune returns the character of a typed code, and zero for every other.
func (c Code) Rune() rune {
	if !c.IsTyped() {
		return 0
	}
	return rune(c - typedBase)
}

// printable reports whether pressing the key alone puts a character into a
// text, so that it belongs to the text field that has the keyboard.
func (c Code) printable() bool {
	if c.IsTyped() || c == KeySpace {
		return true
	}
	if !c.IsKey() {
		return false
	}
	switch k := ebiten.Key(c - keyBase); {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ,
		k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9,
		k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return true
	default:
		switch k {
		case ebiten.KeyBackquote, ebiten.KeyBackslash, ebiten.KeyBracketLeft, ebiten.KeyBracketRight,
			ebiten.KeyComma, ebiten.KeyEqual, ebiten.KeyIntlBackslash, ebiten.KeyMinus, ebiten.KeyPeriod,
			ebiten.KeyQuote, ebiten.KeySemicolon, ebiten.KeySlash, ebiten.KeyNumpadAdd, ebiten.KeyNumpadSubtract,
			ebiten.KeyNumpadMultiply, ebiten.KeyNumpadDivide, ebiten.KeyNumpadDecimal, ebiten.KeyNumpadEqual:
			return true
		}
	}
	return false
}

// repeats reports whether the code is delivered again while it is held down.
func (c Code) repeats() bool {
	switch c {
	case KeyUp, KeyDown, KeyLeft, KeyRight, KeyPageUp, KeyPageDown, KeyTab, KeyBackspace, KeyDelete,
		PadUp, PadDown, PadLeft, PadRight, PadL1, PadR1, PadL2, PadR2:
		return true
	}
	return false
}

var padNames = [padCount]string{
	"pad.up", "pad.down", "pad.left", "pad.right", "pad.a", "pad.b", "pad.x", "pad.y",
	"pad.l1", "pad.r1", "pad.l2", "pad.r2", "pad.start", "pad.back", "pad.l3", "pad.r3",
}

// shortNames are the keys whose name in a file is not simply Ebitengine's name
// in small letters.
var shortNames = map[ebiten.Key]string{
	ebiten.KeyArrowUp: "up", ebiten.KeyArrowDown: "down", ebiten.KeyArrowLeft: "left", ebiten.KeyArrowRight: "right",
	ebiten.KeyEscape: "esc",
}

// keyNames are the names of all keys, and keySigns what is printed on those whose sign needs no
// translation: letters, digits, function keys.
var keyNames, keySigns = nameKeys()

func nameKeys() (names, signs [ebiten.KeyMax + 1]string) {
	for k := range ebiten.KeyMax + 1 {
		name, ok := shortNames[k]
		switch {
		case ok:
		case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
			name = string(rune('0' + k - ebiten.KeyDigit0))
		default:
			name = strings.ToLower(k.String())
		}
		names[k] = name
		if k >= ebiten.KeyA && k <= ebiten.KeyZ || k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9 || k >= ebiten.KeyF1 && k <= ebiten.KeyF24 {
			signs[k] = strings.ToUpper(name)
		}
	}
	return names, signs
}

// Name returns the name under which the code is kept in a file and looked up
// by words: "space", "l", "7", "f11", "pad.a", or the character itself in
// quotes for a typed one. It is empty for a code that names nothing.
func (c Code) Name() string {
	switch {
	case c.IsTyped():
		return "'" + string(c.Rune()) + "'"
	case c.IsPad():
		return padNames[c-padBase]
	case c.IsKey():
		return keyNames[c-keyBase]
	}
	return ""
}

// literal reports whether what is printed on the key needs no translation:
// letters, digits, function keys and typed characters.
func (c Code) literal() (string, bool) {
	switch {
	case c.IsTyped():
		return string(c.Rune()), true
	case c.IsKey():
		return keySigns[c-keyBase], keySigns[c-keyBase] != ""
	}
	return "", false
}

// ParseCode returns the code with the given name. The second result is false
// where there is none.
func ParseCode(name string) (Code, bool) {
	if r := []rune(name); len(r) == 3 && r[0] == '\'' && r[2] == '\'' {
		return Typed(r[1]), true
	}
	for i, s := range padNames {
		if s == name {
			return padBase + Code(i), true
		}
	}
	for k := ebiten.Key(0); k <= ebiten.KeyMax; k++ {
		if KeyCode(k).Name() == name {
			return KeyCode(k), true
		}
	}
	return 0, false
}
