package rulebook

import (
	"slices"

	"bigpayday/render"
)

// page is what stands on a page, from above.
type page struct {
	chapter int
	strips  []strip
	// blocks are those on all strips, each column after the one before.
	blocks []*block
	// note says that the pencil mark is explained at the foot of the page.
	note bool
}

// strip is what stands side by side on a page, each column one below the other. Gap is
// kept free above it, and up to so much air more.
type strip struct {
	columns  [][]*block
	gap, air render.Step
}

// paginator lays groups of blocks on pages.
type paginator struct {
	*compositor
	pages   []page
	chapter int
	// y is where the last page ends, and gap what is kept free below that.
	y   float64
	gap render.Step
	// empty is how much of a page is left empty, so that pages are about equally full.
	empty float64
}

// paginate lays the chapters of a book on pages. Each begins on a page of its own, and is
// set closer where that saves a page. On every spread with a marked figure the mark is
// explained at the foot of its last page. A short rule may come a little before its
// place, to fill a page that the next one has no room on.
func paginate(c *compositor, chapters [][]*group) []page {
	p := paginator{compositor: c}
	for n, groups := range chapters {
		before, best := p.pages, []page(nil)
		p.chapter = n
		for _, p.gap = range []render.Step{render.Wide, render.Gap} {
			if p.lay(before, groups); best == nil || len(p.pages) < len(best) {
				best = p.pages
			}
		}
		if groups[len(groups)-1].tight {
			best = p.balance(before, best, groups)
		}
		p.pages = best
	}
	for len(p.pages)%c.per != 0 {
		p.pages = append(p.pages, page{chapter: p.chapter})
	}
	for i := range p.pages {
		p.pages[i].note = i%c.per == c.per-1 && p.spreadMarked(i)
	}
	return p.pages
}

// balance lays a list of names on its pages anew where it has several: no more on any of
// them than there has to be.
func (p *paginator) balance(before, best []page, groups []*group) []page {
	const step, most = .04, .6 // of a page
	for part := step; len(best)-len(before) > 1 && part <= most; part += step {
		p.empty = part * p.room.H
		if p.lay(before, groups); len(p.pages) > len(best) {
			break
		}
		best = p.pages
	}
	p.empty = 0
	return best
}

// lay lays a chapter down after the pages before.
func (p *paginator) lay(before []page, groups []*group) {
	p.pages = slices.Clone(before)
	p.begin()
	for rest := slices.Clone(groups); len(rest) > 0; {
		if rest[0].listed {
			p.list(rest)
			return
		}
		g, taken := p.nextRow(rest)
		if rest[0].narrow == nil && (g == nil || p.fits(rest[0]) || !p.fits(g)) {
			g, taken = rest[0], slices.Clone(rest[:1])
		}
		p.put(g)
		rest = slices.DeleteFunc(rest, func(g *group) bool { return slices.Contains(taken, g) })
	}
}

// begin begins a page.
func (p *paginator) begin() {
	p.pages = append(p.pages, page{chapter: p.chapter})
	p.y = 0
}

// nextRow puts the next short rules side by side, as many as have room: some of them may
// stand a little further on. It is nil where there are none.
func (p *paginator) nextRow(rest []*group) (row *group, taken []*group) {
	const ahead = 6
	row = &group{}
	for _, g := range rest[:min(len(rest), ahead)] {
		if g.narrow != nil && len(taken) < p.columns {
			taken, row.columns = append(taken, g), append(row.columns, []*block{g.narrow})
		}
	}
	switch len(taken) {
	case 0:
		return nil, nil
	case 1:
		return taken[0], taken
	}
	return row, taken
}

// spreadMarked reports whether a figure is marked on the spread of a page.
func (p *paginator) spreadMarked(n int) bool {
	first := n - n%p.per
	return slices.ContainsFunc(p.pages[first:min(len(p.pages), first+p.per)], func(p page) bool {
		return slices.ContainsFunc(p.blocks, func(b *block) bool { return b.marked })
	})
}

// left returns how high what comes next on the page can be, which may be marked.
func (p *paginator) left(marked bool) float64 {
	left, n := p.room.H-p.empty-p.y, len(p.pages)-1
	if n%p.per == p.per-1 && (marked || p.spreadMarked(n)) {
		left -= p.noteRoom()
	}
	return left
}

// above returns how much is kept free above a group.
func (p *paginator) above(g *group) float64 {
	if p.y == 0 || g.tight {
		return 0
	}
	return p.theme.Length(p.gap)
}

// fits reports whether a group has room on the page.
func (p *paginator) fits(g *group) bool {
	high, marked := extent(g.columns...)
	return p.above(g)+high <= p.left(marked)
}

// last returns the page that is being laid.
func (p *paginator) last() *page { return &p.pages[len(p.pages)-1] }

// add begins a strip below what is on the page.
func (p *paginator) add(g *group, high float64, columns [][]*block) *strip {
	st := strip{columns: columns, gap: p.gap, air: render.Wide}
	if g.tight {
		st.gap, st.air = render.None, render.Gap
	}
	p.y += p.above(g) + high
	page := p.last()
	page.strips = append(page.strips, st)
	page.blocks = append(page.blocks, slices.Concat(columns...)...)
	return &page.strips[len(page.strips)-1]
}

// list lays names down the columns, of one page after the other.
func (p *paginator) list(names []*group) {
	high := 0.0
	for _, g := range names {
		high = max(high, g.columns[0][0].high)
	}
	for n := 0; len(names) > 0; names = names[n:] {
		if high > p.left(false) {
			p.begin()
		}
		rows := max(1, min(int(p.left(false)/high), (len(names)+p.columns-1)/p.columns))
		n = min(len(names), rows*p.columns)
		columns := make([][]*block, p.columns)
		for i, g := range names[:n] {
			columns[i/rows] = append(columns[i/rows], g.columns[0]...)
		}
		p.add(names[0], float64(rows)*high, columns)
	}
}

// put lays a group down. One that has no room on the page goes on the next one; but where
// there is much room, or nothing but a title, a long one is parted.
func (p *paginator) put(g *group) {
	const much = .45 // of a page
	high, marked := extent(g.columns...)
	titled := len(p.last().blocks) == 1 && p.last().blocks[0].entry == ""
	if !p.fits(g) && p.y > 0 && (len(g.columns) > 1 || high <= p.room.H && p.left(marked) < much*p.room.H && !titled) {
		p.begin()
	}
	if len(g.columns) > 1 {
		p.add(g, high, g.columns)
		return
	}
	var open *strip // that of the group on the present page
	down := func(b *block) {
		if open == nil {
			open = p.add(g, b.high, [][]*block{{b}})
			return
		}
		open.columns[0] = append(open.columns[0], b)
		p.last().blocks = append(p.last().blocks, b)
		p.y += b.high
	}
	for i, b := range g.columns[0] {
		high := b.bound
		if open == nil {
			high += p.above(g)
		}
		if high > p.left(b.boundMarked) && p.y > 0 {
			p.begin()
			open = nil
			if i > 0 && g.again != nil {
				down(g.again)
			}
			if b.head != nil {
				down(b.head)
			}
		}
		down(b)
	}
}
