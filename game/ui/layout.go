package ui

import "bigpayday/render"

// The vocabulary of layout: pure functions from a rectangle to rectangles.
// Lengths are in logical pixels. None of them returns a negative size, so that
// a layout that is too tight can be seen and tested, and nothing turns inside
// out.

// Inset returns r without a margin at each side.
func Inset(r render.Rect, left, top, right, bottom float64) render.Rect {
	return render.Rect{X: r.X + left, Y: r.Y + top, W: max(0, r.W-left-right), H: max(0, r.H-top-bottom)}
}

// CutTop parts r into its upper h and what is below, after a gap.
func CutTop(r render.Rect, h, gap float64) (top, rest render.Rect) {
	h = min(max(0, h), r.H)
	return render.Rect{X: r.X, Y: r.Y, W: r.W, H: h}, Inset(r, 0, h+gap, 0, 0)
}

// CutBottom parts r into its lower h and what is above, before a gap.
func CutBottom(r render.Rect, h, gap float64) (bottom, rest render.Rect) {
	h = min(max(0, h), r.H)
	return render.Rect{X: r.X, Y: r.Bottom() - h, W: r.W, H: h}, Inset(r, 0, 0, 0, h+gap)
}

// CutLeft parts r into its left w and what is to the right, after a gap.
func CutLeft(r render.Rect, w, gap float64) (left, rest render.Rect) {
	w = min(max(0, w), r.W)
	return render.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, Inset(r, w+gap, 0, 0, 0)
}

// CutRight parts r into its right w and what is to the left, before a gap.
func CutRight(r render.Rect, w, gap float64) (right, rest render.Rect) {
	w = min(max(0, w), r.W)
	return render.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}, Inset(r, 0, 0, w+gap, 0)
}

// Columns parts r into as many columns as there are shares, with a gap between
// them. A share above zero is a part of what the others leave, a share below
// zero is a width: Columns(r, 8, 1, -120, 2) has a column of 120 in the middle,
// and the third is twice as wide as the first.
func Columns(r render.Rect, gap float64, shares ...float64) []render.Rect {
	spans := split(r.W, gap, shares)
	out := make([]render.Rect, len(spans))
	for i, s := range spans {
		out[i] = render.Rect{X: r.X + s.at, Y: r.Y, W: s.size, H: r.H}
	}
	return out
}

// Rows parts r into rows as [Columns] does into columns.
func Rows(r render.Rect, gap float64, shares ...float64) []render.Rect {
	spans := split(r.H, gap, shares)
	out := make([]render.Rect, len(spans))
	for i, s := range spans {
		out[i] = render.Rect{X: r.X, Y: r.Y + s.at, W: r.W, H: s.size}
	}
	return out
}

type span struct{ at, size float64 }

func split(whole, gap float64, shares []float64) []span {
	fixed, parts := 0.0, 0.0
	for _, s := range shares {
		if s < 0 {
			fixed -= s
		} else {
			parts += s
		}
	}
	left := max(0, whole-fixed-gap*float64(len(shares)-1))
	out := make([]span, len(shares))
	at := 0.0
	for i, s := range shares {
		size := -s
		if s >= 0 {
			size = 0
			if parts > 0 {
				size = left * s / parts
			}
		}
		out[i] = span{at, size}
		at += size + gap
	}
	return out
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

// Flow sets boxes of the given widths and one height in lines as words are set
// in a paragraph, from the upper left corner of r on. It returns the boxes and
// the height that they take.
func Flow(r render.Rect, h, gapX, gapY float64, widths ...float64) (boxes []render.Rect, height float64) {
	x, y := 0.0, 0.0
	for i, w := range widths {
		if i > 0 && x+w > r.W {
			x, y = 0, y+h+gapY
		}
		boxes = append(boxes, render.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h})
		x += w + gapX
	}
	if len(widths) > 0 {
		height = y + h
	}
	return boxes, height
}

// Center returns a rectangle of w by h in the middle of r, no larger than r.
func Center(r render.Rect, w, h float64) render.Rect {
	w, h = min(w, r.W), min(h, r.H)
	return render.Rect{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-h)/2, W: w, H: h}
}

// Corner returns a rectangle of w by h in a corner of r: the left one for ax 0,
// the right one for ax 1, and what is between for values between; likewise ay
// from top to bottom.
func Corner(r render.Rect, w, h, ax, ay float64) render.Rect {
	return render.Rect{X: r.X + (r.W-w)*ax, Y: r.Y + (r.H-h)*ay, W: w, H: h}
}

// Union returns the smallest rectangle that holds all the others.
func Union(rs ...render.Rect) render.Rect {
	var u render.Rect
	for i, r := range rs {
		if i == 0 {
			u = r
			continue
		}
		x, y := min(u.X, r.X), min(u.Y, r.Y)
		u = render.Rect{X: x, Y: y, W: max(u.Right(), r.Right()) - x, H: max(u.Bottom(), r.Bottom()) - y}
	}
	return u
}
