package app

import (
	"bigpayday/game/ui"
	"bigpayday/render"
)

// rowGap is the most that may be between two buttons of a row, in logical pixels.
const rowGap = 16

// ShareRows shares out the widths of all rows of buttons among the controls, in
// which the buttons are listed one behind the other, see [Share].
func ShareRows(t *render.Theme, cs []ui.Control) {
	for from := 0; from < len(cs); {
		to := from + 1
		for to < len(cs) && follows(&cs[to-1], &cs[to]) {
			to++
		}
		if to-from > 1 {
			Share(t, cs[from:to])
		}
		from = to
	}
}

// follows reports whether b is the next button in the row of a.
func follows(a, b *ui.Control) bool {
	_, first := a.Widget.(ui.Button)
	_, second := b.Widget.(ui.Button)
	gap := b.Box.X - a.Box.Right()
	return first && second && a.In == b.In && a.Box.Y == b.Box.Y && a.Box.H == b.Box.H && gap >= 0 && gap <= rowGap
}

// Share changes the widths of a row of buttons, which lie side by side, so that
// their labels have room: those with room to spare lend it to the others. Where
// there is not enough for all, each has as much of what its label wants as the
// others, but short ones stay readable beside very long ones.
func Share(t *render.Theme, row []ui.Control) {
	wanted := make([]float64, len(row))
	missing, spare, there := 0.0, 0.0, 0.0
	for i := range row {
		c := &row[i]
		b, _ := c.Widget.(ui.Button)
		wanted[i] = t.ButtonWidth(c.Box.H, render.Button(b), c.Off)
		missing += max(0, wanted[i]-c.Box.W)
		spare += max(0, c.Box.W-wanted[i])
		there += c.Box.W
	}
	switch {
	case missing == 0:
		return
	case missing <= spare:
		for i := range row {
			wanted[i] += max(0, row[i].Box.W-wanted[i]) * (1 - missing/spare)
		}
	default:
		ration(wanted, there)
	}
	x := row[0].Box.X
	for i := range row {
		c := &row[i]
		gap := 0.0
		if i+1 < len(row) {
			gap = row[i+1].Box.X - c.Box.Right()
		}
		c.Box.X, c.Box.W = x, wanted[i]
		x += wanted[i] + gap
	}
}

// leastRation is the part of its width that a button keeps at least, unless it
// is wider than its share of the row.
const leastRation = .85

// ration makes widths smaller so that they are as much as there is together: all
// of them alike, but those that are less than their share hardly.
func ration(widths []float64, there float64) {
	sum, kept, long := 0.0, 0.0, 0.0
	for _, w := range widths {
		sum += w
	}
	short := func(w float64) bool { return w <= there/float64(len(widths)) }
	k := there / sum
	for _, w := range widths {
		if short(w) {
			kept += w * max(k, leastRation)
		} else {
			long += w
		}
	}
	for i, w := range widths {
		if short(w) {
			widths[i] = w * max(k, leastRation)
		} else {
			widths[i] = w * (there - kept) / long
		}
	}
}
