package flow

import "bigpayday/render"

// width returns how wide a node is at least and by nature.
func (n *Node) width(t *render.Theme) limits {
	if n.theme != t {
		n.theme, n.wideKnown, n.highFor = t, false, -1
	}
	if n.wideKnown {
		return n.wides
	}
	w := n.content(t)
	pad := 2 * t.Length(n.padX)
	w.least, w.natural = w.least+pad, w.natural+pad
	natural := max(n.exactW, t.Length(n.wide))
	if n.sized != nil {
		natural, _ = n.sized(t)
	}
	if natural > 0 {
		w.natural = natural
		w.least = min(w.least, natural)
		if n.fixed() {
			w.least = natural / 2
		}
	}
	if n.aspect > 0 {
		w.least = w.natural
	}
	if n.leastW != render.None {
		w.least = t.Length(n.leastW)
	}
	if n.mostW != render.None {
		w.natural = min(w.natural, t.Length(n.mostW))
	}
	w.natural = max(w.natural, w.least)
	n.wides, n.wideKnown = w, true
	return w
}

// fixed reports whether a node is a picture, whose size nothing else decides.
func (n *Node) fixed() bool {
	return len(n.kids) == 0 && n.text == nil && (n.under != nil || n.live != nil || n.face != nil)
}

// content measures the width of what a node holds.
func (n *Node) content(t *render.Theme) (w limits) {
	switch {
	case n.text != nil:
		return n.text.width(t)
	case n.press != nil && n.face == nil:
		return widgetWidth(t, n.press)
	}
	gap := t.Length(n.gap)
	switch n.kind {
	case row:
		for i, k := range n.kids {
			kw := k.share(t)
			if i > 0 {
				kw.least, kw.natural = kw.least+gap, kw.natural+gap
			}
			w.least, w.natural = w.least+kw.least, w.natural+kw.natural
		}
	case table:
		of := n.cells(t)
		for i, c := range of.cells {
			if i > 0 {
				c.limits.least, c.limits.natural = c.limits.least+of.gap, c.limits.natural+of.gap
			}
			w.least, w.natural = w.least+c.limits.least, w.natural+c.limits.natural
		}
		w.least, w.natural = w.least+of.pad, w.natural+of.pad
		for _, k := range n.kids {
			if k.kind != row {
				w = w.max(k.width(t))
			}
		}
	case wrap:
		for i, k := range n.kids {
			kw := k.width(t)
			w.least, w.natural = max(w.least, kw.least), w.natural+kw.natural
			if i > 0 {
				w.natural += gap
			}
		}
	case grid, columns:
		for _, k := range n.kids {
			kw := k.width(t)
			w.least, w.natural = max(w.least, kw.least), max(w.natural, kw.natural)
		}
		many := float64(max(1, min(n.most, len(n.kids))))
		w.natural = many*max(w.natural, t.Length(n.cell)) + (many-1)*gap
	case fit:
		w = n.kids[0].width(n.scaled(t, 0))
	default:
		for _, k := range n.kids {
			w = w.max(k.width(t))
		}
		if n.kind == first && len(n.kids) > 0 {
			w.least = n.kids[len(n.kids)-1].width(t).least
		}
	}
	return w
}

func (l limits) max(o limits) limits { return limits{max(l.least, o.least), max(l.natural, o.natural)} }

// height returns how high a node of a width is at least and by nature.
func (n *Node) height(t *render.Theme, w float64) limits {
	n.width(t) // of another theme nothing is known any more
	if n.highFor == w {
		return n.highs
	}
	pad := 2 * t.Length(n.padY)
	h := n.contentHeight(t, max(0, w-2*t.Length(n.padX)))
	h.least, h.natural = h.least+pad, h.natural+pad
	natural := max(n.exactH, t.Length(n.high))
	if n.sized != nil {
		_, natural = n.sized(t)
	}
	if natural > 0 {
		if len(n.kids) > 0 || n.text != nil {
			natural = max(natural, h.natural) // texts may need more
		}
		h.natural = natural
		h.least = min(h.least, natural)
		if n.fixed() {
			h.least = natural / 2
		}
	}
	if n.aspect > 0 {
		h = limits{w * n.aspect, w * n.aspect}
	}
	if n.leastH != render.None {
		h.least = t.Length(n.leastH)
	}
	h.natural = max(h.natural, h.least)
	if n.rest {
		h.natural = h.least
	}
	n.highs, n.highFor = h, w
	return h
}

// contentHeight measures the height of what a node holds.
func (n *Node) contentHeight(t *render.Theme, w float64) (h limits) {
	switch {
	case n.text != nil:
		return n.text.height(t, w)
	case n.press != nil && n.face == nil:
		return widgetHeight(t, n.press)
	}
	switch n.kind {
	case row:
		var few fewParts
		cells, _ := n.rowWidths(few[:0], t, w)
		return n.rowHeight(t, cells)
	case column, table:
		gap := t.Length(n.gap)
		var cells []part
		if n.kind == table {
			cells, _ = n.tableWidths(t, w)
		}
		for i, k := range n.kids {
			kh := k.height(t, k.widthIn(t, w))
			if n.kind == table && k.kind == row {
				kh = k.padded(t, k.rowHeight(t, cells))
			}
			if i > 0 {
				kh.least, kh.natural = kh.least+gap, kh.natural+gap
			}
			h.least, h.natural = h.least+kh.least, h.natural+kh.natural
		}
	case grid:
		beside, below := n.shape(t, w)
		cw := cellWidth(w, t.Length(n.gap), beside)
		for _, k := range n.kids {
			h = h.max(k.height(t, cw))
		}
		gaps := t.Length(n.gap) * float64(below-1)
		h.least, h.natural = h.least*float64(below)+gaps, h.natural*float64(below)+gaps
	case columns:
		beside, _ := n.shape(t, w)
		cw := cellWidth(w, t.Length(n.gap), beside)
		for _, run := range n.deal(t, cw, beside) {
			h = h.max(run.height(t, cw))
		}
	case wrap:
		h = n.lines(t, w).height(t, w)
	case asMany:
		if len(n.kids) > 0 {
			h = n.kids[0].height(t, n.kids[0].widthIn(t, w))
		}
	case first:
		if len(n.kids) > 0 {
			h = n.kids[n.chosen(t, w, -1)].height(t, w)
			h.least = min(h.least, n.kids[len(n.kids)-1].height(t, w).least)
		}
	case scroll:
		h = n.kids[0].height(t, w)
		h.least = min(h.least, 2*t.Length(render.Row))
	case fit:
		h = n.kids[0].height(n.scaled(t, 0), w)
		h.least = min(h.least, n.kids[0].height(n.scaled(t, len(n.scales)-1), w).least)
	default:
		for _, k := range n.kids {
			h = h.max(k.height(t, w))
		}
	}
	return h
}

// share returns how wide a child of a row is at least and by nature, before what is left
// over is shared out.
func (n *Node) share(t *render.Theme) limits {
	if n.even {
		return limits{}
	}
	return n.width(t)
}

// padded adds the room above and below a node to a height, and its own natural one.
func (n *Node) padded(t *render.Theme, h limits) limits {
	pad := 2 * t.Length(n.padY)
	h.least, h.natural = h.least+pad, max(h.natural+pad, t.Length(n.high))
	if n.leastH != render.None {
		h.least = min(h.natural, t.Length(n.leastH))
	}
	return h
}

// scaled returns the theme for one of the factors of a fit.
func (n *Node) scaled(t *render.Theme, i int) *render.Theme {
	if len(n.scales) == 0 || n.scales[max(i, 0)] == 1 {
		return t
	}
	return t.Larger(max(n.scales[max(i, 0)], min(1, leastScale/t.TextScale)))
}

// leastScale is the text scale below which no part is set, unless all of the window is.
const leastScale = .88

// chosen returns which form of a [First] has room in a width and, where that is
// known and not below 0, in a height.
func (n *Node) chosen(t *render.Theme, w, h float64) int {
	for i, k := range n.kids {
		if k.hasRoom(t, w, h) {
			return i
		}
	}
	// None has the height that it would like: the first one that can do with less.
	for i, k := range n.kids {
		if h >= 0 && k.hasRoom(t, w, -1) && k.height(t, w).least <= h+.5 {
			return i
		}
	}
	return len(n.kids) - 1
}

// hasRoom reports whether a form has room in a width and a height, if that is not below
// 0: as it would like to be, or in the smallest type that it may have.
func (n *Node) hasRoom(t *render.Theme, w, h float64) bool {
	if n.kind == fit && len(n.scales) > 0 {
		if w -= 2 * t.Length(n.padX); h >= 0 {
			h = max(0, h-2*t.Length(n.padY))
		}
		return n.kids[0].hasRoom(n.scaled(t, len(n.scales)-1), w, h)
	}
	return n.width(t).natural <= w+.5 && (h < 0 || n.height(t, w).natural <= h+.5)
}

// shape returns how many cells of a grid, or columns, stand beside each other in a
// width, and how many rows of a grid there are then.
func (n *Node) shape(t *render.Theme, w float64) (beside, below int) {
	gap, least := t.Length(n.gap), t.Length(n.cell)
	most := max(1, min(n.most, len(n.kids)))
	beside = most
	if least > 0 {
		beside = min(most, max(1, int((w+gap+.5)/(least+gap))))
	}
	below = max(1, (len(n.kids)+beside-1)/beside)
	if n.kind == grid {
		beside = max(1, (len(n.kids)+below-1)/below)
	}
	return beside, below
}

func cellWidth(w, gap float64, beside int) float64 {
	return max(0, (w-gap*float64(beside-1))/float64(beside))
}

// rowWidths shares a width out among the children of a row, which it appends to cells, and
// returns what is left of the gap between them.
func (n *Node) rowWidths(cells []part, t *render.Theme, w float64) (shared []part, gap float64) {
	for _, k := range n.kids {
		cells = append(cells, part{limits: k.share(t), grow: k.grow, upto: t.Length(k.upto)})
	}
	return cells, share(cells, w, t.Length(n.gap))
}

// rowHeight returns the height of a row whose children are so wide.
func (n *Node) rowHeight(t *render.Theme, cells []part) (h limits) {
	above, below := 0.0, 0.0
	for i, k := range n.kids {
		if i >= len(cells) {
			break
		}
		kh := k.height(t, cells[i].size)
		h = h.max(kh)
		if n.baseline {
			a := k.ascent(t, kh.natural)
			above, below = max(above, a), max(below, kh.natural-a)
		}
	}
	h.natural = max(h.natural, above+below)
	return h
}

// ascent returns how far the first baseline lies below the upper edge of a node.
func (n *Node) ascent(t *render.Theme, h float64) float64 {
	switch {
	case n.text != nil:
		return n.text.ascent(t)
	case len(n.kids) > 0 && (n.kind == column || n.kind == pile):
		return t.Length(n.padY) + n.kids[0].ascent(t, h)
	case n.kind == row:
		a := 0.0
		for _, k := range n.kids {
			a = max(a, k.ascent(t, h))
		}
		return a + t.Length(n.padY)
	}
	return h/2 + render.Body.Size*t.TextScale*.36
}

// columnsOf is what the columns of a table want, the gap between them, and what its rows
// keep free at both sides.
type columnsOf struct {
	cells    []part
	gap, pad float64
}

// cells returns what the columns of a table want, with those that it stands in.
func (n *Node) cells(t *render.Theme) (of columnsOf) {
	root := n
	for root.inside != nil {
		root = root.inside
	}
	of.add(t, root)
	return of
}

// usualColumns is how many columns most tables have no more than.
const usualColumns = 8

// add adds what the rows of a table want.
func (of *columnsOf) add(t *render.Theme, n *Node) {
	for _, r := range n.kids {
		if r.kind == table {
			of.add(t, r)
		}
		if r.kind != row {
			continue
		}
		of.gap, of.pad = max(of.gap, t.Length(r.gap)), max(of.pad, 2*t.Length(r.padX))
		for i, k := range r.kids {
			if of.cells == nil {
				of.cells = make([]part, 0, max(usualColumns, len(r.kids)))
			}
			if i == len(of.cells) {
				of.cells = append(of.cells, part{})
			}
			c := &of.cells[i]
			c.limits = c.limits.max(k.width(t))
			if k.grow > c.grow {
				c.grow, c.upto = k.grow, t.Length(k.upto)
			}
		}
	}
}

// tableWidths shares a width out among the columns of a table.
func (n *Node) tableWidths(t *render.Theme, w float64) (cells []part, gap float64) {
	of := n.cells(t)
	return of.cells, share(of.cells, max(0, w-of.pad), of.gap)
}

// deal parts the children of columns into runs, of which the highest is as low as can
// be.
func (n *Node) deal(t *render.Theme, w float64, beside int) []*Node {
	gap := t.Length(n.gap)
	heights := make([]float64, len(n.kids))
	low, high := 0.0, 0.0
	for i, k := range n.kids {
		heights[i] = k.height(t, w).natural
		low, high = max(low, heights[i]), high+heights[i]+gap
	}
	runs := func(limit float64) (out []*Node) {
		h := 0.0
		for i, k := range n.kids {
			if len(out) == 0 || h+gap+heights[i] > limit {
				out, h = append(out, Column().Gap(n.gap)), -gap
			}
			last := out[len(out)-1]
			last.kids, h = append(last.kids, k), h+gap+heights[i]
		}
		return out
	}
	for range 20 {
		if middle := (low + high) / 2; len(runs(middle)) > beside {
			low = middle
		} else {
			high = middle
		}
	}
	return runs(high)
}

// lines puts the children of a wrap into rows, one below the other.
func (n *Node) lines(t *render.Theme, w float64) *Node {
	gap := t.Length(n.gap)
	lines, end := Column().Gap(n.gap), 0.0
	for _, k := range n.kids {
		kw := k.width(t).natural
		if len(lines.kids) == 0 || end+gap+kw > w+.5 {
			lines.kids, end = append(lines.kids, Row().Gap(n.gap)), -gap
		}
		last := lines.kids[len(lines.kids)-1]
		last.kids, end = append(last.kids, k), end+gap+kw
	}
	return lines
}

// Height returns how high a node of a width would like to be.
func (n *Node) Height(t *render.Theme, w float64) float64 { return n.height(t, w).natural }

// NaturalSize returns how large a node would like to be in a room of a width.
func (n *Node) NaturalSize(t *render.Theme, w float64) (wide, high float64) {
	wide = min(w, n.width(t).natural)
	return wide, n.height(t, wide).natural
}
