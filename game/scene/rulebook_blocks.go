package scene

import (
	"math"
	"slices"
	"strings"

	"bigpayday/game/rulebook"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// bookItem is one thing on a page, from the corner of its block.
type bookItem struct {
	kind bookItemKind
	box  render.Rect
	// lines are a text whose first baseline is base, in a style.
	lines *render.Lines
	style render.Style
	base  float64
	// label is a short text: of a link, of a step, of a cell.
	label   string
	picture rulebook.Picture
	// to is where a link leads.
	to bookGoal
}

type bookItemKind uint8

const (
	textItem    bookItemKind = iota
	pictureItem              // picture in box
	linkItem                 // a chip
	rowItem                  // a row of contents or index, a link with the number of its page
	stepItem                 // the number of a step
	houseItem                // the ground of what a house rule has changed
	stripeItem               // the ground of every second row of a table
	boxItem                  // the amber ground of a rule that stands out
	cellItem                 // label in box, to the end
)

// bookGoal is a rule, or the beginning of a chapter where entry is "".
type bookGoal struct {
	entry   string
	chapter int
}

// The type of the rule book.
var (
	bookTitle  = render.Style{Face: render.Black, Size: 30, Tracking: -.6}
	bookSmall  = render.Style{Face: render.CondensedMedium, Size: 14}
	bookLead   = render.Style{Face: render.Regular, Size: 15}
	bookHead   = render.Style{Face: render.Black, Size: 15.5}
	bookCount  = render.Style{Face: render.CondensedBold, Size: 13.5}
	bookText   = render.Style{Face: render.Regular, Size: 13.5}
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
	one := max(1, t.MeasureText(string(rulebook.Pencil), bookText))
	n := math.Round((pencilSize(t, bookText) + pencilGap*t.TextScale) / one)
	c.pencil = strings.Repeat(string(rulebook.Pencil), int(n))
	return c
}

// pencilGap is how far the sign of the pencil stands from what it marks, at text
// scale 1.
const pencilGap = 4

// pencilSize is how wide the sign of the pencil is in a text.
func pencilSize(t *render.Theme, st render.Style) float64 { return st.Size * t.TextScale * 1.2 }

// say returns a line with room for its marks.
func (c *compositor) say(l rulebook.Line) string {
	return strings.ReplaceAll(l.Say(c.words), string(rulebook.Pencil), c.pencil)
}

// marks reports whether a text has a mark.
func marks(text string) bool { return strings.ContainsRune(text, rulebook.Pencil) }

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
	k.block.items = append(k.block.items, bookItem{
		kind: textItem, box: render.Rect{X: x, Y: k.y, W: w, H: lines.Height()}, lines: lines, style: st, base: k.y + lines.Leading*.76,
	})
	k.block.marked = k.block.marked || marks(text)
	k.y += lines.Height()
}

// head is the title of a chapter.
func (c *compositor) head(title, note, lead string) bookGroup {
	var k column
	c.text(&k, title, 0, c.paper.w, c.theme.Capped(bookTitle, 1.5))
	if note != "" {
		small, large := bookSmall, c.theme.Capped(bookTitle, 1.5)
		small.Size, large.Size = small.Size*c.grow, large.Size*c.grow
		w := c.theme.MeasureText(note, small)
		at := c.theme.MeasureText(title, large) + 14
		if at+w <= c.paper.w {
			lines := c.theme.Wrap(note, small, w+2, 1)
			k.block.items = append(k.block.items, bookItem{
				kind: textItem, box: render.Rect{X: at, Y: 0, W: w, H: k.y}, lines: lines, style: small, base: k.block.items[0].base - 1,
			})
		}
	}
	if lead != "" {
		k.y += 2
		c.text(&k, lead, 0, c.paper.w, bookLead)
	}
	k.block.h, k.block.sticks = k.y, true
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
	k := column{block: bookBlock{entry: e.ID}}
	x := 0.0
	picW, picH := c.pic()
	if len(e.Pictures) > 0 {
		x = picW + bookPicRoom - bookPicW
		k.block.items = append(k.block.items, bookItem{kind: pictureItem, box: render.Rect{W: picW, H: picH}, picture: e.Pictures[0]})
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
	k.block.h = k.y
	if x > 0 {
		k.block.h = max(k.y, picH)
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
		at, top := len(k.block.items), k.y
		k.block.items = append(k.block.items, bookItem{kind: houseItem})
		k.y += 4
		c.text(k, p.house, x+12, w-18, bookTag.In(c.theme.Palette.Families[render.Plum].Edge))
		c.step(k, p, x+12, w-18, scale)
		k.y += 4
		k.block.items[at].box = render.Rect{X: x, Y: top, W: w, H: k.y - top}
	default:
		c.step(k, p, x, w, scale)
	}
}

// step adds the text of a paragraph, behind its number where it is a step.
func (c *compositor) step(k *column, p bookParagraph, x, w, scale float64) {
	if p.step == 0 {
		c.text(k, p.text, x, w, bookText)
		return
	}
	room := 32 * scale
	k.block.items = append(k.block.items, bookItem{
		kind: stepItem, box: render.Rect{X: x, Y: k.y - 1, W: 22 * scale, H: 22 * scale}, label: c.words.Whole(int64(p.step)),
	})
	top := k.y
	c.text(k, p.text, x+room, w-room, bookText)
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
		k.block.items = append(k.block.items, bookItem{kind: linkItem, box: box, label: labels[i], to: bookGoal{entry: e.Links[i]}})
	}
	k.y += h + 2
}

// wide sets a rule over the whole width of a page, in blocks.
func (c *compositor) wide(e *rulebook.Entry) bookGroup {
	var g bookGroup
	boxed := e.ID == "jackpot"
	w, inset := c.paper.w, 0.0
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
	begin := func() column { return column{block: bookBlock{entry: e.ID}} }
	end := func(k *column) {
		k.block.h = k.y
		g.blocks = append(g.blocks, k.block)
		*k = begin()
	}
	k := begin()
	for i, picture := range pictures {
		k.block.items = append(k.block.items, bookItem{
			kind: pictureItem, picture: picture,
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
	c.links(&k, e, x, w-x)
	k.y = max(k.y, beside)
	end(&k)
	if n := len(g.blocks); n > 2 {
		g.blocks[n-2].sticks = true // no last sentence is left alone
	}
	if table := c.table(e); len(table) > 0 {
		g.blocks[len(g.blocks)-1].sticks = true // a table is not parted from what introduces it
		g.blocks = append(g.blocks, table...)
	}
	if boxed {
		c.frame(&g.blocks[0], w, inset)
	}
	return g
}

// frame puts a block on an amber ground.
func (c *compositor) frame(b *bookBlock, w, inset float64) {
	for i := range b.items {
		item := &b.items[i]
		item.box = item.box.Moved(inset, inset)
		item.base += inset
	}
	b.h += 2 * inset
	b.items = slices.Insert(b.items, 0, bookItem{kind: boxItem, box: render.Rect{W: w + 2*inset, H: b.h}})
}

// table sets the table of a rule, a block for each row.
func (c *compositor) table(e *rulebook.Entry) (blocks []bookBlock) {
	if len(e.Table.Rows) == 0 {
		return nil
	}
	inCells := slices.ContainsFunc(e.Table.Rows, func(row []rulebook.Value) bool {
		return slices.ContainsFunc(row, func(v rulebook.Value) bool { return v.Rebuilt })
	})
	n := len(e.Table.Head)
	high := 23 * c.theme.TextScale * c.grow
	w := c.paper.w
	first := w * [...]float64{1, 1, .5, .52, .44}[n]
	// Where some figures have marks, all leave them room and stand in one line.
	room := 0.0
	if inCells {
		room = c.theme.MeasureText(c.pencil, bookText.Sized(bookText.Size*c.grow))
	}
	row := func(cells []string, head bool) bookBlock {
		b := bookBlock{entry: e.ID, h: high, sticks: head}
		st := bookText
		if head {
			st = bookCount
		}
		st.Size *= c.grow
		if !head && len(blocks)%2 == 1 {
			b.items = append(b.items, bookItem{kind: stripeItem, box: render.Rect{W: w, H: high}})
		}
		for i, cell := range cells {
			box := render.Rect{X: 6, W: first - 6, H: high}
			align := render.Start
			if i > 0 {
				each := (w - first) / float64(n-1)
				box, align = render.Rect{X: first + float64(i-1)*each, W: each - 6, H: high}, render.End
				if !marks(cell) {
					box.W -= room
				}
			}
			b.items = append(b.items, bookItem{kind: cellItem, box: box, label: cell, style: st.To(align)})
			b.marked = b.marked || marks(cell)
		}
		return b
	}
	var head []string
	for i, id := range e.Table.Head {
		label := c.words.Say(id)
		if i > 0 && e.Table.Rebuilt && !inCells {
			label += c.pencil
		}
		head = append(head, label)
	}
	blocks = append(blocks, row(head, true))
	// Short tables are not parted, and of others no less than some rows stand on
	// a page.
	const short, least = 8, 3
	rows := len(e.Table.Rows)
	for n, values := range e.Table.Rows {
		var cells []string
		for _, v := range values {
			cells = append(cells, strings.ReplaceAll(v.Show(c.words), string(rulebook.Pencil), c.pencil))
		}
		b := row(cells, false)
		b.sticks = n+1 < rows && (rows <= short || n+1 < least || n >= rows-least)
		b.head = &blocks[0]
		blocks = append(blocks, b)
	}
	return blocks
}

// contents lists the chapters.
func (c *compositor) contents() []bookGroup {
	groups := []bookGroup{c.head(c.words.Say("rules.contents"), "", c.words.Say("setup.edition."+c.book.Edition.String()))}
	groups[0].tight, groups[0].blocks[0].h = true, groups[0].blocks[0].h+8
	for i := range c.book.Chapters {
		chapter := &c.book.Chapters[i]
		var k column
		c.text(&k, chapter.Title.Say(c.words), 0, c.paper.w-60, bookHead)
		c.text(&k, chapter.Lead.Say(c.words), 0, c.paper.w-60, bookText.In(c.theme.Palette.Ink2))
		c.row(&k, bookGoal{chapter: i + 1}, c.paper.w)
		groups = append(groups, bookGroup{tight: true, blocks: []bookBlock{k.block}})
	}
	var k column
	k.y = 6
	c.text(&k, c.words.Say("rules.index"), 0, c.paper.w-60, bookHead)
	c.row(&k, bookGoal{chapter: len(c.book.Chapters) + 1}, c.paper.w)
	return append(groups, bookGroup{tight: true, blocks: []bookBlock{k.block}})
}

// row makes a column a link to somewhere, at least as high as a finger needs.
func (c *compositor) row(k *column, to bookGoal, w float64) {
	k.y = max(k.y, 34)
	k.block.h = k.y
	k.block.items = append(k.block.items, bookItem{kind: rowItem, box: render.Rect{W: w, H: k.y}, to: to, base: k.block.items[0].base})
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
		c.text(&k, n.text, 0, w-44, bookText)
		c.row(&k, bookGoal{entry: n.entry}, w)
		groups = append(groups, bookGroup{narrow: true, tight: true, listed: true, blocks: []bookBlock{k.block}})
	}
	return groups
}
