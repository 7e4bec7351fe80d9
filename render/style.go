package render

import (
	"bigpayday/render/palette"
	"bigpayday/render/roboto"
)

// Face is one of the typefaces. The condensed ones are for small labels and
// heads of tables; headlines and what is written by hand have typefaces that an
// edition may have of its own; the others are for everything else.
type Face uint8

// The typefaces.
const (
	Regular         = Face(roboto.Regular)
	Medium          = Face(roboto.Medium)
	Bold            = Face(roboto.Bold)
	Black           = Face(roboto.Black)
	Condensed       = Face(roboto.Condensed)
	CondensedMedium = Face(roboto.CondensedMedium)
	CondensedBold   = Face(roboto.CondensedBold)
	// robotoCount is how many cuts of Roboto there are.
	robotoCount = Face(roboto.Count)
)

// The typefaces of an edition: Headline is for months, dates and large words, Hand for what
// somebody has written, HandBold for what is stressed there.
const (
	Headline Face = robotoCount + iota
	Hand
	HandBold
	faceCount
)

// Align is where a line stands from the x that it is drawn at.
type Align uint8

// The alignments. Numbers in columns are aligned to their end.
const (
	Start  Align = iota // x is the left end
	Center              // x is the middle
	End                 // x is the right end
)

// left returns the left end of a line of a width that is drawn at x.
func (a Align) left(x, width float64) float64 {
	switch a {
	case Center:
		return x - width/2
	case End:
		return x - width
	}
	return x
}

// Style is the type of a text: face, size, colour, alignment and tracking.
type Style struct {
	Face Face
	// Size is the size of the type in logical pixels at text scale 1.
	Size  float64
	Color palette.Color
	Align Align
	// Tracking is added after every letter, in logical pixels at text scale 1.
	Tracking float64
}

// In returns the style with another colour.
func (s Style) In(c palette.Color) Style { s.Color = c; return s }

// Aligned returns the style with another alignment.
func (s Style) Aligned(a Align) Style { s.Align = a; return s }

// Sized returns the style with another size.
func (s Style) Sized(size float64) Style { s.Size = size; return s }

// condensed are the faces that take less room. A text that has too little is set
// in them before anything of it is left out.
var condensed = map[Face]Face{Regular: Condensed, Medium: CondensedMedium, Bold: CondensedBold, Black: CondensedBold,
	Headline: CondensedBold, Hand: CondensedMedium, HandBold: CondensedBold}

// Condensed returns the face in which a text is set that is too wide in this one,
// which may be the same.
func (f Face) Condensed() Face {
	if narrow, has := condensed[f]; has {
		return narrow
	}
	return f
}

// ControlFloor is the least size of type in controls, in logical pixels, that a label may
// be shrunk to before it is cut.
const ControlFloor = 11.5
