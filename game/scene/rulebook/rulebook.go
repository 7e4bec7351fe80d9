package rulebook

import (
	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/rulebook"
	"bigpayday/game/setups"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// RuleBook is the rule book: spreads that turn, tabs for editions and chapters,
// and a search.
type RuleBook struct {
	app.Base
	// large is the theme of the controls, whose type is larger in upright windows.
	large *render.Theme
	// Edition is whose rules are read; house are the house rules of the table
	// that plays at.
	Edition, at engine.EditionID
	house       engine.HouseRules

	Book     *rulebook.Book
	comp     *compositor
	Boxes    ruleBookBoxes
	Pages    []bookPage
	chapters int // with contents and index
	Spread   int
	// found are the rules that hold what is looked for, hit the one that is
	// shown, -1 for none. marked is the rule in the amber frame.
	Query  *ui.Field
	Found  []string
	Hit    int
	Marked string
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

// OpenRuleBook opens the rule book where it is told to, or at what is asked in the
// running game, and where none is played at the contents of the first edition.
func OpenRuleBook(h *app.App, at *app.RulesAt) app.Scene {
	switch {
	case at != nil:
		return NewRuleBook(h, at.Edition, at.House, at.Entry)
	case h.Running == nil:
		return NewRuleBook(h, engine.Big, 0, "")
	}
	state := h.Running.State()
	return NewRuleBook(h, state.Setup.Edition, state.Setup.House, rulebook.TopicOf(state))
}

func NewRuleBook(h *app.App, edition engine.EditionID, house engine.HouseRules, entry string) *RuleBook {
	return &RuleBook{
		Base: app.NewBase(h, "rulebook"), Edition: edition, at: edition, house: house,
		Query: &ui.Field{Max: 40}, Hit: -1, Marked: entry, sought: entry,
	}
}

// Read lays the book of the edition out for the window as it is now.
func (s *RuleBook) Read() {
	var house engine.HouseRules
	if s.Edition == s.at {
		house = s.house
	}
	s.Book = rulebook.Of(engine.EditionOf(s.Edition), house)
	var widths []float64
	for _, ed := range setups.Offered {
		widths = append(widths, s.Theme.MeasureText(s.Say("setup.edition."+ed.String()), s.Theme.Capped(render.Style{Face: render.Bold, Size: 15.5}, 1.3)))
	}
	s.chapters = len(s.Book.Chapters) + 2
	turns, named := 0.0, s.Book.Words(s.Words)
	for i := range s.Book.Chapters {
		title := s.Book.Chapters[i].Title.Say(named)
		turns = max(turns, s.Theme.MeasureText(title, s.Theme.Capped(render.Style{Face: render.Bold, Size: 15}, 1.3)))
	}
	s.Boxes = layRuleBook(s.Theme, widths, turns, len(s.Book.Chapters), s.Say("rules.mark.text"))
	s.large = s.Theme.Larger(s.Boxes.tabs)
	s.comp = newCompositor(s.Theme, s.Words, s.Book, &s.Boxes.Paper, s.Boxes.grow)
	s.Pages = paginate(&s.Boxes.Paper, s.comp.chapters())
	s.laying++
	s.search()
}

// Per is how many pages can be seen at a time.
func (s *RuleBook) Per() int { return s.Boxes.Paper.perSpread() }

// Spreads returns how many spreads the book has.
func (s *RuleBook) Spreads() int { return len(s.Pages) / s.Per() }

// chapter returns the chapter of the first page that can be read.
func (s *RuleBook) chapter() int { return s.Pages[s.Spread*s.Per()].Chapter }

// open returns the chapters that can be read now: of the first page and of the
// last.
func (s *RuleBook) open() [2]int {
	first := s.Spread * s.Per()
	return [2]int{s.Pages[first].Chapter, s.Pages[first+s.Per()-1].Chapter}
}

// PageOf returns the page that a goal stands on, -1 for none.
func (s *RuleBook) PageOf(to BookGoal) int {
	for i := range s.Pages {
		if to.Entry == "" && s.Pages[i].Chapter == to.Chapter || to.Entry != "" && !s.Pages[i].Frame(to.Entry).Empty() {
			return i
		}
	}
	return -1
}

// Status says which rule is marked.
func (s *RuleBook) Status() app.Status {
	return app.Status{Scene: s.ID, Prompt: s.Marked, Moving: s.turning.left > 0}
}

func (s *RuleBook) Tick(in *input.State) bool {
	if s.Book == nil || s.comp.theme != s.Theme || s.laidFor != s.View() {
		s.relay()
	}
	turned := s.turning.left > 0
	if turned {
		s.turning.left--
	}
	if s.Outdated(s.version) {
		s.build()
	}
	done, dirty := s.Handle(s.turnKeys(in))
	for _, e := range done.Events {
		s.act(e)
	}
	s.free(done.Free)
	if s.Outdated(s.version) {
		s.build()
		s.Relist()
		dirty = true
	}
	return dirty || turned
}

// relay lays the pages anew and stays at what is read.
func (s *RuleBook) relay() {
	s.laidFor = s.View()
	keep := BookGoal{Entry: s.sought}
	if s.Book != nil && s.sought == "" {
		first := &s.Pages[s.Spread*s.Per()]
		keep.Chapter = first.Chapter
		for _, b := range first.Blocks {
			if b.Entry != "" {
				keep.Entry = b.Entry
				break
			}
		}
	}
	s.Read()
	s.sought = ""
	s.Spread = max(0, s.PageOf(keep)) / s.Per()
	s.turning = pageTurn{}
}

// turnKeys takes the arrows that turn pages out of a tick, unless somebody
// types.
func (s *RuleBook) turnKeys(in *input.State) *input.State {
	if id, _ := s.UI.Focused(); id == "search" || !in.Pressed.HasAny(input.Left, input.Right) {
		return in
	}
	rest := *in
	s.presses = s.presses[:0]
	for _, p := range in.Presses {
		switch {
		case p.Actions.Has(input.Left):
			s.turn(s.Spread - 1)
		case p.Actions.Has(input.Right):
			s.turn(s.Spread + 1)
		default:
			s.presses = append(s.presses, p)
		}
	}
	rest.Presses = s.presses
	rest.Pressed &^= input.SetOf(input.Left, input.Right)
	return &rest
}

// free handles keys that no control has.
func (s *RuleBook) free(free input.Actions) {
	switch {
	case free.Has(input.Home):
		s.turn(0)
	case free.Has(input.End):
		s.turn(s.Spreads() - 1)
	case free.Has(input.Search):
		s.UI.Focus("search", true)
		s.version++
	}
	for i, ed := range setups.Offered {
		if free.Has(input.Digit(i + 1)) {
			s.choose(ed)
		}
	}
}

// turn turns to a spread, as far as there is one.
func (s *RuleBook) turn(to int) {
	to = max(0, min(to, s.Spreads()-1))
	if to == s.Spread {
		return
	}
	s.turning = pageTurn{from: s.Spread, to: to, left: turnTicks}
	if s.Settings.ReducedMotion {
		s.turning.left = 0
	}
	s.now, s.was = s.was, s.now
	s.Spread = to
	s.version++
	s.PlayCue(audio.PageTurn)
}

// goTo turns to a rule, or a chapter.
func (s *RuleBook) goTo(to BookGoal) {
	if page := s.PageOf(to); page >= 0 {
		s.Marked = to.Entry
		s.turn(page / s.Per())
		s.version++
	}
}

// choose opens the book of another edition, at the same chapter.
func (s *RuleBook) choose(ed engine.EditionID) {
	if ed == s.Edition {
		return
	}
	id, entry := "", s.Marked
	if c := s.chapter(); c > 0 && c <= len(s.Book.Chapters) {
		id = s.Book.Chapters[c-1].ID
	}
	s.Edition = ed
	s.Read()
	s.turning = pageTurn{}
	goal := BookGoal{}
	for i := range s.Book.Chapters {
		if s.Book.Chapters[i].ID == id {
			goal.Chapter = i + 1
		}
	}
	if _, same := s.Book.Entry(entry); same != nil && entry != "" {
		goal.Entry = entry
	} else {
		s.Marked = ""
	}
	s.Spread = max(0, s.PageOf(goal)) / s.Per()
	s.version++
	s.PlayCue(audio.PageTurn)
}

// search looks for what stands in the field.
func (s *RuleBook) search() {
	s.Found, s.Hit = s.Book.Find(s.comp.words, s.Query.Text()), -1
	for i, id := range s.Found {
		if id == s.Marked {
			s.Hit = i
		}
	}
	s.version++
}

// show shows another place that was found, round the end.
func (s *RuleBook) show(step int) {
	if n := len(s.Found); n > 0 {
		if s.Hit < 0 && step < 0 {
			s.Hit = 0
		}
		s.Hit = (s.Hit + step + n) % n
		s.goTo(BookGoal{Entry: s.Found[s.Hit]})
	}
}

func (s *RuleBook) act(e ui.Event) {
	switch e.ID {
	case "close":
		if s.Query.Text() != "" && s.escaped() {
			s.Query.SetText("")
			s.Marked = ""
			s.search()
			return
		}
		s.Close()
	case "search":
		if e.Kind == ui.Edited {
			s.Marked = ""
			s.search()
			s.show(1)
		}
	case "search-prev":
		s.show(-1)
	case "search-next":
		s.show(1)
	case "page-prev":
		s.turn(s.Spread - 1)
	case "page-next":
		s.turn(s.Spread + 1)
	default:
		if ed, ok := strings.CutPrefix(string(e.ID), "edition-"); ok {
			if edition, known := engine.ParseEdition(ed); known {
				s.choose(edition)
			}
		}
		for i := range s.Book.Chapters {
			if e.ID == ui.ID("chapter-"+s.Book.Chapters[i].ID) {
				s.Marked = ""
				s.goTo(BookGoal{Chapter: i + 1})
			}
		}
	}
}

// escaped reports whether the field has the keyboard, where Escape first
// empties it.
func (s *RuleBook) escaped() bool {
	id, _ := s.UI.Focused()
	return id == "search"
}

// build lists the controls.
func (s *RuleBook) build() {
	b := &s.Boxes
	layer := ui.Layer{ID: "rulebook", First: "page-next"}
	add := func(c ui.Control) { layer.Controls = append(layer.Controls, c) }
	add(ui.Control{ID: "search", Box: b.search, Widget: ui.TextField{Field: s.Query, Hint: s.Say("rules.search"), Art: "search"}})
	none := ""
	if len(s.Found) == 0 {
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
	for i, ed := range setups.Offered {
		add(ui.Control{
			ID: ui.ID("edition-" + ed.String()), Box: b.editions[i], Active: ed == s.Edition,
			Widget: ui.Custom{Paint: s.Theme.TabState},
		})
	}
	for i := range s.Book.Chapters {
		c := &s.Book.Chapters[i]
		add(ui.Control{
			ID: ui.ID("chapter-" + c.ID), Box: b.chapters[i], Tip: render.Tip{Title: c.Title.Say(s.comp.words)},
			Widget: ui.Custom{Paint: s.Theme.TabState},
		})
	}
	for side := range s.Per() {
		s.listLinks(side, add)
	}
	add(ui.Control{
		ID: "page-prev", Box: b.back, Keys: input.SetOf(input.PageUp), Off: s.Spread == 0, Reason: s.Say("rules.first_page"),
		Widget: ui.Button{Label: s.turnLabel(s.Spread - 1), Key: s.turnKey(input.Left), Size: 15, OnWood: true},
	})
	add(ui.Control{
		ID: "page-next", Box: b.on, Keys: input.SetOf(input.PageDown), Off: s.Spread == s.Spreads()-1, Reason: s.Say("rules.last_page"),
		Widget: ui.Button{Label: s.turnLabel(s.Spread + 1), Key: s.turnKey(input.Right), Size: 15, OnWood: true},
	})
	s.Layers = append(s.Layers[:0], layer)
}

// turnKey is the cap of the key that turns a page, where there is room.
func (s *RuleBook) turnKey(a input.Action) string {
	if s.View().Compact {
		return ""
	}
	return s.KeyFor(a)
}

// turnLabel says what is on another spread: a new chapter, or the next page.
func (s *RuleBook) turnLabel(spread int) string {
	if spread < 0 || spread >= s.Spreads() {
		return s.Say("rules.no_page")
	}
	open := s.open()
	for page := spread * s.Per(); page < (spread+1)*s.Per(); page++ {
		if c := s.Pages[page].Chapter; c != open[0] && c != open[1] {
			return s.chapterTitle(c)
		}
	}
	return s.Say("rules.page", words.Number("n", spread*s.Per()+1))
}

// chapterTitle returns the name of a chapter, of the contents or of the index.
func (s *RuleBook) chapterTitle(c int) string {
	switch {
	case c <= 0:
		return s.Say("rules.contents")
	case c > len(s.Book.Chapters):
		return s.Say("rules.index")
	}
	return s.Book.Chapters[c-1].Title.Say(s.comp.words)
}

// listLinks lists the links on a page of the spread.
func (s *RuleBook) listLinks(side int, add func(ui.Control)) {
	page, room := s.Spread*s.Per()+side, s.Boxes.rooms[side]
	n := 0
	for _, b := range s.Pages[page].Blocks {
		for i := range b.Items {
			item := &b.Items[i]
			if item.Kind != linkItem && item.Kind != RowItem {
				continue
			}
			n++
			look := s.Theme.BookLinkState
			if item.Kind == RowItem {
				look = s.Theme.BookRowState
			}
			goal := item.to
			add(ui.Control{
				ID:  ui.ID("link-" + strconv.Itoa(side+1) + "-" + strconv.Itoa(n)),
				Box: item.box.Moved(room.X+b.X, room.Y+b.Y), Widget: ui.Custom{Version: s.version, Paint: look},
				Do: func(ui.Event) { s.goTo(goal) },
			})
		}
	}
}

// arrow is a button with an arrow up or down.
func (s *RuleBook) arrow(up bool) ui.Widget {
	return ui.Custom{Paint: func(dst *ebiten.Image, r render.Rect, state render.State) { s.Theme.PlaceArrow(dst, r, up, state) }}
}
