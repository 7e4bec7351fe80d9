package rulebook

import (
	"slices"

	"bigpayday/render"
)

// bookBlock is a part of a rule that is not parted between pages: what stands on
// it, from its upper left corner.
type bookBlock struct {
	// Entry is the rule that it is a part of, "" for none.
	Entry string
	H     float64
	Items []BookItem
	// Marked says that a figure on it has the pencil mark, which has to be
	// explained where both can be seen.
	Marked bool
	// Sticks says that it does not stand at the foot of a page, without what
	// follows it.
	Sticks bool
	// Head is what stands again above it where it begins a page: that of a table
	// that goes on there. again says that it is itself what names a rule that goes
	// on.
	Head  *bookBlock
	Again bool
}

// bookGroup is a rule, or a title. Narrow ones stand side by side, and tight ones
// without a gap to the next. Listed ones are names that are read down the columns.
type bookGroup struct {
	narrow, tight, listed bool
	blocks                []bookBlock
	// alone is a narrow rule over the whole width, for where none stands beside
	// it.
	alone []bookBlock
	// again is what stands above the rest of a rule that is parted between pages.
	again *bookBlock
}

// height returns the height of all blocks of the group.
func (g *bookGroup) height() float64 {
	h := 0.0
	for i := range g.blocks {
		h += g.blocks[i].H
	}
	return h
}

func (g *bookGroup) marked() bool {
	for i := range g.blocks {
		if g.blocks[i].Marked {
			return true
		}
	}
	return false
}

// bookPaper is the room on the pages of a book, in logical pixels.
type bookPaper struct {
	W, H float64
	// columns is how many narrow rules stand side by side, gapX between them.
	columns    int
	gapX, gapY float64
	// single says that only one page can be seen at a time.
	single bool
	// Note is the height of the box that explains the pencil mark.
	Note float64
}

// columnW returns the width of a narrow rule.
func (p *bookPaper) columnW() float64 {
	return (p.W - float64(p.columns-1)*p.gapX) / float64(p.columns)
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
	X, Y, W float64
}

// bookPage is what stands on a page.
type bookPage struct {
	Chapter int
	Blocks  []placedBlock
	// rows are where in blocks a row begins that has a gap above it, of at most
	// how much more than it has.
	rows []bookRow
	// Note says that the pencil mark is explained at the foot of the page.
	Note bool
}

// bookRow is where a row of a page begins: at a block, and how far it may be
// moved away from the row above.
type bookRow struct {
	block int
	most  float64
}

// bottom returns the lower end of what stands on the page.
func (p *bookPage) bottom() float64 {
	y := 0.0
	for _, b := range p.Blocks {
		y = max(y, b.Y+b.H)
	}
	return y
}

// spread moves the rows of the page apart, until they fill a height or stand as
// far from each other as they may.
func (p *bookPage) spread(h float64) {
	free, most := h-p.bottom(), 0.0
	for _, r := range p.rows {
		most += r.most
	}
	if free <= 0 || most == 0 {
		return
	}
	part, down, row := min(1, free/most), 0.0, 0
	for i := range p.Blocks {
		for row < len(p.rows) && p.rows[row].block == i {
			down += p.rows[row].most * part
			row++
		}
		p.Blocks[i].Y += down
	}
}

// Frame returns where a rule stands on the page, from the corner of its room. It
// is empty where it does not.
func (p *bookPage) Frame(entry string) render.Rect {
	var r render.Rect
	for _, b := range p.Blocks {
		if b.Entry != entry || entry == "" {
			continue
		}
		box := render.Rect{X: b.X, Y: b.Y, W: b.W, H: b.H}
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

// around returns the frame of a rule on the page, which reaches a little beyond it,
// but no further than half way to what stands above and below.
func (p *bookPage) around(entry string) render.Rect {
	r := p.Frame(entry)
	if r.Empty() {
		return r
	}
	const beyond, least = 8.0, 2.0
	up, down := beyond, beyond
	for _, b := range p.Blocks {
		if b.Entry == entry || b.X >= r.Right() || b.X+b.W <= r.X {
			continue
		}
		if gap := r.Y - (b.Y + b.H); gap > -1 {
			up = min(up, max(least, gap/2))
		}
		if gap := b.Y - r.Bottom(); gap > -1 {
			down = min(down, max(least, gap/2))
		}
	}
	return render.Rect{X: r.X - beyond, Y: r.Y - up, W: r.W + 2*beyond, H: r.H + up + down}
}

// shows reports whether there is a drawing on the page.
func (p *bookPage) shows(art string) bool {
	for _, b := range p.Blocks {
		for i := range b.Items {
			pic := &b.Items[i].picture
			if pic.Art == art || pic.Space.String() == art || pic.Jackpot && art == "pot" {
				return true
			}
		}
	}
	return false
}

// paginator lays blocks on pages.
type paginator struct {
	paper *bookPaper
	pages []bookPage
	y     float64
	// gapY is the gap below a rule, and more how much wider it may become.
	gapY, more float64
	// empty is how much of a page is left empty, so that pages are about equally
	// full.
	empty float64
}

// paginate lays the chapters of a book on pages. Each begins on a page of its
// own, and is set closer where that saves a page. On every spread with a marked
// figure the mark is explained at the foot of its last page. A short rule may come
// a little before its place, to fill a page that the next one has no room on.
func paginate(paper *bookPaper, chapters [][]bookGroup) []bookPage {
	p := paginator{paper: paper}
	for c, groups := range chapters {
		before, best := p.pages, []bookPage(nil)
		for _, part := range []float64{1, .75, .5} {
			p.pages, p.gapY = slices.Clone(before), part*paper.gapY
			p.more = 2.1*paper.gapY - p.gapY
			p.chapter(c, groups)
			if best == nil || len(p.pages) < len(best) {
				best = p.pages
			}
		}
		p.pages = best
		p.balance(c, groups, before)
	}
	per := paper.perSpread()
	for len(p.pages)%per != 0 {
		p.pages = append(p.pages, bookPage{Chapter: len(chapters) - 1})
	}
	for i := range p.pages {
		p.pages[i].Note = i%per == per-1 && p.spreadMarked(i)
		p.pages[i].spread(paper.room(&p.pages[i]) - paper.gapY/2)
	}
	return p.pages
}

// balance lays contents or an index on its pages anew where the last one is not
// full: no more on any of them than there has to be.
func (p *paginator) balance(c int, groups []bookGroup, before []bookPage) {
	const full, step, most = .7, .04, .6 // of a page
	pages := p.pages
	if len(pages)-len(before) < 2 || !groups[len(groups)-1].tight || pages[len(pages)-1].bottom() > full*p.paper.H {
		return
	}
	for part := step; part <= most; part += step {
		p.pages, p.empty = slices.Clone(before), part*p.paper.H
		if p.chapter(c, groups); len(p.pages) > len(pages) {
			break
		}
		pages = p.pages
	}
	p.pages, p.empty = pages, 0
}

// chapter lays a chapter down.
func (p *paginator) chapter(c int, groups []bookGroup) {
	p.turn(c)
	for rest := slices.Clone(groups); len(rest) > 0; {
		if n := listed(rest); n > 0 {
			p.list(c, rest[:n])
			rest = rest[n:]
			continue
		}
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

// listed returns how many listed groups come next.
func listed(rest []bookGroup) int {
	n := slices.IndexFunc(rest, func(g bookGroup) bool { return !g.listed })
	if n < 0 {
		n = len(rest)
	}
	return n
}

// list lays names down the columns, of one page after the other.
func (p *paginator) list(chapter int, names []bookGroup) {
	h := 0.0
	for i := range names {
		h = max(h, names[i].height())
	}
	for n := 0; len(names) > 0; names = names[n:] {
		if !p.fits(h, false) {
			p.turn(chapter)
		}
		columns := p.paper.columns
		rows := max(1, min(int(p.room(false)/h), (len(names)+columns-1)/columns))
		n = min(len(names), rows*columns)
		for i := range n {
			p.put(&names[i].blocks[0], float64(i/rows)*(p.paper.columnW()+p.paper.gapX), p.y+float64(i%rows)*h, p.paper.columnW())
		}
		p.y += float64(rows) * h
	}
}

// ahead is how many rules further on a short one is looked for.
const ahead = 6

// nextRow returns the next narrow groups, as many as stand side by side. Where
// the columns would not be full without, it goes on beyond wide ones.
func (p *paginator) nextRow(rest []bookGroup) (row []*bookGroup) {
	for i := range rest[:min(len(rest), ahead)] {
		if rest[i].narrow && !rest[i].listed && len(row) < p.paper.columns {
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
	if len(row) == 1 && row[0].alone != nil {
		return (&bookGroup{blocks: row[0].alone}).height()
	}
	for _, g := range row {
		h = max(h, g.height())
	}
	return h
}

// turn begins a new page.
func (p *paginator) turn(chapter int) {
	p.pages = append(p.pages, bookPage{Chapter: chapter})
	p.y = 0
}

// spreadMarked reports whether a figure is marked on the spread of a page.
func (p *paginator) spreadMarked(page int) bool {
	first := page - page%p.paper.perSpread()
	for i := first; i < min(len(p.pages), first+p.paper.perSpread()); i++ {
		for _, b := range p.pages[i].Blocks {
			if b.Marked {
				return true
			}
		}
	}
	return false
}

// room returns how high what stands on a page can be.
func (p *bookPaper) room(page *bookPage) float64 {
	if page.Note {
		return p.H - p.Note - p.gapY
	}
	return p.H
}

// fits reports whether a height has room on the present page.
func (p *paginator) fits(h float64, marked bool) bool {
	return h <= p.room(marked) || len(p.pages[len(p.pages)-1].Blocks) == 0
}

// room returns how high what comes next on the present page can be.
func (p *paginator) room(marked bool) float64 {
	page := len(p.pages) - 1
	last := page%p.paper.perSpread() == p.paper.perSpread()-1
	return p.paper.room(&bookPage{Note: last && (marked || p.spreadMarked(page))}) - p.empty - p.y
}

// headed reports whether nothing but a title stands on the present page yet.
func (p *paginator) headed() bool {
	blocks := p.pages[len(p.pages)-1].Blocks
	return len(blocks) == 1 && blocks[0].Sticks && blocks[0].Entry == ""
}

// begin says that a row begins here, which may be moved down.
func (p *paginator) begin(tight bool) {
	page := &p.pages[len(p.pages)-1]
	if len(page.Blocks) == 0 {
		return
	}
	most := p.more
	if tight {
		most = p.paper.gapY * 1.8
	}
	page.rows = append(page.rows, bookRow{len(page.Blocks), most})
}

// put lays a block down.
func (p *paginator) put(b *bookBlock, x, y, w float64) {
	page := &p.pages[len(p.pages)-1]
	page.Blocks = append(page.Blocks, placedBlock{b, x, y, w})
}

// row lays narrow groups side by side. A single one takes the whole width.
func (p *paginator) row(chapter int, groups []*bookGroup) {
	if len(groups) == 1 && groups[0].alone != nil {
		p.group(chapter, &bookGroup{blocks: groups[0].alone})
		return
	}
	h, marked := rowHeight(groups), false
	for _, g := range groups {
		marked = marked || g.marked()
	}
	if !p.fits(h, marked) {
		p.turn(chapter)
	}
	p.begin(groups[0].tight)
	w := p.paper.columnW()
	for i := range groups {
		y := p.y
		for n := range groups[i].blocks {
			b := &groups[i].blocks[n]
			p.put(b, float64(i)*(w+p.paper.gapX), y, w)
			y += b.H
		}
	}
	p.y += h + p.gap(groups[0])
}

// gap is how far the next group stands below one.
func (p *paginator) gap(g *bookGroup) float64 {
	if g.tight {
		return 0
	}
	return p.gapY
}

// group lays a group down over the whole width. One that has no room on the
// page goes on the next one if it is not too long for that, or the rest of the
// page is low, and else is parted.
func (p *paginator) group(chapter int, g *bookGroup) {
	const long, low = .6, .45 // of a page
	whole := g.height()
	moves := whole <= long*p.paper.H || whole <= p.paper.H && p.y > (1-low)*p.paper.H
	if moves && !p.fits(whole, g.marked()) && !p.headed() {
		p.turn(chapter)
	}
	p.begin(g.tight)
	for i := range g.blocks {
		b := &g.blocks[i]
		if h, marked := p.together(g, i); !p.fits(h, marked) {
			p.turn(chapter)
			if i > 0 && g.again != nil && g.again.H+h <= p.room(marked) {
				p.down(g.again)
			}
			if b.Head != nil {
				p.down(b.Head)
			}
		}
		p.down(b)
	}
	p.y += p.gap(g)
}

// together returns how high a block of a group is with those that stay below it.
// Where no page has room for them all only the next one stays, or none.
func (p *paginator) together(g *bookGroup, i int) (h float64, marked bool) {
	b := &g.blocks[i]
	heads := 0.0
	if g.again != nil {
		heads += g.again.H
	}
	if b.Head != nil {
		heads += b.Head.H
	}
	fits := func() bool { return heads+h <= p.paper.room(&bookPage{Note: marked}) }
	h, marked = b.H, b.Marked
	end := i
	for ; g.blocks[end].Sticks && end+1 < len(g.blocks); end++ {
		h, marked = h+g.blocks[end+1].H, marked || g.blocks[end+1].Marked
	}
	if end > i && !fits() {
		h, marked = b.H+g.blocks[i+1].H, b.Marked || g.blocks[i+1].Marked
		if !fits() {
			h, marked = b.H, b.Marked
		}
	}
	return h, marked
}

// down lays a block down over the whole width, below what is there.
func (p *paginator) down(b *bookBlock) {
	p.put(b, 0, p.y, p.paper.W)
	p.y += b.H
}
