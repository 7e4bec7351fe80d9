package render

import "bigpayday/render/sketch"

// Step is a named length of the layout: what parts of a page keep between them, and
// how large signs, rows and panels are. Pages name steps and no numbers, so that
// they change together, with the size of the text and the window; [Theme.Length]
// says how long a step is now.
type Step uint8

// The steps.
const (
	// None is no length at all.
	None Step = iota

	// Hair parts what belongs together, such as a name and the line below it.
	Hair
	// Tight parts parts of one thing, such as a sign and its label.
	Tight
	// Near parts rows of one list.
	Near
	// Gap parts things that stand beside each other.
	Gap
	// Wide parts groups, and keeps text off the edges of a panel.
	Wide
	// Broad keeps the contents of a large panel off its edges.
	Broad
	// Margin keeps a panel off the edges of the window.
	Margin

	// TinySign to Illustration are the widths of pictures: signs beside a line of text, before
	// a headline, on a plate of their own, a picture beside a title, the sign of a day that is
	// carried out, the picture that a page is about. ChartHeight is that of a chart that can
	// be read, DeepChart of one with bars below its lines.
	TinySign
	Sign
	LargeSign
	Plate
	Well
	Medallion
	Illustration
	ChartHeight
	DeepChart
	// TileWide and TileHigh are the size of a small tile.
	TileWide
	TileHigh

	// LineRow is the height of a row of a list with one line, Row of one with a
	// control, DoubleRow of one with a name and a line below it, TallRow of one with
	// a picture.
	LineRow
	Row
	DoubleRow
	TallRow

	// ButtonHeight and MainHeight are the heights of buttons, ButtonLeast how wide they
	// are at least, and ButtonWide the width of one whose label changes.
	ButtonHeight
	MainHeight
	ButtonLeast
	ButtonWide
	// ControlHeight is the height of what is set: steppers, segments, fields, lists.
	ControlHeight

	// Reach is the least height of what is pressed.
	Reach

	// ToggleRoom is the width of a switch.
	ToggleRoom

	// FieldLeast is the least width of a text field, a list or a slider; CellLeast of a
	// cell in a grid of cards.
	FieldLeast
	CellLeast
	// TextLeast is how wide a column of text is at least, SpreadMost the greatest
	// width of two pages beside each other.
	TextLeast
	SpreadMost
	// PaneLeast and PaneMost are the least and the greatest width of a panel that
	// shares a page with others, DialogWidth and SheetWidth those of panels that
	// lie over it.
	PaneLeast
	PaneMost
	DialogWidth
	SheetWidth
	// Desk is the height of the desk at the foot of a page.
	Desk
	// BoardWidth is the width of the calendar, SideWidth that of what stands beside it.
	// TileWidth and TileHeight are those of a day tile that lies in its box, LargeTile is the
	// width of one that lies in hand.
	BoardWidth
	SideWidth
	TileWidth
	TileHeight
	LargeTile
	// ThirdWidth is the width of a column beside that, with the log and the Deals.
	ThirdWidth
	// CardWidth and CardHeight are the size in which cards are read, LargeCardWidth and
	// LargeCardHeight the one in a window that is wide enough, DieSize that of a die,
	// Tray the height of the tray with the dice and LowTray the least one.
	CardWidth
	CardHeight
	LargeCardWidth
	LargeCardHeight
	DieSize
	Tray
	LowTray
	// BookHeight is the height of an open book of savings.
	BookHeight
	// BoxWidth and BoxHeight are the size of the box of a game on its shelf, with its side,
	// and ChosenWidth and ChosenHeight of the one that was taken from it.
	BoxWidth
	BoxHeight
	ChosenWidth
	ChosenHeight
	// Binding is the height of the coloured strip at the head of a panel.
	Binding
	// CardBand is the height of the coloured band of a card, and of its foot.
	CardBand

	numSteps
)

// stepMeasure is the length of a step in logical pixels in a large window at a text
// scale of 1, the share of it that grows with the text scale, and how much of it is
// left in a small window.
type stepMeasure struct{ length, grows, compact float64 }

var stepMeasures = [numSteps]stepMeasure{
	Hair: {2, 0, 1}, Tight: {4, 0, .75}, Near: {7, 0, .8}, Gap: {12, 0, .75}, Wide: {18, 0, .65}, Broad: {28, 0, .7}, Margin: {16, 0, .75},

	TinySign: {16, .5, 1}, Sign: {22, .5, .9}, LargeSign: {40, .5, .8}, Plate: {60, .5, .8}, Well: {76, .3, .68}, Medallion: {116, .2, .75}, Illustration: {180, .3, .7}, ChartHeight: {220, .8, .8}, DeepChart: {310, .6, .9}, TileWide: {72, .3, 1}, TileHigh: {66, .3, 1},

	LineRow: {26, .75, .9}, Row: {42, .4, .92}, DoubleRow: {63, .45, .8}, TallRow: {88, .4, .75},

	ButtonHeight: {40, .45, .92}, MainHeight: {48, .45, .92}, ButtonLeast: {88, .2, .8}, ButtonWide: {210, .3, .8}, ControlHeight: {36, .45, .95}, Reach: {38, 0, .95}, ToggleRoom: {ToggleW, .5, 1},

	FieldLeast: {120, .3, .85}, CellLeast: {150, .4, .8}, TextLeast: {236, 1, 1}, SpreadMost: {1580, .1, 1},
	PaneLeast: {372, .6, 1}, PaneMost: {560, .4, 1}, DialogWidth: {540, .4, 1}, SheetWidth: {760, .4, 1},
	BoardWidth: {816, 0, .75}, SideWidth: {416, 0, .75}, TileWidth: {72, 0, .94}, TileHeight: {66, 0, .94}, LargeTile: {104, 0, .85},
	ThirdWidth: {320, 0, .75}, CardWidth: {CardW, 0, .765}, CardHeight: {CardH, 0, .8374}, LargeCardWidth: {470, 0, 1}, LargeCardHeight: {295, 0, 1}, DieSize: {46, .1, .75},
	Tray: {84, .2, .76}, LowTray: {62, 0, .9}, BookHeight: {130, 0, .86},
	BoxWidth: {178, 0, .74}, BoxHeight: {224, 0, .74}, ChosenWidth: {252, 0, .74}, ChosenHeight: {317, 0, .74},
	Desk: {68, .1, .9}, Binding: {24, 0, .8}, CardBand: {42, 0, .92},
}

// Length returns how long a step is in logical pixels, at the theme's text scale and
// in its window.
func (t *Theme) Length(s Step) float64 {
	if s >= numSteps {
		return 0
	}
	m := &stepMeasures[s]
	l := m.length * (1 - m.grows + m.grows*t.TextScale)
	if t.View.Compact {
		l *= m.compact
	}
	switch s {
	case CardHeight:
		if t.View.IsLying() {
			l *= lyingCard
		}
	case Row:
		if !t.cramped {
			l = max(l, t.Fingertip())
		}
	case ButtonHeight, MainHeight, Reach:
		if l = max(l, t.Fingertip()); t.View.IsPocket() {
			l = max(l, pocketLeast)
		}
	case ControlHeight:
		l = max(l, t.Fingertip())
	}
	return l
}

// lyingCard is how high cards are on a telephone that lies on its side.
const lyingCard = .78

// Fingertip returns the least width and height of what is pressed on a telephone, 0 elsewhere.
func (t *Theme) Fingertip() float64 {
	if t.cramped && t.View.IsLying() {
		return lyingFingertip * t.View.Point
	}
	return fingertip * t.View.Point
}

// fingertip is that in pixels as the system counts them, lyingFingertip that on a page of a telephone
// that lies on its side, where there is less room than that, and pocketLeast the least height of a button
// in a narrow window that is held upright, in logical ones.
const fingertip, lyingFingertip, pocketLeast = 44, 36, 60

// ToggleW and ToggleH are the size of a toggle, in logical pixels.
const ToggleW, ToggleH = 40.0, 22.0

// The sizes of cards, and how presented ones are tilted.
const (
	CardW    = sketch.CardW
	CardH    = sketch.CardH
	CardTilt = -1.6
	// DealW and DealH are the size of a Deal that lies in a hand.
	DealW = sketch.DealHeldW
	DealH = sketch.DealHeldH
	// CardMargin and DealMargin are how far the ink of a card and of a Deal reaches
	// beyond it.
	CardMargin = 56
	DealMargin = 48
)
