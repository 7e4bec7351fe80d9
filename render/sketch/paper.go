package sketch

import (
	"fmt"
	"image/color"
	"math"
	"strings"
)

// Sheet draws a panel of paper with its shadow. Its gradient runs over the whole
// height, so it may be stretched.
func Sheet(w, h, radius float64, s Shadow) Drawing {
	d := sketchOf(w, h, shadowMargin(s), func(p pen) {
		p.shadow(2, -2, w-4, h-3, radius, s)
		p.rect(0, 0, w, h, downwards(0, h, PaperTop, PaperBottom).round(radius))
	})
	r := reach(s.Sigma) + radius
	d.Slice = sliceOf(w, h, r, r+s.DY)
	return d
}

// shadowMargin is how far a shadow reaches beyond the thing that casts it.
func shadowMargin(s Shadow) Insets {
	r := reach(s.Sigma) + 1
	return Insets{r + math.Max(0, -s.DX), r + math.Max(0, -s.DY), r + math.Max(0, s.DX), r + math.Max(0, s.DY)}
}

// HeadedSheet draws a panel of paper whose head of the given height has a colour
// of its own: the loan dialog, mail of an instant message.
func HeadedSheet(w, h, head float64, c color.NRGBA) Drawing {
	s := Shadow{DY: 10, Sigma: 12, Alpha: .6}
	d := sketchOf(w, h, shadowMargin(s), func(p pen) {
		p.shadow(4, -2, w-8, h-6, 8, s)
		p.rect(0, 0, w, h, fill(rgb(0xFFFBEF)).round(8))
		p.path(topRounded(0, 0, w, head, 8), fill(c))
	})
	d.Slice = Insets{10, math.Max(10, head+2), 10, 10}
	return d
}

// WarningSheet draws the panel of the loan warning: red frame and hazard band.
func WarningSheet(w, h float64) Drawing {
	s := Shadow{DY: 6, Sigma: 8, Alpha: .5}
	return sketchOf(w, h, shadowMargin(s), func(p pen) {
		p.shadow(4, 0, w-8, h-4, 8, s)
		p.rect(0, 0, w, h, fill(WarningFill).round(8))
		p.rect(1.25, 1.25, w-2.5, h-2.5, line(Red, 2.5).round(7))
		p.at(6, 5).draw(HazardBand(w-12, 11, Red))
	})
}

// TornEdge draws the torn upper edge of a sheet as a strip of darker paper, w
// wide and about h high. Equal seeds tear alike.
func TornEdge(w, h float64, seed int) Drawing {
	return sketchOf(w, h, Insets{0, 0, 0, 6}, func(p pen) { p.torn(0, 0, w, h, 6, rgb(0xE9DDBF), seed) })
}

// torn draws a strip with a ragged lower edge that strays by amp.
func (p pen) torn(x, y, w, h, amp float64, c color.NRGBA, seed int) {
	next := chance(seed)
	var b strings.Builder
	fmt.Fprintf(&b, "M%g %gH%gV%g", x, y, x+w, y+h)
	for px := x + w; px > x; {
		px = math.Max(x, px-5-9*next())
		fmt.Fprintf(&b, "L%.2f %.2f", px, y+h+(next()-.35)*amp)
	}
	b.WriteString("Z")
	p.path(b.String(), fill(c))
}

// chance returns a small generator of numbers from 0 to 1 for ragged edges and
// grain: the same seed must give the same picture on every machine. It has
// nothing to do with the game's dice.
func chance(seed int) func() float64 {
	s := int64(seed)
	return func() float64 {
		s = s * 16807 % 2147483647
		return float64(s) / 2147483647
	}
}

// Pin draws a round-headed pin, "red" or "blue". Its head is 18 wide around the
// middle of the body.
func Pin(c string) Drawing {
	return sketchOf(18, 18, Insets{6, 4, 14, 18}, func(p pen) { p.at(9, 9).pin(c) })
}

func (p pen) pin(c string) {
	face, edge := Red, RedEdge
	if c == "blue" {
		face, edge = rgb(0x2A6DB0), BlueEdge
	}
	p.shadowOval(5, 9, 8, 5, 2, .45)
	p.circle(0, 0, 9, fill(edge))
	p.circle(0, -1.5, 8.5, fill(face))
	p.circle(-2.5, -4, 2.6, fill(White).alpha(.55))
}

// A CalendarFace says how a sheet of the wall calendar is drawn. It can be used
// as the key of a cache. Its figures are logical pixels from the sheet's top
// left corner.
type CalendarFace struct {
	W, H         float64
	GridX, GridY float64
	CellW, CellH float64
	Rows         int // of days, 5 or 6
	Compact      bool
	Edition      Edition
}

// CalendarFull is the calendar of a window of 1280x800, with five rows.
var CalendarFull = CalendarFace{
	W: 816, H: 624, GridX: 16, GridY: 90, CellW: 112, CellH: 104, Rows: 5, Edition: EditionBig,
}

// CalendarCompact is the calendar of a window of 960x600.
var CalendarCompact = CalendarFace{
	W: 612, H: 482, GridX: 12, GridY: 58, CellW: 84, CellH: 82, Rows: 5, Compact: true, Edition: EditionBig,
}

// Cell is the box of the cell at that column (0 is Sunday) and row of the grid.
func (f CalendarFace) Cell(column, row int) Box {
	return Box{f.GridX + float64(column)*f.CellW, f.GridY + float64(row)*f.CellH, f.CellW, f.CellH}
}

// Title is the left end and baseline of the month's name; what is said about the
// month follows it on the same line.
func (f CalendarFace) Title() Spot {
	if f.Compact {
		return Spot{X: f.GridX, Y: 40, Size: 25}
	}
	return Spot{X: f.GridX, Y: 65, Size: 34}
}

// Weekday is the middle and baseline of the name of a weekday over its column.
func (f CalendarFace) Weekday(column int) Spot {
	s := Spot{X: f.GridX + (float64(column)+.5)*f.CellW, Y: f.GridY - 6, Size: 12.5, Anchor: Middle, Max: f.CellW - 4}
	if f.Compact {
		s.Y, s.Size = f.GridY-4, 12
	}
	return s
}

// Calendar draws a sheet of the wall calendar with its shadow: the sheets below,
// the head strip with holes, staples and pin, the torn remains of the months
// before, and the grid with its Sunday column.
func Calendar(f CalendarFace) Drawing {
	return sketchOf(f.W, f.H, Insets{56, 46, 60, 76}, func(p pen) {
		if f.Compact {
			p.compactSheet(f)
		} else {
			p.fullSheet(f)
		}
		p.grid(f)
	})
}

func (p pen) fullSheet(f CalendarFace) {
	w, h := f.W, f.H
	p.shadow(4, 10, w-8, h-8, 6, ShadowCalendar)
	p.hangingSheets(w, h, f.Edition)
	p.soft(softShape{w: w, h: 16, sigma: 3, alpha: .25}, 0, 18)
	p.torn(0, 8, w, 19, 8, f.Edition.remains(), 5)
	p.torn(0, 8, w, 14, 7, f.Edition.leftover(), 9)
	p.headStrip(w, 19, 22, 9.5, .25, f.Edition)
	p.at(w/2, 4).pin("blue")
}

func (p pen) compactSheet(f CalendarFace) {
	w, h, e := f.W, f.H, f.Edition
	p.shadow(4, -2, w-8, h-6, 6, Shadow{DY: 10, Sigma: 12, Alpha: .5})
	p.rect(4, 8, w-4, h-4, fill(rgb(0xD8C8A4)).round(3))
	p.rect(0, 8, w, h-8, downwards(8, h, e.PaperTop, e.PaperBottom).round(3))
	p.torn(0, 6, w, 14, 6, e.remains(), 5)
	p.torn(0, 6, w, 10, 5, e.leftover(), 9)
	p.rect(-2, -1, w+4, 14, fill(e.StripEdge).round(3))
	p.rect(-2, -3, w+4, 14, fill(e.Strip).round(3))
	for x := 16.0; x < w; x += 20 {
		p.circle(x, 6, 1.4, fill(e.StripEdge))
	}
	p.at(w/2, 3).pin("blue")
}

func (e Edition) remains() color.NRGBA {
	if e == EditionBig {
		return rgb(0xE9DDBF)
	}
	return e.Line
}

func (e Edition) leftover() color.NRGBA {
	if e == EditionBig {
		return rgb(0xFBF5E4)
	}
	return e.PaperTop
}

// hangingSheets draws the sheet of this month over the two below it.
func (p pen) hangingSheets(w, h float64, e Edition) {
	p.rect(5, 12, w-5, h-5, fill(rgb(0xD8C8A4)).round(3))
	p.rect(2.5, 12, w-2.5, h-8, fill(rgb(0xEBDFC3)).round(3))
	p.rect(0, 12, w, h-12, downwards(12, h, e.PaperTop, e.PaperBottom).round(3))
}

// headStrip draws the cardboard head of a calendar with its holes, the first at
// x = hole, and two staples at the part "staple" of its width from both ends.
func (p pen) headStrip(w, h, hole, holeY, staple float64, e Edition) {
	p.rect(-3, -2, w+6, h, fill(e.StripEdge).round(4))
	p.rect(-3, -4, w+6, h, fill(e.Strip).round(4))
	p.rect(-1, -2.5, w+2, 1.6, fill(e.StripGlint).round(1))
	for x := hole; x < w; x += 24 {
		p.circle(x, holeY, 1.7, fill(e.StripEdge))
	}
	for _, part := range []float64{staple, 1 - staple} {
		x := w * part
		p.rect(x-13, holeY-6, 26, 4, fill(mix(e.StripEdge, rgb(0), .25)).round(2))
		p.rect(x-13, holeY-7, 26, 3.6, fill(rgb(0xDCE0E4)).round(1.8))
	}
}

func (p pen) grid(f CalendarFace) {
	e, gw, gh := f.Edition, 7*f.CellW, float64(f.Rows)*f.CellH
	p.rect(f.GridX, f.GridY, gw, gh, fill(e.Grid))
	p.rect(f.GridX, f.GridY, f.CellW, gh, fill(e.Sunday))
	width := 1.2
	if f.Compact {
		width = 1
	}
	for i := range 8 {
		x := f.GridX + float64(i)*f.CellW
		p.line(x, f.GridY, x, f.GridY+gh, line(e.Line, width))
	}
	for i := range f.Rows + 1 {
		y := f.GridY + float64(i)*f.CellH
		p.line(f.GridX, y, f.GridX+gw, y, line(e.Line, width))
	}
}

// TitlePage draws the hanging page of the title, 396 by 590 in the picture, with
// its rules; the words and the great numeral are type.
func TitlePage(w, h float64) Drawing {
	return sketchOf(w, h, Insets{56, 44, 60, 76}, func(p pen) {
		e := EditionBig
		p.shadow(4, 0, w-8, h-8, 8, Shadow{DY: 14, Sigma: 18, Alpha: .55})
		p.rect(6, 14, w-3, h, fill(rgb(0xD8C8A4)).round(3))
		p.rect(3, 14, w-1, h-4, fill(rgb(0xEBDFC3)).round(3))
		p.rect(0, 12, w, h-10, downwards(12, h, PaperTop, PaperBottom).round(3))
		p.soft(softShape{w: w, h: 16, sigma: 3, alpha: .25}, 0, 20)
		p.torn(0, 8, w, 22, 8, e.remains(), 5)
		p.torn(0, 8, w, 16, 7, e.leftover(), 9)
		p.headStrip(w, 22, 18, 10, .22, e)
		p.at(w/2, 5).pin("blue")
		cx := w / 2
		p.line(28, 294, w-28, 294, line(Ink, 3))
		p.line(28, 322, cx-72, 322, line(Red, 3))
		p.line(cx+66, 322, w-28, 322, line(Red, 3))
		p.line(28, 440, w-28, 440, line(Ink, 3))
	})
}

// TitleSpots are where the type of a TitlePage of 396 goes.
var TitleSpots = struct {
	Weekday, Numeral, Small, Large, Motto, Stamp Spot
}{
	Weekday: Spot{X: 198, Y: 78, Size: 17, Anchor: Middle},
	Numeral: Spot{X: 194, Y: 270, Size: 244, Anchor: Middle},
	Small:   Spot{X: 198, Y: 338, Size: 38, Anchor: Middle},
	Large:   Spot{X: 197, Y: 420, Size: 90, Anchor: Middle, Max: 366},
	Motto:   Spot{X: 198, Y: 470, Size: 17.5, Anchor: Middle},
	Stamp:   Spot{X: 350, Y: 150, Size: 25, Anchor: Middle, Turn: 10},
}

// Dialog draws the large sheet of a decision: a head 18 high in the colours of a
// family with punched holes, over a second sheet, with its shadow.
func Dialog(w, h float64, f Family) Drawing {
	return sketchOf(w, h, shadowMargin(ShadowLedger), func(p pen) { p.dialog(w, h, f) })
}

func (p pen) dialog(w, h float64, f Family) {
	p.shadow(6, 0, w-10, h-8, 8, ShadowLedger)
	p.rect(5, 6, w-2, h, fill(rgb(0xE0D3B1)).round(6))
	p.rect(0, 0, w, h, fill(rgb(0xFFFBEF)).round(6))
	p.path(topRounded(0, 0, w, 18, 6), fill(f.Face))
	hole := f.Edge
	if f.Name == "green" {
		hole = rgb(0x17352A)
	}
	for x := 20.0; x < w-10; x += 31 {
		p.circle(x, 9, 3.6, fill(hole))
	}
}

// A LedgerFace says how the sheet of the settlement is drawn. It can be used as
// the key of a cache.
type LedgerFace struct {
	W, H    float64
	Top     float64 // of the first row
	RowH    float64
	Rows    int
	Current int // the row that is being settled, from 0; -1 for none
}

// LedgerFull is the ledger of a window of 1280x800, with five rows.
var LedgerFull = LedgerFace{W: 752, H: 618, Top: 112, RowH: 84, Rows: 5, Current: -1}

// Row is the box of a row; the row after the last is the footer.
func (f LedgerFace) Row(i int) Box {
	y := f.Top + float64(i)*f.RowH
	if i >= f.Rows {
		return Box{0, y, f.W, f.H - y}
	}
	return Box{0, y, f.W, f.RowH}
}

// MarkAt is the middle of the mark of a row, see StepMark.
func (f LedgerFace) MarkAt(i int) Point { return Point{39, f.Top + (float64(i)+.5)*f.RowH} }

// Ledger draws the sheet of the settlement: punched head, ruled rows, the row
// that is being settled in amber, the red margin lines, the footer.
func Ledger(f LedgerFace) Drawing {
	return sketchOf(f.W, f.H, shadowMargin(ShadowLedger), func(p pen) {
		p.dialog(f.W, f.H, FamilyGreen)
		bottom := f.Top + float64(f.Rows)*f.RowH
		for i := 0; i <= f.Rows; i++ {
			y, s := f.Top+float64(i)*f.RowH, line(rgb(0xC9DCE4), 1.4)
			if i == 0 {
				s = line(rgb(0x8FB4C9), 2)
			}
			p.line(1, y, f.W-1, y, s)
		}
		if f.Current >= 0 && f.Current < f.Rows {
			y := f.Top + float64(f.Current)*f.RowH
			p.rect(0, y, f.W, f.RowH, fill(rgb(0xFFEFC0)))
			p.rect(0, y, 7, f.RowH, fill(GoldEdge))
		}
		p.path(bottomRounded(0, bottom, f.W, f.H-bottom, 6), fill(rgb(0xF1EAD4)))
		p.line(0, bottom, f.W, bottom, line(Ink, 2.5).flatEnds())
		p.line(0, bottom+4, f.W, bottom+4, line(Ink, 1).flatEnds())
		margin := rgb(0xE3A59D)
		p.line(76, 18, 76, f.H-1, line(margin, 1.6))
		p.line(79.5, 18, 79.5, bottom-1, line(margin, 1.2))
	})
}

// A Step is how far a row of the ledger is.
type Step uint8

// The steps of a row.
const (
	StepNext Step = iota // dashed ring; its number is Ink3
	StepNow              // disc of ink; its number is Focus
	StepDone             // green tick
)

// StepMark draws the mark of a row of the ledger, 40 wide. The number on it is
// R Black 20, on a baseline 7 below the middle.
func StepMark(s Step) Drawing {
	return sketchOf(40, 40, Even(1), func(p pen) {
		p = p.at(20, 20)
		switch s {
		case StepDone:
			p.circle(0, 0, 19, fill(Green))
			p.path("M-9 0l6.5 6.5l12-13", line(White, 4.5))
		case StepNow:
			p.circle(0, 0, 20, fill(Ink))
		default:
			p.circle(0, 0, 18, line(Ink3, 2).dashed(4, 4).flatEnds())
		}
	})
}

// MonthSlip draws the slip of a month in the set-up: red head, two keys and a
// tiny calendar of that many days (28 to 31). Keys at the end of the range are
// drawn off. W is 182, H 136 in the picture.
func MonthSlip(w, h float64, days int, offLeast, offMost bool) Drawing {
	return sketchOf(w, h, Even(12), func(p pen) {
		p.shadow(2, 0, w-4, h-4, 5, Shadow{DY: 3, Sigma: 3, Alpha: .3})
		p.rect(0, 0, w, h, fill(Field).round(5))
		p.path(topRounded(0, 0, w, 20, 5), fill(Red))
		for _, q := range []float64{-64, 64} {
			p.circle(w/2+q, 10, 2.6, fill(RedEdge))
		}
		arrow := func(off bool) style {
			if off {
				return line(rgb(0xA79A82), 3.2)
			}
			return line(Ink, 3.2)
		}
		p.rect(10, 30, 36, 42, fill(Paper3).round(7))
		p.path("M31 44l-8 7l8 7", arrow(offLeast))
		p.rect(w-46, 30, 36, 42, fill(Paper3).round(7))
		p.at(w-31, 44).path("M0 0l8 7l-8 7", arrow(offMost))
		p.at(14, 90).tinyMonth(w-28, days)
	})
}

// MonthSlipKeys are the boxes of the keys of a MonthSlip of width w: a day
// fewer and a day more.
func MonthSlipKeys(w float64) (less, more Box) {
	return Box{10, 30, 36, 42}, Box{w - 46, 30, 36, 42}
}

// tinyMonth draws a calendar of small bars: START, the days, Pay Day in gold and
// the days that are not in the month.
func (p pen) tinyMonth(w float64, days int) {
	step := w / 7
	for i := 0; i <= 31; i++ {
		c := Paper3
		switch {
		case i == 0:
			c = rgb(0xE79A90)
		case i > days:
			c = rgb(0x3A6FA3)
		case i == days:
			c = Gold
		}
		p.rect(float64(i%7)*step, float64(i/7)*8.4, step-2.5, 6.2, fill(c).round(1.8))
	}
}

// Choice draws the card of one of several choices, such as an edition. A chosen
// one has a red frame and a tick at its upper right corner.
func Choice(w, h float64, chosen bool) Drawing {
	return sketchOf(w, h, Insets{2, 10, 10, 2}, func(p pen) {
		if !chosen {
			p.rect(0, 0, w, h, fill(Field).round(9))
			p.rect(.5, .5, w-1, h-1, line(Line, 1).round(8.5))
			return
		}
		p.rect(-1, -1, w+2, h+2, fill(Red).round(10))
		p.rect(1.5, 1.5, w-3, h-3, fill(rgb(0xFFF3E6)).round(8))
		p.circle(w-3, 3, 11, fill(Red).line(PaperTop, 2))
		p.at(w-8, 3).path("M0 0l3.5 3.5l6-7", line(White, 2.6))
	})
}

// EditionMark draws eight small squares in the manner of an edition: "big",
// "standard", "mixed", "1975" or "2000". It is 34.5 by 16.5.
func EditionMark(edition string) Drawing {
	colors := []color.NRGBA{Blue, Orange, Green, Red, Plum, Teal, Rose, Slate}
	plain := rgb(0xE2D6B8)
	return sketchOf(34.5, 16.5, Insets{}, func(p pen) {
		for i, c := range colors {
			switch edition {
			case "standard":
				c = plain
			case "mixed":
				if i%3 != 0 {
					c = plain
				}
			case "1975":
				c = []color.NRGBA{rgb(0xE7C79C), rgb(0xC98B56)}[i%2]
			case "2000":
				c = []color.NRGBA{BlueEdge, rgb(0x9CC0E0)}[i%2]
			}
			p.rect(float64(i%4)*9, float64(i/4)*9, 7.5, 7.5, fill(c).round(1.8))
		}
	})
}

// SeatRow draws the row of a seat in the set-up: a field whose left end, 30
// wide, has the seat's colour and takes its number.
func SeatRow(w, h float64, seat int) Drawing {
	d := sketchOf(w, h, Insets{}, func(p pen) {
		p.rect(0, 0, w, h, fill(Field).round(9))
		p.rect(.5, .5, w-1, h-1, line(Line, 1).round(8.5))
		p.path(leftRounded(0, 0, 30, h, 9), fill(seatColor(seat).Face))
	})
	d.Slice = Insets{32, 11, 11, 11}
	return d
}

func seatColor(i int) SeatColor {
	if i < 0 || i >= len(SeatColors) {
		i = 0
	}
	return SeatColors[i]
}
