package ui

import "bigpayday/render"

// Inset returns r without a margin at each side, in logical pixels. Where the margins are
// larger than r it is empty and not turned inside out.
func Inset(r render.Rect, left, top, right, bottom float64) render.Rect {
	return render.Rect{X: r.X + left, Y: r.Y + top, W: max(0, r.W-left-right), H: max(0, r.H-top-bottom)}
}

// Grid parts r into n cells of the same size, row by row, in the given number
// of columns.
func Grid(r render.Rect, columns, n int, gapX, gapY float64) []render.Rect {
	if columns <= 0 || n <= 0 {
		return nil
	}
	rows := (n + columns - 1) / columns
	w := max(0, (r.W-gapX*float64(columns-1))/float64(columns))
	h := max(0, (r.H-gapY*float64(rows-1))/float64(rows))
	out := make([]render.Rect, n)
	for i := range out {
		x, y := float64(i%columns), float64(i/columns)
		out[i] = render.Rect{X: r.X + x*(w+gapX), Y: r.Y + y*(h+gapY), W: w, H: h}
	}
	return out
}
