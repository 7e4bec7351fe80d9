package palette

import "bigpayday/render/sketch"

// DayPrint is how the days of an edition are printed on its calendar.
type DayPrint struct {
	Radius float64
	// face is the ground of a day, edge the line around it. Where a colour is
	// clear, the day is in that of its family: on the field, with a hairline, or
	// with a label on a band in the family's tint with its edge half seen through.
	Face, Edge Color
	EdgeWidth  float64
	// onWhite prints all plates white.
	OnWhite bool
	// raised lets a day stand off the page a little.
	Raised bool
	Label  labelPrint
	// sums says that on some days a sum is printed at the left.
	Sums bool
	// plate and picture are where they are on a full tile with a date.
	Plate, Picture sketch.Box
}

// labelPrint is how the name of a printed day is set off from its picture.
type labelPrint uint8

const (
	LabelBelow     labelPrint = iota // by nothing
	LabelOnBand                      // on a band in the colour of the family
	LabelUnderRule                   // by a line
)
