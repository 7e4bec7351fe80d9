package render

import "bigpayday/render/sketch"

// dayPrint is how the days of an edition are printed on its calendar.
type dayPrint struct {
	radius float64
	// face is the ground of a day, edge the line around it. Where a colour is
	// clear, the day is in that of its family: on the field, with a hairline, or
	// with a label on a band in the family's tint with its edge half seen through.
	face, edge Color
	edgeWidth  float64
	// onWhite prints all plates white.
	onWhite bool
	// raised lets a day stand off the page a little.
	raised bool
	label  labelPrint
	// sums says that on some days a sum is printed at the left.
	sums bool
	// plate and picture are where they are on a full tile with a date.
	plate, picture sketch.Box
}

// labelPrint is how the name of a printed day is set off from its picture.
type labelPrint uint8

const (
	labelBelow     labelPrint = iota // by nothing
	labelOnBand                      // on a band in the colour of the family
	labelUnderRule                   // by a line
)
