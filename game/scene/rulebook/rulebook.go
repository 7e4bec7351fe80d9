package rulebook

import (
	"slices"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/rulebook"
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// RuleBook is the page of the rule book: spreads that turn, tabs for volumes and
// chapters, and a search.
type RuleBook struct {
	*app.Page[view]
	// volumes are all rule books, and volume is the one that is read.
	volumes []app.Volume
	volume  int

	// What the pages were laid for, and what came of it: words speaks of the volume, and
	// chapters are those of the book between the contents and the index.
	laid     layout
	book     *rulebook.Book
	chapters []rulebook.Chapter
	words    *words.Words
	comp     *compositor
	pages    []page
	per      int // how many pages can be seen at a time
	// spread is the one that is read, and open the one that lies open or is turned to.
	spread, open int

	// found are the rules that hold what is looked for, hit the one that is shown, -1 for
	// none. marked is the rule in the amber frame.
	query  *edit.Field
	found  []string
	hit    int
	marked string

	turn              pageTurn
	current, previous [2]leaf
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

// goal is a place in the book: a rule, or the beginning of a chapter, counted from the
// contents, where entry is "".
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
	s := &RuleBook{volumes: a.Volumes(), marked: at.Entry, hit: -1, query: &edit.Field{Max: most}}
	s.volume = max(0, slices.IndexFunc(s.volumes, func(v app.Volume) bool { return v.ID == at.Volume }))
	if at.Book != nil { // of a table, with its house rules
		s.volumes[s.volume].Book = func() *rulebook.Book { return at.Book }
	}
	s.Page = app.NewPage[view](a, "rulebook", s)
	s.First = "page-next"
	return s
}

// Key is what the page depends on, see [app.Content].
func (s *RuleBook) Key() view {
	return view{laid: s.laid, spread: s.spread, marked: s.marked, query: s.query.Written(), found: len(s.found), hit: s.hit}
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
		chapter = s.chapters[s.pages[s.spread*s.per].chapter].ID
		if s.pageOf(goal{entry: keep})/s.per != s.spread {
			keep = s.firstEntry()
		}
	}
	s.laid = now
	s.book = s.volumes[s.volume].Book()
	s.words = s.book.Words(s.Words)
	s.chapters = slices.Concat(
		[]rulebook.Chapter{{ID: "contents", Title: rulebook.Sentence("rules.contents"), Lead: s.book.Name}},
		s.book.Chapters,
		[]rulebook.Chapter{{ID: "index", Title: rulebook.Sentence("rules.index")}},
	)
	// The more upright the window is, the larger is the type.
	s.Growth = nil
	growths := s.Growths()
	most := growths[0]
	if now.view.Point > 0 { // type is larger there already
		most /= render.PhoneType
	}
	i := max(0, slices.IndexFunc(growths, func(k float64) bool { return k <= most && k*now.view.W <= now.view.H }))
	s.Growth = growths[i : i+1]
	larger := s.Theme.Larger(growths[i])
	s.comp = newCompositor(s, larger, s.measure(larger))
	s.pages = paginate(s.comp, s.comp.set())
	if _, known := s.book.Entry(s.marked); known == nil {
		s.marked = ""
	}
	s.search()
	to := s.pageOf(goal{entry: keep})
	if keep == "" || to < 0 {
		same := func(c rulebook.Chapter) bool { return c.ID == chapter }
		to = s.pageOf(goal{chapter: max(0, slices.IndexFunc(s.chapters, same))})
	}
	s.spread = max(0, to) / s.per
	s.open, s.turn = s.spread, pageTurn{}
}

// measure finds out how many pages are seen at a time, one or two, and returns the room that
// each of them has for rules.
func (s *RuleBook) measure(t *render.Theme) render.Rect {
	s.pages = nil
	for s.per = 2; ; s.per-- {
		room := flow.Spring()
		pages := []*flow.Node{s.leaf(0, room), s.leaf(1, flow.Spring())}
		s.frame(pages[:s.per]...).Lay(t, s.View().Bounds(), s.Settings.LeftHanded)
		if s.per == 1 || room.Box.W >= t.Length(render.TextLeast) && !s.View().IsUpright() {
			return room.Box
		}
	}
}

// firstEntry returns the first rule on the spread, "" for none.
func (s *RuleBook) firstEntry() string {
	for _, b := range s.pages[s.spread*s.per].blocks {
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
		return slices.ContainsFunc(p.blocks, func(b *block) bool { return b.entry == to.entry })
	})
}

// titleOf returns the name of a chapter, counted from the contents.
func (s *RuleBook) titleOf(chapter int) string { return s.chapters[chapter].Title.Say(s.words) }

// turnKeys takes the arrows that turn pages out of a tick, unless somebody types.
func (s *RuleBook) turnKeys(in *input.State) *input.State {
	if s.searching() || !in.Pressed.HasAny(input.Left, input.Right) {
		return in
	}
	rest := *in
	rest.Pressed &^= input.SetOf(input.Left, input.Right)
	rest.Presses = slices.DeleteFunc(slices.Clone(in.Presses), func(p input.Press) bool {
		switch {
		case p.Actions.Has(input.Left):
			s.turnTo(s.spread - 1)
		case p.Actions.Has(input.Right):
			s.turnTo(s.spread + 1)
		}
		return p.Actions.HasAny(input.Left, input.Right)
	})
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
	s.found = s.book.Find(s.words, s.query.Written())
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
	if s.query.Written() == "" || !s.searching() {
		s.Close()
		return
	}
	s.query.SetText("")
	s.marked = ""
	s.search()
}
