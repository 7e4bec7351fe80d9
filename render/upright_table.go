package render

import (
	"math"
)

// uprightFrom is how much higher than wide a window is at least that has the
// calendar above and everything else below it.
const uprightFrom = 1.3

// IsUpright reports whether a table looks best in the layout for windows that
// are higher than wide, see [NewUprightTable].
func (v View) IsUpright() bool { return v.Compact && v.H >= v.W*uprightFrom }

// uprightColumn is how high the column of an upright window is where the log lies
// above it, and leastStrip how high that log is at least.
const uprightColumn, leastStrip = 660.0, 180.0

// NewUprightTable lays the table out in a view that is upright: the calendar in
// its full size above, below it the column with dice, card and buttons, and
// beside that the log and the Deals.
func NewUprightTable(v View) Table { return uprightTable(v, false) }

// NewUprightTurn lays it out for turns: in a very high window the log lies below
// the calendar, as wide as that, and only the Deals beside the card.
func NewUprightTurn(v View) Table { return uprightTable(v, true) }

// uprightTable lays out [NewUprightTable] and [NewUprightTurn].
func uprightTable(v View, turns bool) Table {
	m := &regularMeasures
	const gap, columnW, thirdColumn = 12, 452, 352
	t := NewTable(v)
	// What is left below the calendar grows by three parts of five.
	least := 1.3*compactW - 8
	t.Calendar = m.calendar((v.W-m.sheet.W)/2-m.sheet.X, max(v.H-least, 0)*.4/5)
	sheet := t.Calendar.Sheet
	t.Decision = Rect{sheet.X + 32, sheet.Y + 8, sheet.W - 64, sheet.H - 6}

	c := &compactMeasures
	top, bottom := sheet.Bottom()+20, t.Wall.Bottom()-gap
	partsW, strip := float64(columnW), bottom-top-uprightColumn-gap
	high := turns && strip >= leastStrip
	if high {
		t.Log = Rect{sheet.X, top, sheet.W, strip}
		partsW = sheet.W
		top += strip + gap
	}
	down := top - c.top
	// Where there is room tray and buttons are higher, for fingers.
	more := min(max(bottom-top-600, 0), 34) / 34
	diceH, mainH, rowH := c.dice[1]+16*more, c.main[1]+10*more, c.buttons[1]+8*more
	t.Column = Rect{sheet.X, top, columnW, bottom - top}
	t.Tools, t.Signs = c.tools(sheet.X, top, partsW)
	t.Dice = Rect{sheet.X, c.dice[0] + down, partsW, diceH}
	t.Buttons = thirds(Rect{sheet.X, bottom - rowH, partsW, rowH}, c.buttonGap)
	t.Main = Rect{sheet.X, bottom - rowH - gap - mainH, partsW, mainH}
	// Above the button there is room for a note.
	const note = 62
	free, card := t.Main.Y-note-t.Dice.Bottom()-c.card.H, c.card
	if free-gap > m.card.H-card.H {
		free -= m.card.H - card.H
		card = m.card
	}
	// The card hangs in the middle between tray and button.
	t.Card = Rect{sheet.X + (columnW-card.W)/2, t.Dice.Bottom() + max(min((free+note)/2, free), gap), card.W, card.H}
	tx, th := t.Column.Right()+gap, t.Column.H-gap
	if high {
		y := t.Dice.Bottom() + gap
		t.Deals = Rect{tx, y, thirdColumn, t.Main.Y - gap - y}
		return t
	}
	t.Log = Rect{tx, top, thirdColumn, math.Round(th * .6)}
	t.Deals = Rect{tx, t.Log.Bottom() + gap, thirdColumn, th - t.Log.H}
	return t
}

// withUprightBook lays the book between card and button where there is room for
// it.
func (t Table) withUprightBook() Table {
	const gap, hint, least = 14, 30, 112
	if !t.View.IsUpright() {
		return t
	}
	card := t.Card
	card.Y = t.Dice.Bottom() + gap
	r := Rect{t.Column.X, card.Bottom() + gap, t.Column.W, t.Main.Y - hint - card.Bottom() - gap}
	if r.H < least {
		return t
	}
	t.Card, t.Book, t.Hint = card, r, t.Main.Y-10
	return t
}

// WithDeals gives the Deals only the height that they need, up to what they have,
// and the log above them the rest.
func (t Table) WithDeals(need float64) Table {
	if t.View.IsUpright() && t.Deals.X == t.Log.X && need < t.Deals.H {
		more := t.Deals.H - need
		t.Log.H += more
		t.Deals.Y, t.Deals.H = t.Deals.Y+more, need
	}
	return t
}

// WithWideColumn makes the column of an upright window as wide as the calendar,
// with neither log nor Deals beside it.
func (t Table) WithWideColumn() Table {
	more := t.Calendar.Sheet.W - t.Column.W
	t.Column.W += more
	t.Tools.W += more
	for i := range t.Signs {
		t.Signs[i].X += more
	}
	t.Log, t.Deals = Rect{}, Rect{}
	return t
}
