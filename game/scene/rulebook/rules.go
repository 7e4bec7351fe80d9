package rulebook

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/rulebook"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/book"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// compositor sets the rules of a book: in blocks, which are measured and then parted
// between pages, and those that can be seen as nodes.
type compositor struct {
	*RuleBook
	theme *render.Theme
	// room is what a page has for rules, in so many columns of short ones.
	room    render.Rect
	columns int
	// noteHigh is the height of what explains the pencil mark.
	noteHigh float64
	// pencil says that a figure with the pencil mark was set since it was cleared. links
	// counts those on the page that is set, which is side.
	pencil      bool
	side, links int
}

// block is a part of a rule that is not parted between pages.
type block struct {
	// entry is the rule that it is a part of, "" for none.
	entry string
	build func() *flow.Node
	high  float64 // in logical pixels
	// table is the one that it is a row of, nil for none.
	table *flow.Node
	// marked says that a figure on it has the pencil mark, which has to be explained where
	// both can be seen.
	marked bool
	// sticks says that it does not stand at the foot of a page, without what follows it:
	// bound is how high they are together, and boundMarked whether they are marked.
	sticks, boundMarked bool
	bound               float64
	// head is what stands again above it where it begins a page: that of a table that goes
	// on there. again says that it is itself what names a rule that goes on.
	head  *block
	again bool
}

// group is a rule, or a title, in one or several blocks below each other, or several rules
// side by side.
type group struct {
	columns [][]*block
	// narrow is a short rule as it stands beside others, nil for one that does not.
	narrow *block
	// again is what stands above the rest of a rule that is parted between pages.
	again *block
	// listed ones are names that are read down the columns. Between tight ones is no gap.
	listed, tight bool
}

// extent returns how high columns are, and whether a figure in them is marked.
func extent(columns ...[]*block) (high float64, marked bool) {
	for _, blocks := range columns {
		sum := 0.0
		for _, b := range blocks {
			sum, marked = sum+b.high, marked || b.marked
		}
		high = max(high, sum)
	}
	return high, marked
}

// Rules up to a share of the height of a page stand beside others, and those up to another
// share are not parted between pages.
const (
	narrowMost = .4
	wholeMost  = .6
)

func newCompositor(s *RuleBook, t *render.Theme, room render.Rect) *compositor {
	c := &compositor{RuleBook: s, theme: t, room: room}
	gap := t.Length(render.Margin)
	c.columns = max(1, int((room.W+gap)/(t.Length(render.TextLeast)+gap)))
	c.noteHigh = c.note().Height(t, room.W)
	return c
}

// columnWidth returns the width of a rule that stands beside others.
func (c *compositor) columnWidth() float64 {
	gap := c.theme.Length(render.Margin)
	return (c.room.W+gap)/float64(c.columns) - gap
}

// noteRoom returns how much of a page that is taken by what explains the pencil mark.
func (c *compositor) noteRoom() float64 { return c.noteHigh + c.theme.Length(render.Gap) }

// block measures what is built in a width.
func (c *compositor) block(entry string, width float64, build func() *flow.Node) *block {
	c.pencil = false
	high := build().Height(c.theme, width)
	return &block{entry: entry, build: build, high: high, marked: c.pencil, bound: high, boundMarked: c.pencil}
}

// bind lets as many blocks stick together as fit into a room.
func bind(blocks []*block, fit float64) {
	room := fit
	for i, b := range slices.Backward(blocks) {
		b.bound, b.boundMarked = b.high, b.marked
		if b.head != nil {
			room = min(room, fit-b.head.high)
		}
		if b.sticks = b.sticks && i+1 < len(blocks) && b.high+blocks[i+1].bound <= room; b.sticks {
			b.bound, b.boundMarked = b.high+blocks[i+1].bound, b.marked || blocks[i+1].boundMarked
		}
	}
}

// text is a text of the book, with a pencil where its marks are.
func (c *compositor) text(s string, st render.Style) *flow.Node {
	c.pencil = c.pencil || strings.ContainsRune(s, rulebook.Pencil)
	return flow.Text(s, st, 0).Inline("pencilmark")
}

// linked lets a node lead to a place in the book. It is a part of the picture of its page;
// face draws over it that it is pointed at.
func (c *compositor) linked(n *flow.Node, to goal, face flow.Face) *flow.Node {
	c.links++
	id := ui.ID("link-" + strconv.Itoa(c.side+1) + "-" + strconv.Itoa(c.links))
	s := c.RuleBook
	return flow.Pile(n, flow.Drawn(ui.Control{ID: id, Do: func(ui.Event) { s.goTo(to) }}, render.None, render.None, face))
}

// set sets all chapters.
func (c *compositor) set() (all [][]*group) {
	for i := range c.chapters {
		head := c.head(i)
		groups := []*group{{columns: [][]*block{{head}}}}
		switch i {
		case 0:
			groups = append(groups, c.contents()...)
		case len(c.chapters) - 1:
			groups = append(groups, c.index()...)
		}
		room := c.room.H - c.noteRoom()
		for n := range c.chapters[i].Entries {
			high := room
			if n == 0 {
				high -= head.high + c.theme.Length(render.Wide)
			}
			groups = append(groups, c.rule(&c.chapters[i].Entries[n], high))
		}
		all = append(all, groups)
	}
	return all
}

// head is the title of a chapter, beside its number if it is one of the book.
func (c *compositor) head(i int) *block {
	title, number := c.titleOf(i), ""
	if i > 0 && i <= len(c.book.Chapters) {
		number = c.Say("rules.chapter", words.Number("n", i))
	}
	return c.block("", c.room.W, func() *flow.Node {
		beside := flow.Line(number, render.Remark)
		name := flow.First(flow.Row(flow.Line(title, render.Display), beside).Gap(render.Gap).Baseline(), c.text(title, render.Display))
		return flow.Column(c.modest(name), c.text(c.chapters[i].Lead.Say(c.words), render.Body))
	})
}

// rule sets a rule: beside others where it is short, else over the whole width. The first
// part of it has so much room.
func (c *compositor) rule(e *rulebook.Entry, room float64) *group {
	g := &group{again: c.block(e.ID, c.room.W, func() *flow.Node {
		text := c.Say("rules.continued", words.Text("name", e.Heading.Say(c.words)))
		return c.text(text, render.Label.In(c.Theme.Palette.Ink2)).Pad(render.None, render.Hair)
	})}
	g.again.again = true
	g.columns = [][]*block{c.wide(e, room)}
	bind(g.columns[0], room-g.again.high)
	if e.Wide || len(e.Table.Rows) > 0 || len(e.Pictures) > 1 || c.columns == 1 {
		return g
	}
	parts := c.parts(e, c.paragraphs(e, true), c.columnWidth())
	if short := c.block(e.ID, c.columnWidth(), func() *flow.Node { return together(parts) }); short.high <= narrowMost*c.room.H {
		g.narrow = short
	}
	return g
}

// wide sets a rule over the whole width of a page, with a block for each of its parts and
// each row of its table.
func (c *compositor) wide(e *rulebook.Entry, room float64) []*block {
	blocks := c.parts(e, c.paragraphs(e, false), c.room.W)
	if e.ID == "jackpot" { // it stands out
		b := c.block(e.ID, c.room.W, func() *flow.Node { return together(blocks).Pad(render.Gap, render.Near).On(book.HitFrame) })
		if b.high <= room {
			return []*block{b}
		}
	}
	high, _ := extent(blocks)
	whole, last := high <= min(room, wholeMost*c.room.H), len(blocks)-1
	for i, b := range blocks[:last] {
		b.sticks = whole || i >= last-2 // no last sentence is left alone
	}
	if len(e.Table.Rows) > 0 {
		blocks[last].sticks = true // a table is not parted from what introduces it
		blocks = append(blocks, c.table(e, room-blocks[last].high)...)
	}
	return blocks
}

// parts are those of a rule in a width, but its table: its name beside its pictures, with
// as many paragraphs as stand there, and then each of the others, and its links. The
// pictures stand below each other where enough stands beside them, else side by side, or
// there is only the first where they take too much room.
func (c *compositor) parts(e *rulebook.Entry, list []paragraph, width float64) (parts []*block) {
	t, arranged, many := c.theme, flow.Column, len(e.Pictures)
	pictures := func() *flow.Node {
		n := arranged()
		for i := range many {
			n.Add(c.picture(e.Pictures[i]))
		}
		return n.Gap(render.Near).Across(flow.Start)
	}
	gap := t.Length(render.Gap)
	wide, high := pictures().NaturalSize(t, width)
	if high > min(c.texts(e, list).Height(t, width-wide-gap), narrowMost*c.room.H) {
		arranged = flow.Row
		if wide, _ = pictures().NaturalSize(t, width); width-wide-gap < t.Length(render.TextLeast) {
			many = 1
		}
		wide, high = pictures().NaturalSize(t, width)
	}
	add := func(aside, texts func() *flow.Node) {
		parts = append(parts, c.block(e.ID, width, func() *flow.Node {
			return flow.Row(flow.If(many > 0, aside()), texts().Evenly()).Gap(render.Gap).Pad(render.None, render.Hair)
		}))
	}
	below := func() *flow.Node { return flow.Exactly(wide, 0, nil) }
	n := min(1, len(list))
	for n < len(list) && c.texts(e, list[:n]).Height(t, width-wide-gap) < high {
		n++
	}
	add(pictures, func() *flow.Node {
		texts := c.texts(e, list[:n])
		if n == len(list) {
			texts.Add(c.linksOf(e))
		}
		return texts
	})
	for _, p := range list[n:] {
		add(below, func() *flow.Node { return c.paragraph(p) })
	}
	if n < len(list) && len(e.Links) > 0 {
		add(below, func() *flow.Node { return c.linksOf(e) })
	}
	return parts
}

// texts are the name of a rule, with how many there are of what it is about, and paragraphs
// of it.
func (c *compositor) texts(e *rulebook.Entry, list []paragraph) *flow.Node {
	column := flow.Column(c.text(e.Heading.Say(c.words), render.Subhead), c.text(e.Count.Say(c.words), render.Column)).Gap(render.Hair)
	for _, p := range list {
		column.Add(c.paragraph(p))
	}
	return column
}

// paragraph is a text, with the house rule that it is due to and the number of its step,
// if any.
type paragraph struct {
	text, house string
	step        int
}

// paragraphs returns the lines of a rule. Joined, those that are nothing but sentences
// follow each other in one paragraph.
func (c *compositor) paragraphs(e *rulebook.Entry, joined bool) (list []paragraph) {
	for _, l := range e.Lines {
		p := paragraph{text: l.Say(c.words), step: l.Step}
		if !l.House.Empty() {
			p.house = c.Say("rules.house.tag", words.Text("name", l.House.Show(c.words)))
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

// paragraph sets a paragraph: behind its number where it is a step, and on a ground of its
// own where it is due to a house rule.
func (c *compositor) paragraph(p paragraph) *flow.Node {
	text := c.text(p.text, render.Fine)
	if p.step > 0 {
		number := c.Words.Whole(int64(p.step))
		disc := flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.StepDisc(t, dst, r.CenterX(), r.CenterY(), r.H/2, number)
		})
		text = flow.Row(disc.Across(flow.Start), text.Evenly()).Gap(render.Near).Pad(render.None, render.Hair)
	}
	if p.house == "" {
		return text
	}
	tag := c.text(p.house, render.Column.In(c.Theme.Palette.Families[palette.Plum].Edge))
	return flow.Column(tag, text).Pad(render.Gap, render.Tight).On(book.HouseRuleBar)
}

// linksOf are the links of a rule to others; nil where it has none.
func (c *compositor) linksOf(e *rulebook.Entry) *flow.Node {
	if len(e.Links) == 0 {
		return nil
	}
	links := flow.Wrap().Gap(render.Near)
	for _, id := range e.Links {
		_, to := c.book.Entry(id)
		label := flow.Line(to.Heading.Say(c.words), render.Column.In(c.Theme.Palette.Families[palette.Blue].Edge))
		chip := flow.Row(flow.Space(render.TinySign, render.None), label).Pad(render.Tight, render.None)
		chip.Size(render.None, render.ControlHeight).On(book.BookLink)
		links.Add(c.linked(chip, goal{entry: id}, book.BookLinkState))
	}
	return links
}

// picture is what a rule shows, as the game draws it.
func (c *compositor) picture(p rulebook.Picture) *flow.Node {
	return flow.Picture(render.TileWide, render.TileHigh, c.drawing(p))
}

// drawing returns what draws a picture.
func (c *compositor) drawing(p rulebook.Picture) func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	if die, ok := p.(rulebook.Die); ok {
		color := "red"
		if die.Black {
			color = "black"
		}
		return func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			book.BookDie(t, dst, r, pieces.Die{Color: color, N: int(die.N)})
		}
	}
	if _, paint := c.volumes[c.volume].Draw(c.Words, p); paint != nil {
		return paint
	}
	art := c.artOf(p)
	return func(t *render.Theme, dst *ebiten.Image, r render.Rect) { book.BookArt(t, dst, r, art) }
}

// artOf returns the name of the drawing that a picture is, or that is like it; "" for none.
func (s *RuleBook) artOf(p rulebook.Picture) string {
	if art, ok := p.(rulebook.Art); ok {
		return string(art)
	}
	art, _ := s.volumes[s.volume].Draw(s.words, p)
	return art
}

// table sets the table of a rule, a block for each row. It is not parted between pages
// where it is short and fits into a room, and of others no less than some rows stand on a
// page.
func (c *compositor) table(e *rulebook.Entry, room float64) (blocks []*block) {
	// Where some figures have marks, all leave them room and stand in one line.
	inCells := slices.ContainsFunc(e.Table.Rows, func(row []rulebook.Value) bool {
		return slices.ContainsFunc(row, func(v rulebook.Value) bool { return v.Rebuilt })
	})
	cell := func(i int, says string, st render.Style) *flow.Node {
		if i == 0 {
			return c.text(says, st).Grow(1)
		}
		art := "pencilmark"
		if inCells && !strings.ContainsRune(says, rulebook.Pencil) {
			says, art = says+string(rulebook.Pencil), ""
		}
		c.pencil = c.pencil || art != "" && strings.ContainsRune(says, rulebook.Pencil)
		return flow.Line(says, st.Aligned(render.End)).Inline(art)
	}
	row := func(n int) *flow.Node {
		row := flow.Row().Gap(render.Gap).Pad(render.Near, render.None).Size(render.None, render.LineRow)
		if n > 0 {
			for i, v := range e.Table.Rows[n-1] {
				row.Add(cell(i, v.Show(c.words), render.Fine))
			}
			return row.OnRow(n%2 == 0)
		}
		for i, v := range e.Table.Head {
			label := v.Show(c.words)
			if i > 0 && e.Table.Rebuilt && !inCells {
				label += string(rulebook.Pencil)
			}
			row.Add(cell(i, label, render.Column))
		}
		return row
	}
	const short, least = 8, 3
	many := len(e.Table.Rows)
	whole, rows := flow.Table(), []*flow.Node{}
	for n := range many + 1 {
		c.pencil = false
		rows = append(rows, row(n))
		whole.Add(rows[n])
		b := &block{entry: e.ID, build: func() *flow.Node { return row(n) }, table: whole, marked: c.pencil}
		if n > 0 {
			b.head = blocks[0]
		}
		blocks = append(blocks, b)
	}
	box := c.room
	box.H = whole.Height(c.theme, box.W)
	whole.Lay(c.theme, box, false)
	for n, b := range blocks {
		b.high = rows[n].Box.H
		b.sticks = n < many && (many <= short && box.H <= room || n < least || n > many-least)
	}
	return blocks
}

// contents lists the chapters after the contents themselves.
func (c *compositor) contents() (groups []*group) {
	for i := range c.chapters[1:] {
		b := c.block("", c.room.W, func() *flow.Node {
			return c.listed(c.titleOf(i+1), render.Subhead, goal{chapter: i + 1}, c.chapters[i+1].Lead.Say(c.words))
		})
		groups = append(groups, &group{tight: true, columns: [][]*block{{b}}})
	}
	return groups
}

// listed is a name in a list with the number of its page, which leads there.
func (c *compositor) listed(name string, st render.Style, to goal, lead string) *flow.Node {
	ink := c.Theme.Palette.Ink2
	dots := flow.Picture(render.None, render.TinySign, book.Leader)
	number := flow.Line(c.Words.Whole(int64(c.pageOf(to)+1)), render.Label.Aligned(render.End).In(ink)).Least(render.Sign, render.None)
	row := flow.Column(
		flow.Row(c.text(name, st), dots.Grow(1), number).Gap(render.Near),
		c.text(lead, render.Fine.In(ink)),
	).Along(flow.Center).Size(render.None, render.ControlHeight).Pad(render.Tight, render.None)
	return c.linked(row, to, book.BookRowState)
}

// index lists all rules by their names.
func (c *compositor) index() (groups []*group) {
	type entry struct{ id, name string }
	var entries []entry
	for i := range c.chapters {
		for _, e := range c.chapters[i].Entries {
			entries = append(entries, entry{e.ID, e.Heading.Say(c.words)})
		}
	}
	slices.SortStableFunc(entries, func(a, b entry) int { return words.InOrder(a.name, b.name) })
	for _, e := range entries {
		b := c.block("", c.columnWidth(), func() *flow.Node { return c.listed(e.name, render.Fine, goal{entry: e.id}, "") })
		groups = append(groups, &group{listed: true, tight: true, columns: [][]*block{{b}}})
	}
	return groups
}

// note explains the pencil mark.
func (c *compositor) note() *flow.Node {
	texts := flow.Column(
		flow.Text(c.book.Mark.Say(c.words), render.Subhead.In(c.Theme.Palette.Families[palette.Orange].Edge), 0),
		flow.Text(c.book.Note.Say(c.words), render.Fine, 0),
	)
	return flow.Row(flow.Art("pencilmark", render.LargeSign), texts.Evenly()).Gap(render.Gap).Pad(render.Gap, render.Near).On(book.PencilNote)
}

// body is what stands on a page.
func (c *compositor) body(n int) *flow.Node {
	p := &c.pages[n]
	c.side, c.links = n%c.per, 0
	body := flow.Column()
	for i := range p.strips {
		st := &p.strips[i]
		if i > 0 {
			body.Add(flow.Space(render.None, st.gap).Upto(st.air))
		}
		body.Add(c.strip(st))
	}
	body.Add(c.tail(n))
	if p.note {
		body.Add(c.note())
	}
	return body
}

// strip sets what stands side by side on a page.
func (c *compositor) strip(st *strip) *flow.Node {
	row := flow.Row().Gap(render.Margin)
	for _, blocks := range st.columns {
		column := flow.Column()
		for from, to := 0, 0; from < len(blocks); from = to {
			for to = from; to < len(blocks) && blocks[to].entry == blocks[from].entry; to++ {
			}
			part := together(blocks[from:to])
			if entry := blocks[from].entry; entry != "" && entry == c.marked {
				part.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
					book.HitFrame(t, dst, r.Inset(-t.Length(render.Near)))
				})
			}
			column.Add(part)
		}
		row.Add(column.Evenly())
	}
	return row
}

// together puts the blocks of a rule below each other, and rows of a table into one.
func together(blocks []*block) *flow.Node {
	column, table := flow.Column(), (*flow.Node)(nil)
	for _, b := range blocks {
		switch n := b.build(); {
		case b.table == nil:
			column.Add(n)
		case table == nil:
			table = flow.Table(n).Like(b.table)
			column.Add(table)
		default:
			table.Add(n)
		}
	}
	return column
}
