package input

import "strings"

// PadMake is whose signs the buttons of a gamepad have. The zero value is a pad that nobody knows,
// with the signs that most pads have.
type PadMake uint8

// The makes.
const (
	OtherPad PadMake = iota
	XboxPad
	PlayStationPad
	NintendoPad
	numPadMakes
)

var makeNames = [numPadMakes]string{"", "xbox", "playstation", "nintendo"}

// Name returns the name under which words look the make up, "" for a pad that nobody knows.
func (m PadMake) Name() string { return makeNames[min(m, numPadMakes-1)] }

// vendors are the numbers that USB gives to makers, as a pad's SDL id writes them, the lower byte
// first, and as browsers do.
var vendors = [numPadMakes]struct{ sdl, browser string }{
	XboxPad: {"5e04", "045e"}, PlayStationPad: {"4c05", "054c"}, NintendoPad: {"7e05", "057e"},
}

// said are words in the names of pads, in small letters. Pads of other makers call themselves after
// what they are like.
var said = [numPadMakes][]string{
	XboxPad:        {"xbox", "x-box", "x360", "xinput", "microsoft"},
	PlayStationPad: {"playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"},
	NintendoPad:    {"nintendo", "switch", "joy-con", "pro controller"},
}

// MakeOf returns the make of a pad with an SDL id and a name, either of which may be empty.
func MakeOf(sdlID, name string) PadMake {
	name = strings.ToLower(name)
	for m := XboxPad; m < numPadMakes; m++ {
		if len(sdlID) >= 12 && strings.EqualFold(sdlID[8:12], vendors[m].sdl) || strings.Contains(name, "vendor: "+vendors[m].browser) {
			return m
		}
	}
	for m := XboxPad; m < numPadMakes; m++ {
		for _, word := range said[m] {
			if strings.Contains(name, word) {
				return m
			}
		}
	}
	return OtherPad
}

// The shapes on the buttons of a PlayStation pad. Whoever draws a key draws them as shapes.
const (
	Cross    = "✕"
	Circle   = "○"
	Square   = "□"
	Triangle = "△"
)

// signs are what is printed on buttons, where that is the same in each language and other than on
// most pads.
var signs = [numPadMakes]map[Code]string{
	XboxPad: {PadL1: "LB", PadR1: "RB", PadL2: "LT", PadR2: "RT", PadL3: "LS", PadR3: "RS"},
	PlayStationPad: {
		PadA: Cross, PadB: Circle, PadX: Square, PadY: Triangle,
	},
	// Nintendo's letters stand the other way round: the lower button is B.
	NintendoPad: {
		PadA: "B", PadB: "A", PadX: "Y", PadY: "X", PadL1: "L", PadR1: "R", PadL2: "ZL", PadR2: "ZR", PadStart: "+", PadBack: "−",
	},
}

// Sign returns what is printed on the button with a name, such as "pad.a", "" where words know it.
func (m PadMake) Sign(name string) string {
	if m >= numPadMakes || len(signs[m]) == 0 {
		return ""
	}
	code, _ := ParseCode(name)
	return signs[m][code]
}
