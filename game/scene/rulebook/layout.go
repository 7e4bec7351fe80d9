package rulebook

import (
	"bigpayday/game/app"
	"bigpayday/render"
)

// ruleBookBoxes is where the parts of the rule book are.
type ruleBookBoxes struct {
	desk float64
	// titleX, titleBase and titleW are of the title; there may be no room for
	// one.
	titleX, titleBase, titleW float64
	search, up, down, close   render.Rect
	editions, chapters        []render.Rect
	book                      render.RuleBook
	// rooms are the parts of the pages that rules stand on, foot the baseline of
	// what stands below them.
	rooms [2]render.Rect
	foot  float64
	note  *render.Lines
	// grow is how much larger all type is than in the design: in upright windows,
	// whose width is that of a phone. tabs is how much larger the tabs are.
	grow, tabs float64
	// back and on turn the pages, keys is the room between them.
	back, on, keys render.Rect
	Paper          bookPaper
}

// leastPage is how wide a page is at least, at text scale 1, where two can be
// seen.
const leastPage = 236

// mostCover is how wide the cover is at most.
const mostCover = 1500

// layRuleBook lays the rule book out. widths are those of the editions' names,
// turns is that of the longest name of a chapter, chapters says how many tabs
// there are at the right edge, and note explains the pencil mark.
func layRuleBook(t *render.Theme, widths []float64, turns float64, chapters int, note string) ruleBookBoxes {
	v, k := t.View, min(t.TextScale, 1.3)
	edge, top, tab, deskH, side := 24.0, 14.0, 34.0, 84.0, 64.0
	if v.Compact {
		edge, top, tab, deskH, side = 12, 8, 34, 54*app.UprightGrowth(v), 14
	}
	b := ruleBookBoxes{desk: v.H - deskH, grow: app.UprightGrowth(v), tabs: app.UprightGrowth(v)}
	if v.H > 1.7*v.W {
		b.grow *= 1.25
	}
	tab *= b.tabs
	// In wide windows all of it stands around the book in the middle.
	left := max(0, (v.W-2*side-mostCover)/2)
	right := v.W - left
	// The row above: title, search, arrows, close.
	high, arrowW := 40*b.tabs, 44*b.tabs
	closeW := (54 + 34*k) * b.tabs
	b.close = render.Rect{X: right - edge*.66 - closeW, Y: top, W: closeW, H: high}
	b.down = render.Rect{X: b.close.X - 16 - arrowW, Y: top, W: arrowW, H: high}
	b.up = render.Rect{X: b.down.X - 8 - arrowW, Y: top, W: arrowW, H: high}
	b.titleX, b.titleBase = left+edge, top+high/2+11*b.tabs
	searchW := min(406, (b.up.X-16-b.titleX)*.66)
	b.titleW = b.up.X - 16 - searchW - 16 - b.titleX
	if b.titleW < 120 {
		b.titleW, searchW = 0, b.up.X-16-b.titleX
	}
	b.search = render.Rect{X: b.up.X - 16 - searchW, Y: top, W: searchW, H: high}
	// The book, with the tabs of the chapters at its right edge.
	pageTabW := 62.0
	if v.Compact {
		pageTabW = 56
	}
	pageTabW *= b.tabs
	coverTop := top + high + 8 + tab
	cover := render.Rect{X: side, Y: coverTop, W: v.W - 2*side, H: b.desk - coverTop - 10}
	if v.Compact {
		cover.W -= pageTabW - 16
	}
	if cover.W > mostCover {
		cover.X, cover.W = (v.W-mostCover)/2, mostCover
	}
	single := (cover.W-32)/2-44 < leastPage*t.TextScale*.9 || v.IsUpright()
	b.book = render.NewRuleBook(cover, single)
	// Tabs stand up behind the cover.
	x, gap, all := cover.X+32, 8.0, 0.0
	for _, w := range widths {
		all += w*b.tabs + 34 + gap
	}
	shrink := min(1, (cover.W-64)/max(all, 1))
	for _, w := range widths {
		w = (w*b.tabs+34+gap)*shrink - gap
		b.editions = append(b.editions, render.Rect{X: x, Y: coverTop - tab, W: w, H: tab + 6})
		x += w + gap
	}
	pitch := min(74*b.tabs, (cover.H-60)/float64(max(chapters, 1)))
	for i := range chapters {
		b.chapters = append(b.chapters, render.Rect{
			X: cover.Right() - 16, Y: cover.Y + 30 + float64(i)*pitch, W: pageTabW, H: min(60*b.tabs, pitch-4),
		})
	}
	// The pages.
	in, footH := 28.0, 40.0
	if v.Compact {
		in, footH = 16, 30*b.grow*k
	}
	for i, page := range b.book.Pages {
		if !page.Empty() {
			b.rooms[i] = render.Rect{X: page.X + in, Y: page.Y + in, W: page.W - 2*in, H: page.H - in - footH}
		}
	}
	b.foot = b.book.Pages[0].Bottom() - footH*.42
	b.note = t.Wrap(note, b.sized(BookText), b.rooms[0].W-76, 0)
	b.Paper = bookPaper{
		W: b.rooms[0].W, H: b.rooms[0].H, gapX: 16, gapY: 18, single: single,
		Note: max(56, 18+t.LineHeight(b.sized(bookHead))+b.note.Height()),
	}
	b.Paper.columns = max(1, int((b.Paper.W+b.Paper.gapX)/(leastPage*t.TextScale*b.grow+b.Paper.gapX)))
	if v.Compact {
		b.Paper.gapY = 14 * b.grow
	}
	// The desk below.
	buttonH := min(46*b.tabs, deskH-14)
	key := 98.0 // what the key and the air beside it take
	if v.Compact {
		key = 40
	}
	buttonW := min(max(200*k, turns+key)*b.tabs, (v.W-2*edge)*.36)
	y := b.desk + (deskH-buttonH)/2
	b.back = render.Rect{X: left + edge, Y: y, W: buttonW, H: buttonH}
	b.on = render.Rect{X: right - edge*.66 - buttonW, Y: y, W: buttonW, H: buttonH}
	b.keys = render.Rect{X: b.back.Right() + 20, Y: y, W: b.on.X - b.back.Right() - 40, H: buttonH}
	return b
}

// sized returns a style in the size that it has in this window.
func (b *ruleBookBoxes) sized(st render.Style) render.Style { return st.Sized(st.Size * b.grow) }
