package rulebook

import (
	"slices"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/rulebook"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// RuleBook is the page of the rule book: spreads that turn, tabs for volumes and
// chapters, and a search.
type RuleBook struct {
	*app.Page[view]
	// volumes are all rule books, and volume is the one that is read. Its book is own where
	// it is that of a table.
	volumes    []app.Volume
	volume, at int
	own        *rulebook.Book

	// What the pages were laid for, and what came of it: words speaks of the volume.
	laid  layout
	book  *rulebook.Book
	words *words.Words
	comp  *compositor
	pages []page
	per   int // how many pages can be seen at a time
	// spread is the one that is read, and open the one that lies open or is turned to.
	spread, open int

	// found are the rules that hold what is looked for, hit the one that is shown, -1 for
	// none. marked is the rule in the amber frame.
	query  *ui.Field
	found  []string
	hit    int
	marked string

	turn              pageTurn
	current, previous [2]leaf
	presses           []input.Press
}

// view is all that the page depends on.
type view struct {
	laid          layout
	spread        int
	marked, query string
	found, hit    int
}

// layout is all that the division of the book into pages depends on.
type layout struct {
	theme  *render.Theme
	words  *words.Words
	view   render.View
	volume int
}

// goal is a place in the book: a rule, or the beginning of a chapter where entry is "".
type goal struct {
	entry   string
	chapter int
}

// New opens the rule book at an entry, see [app.RulesAt], or at what is asked in the running game,
// and where none is played at the contents of the first volume.
func New(a *app.App, at *app.RulesAt) app.Scene {
	if at == nil {
		at = &app.RulesAt{}
		if a.Running != nil {
			at = a.KindOf(a.Running).RulesAt(a.Running)
		}
	}
	const most = 40 // letters to look for
	s := &RuleBook{volumes: a.Volumes(), own: at.Book, marked: at.Entry, hit: -1, query: &ui.Field{Max: most}}
	s.at = max(0, slices.IndexFunc(s.volumes, func(v app.Volume) bool { return v.ID == at.Volume }))
	s.volume = s.at
	s.Page = app.NewPage[view](a, "rulebook", s)
	s.First = "page-next"
	return s
}

// Key is what the page depends on, see [app.Content].
func (s *RuleBook) Key() view {
	return view{laid: s.laid, spread: s.spread, marked: s.marked, query: s.query.Text(), found: len(s.found), hit: s.hit}
}

// Status says which rule is marked.
func (s *RuleBook) Status() app.Status {
	return app.Status{Scene: s.ID, Prompt: s.marked, Moving: s.turn.left > 0}
}

// Tick handles one sixtieth of a second.
func (s *RuleBook) Tick(in *input.State) bool {
	s.lay()
	turned := s.turn.left > 0
	if turned {
		s.turn.left--
	}
	done, dirty := s.TickFor(s.turnKeys(in))
	switch {
	case done.Free.Has(input.Home):
		s.turnTo(0)
	case done.Free.Has(input.End):
		s.turnTo(s.spreads() - 1)
	case done.Free.Has(input.Search):
		s.UI.Focus("search", true)
		dirty = true
	}
	return dirty || turned
}

// lay divides the book into pages for the window as it is now, unless it is. What is read
// stays open.
func (s *RuleBook) lay() {
	now := layout{s.Theme, s.Words, s.View(), s.volume}
	if now == s.laid {
		return
	}
	chapter, keep := "contents", s.marked
	if s.pages != nil {
		chapter = s.chapterID(s.pages[s.spread*s.per].chapter)
		if s.pageOf(goal{entry: keep})/s.per != s.spread {
			keep = s.firstEntry()
		}
	}
	s.laid = now
	if s.book = s.own; s.volume != s.at || s.own == nil {
		s.book = s.volumes[s.volume].Book()
	}
	s.words = s.book.Words(s.Words)
	// The more upright the window is, the larger is the type.
	s.Growth = nil
	growths := s.Growths()
	i := max(0, slices.IndexFunc(growths, func(k float64) bool { return k*now.view.W <= now.view.H }))
	s.Growth = growths[i : i+1]
	s.comp = s.newCompositor(s.Theme.Larger(growths[i]))
	s.pages = paginate(s.comp, s.comp.chapters())
	if _, known := s.book.Entry(s.marked); known == nil {
		s.marked = ""
	}
	s.search()
	to := s.pageOf(goal{entry: keep})
	if keep == "" || to < 0 {
		to = s.pageOf(goal{chapter: s.chapterOf(chapter)})
	}
	s.spread = max(0, to) / s.per
	s.open, s.turn = s.spread, pageTurn{}
}

// newCompositor measures the room that the pages have in the window, one or two at a time.
func (s *RuleBook) newCompositor(t *render.Theme) *compositor {
	s.pages = nil
	for s.per = 2; ; s.per-- {
		room := flow.Spring()
		pages := []*flow.Node{s.leaf(0, room), s.leaf(1, flow.Spring())}
		s.frame(pages[:s.per]...).Lay(t, s.View().Bounds(), s.Settings.LeftHanded)
		if s.per == 1 || room.Box.W >= t.Length(render.TextLeast) && !s.View().IsUpright() {
			return newCompositor(s, t, room.Box)
		}
	}
}

// firstEntry returns the first rule on the spread, "" for none.
func (s *RuleBook) firstEntry() string {
	for b := range s.pages[s.spread*s.per].blocks() {
		if b.entry != "" {
			return b.entry
		}
	}
	return ""
}

// spreads returns how many spreads the book has.
func (s *RuleBook) spreads() int { return len(s.pages) / s.per }

// pageOf returns the page that a goal stands on, -1 for none.
func (s *RuleBook) pageOf(to goal) int {
	return slices.IndexFunc(s.pages, func(p page) bool {
		if to.entry == "" {
			return p.chapter == to.chapter
		}
		return p.has(func(b *block) bool { return b.entry == to.entry })
	})
}

// chapterID returns the id of a chapter, of which the contents are the one before the first
// and the index is the one after the last.
func (s *RuleBook) chapterID(c int) string {
	switch {
	case c <= 0:
		return "contents"
	case c > len(s.book.Chapters):
		return "index"
	}
	return s.book.Chapters[c-1].ID
}

// chapterOf returns the chapter with an id, the contents where there is none.
func (s *RuleBook) chapterOf(id string) int {
	for c := range len(s.book.Chapters) + 2 {
		if s.chapterID(c) == id {
			return c
		}
	}
	return 0
}

// chapterTitle returns the name of a chapter, of the contents or of the index.
func (s *RuleBook) chapterTitle(c int) string {
	if c <= 0 || c > len(s.book.Chapters) {
		return s.Say("rules." + s.chapterID(c))
	}
	return s.book.Chapters[c-1].Title.Say(s.words)
}

// turnKeys takes the arrows that turn pages out of a tick, unless somebody types.
func (s *RuleBook) turnKeys(in *input.State) *input.State {
	if s.searching() || !in.Pressed.HasAny(input.Left, input.Right) {
		return in
	}
	rest := *in
	s.presses = s.presses[:0]
	for _, p := range in.Presses {
		switch {
		case p.Actions.Has(input.Left):
			s.turnTo(s.spread - 1)
		case p.Actions.Has(input.Right):
			s.turnTo(s.spread + 1)
		default:
			s.presses = append(s.presses, p)
		}
	}
	rest.Presses = s.presses
	rest.Pressed &^= input.SetOf(input.Left, input.Right)
	return &rest
}

// searching reports whether the field has the keyboard.
func (s *RuleBook) searching() bool {
	id, _ := s.UI.Focused()
	return id == "search"
}

// turnTo turns to a spread, as far as there is one.
func (s *RuleBook) turnTo(to int) {
	if to = max(0, min(to, s.spreads()-1)); to != s.spread {
		s.spread = to
		s.PlayCue(audio.PageTurn)
	}
}

// goTo turns to a rule, or a chapter.
func (s *RuleBook) goTo(to goal) {
	if page := s.pageOf(to); page >= 0 {
		s.marked = to.entry
		s.turnTo(page / s.per)
	}
}

// choose opens another volume, at the same place.
func (s *RuleBook) choose(volume int) {
	if volume != s.volume {
		s.volume = volume
		s.lay()
		s.PlayCue(audio.PageTurn)
	}
}

// search looks for what stands in the field.
func (s *RuleBook) search() {
	s.found = s.book.Find(s.words, s.query.Text())
	s.hit = slices.Index(s.found, s.marked)
}

// show shows another place that was found, round the end.
func (s *RuleBook) show(step int) {
	if n := len(s.found); n > 0 {
		if s.hit < 0 && step < 0 {
			s.hit = 0
		}
		s.hit = (s.hit + step + n) % n
		s.goTo(goal{entry: s.found[s.hit]})
	}
}

// edited looks for what was typed.
func (s *RuleBook) edited(e ui.Event) {
	if e.Kind == ui.Edited {
		s.marked = ""
		s.search()
		s.show(1)
	}
}

// close empties the field, where Escape is pressed in it, or closes the book.
func (s *RuleBook) close(ui.Event) {
	if s.query.Text() == "" || !s.searching() {
		s.Close()
		return
	}
	s.query.SetText("")
	s.marked = ""
	s.search()
}
