package scene

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/engine"
	"bigpayday/game/rulebook"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// ruleBook is the rule book: spreads that turn, tabs for editions and chapters,
// and a search.
type ruleBook struct {
	page
	// large is the theme of the controls, whose type is larger in upright windows.
	large *render.Theme
	// edition is whose rules are read; house are the house rules of the table
	// that plays at.
	edition, at engine.EditionID
	house       engine.HouseRules

	book     *rulebook.Book
	comp     *compositor
	boxes    ruleBookBoxes
	pages    []bookPage
	chapters int // with contents and index
	spread   int
	// found are the rules that hold what is looked for, hit the one that is
	// shown, -1 for none. marked is the rule in the amber frame.
	query  *ui.Field
	found  []string
	hit    int
	marked string
	// sought is the rule to turn to when the pages are laid.
	sought string

	turning pageTurn
	version uint64
	// laying counts how often the pages were laid, laidFor is the window that was
	// for.
	laying   uint64
	laidFor  render.View
	presses  []input.Press
	back     render.CachedImage[bookBackKey]
	now, was [2]render.CachedImage[bookPageKey]
}

// pageTurn is a page that is being turned: from and to are spreads, left is how
// many ticks it still takes.
type pageTurn struct {
	from, to int
	left     int
}

// turnTicks is how long a page takes to turn: 420 milliseconds.
const turnTicks = 25

// bookBackKey is what the room and the cover depend on.
type bookBackKey struct {
	edition engine.EditionID
	open    [2]int // chapters
	lang    string
}

// bookPageKey is what the picture of a page depends on.
type bookPageKey struct {
	page    int
	marked  string
	version uint64
}

// openRuleBook opens the rule book where it is told to, or at what is asked in the
// running game, and where none is played at the contents of the first edition.
func openRuleBook(h *House, at *RulesAt) Scene {
	switch {
	case at != nil:
		return newRuleBook(h, at.Edition, at.House, at.Entry)
	case h.running == nil:
		return newRuleBook(h, engine.Big, 0, "")
	}
	state := h.running.State()
	return newRuleBook(h, state.Setup.Edition, state.Setup.House, rulebook.TopicOf(state))
}

func newRuleBook(h *House, edition engine.EditionID, house engine.HouseRules, entry string) *ruleBook {
	return &ruleBook{
		page: newPage(h, "rulebook"), edition: edition, at: edition, house: house,
		query: &ui.Field{Max: 40}, hit: -1, marked: entry, sought: entry,
	}
}

// read lays the book of the edition out for the window as it is now.
func (s *ruleBook) read() {
	var house engine.HouseRules
	if s.edition == s.at {
		house = s.house
	}
	s.book = rulebook.Of(engine.EditionOf(s.edition), house)
	var widths []float64
	for _, ed := range offered {
		widths = append(widths, s.Theme.MeasureText(s.Say("setup.edition."+ed.String()), s.Theme.Capped(render.Style{Face: render.Bold, Size: 15.5}, 1.3)))
	}
	s.chapters = len(s.book.Chapters) + 2
	turns, named := 0.0, s.book.Words(s.Words)
	for i := range s.book.Chapters {
		title := s.book.Chapters[i].Title.Say(named)
		turns = max(turns, s.Theme.MeasureText(title, s.Theme.Capped(render.Style{Face: render.Bold, Size: 15}, 1.3)))
	}
	s.boxes = layRuleBook(s.Theme, widths, turns, len(s.book.Chapters), s.Say("rules.mark.text"))
	s.large = s.Theme.Larger(s.boxes.tabs)
	s.comp = newCompositor(s.Theme, s.Words, s.book, &s.boxes.paper, s.boxes.grow)
	s.pages = paginate(&s.boxes.paper, s.comp.chapters())
	s.laying++
	s.search()
}

// per is how many pages can be seen at a time.
func (s *ruleBook) per() int { return s.boxes.paper.perSpread() }

// spreads returns how many spreads the book has.
func (s *ruleBook) spreads() int { return len(s.pages) / s.per() }

// chapter returns the chapter of the first page that can be read.
func (s *ruleBook) chapter() int { return s.pages[s.spread*s.per()].chapter }

// open returns the chapters that can be read now: of the first page and of the
// last.
func (s *ruleBook) open() [2]int {
	first := s.spread * s.per()
	return [2]int{s.pages[first].chapter, s.pages[first+s.per()-1].chapter}
}

// pageOf returns the page that a goal stands on, -1 for none.
func (s *ruleBook) pageOf(to bookGoal) int {
	for i := range s.pages {
		if to.entry == "" && s.pages[i].chapter == to.chapter || to.entry != "" && !s.pages[i].frame(to.entry).Empty() {
			return i
		}
	}
	return -1
}

// Status says which rule is marked.
func (s *ruleBook) Status() Status {
	return Status{Scene: s.id, Prompt: s.marked, Moving: s.turning.left > 0}
}

func (s *ruleBook) Tick(in *input.State) bool {
	if s.book == nil || s.comp.theme != s.Theme || s.laidFor != s.View() {
		s.relay()
	}
	turned := s.turning.left > 0
	if turned {
		s.turning.left--
	}
	if s.stale(s.version) {
		s.build()
	}
	done, dirty := s.handle(s.turnKeys(in))
	for _, e := range done.Events {
		s.act(e)
	}
	s.free(done.Free)
	if s.stale(s.version) {
		s.build()
		s.relist()
		dirty = true
	}
	return dirty || turned
}

// relay lays the pages anew and stays at what is read.
func (s *ruleBook) relay() {
	s.laidFor = s.View()
	keep := bookGoal{entry: s.sought}
	if s.book != nil && s.sought == "" {
		first := &s.pages[s.spread*s.per()]
		keep.chapter = first.chapter
		for _, b := range first.blocks {
			if b.entry != "" {
				keep.entry = b.entry
				break
			}
		}
	}
	s.read()
	s.sought = ""
	s.spread = max(0, s.pageOf(keep)) / s.per()
	s.turning = pageTurn{}
}

// turnKeys takes the arrows that turn pages out of a tick, unless somebody
// types.
func (s *ruleBook) turnKeys(in *input.State) *input.State {
	if id, _ := s.hand.Focused(); id == "search" || !in.Pressed.HasAny(input.Left, input.Right) {
		return in
	}
	rest := *in
	s.presses = s.presses[:0]
	for _, p := range in.Presses {
		switch {
		case p.Actions.Has(input.Left):
			s.turn(s.spread - 1)
		case p.Actions.Has(input.Right):
			s.turn(s.spread + 1)
		default:
			s.presses = append(s.presses, p)
		}
	}
	rest.Presses = s.presses
	rest.Pressed &^= input.SetOf(input.Left, input.Right)
	return &rest
}

// free handles keys that no control has.
func (s *ruleBook) free(free input.Actions) {
	switch {
	case free.Has(input.Home):
		s.turn(0)
	case free.Has(input.End):
		s.turn(s.spreads() - 1)
	case free.Has(input.Search):
		s.hand.Focus("search", true)
		s.version++
	}
	for i, ed := range offered {
		if free.Has(input.Digit(i + 1)) {
			s.choose(ed)
		}
	}
}

// turn turns to a spread, as far as there is one.
func (s *ruleBook) turn(to int) {
	to = max(0, min(to, s.spreads()-1))
	if to == s.spread {
		return
	}
	s.turning = pageTurn{from: s.spread, to: to, left: turnTicks}
	if s.Settings.ReducedMotion {
		s.turning.left = 0
	}
	s.now, s.was = s.was, s.now
	s.spread = to
	s.version++
	s.play(audio.PageTurn)
}

// goTo turns to a rule, or a chapter.
func (s *ruleBook) goTo(to bookGoal) {
	if page := s.pageOf(to); page >= 0 {
		s.marked = to.entry
		s.turn(page / s.per())
		s.version++
	}
}

// choose opens the book of another edition, at the same chapter.
func (s *ruleBook) choose(ed engine.EditionID) {
	if ed == s.edition {
		return
	}
	id, entry := "", s.marked
	if c := s.chapter(); c > 0 && c <= len(s.book.Chapters) {
		id = s.book.Chapters[c-1].ID
	}
	s.edition = ed
	s.read()
	s.turning = pageTurn{}
	goal := bookGoal{}
	for i := range s.book.Chapters {
		if s.book.Chapters[i].ID == id {
			goal.chapter = i + 1
		}
	}
	if _, same := s.book.Entry(entry); same != nil && entry != "" {
		goal.entry = entry
	} else {
		s.marked = ""
	}
	s.spread = max(0, s.pageOf(goal)) / s.per()
	s.version++
	s.play(audio.PageTurn)
}

// search looks for what stands in the field.
func (s *ruleBook) search() {
	s.found, s.hit = s.book.Find(s.comp.words, s.query.Text()), -1
	for i, id := range s.found {
		if id == s.marked {
			s.hit = i
		}
	}
	s.version++
}

// show shows another place that was found, round the end.
func (s *ruleBook) show(step int) {
	if n := len(s.found); n > 0 {
		if s.hit < 0 && step < 0 {
			s.hit = 0
		}
		s.hit = (s.hit + step + n) % n
		s.goTo(bookGoal{entry: s.found[s.hit]})
	}
}

func (s *ruleBook) act(e ui.Event) {
	switch e.ID {
	case "close":
		if s.query.Text() != "" && s.escaped() {
			s.query.SetText("")
			s.marked = ""
			s.search()
			return
		}
		s.Close()
	case "search":
		if e.Kind == ui.Edited {
			s.marked = ""
			s.search()
			s.show(1)
		}
	case "search-prev":
		s.show(-1)
	case "search-next":
		s.show(1)
	case "page-prev":
		s.turn(s.spread - 1)
	case "page-next":
		s.turn(s.spread + 1)
	default:
		if ed, ok := strings.CutPrefix(string(e.ID), "edition-"); ok {
			if edition, known := engine.ParseEdition(ed); known {
				s.choose(edition)
			}
		}
		for i := range s.book.Chapters {
			if e.ID == ui.ID("chapter-"+s.book.Chapters[i].ID) {
				s.marked = ""
				s.goTo(bookGoal{chapter: i + 1})
			}
		}
	}
}

// escaped reports whether the field has the keyboard, where Escape first
// empties it.
func (s *ruleBook) escaped() bool {
	id, _ := s.hand.Focused()
	return id == "search"
}

// build lists the controls.
func (s *ruleBook) build() {
	b := &s.boxes
	layer := ui.Layer{ID: "rulebook", First: "page-next"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	add(ui.Control{ID: "search", Box: b.search, Widget: ui.TextField{Field: s.query, Hint: s.Say("rules.search"), Art: "search"}})
	none := ""
	if len(s.found) == 0 {
		none = s.Say("rules.found_none")
	}
	add(ui.Control{
		ID: "search-prev", Box: b.up, Off: none != "", Reason: none, Tip: render.Tip{Title: s.Say("rules.previous_place")},
		Widget: s.arrow(true),
	})
	add(ui.Control{
		ID: "search-next", Box: b.down, Off: none != "", Reason: none, Tip: render.Tip{Title: s.Say("rules.next_place")}, Widget: s.arrow(false),
		Keys: input.SetOf(input.Accept),
	})
	add(ui.Control{ID: "close", Box: b.close, Keys: input.SetOf(input.Cancel, input.Rules), Widget: ui.Button{Label: s.Say("rules.close"), Size: 15}})
	for i, ed := range offered {
		add(ui.Control{
			ID: ui.ID("edition-" + ed.String()), Box: b.editions[i], Active: ed == s.edition,
			Widget: ui.Custom{Paint: s.Theme.TabState},
		})
	}
	for i := range s.book.Chapters {
		c := &s.book.Chapters[i]
		add(ui.Control{
			ID: ui.ID("chapter-" + c.ID), Box: b.chapters[i], Tip: render.Tip{Title: c.Title.Say(s.comp.words)},
			Widget: ui.Custom{Paint: s.Theme.TabState},
		})
	}
	for side := range s.per() {
		s.listLinks(side, add)
	}
	add(ui.Control{
		ID: "page-prev", Box: b.back, Keys: input.SetOf(input.PageUp), Off: s.spread == 0, Reason: s.Say("rules.first_page"),
		Widget: ui.Button{Label: s.turnLabel(s.spread - 1), Key: s.turnKey(input.Left), Size: 15, OnWood: true},
	})
	add(ui.Control{
		ID: "page-next", Box: b.on, Keys: input.SetOf(input.PageDown), Off: s.spread == s.spreads()-1, Reason: s.Say("rules.last_page"),
		Widget: ui.Button{Label: s.turnLabel(s.spread + 1), Key: s.turnKey(input.Right), Size: 15, OnWood: true},
	})
	s.layers = append(s.layers[:0], layer)
}

// turnKey is the cap of the key that turns a page, where there is room.
func (s *ruleBook) turnKey(a input.Action) string {
	if s.View().Compact {
		return ""
	}
	return s.keyFor(a)
}

// turnLabel says what is on another spread: a new chapter, or the next page.
func (s *ruleBook) turnLabel(spread int) string {
	if spread < 0 || spread >= s.spreads() {
		return s.Say("rules.no_page")
	}
	open := s.open()
	for page := spread * s.per(); page < (spread+1)*s.per(); page++ {
		if c := s.pages[page].chapter; c != open[0] && c != open[1] {
			return s.chapterTitle(c)
		}
	}
	return s.Say("rules.page", words.Number("n", spread*s.per()+1))
}

// chapterTitle returns the name of a chapter, of the contents or of the index.
func (s *ruleBook) chapterTitle(c int) string {
	switch {
	case c <= 0:
		return s.Say("rules.contents")
	case c > len(s.book.Chapters):
		return s.Say("rules.index")
	}
	return s.book.Chapters[c-1].Title.Say(s.comp.words)
}

// listLinks lists the links on a page of the spread.
func (s *ruleBook) listLinks(side int, add func(ui.Control)) {
	page, room := s.spread*s.per()+side, s.boxes.rooms[side]
	n := 0
	for _, b := range s.pages[page].blocks {
		for i := range b.items {
			item := &b.items[i]
			if item.kind != linkItem && item.kind != rowItem {
				continue
			}
			n++
			look := s.Theme.BookLinkState
			if item.kind == rowItem {
				look = s.Theme.BookRowState
			}
			goal := item.to
			add(ui.Control{
				ID:  ui.ID("link-" + strconv.Itoa(side+1) + "-" + strconv.Itoa(n)),
				Box: item.box.Moved(room.X+b.x, room.Y+b.y), Widget: ui.Custom{Version: s.version, Paint: look},
				Do: func(ui.Event) { s.goTo(goal) },
			})
		}
	}
}

// arrow is a button with an arrow up or down.
func (s *ruleBook) arrow(up bool) ui.Widget {
	return ui.Custom{Paint: func(dst *ebiten.Image, r render.Rect, state render.State) { s.Theme.PlaceArrow(dst, r, up, state) }}
}
