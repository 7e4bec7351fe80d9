package rulebook

import (
	"strings"

	"bigpayday/game/engine"
	"bigpayday/game/words"
)

// Book is the rule book of an edition as a table plays it.
type Book struct {
	Edition  engine.EditionID
	House    engine.HouseRules
	Chapters []Chapter
}

// Chapter is a part of the book.
type Chapter struct {
	// ID is the same in all editions that have the chapter, such as "days".
	ID string
	// Title is the heading, and Tab the short word at the edge of the page.
	Title, Tab Line
	// Lead, if it says anything, stands below the heading.
	Lead    Line
	Entries []Entry
}

// Entry is one rule, or a few that belong together.
type Entry struct {
	// ID is the same in all editions that have the rule: "lucky-lottery".
	ID      string
	Heading Line
	// Count says below the heading how many there are of what the entry is
	// about; it may say nothing.
	Count Line
	// Pictures are what the entry shows.
	Pictures []Picture
	Lines    []Line
	// Table, if it has rows, lists figures after the lines.
	Table Table
	// Links are the ids of the entries that belong with this one.
	Links []string
	// Wide says that the entry takes the whole width of a page.
	Wide bool
}

// Picture is something that the game draws: what is set.
type Picture struct {
	Space engine.Space
	Card  engine.CardID
	// Deck is a pile of cards, if Pile is set.
	Pile bool
	Deck engine.Deck
	// Die is the number that a die shows; Black says that it is the black one.
	Die   uint8
	Black bool
	// Jackpot is the pot of money.
	Jackpot bool
	// Art is the name of a drawing that stands for something.
	Art string
}

// Line is a sentence or two.
type Line struct {
	// ID is the message; a line without says nothing.
	ID     string
	Values []Value
	// N is what the message counts, if Counts is set.
	N      int
	Counts bool
	// Rebuilt says that what is counted is given by no printed rules.
	Rebuilt bool
	// Step numbers the line where the order matters, from 1.
	Step int
	// House says that the line stands as it does because of house rule Rule.
	House bool
	Rule  engine.HouseRule
}

// Table lists figures in columns.
type Table struct {
	Head []string // message ids
	Rows [][]Value
	// Rebuilt says that no printed rules give the figures of the table.
	Rebuilt bool
}

// line is a message with values.
func line(id string, values ...Value) Line { return Line{ID: id, Values: values} }

// count is a message that counts something.
func count(id string, n int, rebuilt bool, values ...Value) Line {
	return Line{ID: id, Values: values, N: n, Counts: true, Rebuilt: rebuilt}
}

// because marks the line as one that a house rule has changed, if it is on.
func (l Line) because(house engine.HouseRules, rule engine.HouseRule) Line {
	l.House, l.Rule = house.Has(rule), rule
	return l
}

// Empty reports whether the line says nothing.
func (l Line) Empty() bool { return l.ID == "" }

// Say returns the line in words. [Pencil] follows what no printed rules give.
func (l Line) Say(w *words.Words) string {
	if l.Empty() {
		return ""
	}
	shown := make([]words.Value, len(l.Values))
	for i, v := range l.Values {
		shown[i] = words.Text(v.Name, v.Show(w))
	}
	if !l.Counts {
		return w.Say(l.ID, shown...)
	}
	text := w.Count(l.ID, l.N, shown...)
	switch {
	case !l.Rebuilt:
		return text
	case strings.HasSuffix(text, "."):
		marked := words.Text("n", w.Whole(int64(l.N))+string(Pencil))
		return w.Count(l.ID, l.N, append([]words.Value{marked}, shown...)...)
	default: // a few words: the mark stands behind them
		return text + string(Pencil)
	}
}

// Plain returns a text of the book without its marks.
func Plain(text string) string { return strings.ReplaceAll(text, string(Pencil), "") }

// Words returns the language as the book speaks it: with the name that the
// last day has in the edition, and one that fits all where there are several.
func (b *Book) Words(w *words.Words) *words.Words {
	setup := engine.Setup{Edition: b.Edition, Months: 1}
	if len(engine.EditionOf(b.Edition).Pay) > 1 {
		setup.Months, setup.PlainPay = 2, 2
	}
	return w.For(&setup)
}

// Entry returns the entry with the id, and the chapter that it stands in; nil
// if the edition has no such rule.
func (b *Book) Entry(id string) (chapter int, entry *Entry) {
	for c := range b.Chapters {
		for e := range b.Chapters[c].Entries {
			if found := &b.Chapters[c].Entries[e]; found.ID == id {
				return c, found
			}
		}
	}
	return 0, nil
}

// Find returns the ids of the entries that hold the text, in the order of the
// book. Capital letters make no difference; an empty text is nowhere.
func (b *Book) Find(w *words.Words, text string) []string {
	text = strings.ToLower(strings.TrimSpace(text))
	if text == "" {
		return nil
	}
	var found []string
	for _, chapter := range b.Chapters {
		for i := range chapter.Entries {
			if strings.Contains(strings.ToLower(chapter.Entries[i].Text(w)), text) {
				found = append(found, chapter.Entries[i].ID)
			}
		}
	}
	return found
}

// Text returns all that the entry says, line by line, without marks.
func (e *Entry) Text(w *words.Words) string {
	var b strings.Builder
	b.WriteString(e.Heading.Say(w))
	for _, l := range append([]Line{e.Count}, e.Lines...) {
		if !l.Empty() {
			b.WriteString("\n" + l.Say(w))
		}
	}
	for _, row := range e.Table.Rows {
		b.WriteString("\n")
		for i, cell := range row {
			if i > 0 {
				b.WriteString(" ")
			}
			b.WriteString(cell.Show(w))
		}
	}
	return Plain(b.String())
}

// Rebuilt reports whether the entry shows a figure that no printed rules give.
func (e *Entry) Rebuilt() bool {
	if e.Table.Rebuilt || e.Count.Rebuilt {
		return true
	}
	for _, l := range append([]Line{e.Count}, e.Lines...) {
		if l.Rebuilt {
			return true
		}
		for _, v := range l.Values {
			if v.Rebuilt {
				return true
			}
		}
	}
	return false
}

// Of returns the book of an edition under house rules. House rules that the
// edition has not are left out.
func Of(ed *engine.Edition, house engine.HouseRules) *Book {
	a := author{ed: ed, house: house & ed.House}
	book := &Book{Edition: ed.ID, House: a.house, Chapters: []Chapter{
		a.start(), a.turn(), a.days(), a.mail(), a.events(), a.deals(), a.money(), a.payDay(), a.end(), a.houseRules(),
	}}
	written := book.Chapters[:0]
	for _, c := range book.Chapters {
		if len(c.Entries) > 0 {
			written = append(written, c)
		}
	}
	book.Chapters = written
	return book
}

// author writes the book of an edition.
type author struct {
	ed    *engine.Edition
	house engine.HouseRules
}

// old reports whether it is the edition of 1975, of which the amounts on days
// and cards are no longer known.
func (a author) old() bool { return a.ed.TakesSavings() }

// draws returns the first card of a kind, how many there are, and their
// amounts.
func (a author) draws(kind engine.CardKind) (first engine.CardID, n int, amounts []int32) {
	for i, card := range a.ed.Cards {
		if card.Kind != kind {
			continue
		}
		if first == engine.NoCard {
			first = engine.CardID(i + 1)
		}
		n++
		amounts = append(amounts, card.Amount)
	}
	return first, n, amounts
}

// into says where money goes that anybody may win: into the Jackpot, which has
// another name in some editions.
func (a author) into() Value {
	switch a.ed.Prize {
	case engine.SixEndsElection:
		return message("into", "rules.into.pot")
	case engine.MatchWinsBonus:
		return message("into", "rules.into.bonus")
	}
	return message("into", "rules.into.jackpot")
}
