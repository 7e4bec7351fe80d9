package render

import (
	"math"
)

// Table is the layout of the table during a turn: calendar, right column, player
// strip. Boxes that a view has no room for are empty.
type Table struct {
	View View
	// Wall and Desk divide the window.
	Wall, Desk Rect
	Calendar   Calendar
	// Column is the whole right column. Tools is the well of its tool row,
	// Signs are the three icon buttons beside it.
	Column, Tools Rect
	Signs         [3]Rect
	// Dice is the tray, Card where a card is presented (upright: it is shown a
	// little tilted), Main the main button, Buttons the three below it.
	Dice, Card, Main Rect
	Buttons          [3]Rect
	// Log stands below the buttons, or in a third column where there is one.
	// Deals is the lower part of that column.
	Log, Deals Rect
	// Book is where a savings and loan book lies open, and Hint the baseline of
	// a line that says what a choice does; see [Table.WithBook].
	Book Rect
	Hint float64
	// Decision is the sheet of a decision that lies over the calendar.
	Decision Rect
}

// The regular layout at 1280x800 and the compact one at 960x600 have the same
// parts in the same order; these are their measures.
type measures struct {
	sheet                        Rect
	head                         Rect // against the sheet: x, y, more width; and its height
	decision                     Rect // against the sheet: x, y, more width and height
	titleRise, titleH            float64
	titleBase, weekBase          float64
	gridX, gridY, cellW, cellH   float64
	gap, maxCellH                float64
	columnX, columnW, maxColumnW float64
	top, toolsH, signW, signGap  float64
	dice                         [2]float64 // y, height
	card                         Rect       // x from the column's left edge
	main, buttons                [2]float64
	buttonGap                    float64
	log                          [2]float64
	desk                         float64 // height
	seatW, seatH, seatY          float64 // seatY is from the desk's edge
	margin                       float64
}

// regularMeasures are the measures at 1280x800.
var regularMeasures = measures{
	sheet: Rect{16, 14, 816, 624}, head: Rect{-3, -4, 6, 19}, decision: Rect{24, 8, -64, -6}, titleRise: 34, titleH: 36, titleBase: 79, weekBase: 98,
	gridX: 32, gridY: 104, cellW: 112, cellH: 104, gap: 4, maxCellH: 124,
	columnX: 848, columnW: 416, maxColumnW: 560,
	top: 14, toolsH: 40, signW: 44, signGap: 8,
	dice: [2]float64{66, 84}, card: Rect{10, 172, 392, 246},
	main: [2]float64{440, 48}, buttons: [2]float64{502, 40}, buttonGap: 10,
	log: [2]float64{552, 90}, desk: 148, seatW: 200, seatH: 122, seatY: 16, margin: 16,
}

// compactMeasures are the measures at 960x600.
var compactMeasures = measures{
	sheet: Rect{12, 8, 612, 482}, head: Rect{-2, -3, 4, 14}, decision: Rect{6, 4, -16, -8}, titleRise: 23, titleH: 26, titleBase: 48, weekBase: 62,
	gridX: 24, gridY: 66, cellW: 84, cellH: 82, gap: 3, maxCellH: 98,
	columnX: 636, columnW: 312, maxColumnW: 456,
	top: 8, toolsH: 36, signW: 36, signGap: 4,
	dice: [2]float64{52, 64}, card: Rect{6, 128, 300, 206},
	main: [2]float64{350, 44}, buttons: [2]float64{406, 38}, buttonGap: 6,
	log: [2]float64{454, 36}, desk: 100, seatW: 150, seatH: 82, seatY: 12, margin: 12,
}

// The third column of very wide windows, with its gap.
const thirdW, thirdGap = 320, 16

// NewTable lays the table out in a view. What the window has beyond the design
// goes, in width, to the right column, then to a third one, then around the
// block; in height, to the calendar's rows, then to the log.
func NewTable(v View) Table {
	m, designW, designH := &regularMeasures, float64(regularW), float64(regularH)
	if v.Compact {
		m, designW, designH = &compactMeasures, compactW, compactH
	}
	wide, tall := max(v.W-designW, 0), max(v.H-designH, 0)

	t := Table{View: v, Wall: Rect{0, 0, v.W, v.H - m.desk}, Desk: Rect{0, v.H - m.desk, v.W, m.desk}}

	columnW := m.columnW + min(wide, m.maxColumnW-m.columnW)
	rest := wide - (columnW - m.columnW)
	third := !v.Compact && rest >= thirdW+thirdGap
	if third {
		rest -= thirdW + thirdGap
	}
	x := rest / 2

	t.Calendar = m.calendar(x, tall/5)
	sheet := t.Calendar.Sheet
	t.Decision = Rect{sheet.X + m.decision.X, sheet.Y + m.decision.Y, sheet.W + m.decision.W, sheet.H + m.decision.H}

	cx := m.columnX + x
	bottom := m.log[0] + m.log[1] + tall
	t.Column = Rect{cx, m.top, columnW, bottom - m.top}
	t.Tools, t.Signs = m.tools(cx, m.top, columnW)
	t.Dice = Rect{cx, m.dice[0], columnW, m.dice[1]}
	// Without a log below, the buttons move down and the card has more air.
	down, air := 0.0, 0.0
	if third {
		down = m.log[0] + m.log[1] - m.buttons[0] - m.buttons[1] + tall
		air = down / 2
	}
	t.Card = Rect{cx + (columnW-m.card.W)/2, m.card.Y + air, m.card.W, m.card.H}
	if third {
		// A note has room between card and button.
		t.Card.Y = max(m.card.Y, min(t.Card.Y, m.main[0]+down-96-m.card.H))
	}
	t.Main = Rect{cx, m.main[0] + down, columnW, m.main[1]}
	t.Buttons = thirds(Rect{cx, m.buttons[0] + down, columnW, m.buttons[1]}, m.buttonGap)
	if third {
		tx, th := t.Column.Right()+thirdGap, t.Column.H-thirdGap
		t.Log = Rect{tx, m.top, thirdW, math.Round(th * .56)}
		t.Deals = Rect{tx, t.Log.Bottom() + thirdGap, thirdW, th - t.Log.H}
	} else {
		t.Log = Rect{cx, m.log[0], columnW, m.log[1] + tall}
	}
	return t
}

// calendar lays the wall calendar out, moved by x, with rows that are higher than
// in the design by more, as far as they may be.
func (m *measures) calendar(x, more float64) Calendar {
	cellH := m.cellH + min(more, m.maxCellH-m.cellH)
	sheet := m.sheet.Moved(x, 0)
	sheet.H += 5 * (cellH - m.cellH)
	return NewCalendar(sheet)
}

// tools lays the tool row out along the upper edge of a column: its well, and the
// icon buttons beside that.
func (m *measures) tools(x, y, w float64) (well Rect, signs [3]Rect) {
	all := 3*m.signW + 2*m.signGap
	return Rect{x, y, w - all - m.signGap - 4, m.toolsH}, thirds(Rect{x + w - all, y, all, m.toolsH}, m.signGap)
}

// thirds returns three boxes beside each other in r with a gap between them.
func thirds(r Rect, gap float64) (boxes [3]Rect) {
	box := r.leftPart((r.W - 2*gap) / 3)
	for i := range boxes {
		boxes[i] = box.Moved(float64(i)*(box.W+gap), 0)
	}
	return boxes
}

// Block returns what the calendar and the columns beside it take together.
func (t *Table) Block() Rect {
	sheet := t.Calendar.Sheet
	return Rect{sheet.X, sheet.Y, max(t.Column.Right(), t.Deals.Right()) - sheet.X, t.Column.Bottom() - sheet.Y}
}

// MaxSeats is how many seats the player strip has room for.
const MaxSeats = 6

// activeRise is how much higher the card of the active seat stands.
const activeRise = 4

// Seats returns the boxes of the player cards of n seats, 2 to 6, in the strip on
// the desk. The card of the active seat stands a little higher and has a tab above
// it, which reaches onto the wall; active is -1 for nobody.
func (t *Table) Seats(n, active int) [MaxSeats]Rect {
	m := &regularMeasures
	if t.View.Compact {
		m = &compactMeasures
	}
	n = min(max(n, 1), MaxSeats)
	gap := min(24, (t.View.W-2*m.margin-float64(n)*m.seatW)/float64(max(n-1, 1)))
	x := (t.View.W - float64(n)*m.seatW - float64(n-1)*gap) / 2
	var out [MaxSeats]Rect
	for i := range n {
		out[i] = Rect{x + float64(i)*(m.seatW+gap), t.Desk.Y + m.seatY, m.seatW, m.seatH}
		if i == active {
			out[i].Y -= activeRise
		}
	}
	return out
}

// seatTab returns the tab above the card of the active seat.
func seatTab(card Rect) Rect { return Rect{card.CenterX() - 54, card.Y - 22, 108, 22} }

// bookMeasures are the measures of the right column in which a savings and
// loan book lies open below everything else, at 1280x800.
var bookMeasures = struct {
	dice, main, buttons, book [2]float64 // y, height
	card, hint                float64    // y, baseline
}{
	dice: [2]float64{60, 68}, card: 144, main: [2]float64{402, 44}, hint: 464,
	buttons: [2]float64{472, 34}, book: [2]float64{514, 130},
}

// WithBook returns the table with a savings and loan book that lies open in the
// right column, in place of the log, and a line below the main button that says
// what a choice does. Compact tables have no room for either, unless they are
// upright: there the book lies between card and button.
func (t Table) WithBook() Table {
	if t.View.Compact {
		return t.withUprightBook()
	}
	m := &bookMeasures
	tall := max(t.View.H-regularH, 0)
	t.Dice.Y, t.Dice.H = m.dice[0], m.dice[1]
	// What the window is higher than the design is air above the card, and then
	// lines of the book.
	air := min(tall/3, 60)
	t.Card.Y = m.card + air/2
	t.Main.Y, t.Main.H = m.main[0]+air, m.main[1]
	t.Hint = m.hint + air
	for i := range t.Buttons {
		t.Buttons[i].Y, t.Buttons[i].H = m.buttons[0]+air, m.buttons[1]
	}
	t.Book = Rect{t.Column.X, m.book[0] + air, t.Column.W, m.book[1] + tall - air}
	if t.Deals.Empty() {
		t.Log = Rect{}
	}
	return t
}
