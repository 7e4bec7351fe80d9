package scene

import (
	"slices"

	"bigpayday/render"
)

// bookBlock is a part of a rule that is not parted between pages: what stands on
// it, from its upper left corner.
type bookBlock struct {
	// entry is the rule that it is a part of, "" for none.
	entry string
	h     float64
	items []bookItem
	// marked says that a figure on it has the pencil mark, which has to be
	// explained where both can be seen.
	marked bool
	// sticks says that it does not stand at the foot of a page, without what
	// follows it.
	sticks bool
}

// bookGroup is a rule, or a title. Narrow ones stand side by side, and tight ones
// without a gap to the next.
type bookGroup struct {
	narrow, tight bool
	blocks        []bookBlock
}

// height returns the height of all blocks of the group.
func (g *bookGroup) height() float64 {
	h := 0.0
	for i := range g.blocks {
		h += g.blocks[i].h
	}
	return h
}

func (g *bookGroup) marked() bool {
	for i := range g.blocks {
		if g.blocks[i].marked {
			return true
		}
	}
	return false
}

// bookPaper is the room on the pages of a book, in logical pixels.
type bookPaper struct {
	w, h float64
	// columns is how many narrow rules stand side by side, gapX between them.
	columns    int
	gapX, gapY float64
	// single says that only one page can be seen at a time.
	single bool
	// note is the height of the box that explains the pencil mark.
	note float64
}

// columnW returns the width of a narrow rule.
func (p *bookPaper) columnW() float64 {
	return (p.w - float64(p.columns-1)*p.gapX) / float64(p.columns)
}

// perSpread returns how many pages can be seen at a time.
func (p *bookPaper) perSpread() int {
	if p.single {
		return 1
	}
	return 2
}

// placedBlock is a block with its corner on a page.
type placedBlock struct {
	*bookBlock
	x, y, w float64
}

// bookPage is what stands on a page.
type bookPage struct {
	chapter int
	blocks  []placedBlock
	// note says that the pencil mark is explained at the foot of the page.
	note bool
}

// frame returns where a rule stands on the page, from the corner of its room. It
// is empty where it does not.
func (p *bookPage) frame(entry string) render.Rect {
	var r render.Rect
	for _, b := range p.blocks {
		if b.entry != entry || entry == "" {
			continue
		}
		box := render.Rect{X: b.x, Y: b.y, W: b.w, H: b.h}
		if r.Empty() {
			r = box
			continue
		}
		right, bottom := max(r.Right(), box.Right()), max(r.Bottom(), box.Bottom())
		r.X, r.Y = min(r.X, box.X), min(r.Y, box.Y)
		r.W, r.H = right-r.X, bottom-r.Y
	}
	return r
}

// paginator lays blocks on pages.
type paginator struct {
	paper *bookPaper
	pages []bookPage
	y     float64
}

// paginate lays the chapters of a book on pages. Each begins on a page of its
// own. On every spread with a marked figure the mark is explained at the foot of
// its last page. A short rule may come a little before its place, to fill a page
// that the next one has no room on.
func paginate(paper *bookPaper, chapters [][]bookGroup) []bookPage {
	p := paginator{paper: paper}
	for c, groups := range chapters {
		p.turn(c)
		for rest := slices.Clone(groups); len(rest) > 0; {
			row := p.nextRow(rest)
			switch {
			case rest[0].narrow:
				p.row(c, row)
			case len(row) > 0 && !p.fits(rest[0].height(), rest[0].marked()) && p.fits(rowHeight(row), true):
				p.row(c, row)
			default:
				p.group(c, &rest[0])
				rest = rest[1:]
				continue
			}
			rest = without(rest, row)
		}
	}
	per := paper.perSpread()
	for len(p.pages)%per != 0 {
		p.pages = append(p.pages, bookPage{chapter: len(chapters) - 1})
	}
	for i := range p.pages {
		p.pages[i].note = i%per == per-1 && p.spreadMarked(i)
	}
	return p.pages
}

// ahead is how many rules further on a short one is looked for.
const ahead = 6

// nextRow returns the next narrow groups, as many as stand side by side. Where
// the columns would not be full without, it goes on beyond wide ones.
func (p *paginator) nextRow(rest []bookGroup) (row []*bookGroup) {
	for i := range rest[:min(len(rest), ahead)] {
		if rest[i].narrow && len(row) < p.paper.columns {
			row = append(row, &rest[i])
		}
	}
	return row
}

// without returns the groups that are not in a row.
func without(rest []bookGroup, row []*bookGroup) []bookGroup {
	var left []bookGroup
	for i := range rest {
		if !slices.Contains(row, &rest[i]) {
			left = append(left, rest[i])
		}
	}
	return left
}

func rowHeight(row []*bookGroup) float64 {
	h := 0.0
	for _, g := range row {
		h = max(h, g.height())
	}
	return h
}

// turn begins a new page.
func (p *paginator) turn(chapter int) {
	p.pages = append(p.pages, bookPage{chapter: chapter})
	p.y = 0
}

// spreadMarked reports whether a figure is marked on the spread of a page.
func (p *paginator) spreadMarked(page int) bool {
	first := page - page%p.paper.perSpread()
	for i := first; i < min(len(p.pages), first+p.paper.perSpread()); i++ {
		for _, b := range p.pages[i].blocks {
			if b.marked {
				return true
			}
		}
	}
	return false
}

// fits reports whether a height has room on the present page.
func (p *paginator) fits(h float64, marked bool) bool {
	page := len(p.pages) - 1
	room := p.paper.h
	last := page%p.paper.perSpread() == p.paper.perSpread()-1
	if last && (marked || p.spreadMarked(page)) {
		room -= p.paper.note + p.paper.gapY
	}
	return p.y+h <= room || len(p.pages[page].blocks) == 0
}

// put lays a block down.
func (p *paginator) put(b *bookBlock, x, y, w float64) {
	page := &p.pages[len(p.pages)-1]
	page.blocks = append(page.blocks, placedBlock{b, x, y, w})
}

// row lays narrow groups side by side.
func (p *paginator) row(chapter int, groups []*bookGroup) {
	h, marked := rowHeight(groups), false
	for _, g := range groups {
		marked = marked || g.marked()
	}
	if !p.fits(h, marked) {
		p.turn(chapter)
	}
	w := p.paper.columnW()
	for i := range groups {
		y := p.y
		for n := range groups[i].blocks {
			b := &groups[i].blocks[n]
			p.put(b, float64(i)*(w+p.paper.gapX), y, w)
			y += b.h
		}
	}
	p.y += h + p.gap(groups[0])
}

// gap is how far the next group stands below one.
func (p *paginator) gap(g *bookGroup) float64 {
	if g.tight {
		return 0
	}
	return p.paper.gapY
}

// group lays a group down over the whole width. One that has no room on the
// page goes on the next one if it is not too long, and else is parted.
func (p *paginator) group(chapter int, g *bookGroup) {
	const long = .6 // of a page
	whole := g.height()
	if !p.fits(whole, g.marked()) && whole <= long*p.paper.h {
		p.turn(chapter)
	}
	for i := 0; i < len(g.blocks); i++ {
		b := &g.blocks[i]
		h, marked := b.h, b.marked
		for n := i; g.blocks[n].sticks && n+1 < len(g.blocks); n++ {
			h, marked = h+g.blocks[n+1].h, marked || g.blocks[n+1].marked
		}
		if !p.fits(h, marked) {
			p.turn(chapter)
		}
		p.put(b, 0, p.y, p.paper.w)
		p.y += b.h
	}
	p.y += p.gap(g)
}
