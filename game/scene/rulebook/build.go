package rulebook

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/rulebook"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/book"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// styles are how the chapters look, by their ids: the colours of their tabs, and the drawings
// that stand at the ends of their pages, on left and right ones.
var styles = map[string]struct {
	family palette.Family
	tails  [2]string
}{
	"contents": {palette.Slate, [2]string{"rulebook", "rulebook"}},
	"start":    {palette.Teal, [2]string{"start", "fun"}},
	"turn":     {palette.Green, [2]string{"die-red-5", "token-car"}},
	"days":     {palette.Red, [2]string{"vacation", "holiday"}},
	"mail":     {palette.Blue, [2]string{"postcard", "mail1"}},
	"events":   {palette.Teal, [2]string{"event", "bonus"}},
	"deals":    {palette.Orange, [2]string{"deal", "noodles"}},
	"money":    {palette.Rose, [2]string{"loan", "pot"}},
	"pay-day":  {palette.Gold, [2]string{"payday", "windfall"}},
	"cards":    {palette.Blue, [2]string{"design-cavalry", "design-artillery"}},
	"attack":   {palette.Red, [2]string{"die-red-6", "die-blue-5"}},
	"map":      {palette.Orange, [2]string{"fort", "clip"}},
	"end":      {palette.Slate, [2]string{"super", "token-boat"}},
	"house":    {palette.Plum, [2]string{"token-house", "charity"}},
	"index":    {palette.Slate, [2]string{"search", "rulebook"}},
}

// Build lays the open pages out, see [app.Content].
func (s *RuleBook) Build() *flow.Node {
	s.lay()
	if s.open != s.spread {
		s.beginTurn()
	}
	var pages []*flow.Node
	for side := range s.per {
		n := s.spread*s.per + side
		node := s.leaf(n, s.comp.body(n))
		s.current[side].node, s.current[side].key = node, leafKey{s.laid, n, s.marked}
		pages = append(pages, node)
	}
	return s.frame(pages...)
}

// leaf is the n-th page of the book, at the left or the right, with a line and its number
// at the foot.
func (s *RuleBook) leaf(n int, body *flow.Node) *flow.Node {
	right, single, ink := n%s.per > 0, s.per == 1, s.Theme.Palette.Ink2
	text := s.volumes[s.volume].Name(s.Words)
	if right && s.pages != nil {
		text = s.titleOf(s.pages[n].chapter)
	}
	middle := flow.Line(text, render.Remark.Aligned(render.Center).In(ink)).Evenly()
	number := flow.Line(s.Words.Whole(int64(n+1)), render.Label.In(ink))
	foot := flow.Row(number, middle, flow.Space(render.Sign, render.None))
	if right || single {
		foot = flow.Row(flow.Space(render.Sign, render.None), middle, number)
	}
	return flow.Column(body.Rest(), s.modest(foot.Unmirrored())).Gap(render.Tight).Pad(render.Broad, render.Wide).Evenly().On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { book.BookPage(t, dst, r, right, single) })
}

// frame puts pages between the covers, and that onto the desk.
func (s *RuleBook) frame(pages ...*flow.Node) *flow.Node {
	spread := flow.Row(pages...).Unmirrored().Apart(s.paintSpread)
	id := s.volumes[s.volume].ID
	cover := flow.Column(spread.Grow(1)).Pad(render.Margin, render.Gap).Evenly().On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { book.BookCover(t, dst, r, spread.Box, id) })
	book := flow.Column(s.modest(s.volumeTabs()), flow.Row(cover, s.modest(s.chapterTabs())).Unmirrored().Rest()).Rest()
	page := flow.Column(s.modest(s.head()), book).Gap(render.Gap).Pad(render.Margin, render.Gap).Most(render.SpreadMost)
	return app.Desk(page, s.modest(s.desk()))
}

// modest keeps what stands around the rules from growing as far as they do with the size
// of the text, for it would take their room.
func (s *RuleBook) modest(n *flow.Node) *flow.Node {
	return flow.Fit(n, min(1, app.Growth/s.Theme.TextScale))
}

// head has the name of the page and the search.
func (s *RuleBook) head() *flow.Node {
	none, places := s.Say("rules.found_none"), ""
	switch n := len(s.found); {
	case n > 0:
		none, places = "", s.Words.Count("rules.found", n, words.Number("at", s.hit+1))
	case s.query.Written() != "":
		places = none
	}
	arrow := func(id ui.ID, tip string, keys input.Actions, step int) *flow.Node {
		c := ui.Control{
			ID: id, Keys: keys, Off: none != "", Reason: none, Tip: control.Tip{Title: s.Say(tip)}, Do: func(ui.Event) { s.show(step) },
		}
		return flow.Drawn(c, render.Row, render.ButtonHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			control.ArrowButton(t, dst, r, marks.Vertical(step < 0), state)
		}).Across(flow.Center)
	}
	search := ui.TextField{Field: s.query, Hint: s.Say("rules.search"), Art: "search", Note: places}
	title := flow.Line(s.Say("rules.title"), render.Display.In(s.Theme.Palette.Cream))
	field := flow.Control(ui.Control{ID: "search", Widget: search, Do: s.edited}).Size(render.None, render.ButtonHeight).Grow(2)
	prev, next := arrow("search-prev", "rules.previous_place", 0, -1), arrow("search-next", "rules.next_place", input.SetOf(input.Accept), 1)
	shut := flow.Control(ui.Control{
		ID: "close", Keys: input.SetOf(input.Cancel, input.Rules), Widget: ui.Button{Label: s.Say("rules.close")}, Do: s.close,
	})
	if s.View().IsPocket() {
		return flow.Column(
			flow.Row(title, flow.Spring(), shut).Gap(render.Gap), flow.Row(field, prev, next).Gap(render.Gap),
		).Gap(render.Gap)
	}
	return flow.Row(title, flow.Spring(), field.Upto(render.PaneLeast), prev, next, shut).Gap(render.Gap)
}

// volumeTabs are above the cover.
func (s *RuleBook) volumeTabs() *flow.Node {
	tabs := flow.Row().Gap(render.Near).Pad(render.Broad, render.None).Unmirrored()
	for i := range s.volumes {
		v := &s.volumes[i]
		open, ink := i == s.volume, s.Theme.Palette.Cream
		if open {
			ink = book.BookPair(&s.Theme.Palette, v.ID).Edge
		}
		label := flow.Line(v.Name(s.Words), render.Label.Aligned(render.Center).In(ink))
		c := ui.Control{
			ID: ui.ID("edition-" + v.ID), Active: open, Keys: input.SetOf(input.Digit(i + 1)), Do: func(ui.Event) { s.choose(i) },
		}
		tabs.Add(flow.Row(label.Grow(1)).Pad(render.Wide, render.None).Size(render.None, render.ControlHeight).Pressed(c,
			func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
				book.EditionTab(t, dst, r, v.ID, open, t.Length(render.Gap), state)
			}))
	}
	return tabs
}

// chapterTabs are at the right edge of the cover.
func (s *RuleBook) chapterTabs() *flow.Node {
	tabs := flow.Column()
	if !s.View().IsLying() {
		tabs.Gap(render.Tight).Pad(render.None, render.Margin)
	}
	for i := range s.book.Chapters {
		chapter, to := &s.book.Chapters[i], goal{chapter: i + 1}
		family, open := styles[chapter.ID].family, s.isOpen(to.chapter)
		label := flow.Line(chapter.Tab.Say(s.words), render.Column.Aligned(render.Center).In(book.TabInk(&s.Theme.Palette, family, open)))
		c := ui.Control{
			ID: ui.ID("chapter-" + chapter.ID), Tip: control.Tip{Title: s.titleOf(to.chapter)}, Do: func(ui.Event) { s.goTo(to) },
		}
		tabs.Add(flow.Row(label.Grow(1)).Pad(render.Near, render.None).Size(render.None, render.Plate).Pressed(c,
			func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
				book.ChapterTab(t, dst, r, family, open, t.Length(render.Margin), state)
			}))
	}
	return tabs
}

// isOpen reports whether a page of a chapter can be read.
func (s *RuleBook) isOpen(chapter int) bool {
	for side := range min(s.per, len(s.pages)) {
		if s.pages[s.spread*s.per+side].chapter == chapter {
			return true
		}
	}
	return false
}

// desk has the buttons that turn the pages, and says which keys do what.
func (s *RuleBook) desk() *flow.Node {
	turn := func(id ui.ID, step int, page, arrow input.Action, none string) *flow.Node {
		to := s.spread + step
		c := ui.Control{
			ID: id, Keys: input.SetOf(page), Off: s.pages != nil && (to < 0 || to == s.spreads()), Reason: s.Say(none),
			Widget: ui.Button{Label: s.turnLabel(to), Key: s.KeyFor(arrow), OnWood: true}, Do: func(ui.Event) { s.turnTo(to) },
		}
		return flow.Control(c).Least(render.ButtonWide, render.None)
	}
	keys := flow.Row().Gap(render.Broad).Along(flow.Center)
	if !s.Caps.Pad && !s.Caps.Touch {
		key := func(cap, says string) {
			text := flow.Line(s.Say("rules.keys."+says), render.Item.In(s.Theme.Palette.OnWood))
			keys.Add(flow.Row(flow.Keycap(cap), text).Gap(render.Near))
		}
		key(s.KeyFor(input.Digit1)+"–"+s.KeyFor(input.Digit(len(s.volumes))), "edition")
		key(s.KeyFor(input.Search), "search")
		key(s.KeyFor(input.Cancel), "close")
	}
	return flow.Row(
		turn("page-prev", -1, input.PageUp, input.Left, "rules.first_page"),
		flow.First(keys, flow.Space(render.None, render.None)).Grow(1),
		turn("page-next", 1, input.PageDown, input.Right, "rules.last_page"),
	).Gap(render.Gap).Unmirrored()
}

// turnLabel says what is on another spread: a new chapter, or the next page.
func (s *RuleBook) turnLabel(spread int) string {
	if s.pages == nil || spread < 0 || spread >= s.spreads() {
		return s.Say("rules.no_page")
	}
	for _, p := range s.pages[spread*s.per : (spread+1)*s.per] {
		if !s.isOpen(p.chapter) {
			return s.titleOf(p.chapter)
		}
	}
	return s.Say("rules.page", words.Number("n", spread*s.per+1))
}

// tail fills what is left of a page with a drawing that is not on it already.
func (s *RuleBook) tail(n int) *flow.Node {
	p := &s.pages[n]
	style := styles[s.chapters[p.chapter].ID]
	art := style.tails[n%2]
	shown := func(p rulebook.Picture) bool { return s.artOf(p) == art }
	again := func(b *block) bool {
		_, e := s.book.Entry(b.entry)
		return e != nil && slices.ContainsFunc(e.Pictures, shown)
	}
	if slices.ContainsFunc(p.blocks, again) {
		art = style.tails[1-n%2]
	}
	return flow.Spring().On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { book.BookTail(t, dst, r, art, style.family) })
}
