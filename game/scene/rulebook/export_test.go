package rulebook

import (
	"slices"

	"bigpayday/game/rulebook"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// Printed is what a test asks of a page of the book.
type Printed struct {
	Chapter int
	// Blocks are what stands on it, down its columns.
	Blocks []Printing
	// High is how high that would like to be, Room how high it can be.
	High, Room float64
	Note       bool
}

// Printing is a part of a rule on a page.
type Printing struct {
	Entry                         string
	Marked, Pencil, Sticks, Again bool
	Headless, Listed              bool
}

// Lay lays the book out for the window as it is now.
func (s *RuleBook) Lay() { s.lay() }

// Printed returns what stands on the pages.
func (s *RuleBook) Printed() (pages []Printed) {
	for n := range s.pages {
		p := &s.pages[n]
		page := Printed{
			Chapter: p.chapter, Note: p.note, Room: s.comp.room.H, High: s.comp.body(n).Height(s.comp.theme, s.comp.room.W),
		}
		for _, b := range p.blocks {
			s.comp.pencil, s.comp.links = false, 0
			b.build()
			title, listed := b.entry == "" && s.comp.links == 0, b.entry == "" && s.comp.links > 0
			page.Blocks = append(page.Blocks, Printing{
				Entry: b.entry, Marked: b.marked, Pencil: s.comp.pencil, Sticks: b.sticks || title, Again: b.again,
				Headless: b.head != nil, Listed: listed,
			})
		}
		pages = append(pages, page)
	}
	return pages
}

func (s *RuleBook) Contents() *rulebook.Book { return s.book }
func (s *RuleBook) Volume() string           { return s.volumes[s.volume].ID }
func (s *RuleBook) Spread() int              { return s.spread }
func (s *RuleBook) Spreads() int             { return s.spreads() }
func (s *RuleBook) Per() int                 { return s.per }
func (s *RuleBook) Marked() string           { return s.marked }
func (s *RuleBook) Found() []string          { return slices.Clone(s.found) }
func (s *RuleBook) Hit() int                 { return s.hit }
func (s *RuleBook) Query() string            { return s.query.Text() }

// PageOf returns the page that a rule stands on, or a chapter begins on where entry is "";
// -1 for none.
func (s *RuleBook) PageOf(entry string, chapter int) int { return s.pageOf(goal{entry, chapter}) }

// PencilRoom returns how much wider a sum is with a pencil behind it.
func PencilRoom(t *render.Theme) float64 {
	with, _ := flow.Line("$5"+string(rulebook.Pencil), render.Fine).Inline("pencilmark").NaturalSize(t, t.View.W)
	without, _ := flow.Line("$5", render.Fine).NaturalSize(t, t.View.W)
	return with - without
}
