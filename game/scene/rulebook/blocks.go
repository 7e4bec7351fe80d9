package rulebook

import (
	"math"
	"slices"
	"strings"

	"bigpayday/game/rulebook"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// BookItem is one thing on a page, from the corner of its block.
type BookItem struct {
	Kind bookItemKind
	box  render.Rect
	// Lines are a text whose first baseline is base, in a style.
	Lines *render.Lines
	style render.Style
	base  float64
	// Label is a short text: of a link, of a step, of a cell.
	Label   string
	picture rulebook.Picture
	// to is where a link leads.
	to BookGoal
	// lead is where the name in a row ends, from which dots lead to its number.
	lead float64
}

type bookItemKind uint8

const (
	textItem    bookItemKind = iota
	pictureItem              // picture in box
	linkItem                 // a chip
	RowItem                  // a row of contents or index, a link with the number of its page
	stepItem                 // the number of a step
	houseItem                // the ground of what a house rule has changed
	stripeItem               // the ground of every second row of a table
	boxItem                  // the amber ground of a rule that stands out
	cellItem                 // label in box, to the end
)

// BookGoal is a rule, or the beginning of a chapter where entry is "".
type BookGoal struct {
	Entry   string
	Chapter int
}

// The type of the rule book.
var (
	bookTitle  = render.Style{Face: render.Black, Size: 30, Tracking: -.6}
	bookSmall  = render.Style{Face: render.CondensedMedium, Size: 14}
	bookLead   = render.Style{Face: render.Regular, Size: 15}
	bookHead   = render.Style{Face: render.Black, Size: 15.5}
	bookCount  = render.Style{Face: render.CondensedBold, Size: 13.5}
	BookText   = render.Style{Face: render.Regular, Size: 13.5}
	bookTag    = render.Style{Face: render.CondensedBold, Size: 13}
	bookNumber = render.Style{Face: render.Black, Size: 14}
)

// The size of a picture, and how much of a narrow rule it takes.
const (
	bookPicW, bookPicH = 72.0, 66.0
	bookPicRoom        = 86.0
)

// pic returns the size of a picture: that of a tile on the board at most.
func (c *compositor) pic() (w, h float64) {
	k := min(c.grow, 104/bookPicW)
	return bookPicW * k, bookPicH * k
}

// compositor sets the rules of a book in type.
type compositor struct {
	theme *render.Theme
	words *words.Words
	book  *rulebook.Book
	paper *bookPaper
	// grow is how much larger everything is than in the design.
	grow float64
	// pencil is what stands in a text for the pencil mark: as many private
	// letters as are as wide as its sign.
	pencil string
}

func newCompositor(t *render.Theme, w *words.Words, book *rulebook.Book, paper *bookPaper, grow float64) *compositor {
	c := &compositor{theme: t, words: book.Words(w), book: book, paper: paper, grow: grow}
	one := max(1, t.MeasureText(string(rulebook.Pencil), BookText))
	n := math.Round((pencilSize(t, BookText) + pencilGap(t, BookText)) / one)
	c.pencil = strings.Repeat(string(rulebook.Pencil), int(n))
	return c
}

// pencilGap is how far the sign of the pencil stands from what it marks in a text,
// and pencilSize how wide it is.
func pencilGap(t *render.Theme, st render.Style) float64  { return st.Size * t.TextScale * .22 }
func pencilSize(t *render.Theme, st render.Style) float64 { return st.Size * t.TextScale * 1.15 }

// say returns a line with room for its marks.
func (c *compositor) say(l rulebook.Line) string {
	return strings.ReplaceAll(l.Say(c.words), string(rulebook.Pencil), c.pencil)
}

// Marks reports whether a text has a mark.
func Marks(text string) bool { return strings.ContainsRune(text, rulebook.Pencil) }

// chapters sets the contents, all chapters, and the index.
func (c *compositor) chapters() [][]bookGroup {
	all := [][]bookGroup{c.contents()}
	for i := range c.book.Chapters {
		chapter := &c.book.Chapters[i]
		groups := []bookGroup{c.head(chapter.Title.Say(c.words), c.words.Say("rules.chapter", words.Number("n", i+1)), chapter.Lead.Say(c.words))}
		for n := range chapter.Entries {
			groups = append(groups, c.entry(&chapter.Entries[n]))
		}
		all = append(all, groups)
	}
	return append(all, c.index())
}

// column collects what stands one below the other.
type column struct {
	block bookBlock
	y     float64
}

// text adds a text at x and returns its height.
func (c *compositor) text(k *column, text string, x, w float64, st render.Style) {
	st.Size *= c.grow
	lines := c.theme.Wrap(text, st, w, 0)
	k.block.Items = append(k.block.Items, BookItem{
		Kind: textItem, box: render.Rect{X: x, Y: k.y, W: w, H: lines.Height()}, Lines: lines, style: st, base: k.y + lines.Leading*.76,
	})
	k.block.Marked = k.block.Marked || Marks(text)
	k.y += lines.Height()
}

// head is the title of a chapter.
func (c *compositor) head(title, note, lead string) bookGroup {
	var k column
	c.text(&k, title, 0, c.paper.W, c.theme.Capped(bookTitle, 1.5))
	if note != "" {
		small, large := bookSmall, c.theme.Capped(bookTitle, 1.5)
		small.Size, large.Size = small.Size*c.grow, large.Size*c.grow
		w := c.theme.MeasureText(note, small)
		at := c.theme.MeasureText(title, large) + 14
		if at+w <= c.paper.W {
			lines := c.theme.Wrap(note, small, w+2, 1)
			k.block.Items = append(k.block.Items, BookItem{
				Kind: textItem, box: render.Rect{X: at, Y: 0, W: w, H: k.y}, Lines: lines, style: small, base: k.block.Items[0].base - 1,
			})
		}
	}
	if lead != "" {
		k.y += 2
		c.text(&k, lead, 0, c.paper.W, bookLead)
	}
	k.block.H, k.block.Sticks = k.y, true
	return bookGroup{blocks: []bookBlock{k.block}}
}

// entry sets a rule: beside others where it is short, else over the whole width.
func (c *compositor) entry(e *rulebook.Entry) bookGroup {
	const most = 196
	if !e.Wide && len(e.Table.Rows) == 0 && len(e.Pictures) < 2 && c.paper.columns > 1 {
		if g := c.narrow(e); g.height() <= most*c.theme.TextScale*c.grow {
			g.alone = c.wide(e).blocks
			return g
		}
	}
	return c.wide(e)
}

// narrow sets a short rule.
func (c *compositor) narrow(e *rulebook.Entry) bookGroup {
	w := c.paper.columnW()
	k := column{block: bookBlock{Entry: e.ID}}
	x := 0.0
	picW, picH := c.pic()
	if len(e.Pictures) > 0 {
		x = picW + bookPicRoom - bookPicW
		k.block.Items = append(k.block.Items, BookItem{Kind: pictureItem, box: render.Rect{W: picW, H: picH}, picture: e.Pictures[0]})
	}
	c.text(&k, e.Heading.Say(c.words), x, w-x, bookHead)
	if !e.Count.Empty() {
		c.text(&k, c.say(e.Count), x, w-x, bookCount)
	}
	for i, text := range c.paragraphs(e, true) {
		if i > 0 {
			k.y += 2
		}
		c.paragraph(&k, text, x, w-x)
	}
	c.links(&k, e, x, w-x)
	k.block.H = k.y
	if x > 0 {
		k.block.H = max(k.y, picH)
	}
	return bookGroup{narrow: true, blocks: []bookBlock{k.block}}
}

// bookParagraph is a text, with the house rule that it is due to and the number
// of its step, if any.
type bookParagraph struct {
	text, house string
	step        int
}

// paragraphs returns the lines of an entry. Joined, those that are nothing but
// sentences follow each other in one paragraph.
func (c *compositor) paragraphs(e *rulebook.Entry, joined bool) (list []bookParagraph) {
	for _, l := range e.Lines {
		p := bookParagraph{text: c.say(l), step: l.Step}
		if l.House {
			name, _ := c.words.HouseRule(c.book.Edition, l.Rule)
			p.house = c.words.Say("rules.house.tag", words.Text("name", name))
		}
		last := len(list) - 1
		join := last >= 0 && p.step == 0 && list[last].step == 0 && p.house == list[last].house && (joined || p.house != "")
		if join && strings.HasSuffix(p.text, ".") && strings.HasSuffix(list[last].text, ".") {
			list[last].text += " " + p.text
			continue
		}
		list = append(list, p)
	}
	return list
}

// paragraph adds a paragraph to a column.
func (c *compositor) paragraph(k *column, p bookParagraph, x, w float64) {
	scale := c.theme.TextScale * c.grow
	switch {
	case p.house != "":
		at, top := len(k.block.Items), k.y
		k.block.Items = append(k.block.Items, BookItem{Kind: houseItem})
		k.y += 4
		c.text(k, p.house, x+12, w-18, bookTag.In(c.theme.Palette.Families[render.Plum].Edge))
		if p.step > 0 {
			k.y += 4 * scale // its disc is higher than a line
		}
		c.step(k, p, x+12, w-18, scale)
		k.y += 4
		k.block.Items[at].box = render.Rect{X: x, Y: top, W: w, H: k.y - top}
	default:
		c.step(k, p, x, w, scale)
	}
}

// step adds the text of a paragraph, behind its number where it is a step.
func (c *compositor) step(k *column, p bookParagraph, x, w, scale float64) {
	if p.step == 0 {
		c.text(k, p.text, x, w, BookText)
		return
	}
	room := 32 * scale
	k.block.Items = append(k.block.Items, BookItem{
		Kind: stepItem, box: render.Rect{X: x, Y: k.y - 1, W: 22 * scale, H: 22 * scale}, Label: c.words.Whole(int64(p.step)),
	})
	top := k.y
	c.text(k, p.text, x+room, w-room, BookText)
	k.y = max(k.y, top+22*scale) + 4
}

// links adds the links of a rule.
func (c *compositor) links(k *column, e *rulebook.Entry, x, w float64) {
	if len(e.Links) == 0 {
		return
	}
	var labels []string
	var widths []float64
	for _, id := range e.Links {
		_, to := c.book.Entry(id)
		label := to.Heading.Say(c.words)
		labels, widths = append(labels, label), append(widths, min(w, c.theme.BookLinkWidth(label, bookTag.Size*c.grow)))
	}
	high := max(34, 33*c.theme.TextScale*c.grow)
	boxes, h := ui.Flow(render.Rect{X: x, Y: k.y + 2, W: w}, high, 8, 0, widths...)
	for i, box := range boxes {
		k.block.Items = append(k.block.Items, BookItem{Kind: linkItem, box: box, Label: labels[i], to: BookGoal{Entry: e.Links[i]}})
	}
	k.y += h + 2
}

// wide sets a rule over the whole width of a page, in blocks. That of the jackpot
// stands out, unless it is higher than a page.
func (c *compositor) wide(e *rulebook.Entry) bookGroup {
	if e.ID == "jackpot" {
		if g := c.wideOf(e, true); g.height() <= c.paper.H {
			return g
		}
	}
	return c.wideOf(e, false)
}

// wideOf sets such a rule; boxed it is a single block on an amber ground.
func (c *compositor) wideOf(e *rulebook.Entry, boxed bool) bookGroup {
	var g bookGroup
	w, inset := c.paper.W, 0.0
	if boxed {
		inset = 12
		w -= 2 * inset
	}
	pictures := e.Pictures
	// Where much is to be read they stand one below the other.
	const leastText, manyLines = 190, 5
	across := len(pictures)
	picW, picH := c.pic()
	if len(e.Lines) > manyLines && e.ID != "day-mail" {
		across = min(across, 1)
	} else if w-float64(across)*(picW+8) < leastText*c.theme.TextScale*c.grow {
		across = 1
		pictures = pictures[:min(len(pictures), 1)]
	}
	x := 0.0
	if across > 0 {
		x = float64(across)*(picW+8) + 6
	}
	begin := func() column { return column{block: bookBlock{Entry: e.ID}} }
	end := func(k *column) {
		k.block.H = k.y
		g.blocks = append(g.blocks, k.block)
		*k = begin()
	}
	k := begin()
	for i, picture := range pictures {
		k.block.Items = append(k.block.Items, BookItem{
			Kind: pictureItem, picture: picture,
			box: render.Rect{X: float64(i%across) * (picW + 8), Y: float64(i/across) * (picH + 8), W: picW, H: picH},
		})
	}
	c.text(&k, e.Heading.Say(c.words), x, w-x, bookHead.Sized(16.5))
	if !e.Count.Empty() {
		c.text(&k, c.say(e.Count), x, w-x, bookCount)
	}
	// The text stays beside the pictures until it is below them.
	beside := 0.0
	if len(pictures) > 0 {
		beside = float64((len(pictures)-1)/across)*(picH+8) + picH
	}
	list := c.paragraphs(e, false)
	for i, p := range list {
		k.y += 3
		c.paragraph(&k, p, x, w-x)
		if i+1 < len(list) && k.y >= beside && !boxed {
			beside = 0
			end(&k)
		}
	}
	if text := k.y; text > beside && !boxed {
		c.links(&k, e, x, w-x)
		if k.y > c.paper.room(&bookPage{Note: k.block.Marked}) {
			// Nothing but the links go on on the next page.
			links := slices.IndexFunc(k.block.Items, func(i BookItem) bool { return i.Kind == linkItem })
			k.block.Items, k.y = k.block.Items[:links], text
			end(&k)
			c.links(&k, e, x, w-x)
		}
	} else {
		c.links(&k, e, x, w-x)
	}
	k.y = max(k.y, beside)
	if len(e.Table.Rows) > 0 {
		k.y += 4 * c.grow
	}
	end(&k)
	if n := len(g.blocks); n > 2 {
		g.blocks[n-2].Sticks = true // no last sentence is left alone
	}
	if table := c.table(e); len(table) > 0 {
		g.blocks[len(g.blocks)-1].Sticks = true // a table is not parted from what introduces it
		g.blocks = append(g.blocks, table...)
	}
	if boxed {
		c.frame(&g.blocks[0], w, inset)
	}
	g.again = c.again(e)
	return g
}

// again is what stands above a rule that goes on on another page.
func (c *compositor) again(e *rulebook.Entry) *bookBlock {
	k := column{block: bookBlock{Entry: e.ID, Sticks: true, Again: true}}
	text := c.words.Say("rules.continued", words.Text("name", e.Heading.Say(c.words)))
	c.text(&k, text, 0, c.paper.W, bookHead.Sized(14).In(c.theme.Palette.Ink2))
	k.block.H = k.y + 4
	return &k.block
}

// frame puts a block on an amber ground.
func (c *compositor) frame(b *bookBlock, w, inset float64) {
	for i := range b.Items {
		item := &b.Items[i]
		item.box = item.box.Moved(inset, inset)
		item.base += inset
	}
	b.H += 2 * inset
	b.Items = slices.Insert(b.Items, 0, BookItem{Kind: boxItem, box: render.Rect{W: w + 2*inset, H: b.H}})
}

// table sets the table of a rule, a block for each row.
func (c *compositor) table(e *rulebook.Entry) (blocks []bookBlock) {
	if len(e.Table.Rows) == 0 {
		return nil
	}
	inCells := slices.ContainsFunc(e.Table.Rows, func(row []rulebook.Value) bool {
		return slices.ContainsFunc(row, func(v rulebook.Value) bool { return v.Rebuilt })
	})
	high := 23 * c.theme.TextScale * c.grow
	w := c.paper.W
	// Where some figures have marks, all leave them room and stand in one line.
	room := 0.0
	if inCells {
		room = c.theme.MeasureText(c.pencil, BookText.Sized(BookText.Size*c.grow))
	}
	var head []string
	for i, id := range e.Table.Head {
		label := c.words.Say(id)
		if i > 0 && e.Table.Rebuilt && !inCells {
			label += c.pencil
		}
		head = append(head, label)
	}
	lines := [][]string{head}
	for _, values := range e.Table.Rows {
		var cells []string
		for _, v := range values {
			cells = append(cells, strings.ReplaceAll(v.Show(c.words), string(rulebook.Pencil), c.pencil))
		}
		lines = append(lines, cells)
	}
	set := c.tableType(lines, room)
	widths := set.widths
	row := func(cells []string, head bool) bookBlock {
		b := bookBlock{Entry: e.ID, H: high, Sticks: head}
		st := set.text
		if head {
			st = set.head
		}
		name := c.theme.Wrap(cells[0], st, widths[0]-6-tableGap, 0)
		if extra := len(name.Lines) - 1; extra > 0 {
			b.H += float64(extra) * name.Leading
		}
		if !head && len(blocks)%2 == 1 {
			b.Items = append(b.Items, BookItem{Kind: stripeItem, box: render.Rect{W: w, H: b.H}})
		}
		x := 0.0
		for i, cell := range cells {
			box := render.Rect{X: x, W: widths[i] - 6, H: b.H}
			x += widths[i]
			b.Marked = b.Marked || Marks(cell)
			if i == 0 {
				box.X = 6
				if len(name.Lines) > 1 {
					box.W = widths[0] - 6 - tableGap
					base := (b.H-name.Height())/2 + name.Leading*.76
					b.Items = append(b.Items, BookItem{Kind: textItem, box: box, Lines: name, style: st, base: base})
					continue
				}
				b.Items = append(b.Items, BookItem{Kind: cellItem, box: box, Label: cell, style: st})
				continue
			}
			if !Marks(cell) {
				box.W -= room
			}
			b.Items = append(b.Items, BookItem{Kind: cellItem, box: box, Label: cell, style: st.Aligned(render.End)})
		}
		return b
	}
	blocks = append(blocks, row(head, true))
	// Short tables are not parted, and of others no less than some rows stand on
	// a page.
	const short, least = 8, 3
	rows := len(e.Table.Rows)
	for n, cells := range lines[1:] {
		b := row(cells, false)
		b.Sticks = n+1 < rows && (rows <= short || n+1 < least || n >= rows-least)
		b.Head = &blocks[0]
		blocks = append(blocks, b)
	}
	return blocks
}

// tableGap is how far what stands in a column of a table ends before the next
// one, tableLeast the least size of its type, and tableFigures how much of the
// width the columns of figures take at most.
const (
	tableGap     = 10.0
	tableLeast   = 12.5
	tableFigures = .64
)

// tableType is how a table is set: the styles of its rows and its head, and how
// wide its columns are.
type tableType struct {
	text, head render.Style
	widths     []float64
}

// tableType returns how a table is set, whose first line is its head; all figures
// without a mark leave room. Where what stands in the columns is too wide for the
// usual ones, the figures take what they need and leave the names the rest. Where
// that is not enough all of the table is set in condensed type, and smaller.
func (c *compositor) tableType(lines [][]string, room float64) tableType {
	n, w := len(lines[0]), c.paper.W
	first := w * [...]float64{1, 1, .5, .52, .44}[n]
	t := tableType{text: BookText.Sized(BookText.Size * c.grow), head: bookCount.Sized(bookCount.Size * c.grow), widths: []float64{first}}
	for range n - 1 {
		t.widths = append(t.widths, (w-first)/float64(n-1))
	}
	needs := c.needs(lines, room, &t)
	fits := true
	for i, need := range needs {
		fits = fits && need <= t.widths[i]
	}
	if fits {
		return t
	}
	figures := func() (all float64) {
		for _, need := range needs[1:] {
			all += need
		}
		return all
	}
	condensed := t.text
	condensed.Face = render.CondensedMedium
	for part := 1.0; needs[0]+figures() > w; part -= .03 {
		smaller := condensed.Sized(condensed.Size * part)
		if smaller.Size*c.theme.TextScale < tableLeast*c.grow || part < .8 {
			break
		}
		t.text, t.head = smaller, bookCount.Sized(bookCount.Size*c.grow*part)
		needs = c.needs(lines, room*part, &t)
	}
	part := min(1, tableFigures*w/figures())
	t.widths[0] = w
	for i := 1; i < n; i++ {
		t.widths[i] = needs[i] * part
		t.widths[0] -= t.widths[i]
	}
	return t
}

// needs returns how wide what stands in the columns of a table is.
func (c *compositor) needs(lines [][]string, room float64, t *tableType) []float64 {
	needs := make([]float64, len(lines[0]))
	for l, cells := range lines {
		st := t.text
		if l == 0 {
			st = t.head
		}
		for i, cell := range cells {
			need := c.theme.MeasureText(cell, st) + 6 + tableGap
			if i > 0 && !Marks(cell) {
				need += room
			}
			needs[i] = max(needs[i], need)
		}
	}
	return needs
}

// contents lists the chapters.
func (c *compositor) contents() []bookGroup {
	groups := []bookGroup{c.head(c.words.Say("rules.contents"), "", c.words.Say("setup.edition."+c.book.Edition.String()))}
	groups[0].tight, groups[0].blocks[0].H = true, groups[0].blocks[0].H+8
	for i := range c.book.Chapters {
		chapter := &c.book.Chapters[i]
		var k column
		c.text(&k, chapter.Title.Say(c.words), 0, c.paper.W-60, bookHead)
		c.text(&k, chapter.Lead.Say(c.words), 0, c.paper.W-60, BookText.In(c.theme.Palette.Ink2))
		c.row(&k, BookGoal{Chapter: i + 1}, c.paper.W)
		groups = append(groups, bookGroup{tight: true, blocks: []bookBlock{k.block}})
	}
	var k column
	k.y = 6
	c.text(&k, c.words.Say("rules.index"), 0, c.paper.W-60, bookHead)
	c.row(&k, BookGoal{Chapter: len(c.book.Chapters) + 1}, c.paper.W)
	return append(groups, bookGroup{tight: true, blocks: []bookBlock{k.block}})
}

// row makes a column a link to somewhere, at least as high as a finger needs.
func (c *compositor) row(k *column, to BookGoal, w float64) {
	k.y = max(k.y, 34)
	k.block.H = k.y
	name := &k.block.Items[0]
	lead := c.theme.MeasureText(name.Lines.Lines[0], name.style)
	k.block.Items = append(k.block.Items, BookItem{Kind: RowItem, box: render.Rect{W: w, H: k.y}, to: to, base: name.base, lead: lead})
}

// index lists all rules by their names.
func (c *compositor) index() []bookGroup {
	type name struct {
		text  string
		entry string
	}
	var names []name
	for i := range c.book.Chapters {
		for n := range c.book.Chapters[i].Entries {
			e := &c.book.Chapters[i].Entries[n]
			names = append(names, name{e.Heading.Say(c.words), e.ID})
		}
	}
	slices.SortStableFunc(names, func(a, b name) int { return strings.Compare(strings.ToLower(a.text), strings.ToLower(b.text)) })
	groups := []bookGroup{c.head(c.words.Say("rules.index"), "", "")}
	w := c.paper.columnW()
	if c.paper.columns > 1 {
		w -= 20 // so that no number stands close to the names of the next column
	}
	for _, n := range names {
		var k column
		k.y = 5
		c.text(&k, n.text, 0, w-44, BookText)
		c.row(&k, BookGoal{Entry: n.entry}, w)
		groups = append(groups, bookGroup{narrow: true, tight: true, listed: true, blocks: []bookBlock{k.block}})
	}
	return groups
}
