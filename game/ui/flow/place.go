package flow

import (
	"slices"

	"bigpayday/game/ui"
	"bigpayday/render"
)

// barRoom is what a scroll area that scrolls keeps free at its right edge, or at its left
// one where it is mirrored.
const barRoom = render.Gap

// Lay gives a tree its box, and so everything in it. Mirrored trees are for left
// hands: what stands at the left stands at the right.
func (n *Node) Lay(t *render.Theme, r render.Rect, mirrored bool) {
	mirrored = mirrored && !n.unmirrored
	n.Box, n.mirrored = r, mirrored
	if n.theme != t {
		n.width(t)
	}
	px, py := min(t.Length(n.padX), r.W/2), min(t.Length(n.padY), r.H/2)
	in := ui.Inset(r, px, py, px, py)
	if n.text != nil {
		n.text.lay(t, in)
	}
	if len(n.kids) == 0 {
		return
	}
	switch n.kind {
	case row:
		var few fewParts
		cells, gap := n.rowWidths(few[:0], t, in.W)
		n.layRow(t, in, cells, gap, mirrored)
	case column, table:
		n.layColumn(t, in, mirrored)
		if n.kind == table && n.inside == nil {
			n.setAlike(t)
		}
	case grid:
		n.layGrid(t, in, mirrored)
	case columns:
		n.layColumns(t, in, mirrored)
	case wrap:
		n.lines(t, in.W).Lay(t, in, mirrored)
	case asMany:
		n.laid = n.kids[:n.fitting(t, in.W, in.H)]
		n.layColumn(t, in, mirrored)
	case first:
		i := n.chosen(t, in.W, in.H)
		n.laid = n.kids[i : i+1]
		n.kids[i].Lay(t, in, mirrored)
	case scroll:
		k := n.kids[0]
		if high := k.height(t, in.W).natural; high > in.H+.5 {
			bar := min(in.W, t.Length(barRoom))
			if in.W -= bar; mirrored {
				in.X += bar
			}
			in.H = max(in.H, k.height(t, in.W).natural)
		}
		k.Lay(t, in, mirrored)
	case fit:
		k, chosen := n.kids[0], n.scaled(t, n.factor(t, in.W, in.H))
		k.Lay(chosen, in, mirrored)
	default:
		for _, k := range n.kids {
			k.Lay(t, k.stand(t, in, Fill, true), mirrored)
		}
	}
}

// factor returns which of the factors of a fit is taken in a box of a size. What scrolls
// need not have room for all of it: it is set as it is meant to be, where that is enough
// for the rest.
func (n *Node) factor(t *render.Theme, w, h float64) int {
	k := n.kids[0]
	for i := range n.scales {
		at := n.scaled(t, i)
		if k.width(at).least <= w+.5 && k.height(at, w).natural <= h+.5 {
			return i
		}
	}
	for i := range n.scales {
		at := n.scaled(t, i)
		if k.scrolls() && n.scales[i] <= 1 && k.width(at).least <= w+.5 && k.height(at, w).least <= h+.5 {
			return i
		}
	}
	return len(n.scales) - 1
}

// Within returns how large a fit would like to be in a room of a size, with the factor
// that it is set with there.
func (n *Node) Within(t *render.Theme, w, h float64) (wide, high float64) {
	k := n.kids[0]
	for i := range n.scales {
		wide, high = k.NaturalSize(n.scaled(t, i), w)
		if wide < w && high <= h {
			return wide, high
		}
	}
	wide, high = k.NaturalSize(n.scaled(t, n.factor(t, w, h)), w)
	return min(wide, w), min(high, h)
}

// layRow places the children of a row that are so wide.
func (n *Node) layRow(t *render.Theme, in render.Rect, cells []part, gap float64, mirrored bool) {
	mirrored = mirrored && !n.unmirrored
	above, free := 0.0, 0.0
	if n.baseline {
		below := 0.0
		for i, k := range n.kids {
			h := k.height(t, cells[i].size).natural
			a := k.ascent(t, h)
			above, below = max(above, a), max(below, h-a)
		}
		free = max(0, in.H-above-below) / 2
	}
	x := n.start(in.X, in.W, cells, gap)
	for i, k := range n.kids {
		b := render.Rect{X: x, Y: in.Y, W: cells[i].size, H: in.H}
		if mirrored {
			b.X = in.X + in.Right() - b.Right()
		}
		if n.baseline {
			h := k.height(t, b.W).natural
			down := min(max(0, free+above-k.ascent(t, h)), b.H)
			b.Y, b.H = b.Y+down, min(h, b.H-down)
		} else {
			b = k.stand(t, b, k.across.orElse(k.inRow()), false)
		}
		k.Lay(t, b, mirrored)
		x += cells[i].size + gap
	}
}

// inRow is where a child stands in a row that does not say: controls and pictures in
// the middle, all else as high as the row.
func (n *Node) inRow() Align {
	if n.press != nil && n.face == nil || n.fixed() {
		return Center
	}
	return Fill
}

func (a Align) orElse(b Align) Align {
	if a == Auto {
		return b
	}
	return a
}

// start returns where the first of several parts begins that leave room.
func (n *Node) start(from, whole float64, parts []part, gap float64) float64 {
	left := whole + gap
	for i := range parts {
		left -= parts[i].size + gap
	}
	switch {
	case left <= 0:
		return from
	case n.along == Center:
		return from + left/2
	case n.along == End:
		return from + left
	}
	return from
}

// stand returns the box of a child in one that may be larger than it wants: across the
// direction of its parent, or in both directions in a pile.
func (n *Node) stand(t *render.Theme, r render.Rect, otherwise Align, inPile bool) render.Rect {
	a := n.across.orElse(otherwise)
	if a == Fill {
		if n.mostW != render.None && inPile {
			if w := min(r.W, t.Length(n.mostW)); w < r.W {
				return render.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H}
			}
		}
		return r
	}
	k := [...]float64{Start: 0, Center: .5, End: 1}[a]
	if inPile {
		w := min(r.W, n.width(t).natural)
		r.X, r.W = r.X+(r.W-w)*k, w
	}
	h := min(r.H, n.height(t, r.W).natural)
	r.Y, r.H = r.Y+(r.H-h)*k, h
	return r
}

// layColumn places the children of a column, or of a table.
func (n *Node) layColumn(t *render.Theme, in render.Rect, mirrored bool) {
	var cells []part
	var between float64
	if n.kind == table {
		cells, between = n.tableWidths(t, in.W)
	}
	kids := n.shown()
	var few fewParts
	parts := few[:0]
	for _, k := range kids {
		p := part{limits: k.height(t, k.widthIn(t, in.W)), grow: k.grow, upto: t.Length(k.upto), soft: k.scrolls()}
		if cells != nil && k.kind == row {
			p.limits = k.padded(t, k.rowHeight(t, cells))
		}
		switch share, upto := k.air(t); p.grow {
		case 0:
			p.grow, p.upto = share, upto
		case afterTheOthers:
			p.grow = max(share, afterTheOthers)
		}
		parts = append(parts, p)
	}
	gap := share(parts, in.H, t.Length(n.gap))
	y := n.start(in.Y, in.H, parts, gap)
	for i, k := range kids {
		b := render.Rect{X: in.X, Y: y, W: in.W, H: parts[i].size}
		y += b.H + gap
		if a := k.across; a > Fill || k.mostW != render.None {
			w := k.widthIn(t, b.W)
			if a <= Fill {
				a = Center
			}
			if mirrored && a != Center {
				a = Start + End - a
			}
			b.X, b.W = b.X+(b.W-w)*[...]float64{Start: 0, Center: .5, End: 1}[a], w
		}
		if cells != nil && k.kind == row {
			k.Box = b
			px, py := min(t.Length(k.padX), b.W/2), min(t.Length(k.padY), b.H/2)
			row := *k
			row.kids = k.kids[:min(len(k.kids), len(cells))]
			row.layRow(t, ui.Inset(b, px, py, px, py), cells[:len(row.kids)], between, mirrored)
			continue
		}
		k.Lay(t, b, mirrored)
	}
}

// fitting returns how many children have room below each other, at least one.
func (n *Node) fitting(t *render.Theme, w, h float64) int {
	gap, y := t.Length(n.gap), 0.0
	for i := range max(n.many, len(n.kids)) {
		if i == len(n.kids) {
			n.Add(n.more(i))
		}
		k := n.kids[i]
		if y += k.height(t, k.widthIn(t, w)).natural; i > 0 && y > h+.5 {
			return i
		}
		y += gap
	}
	return len(n.kids)
}

// widthIn returns how wide a node is in a column of a width.
func (n *Node) widthIn(t *render.Theme, w float64) float64 {
	switch {
	case n.across > Fill:
		return min(w, n.width(t).natural)
	case n.mostW != render.None:
		return min(w, t.Length(n.mostW))
	}
	return w
}

// scrolls reports whether a node is, or has in it, something that scrolls.
func (n *Node) scrolls() bool {
	return n.kind == scroll || slices.ContainsFunc(n.kids, (*Node).scrolls)
}

// air returns how much higher a node may become because its children may: those that
// grow up to a limit. A share of 0 is none.
func (n *Node) air(t *render.Theme) (share, upto float64) {
	switch n.kind {
	case column, table:
		for _, k := range n.kids {
			s, u := k.grow, t.Length(k.upto)
			if s == 0 || u == 0 {
				s, u = k.air(t)
			}
			share, upto = share+s, upto+u
		}
	case row, pile, columns:
		for _, k := range n.kids {
			if s, u := k.air(t); u > upto {
				share, upto = s, u
			}
		}
	}
	if upto == 0 {
		return 0, 0
	}
	return share, upto
}

// layGrid places the cells of a grid.
func (n *Node) layGrid(t *render.Theme, in render.Rect, mirrored bool) {
	gap := t.Length(n.gap)
	beside, below := n.shape(t, in.W)
	w := cellWidth(in.W, gap, beside)
	cell := part{grow: n.grow}
	for _, k := range n.kids {
		cell.limits = cell.limits.max(k.height(t, w))
		cell.grow = max(cell.grow, k.grow)
	}
	parts := make([]part, below)
	for i := range parts {
		parts[i] = cell
	}
	gapY := share(parts, in.H, gap)
	gapX := gap
	if beside > 1 {
		gapX = max(0, min(gap, (in.W-w*float64(beside))/float64(beside-1)))
	}
	for i, k := range n.kids {
		x, y := float64(i%beside), float64(i/beside)
		b := render.Rect{X: in.X + x*(w+gapX), Y: in.Y + y*(parts[0].size+gapY), W: w, H: parts[0].size}
		if mirrored {
			b.X = in.X + in.Right() - b.Right()
		}
		k.Lay(t, b, mirrored)
	}
}

// afterTheOthers is the share of a node that takes what is left over only when no other
// takes it.
const afterTheOthers = 1e-6

// layColumns deals the children out to columns and places them.
func (n *Node) layColumns(t *render.Theme, in render.Rect, mirrored bool) {
	gap := t.Length(n.gap)
	beside, _ := n.shape(t, in.W)
	w := cellWidth(in.W, gap, beside)
	runs := n.deal(t, w, beside)
	// They end at one height: that of the highest with all the air that it can take.
	high := 0.0
	for _, run := range runs {
		_, air := run.air(t)
		high = max(high, min(in.H, run.height(t, w).natural+air))
	}
	for i, run := range runs {
		if last := run.kids[len(run.kids)-1]; last.grow == 0 {
			last.grow = afterTheOthers
		}
		b := render.Rect{X: in.X + float64(i)*(w+gap), Y: in.Y, W: w, H: min(high, in.H)}
		if mirrored {
			b.X = in.X + in.Right() - b.Right()
		}
		run.Lay(t, b, mirrored)
	}
}
