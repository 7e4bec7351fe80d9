package rulebook

import (
	"strings"

	"bigpayday/game/words"
)

// Book is the rule book of a game as a table plays it.
type Book struct {
	// Name is what the game, or its edition, is called.
	Name     Line
	Chapters []Chapter
	// Mark and Note say what [Pencil] means in the book.
	Mark, Note Line
	// Speech returns a language as it speaks of the game, nil where all games are
	// spoken of alike.
	Speech func(*words.Words) *words.Words
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

// Line is a sentence or two.
type Line struct {
	// ID is the message; a line without says nothing.
	ID     string
	Values []Value
	// N is what the message counts, if Counts is set.
	N      int
	Counts bool
	// Rebuilt says that no printed rules give what is counted, or what is said
	// where nothing is.
	Rebuilt bool
	// Step numbers the line where the order matters, from 1.
	Step int
	// House, if it is set, is what the house rule is called that the line is due to.
	House Value
}

// Table lists figures in columns.
type Table struct {
	Head []Value
	Rows [][]Value
	// Rebuilt says that no printed rules give the figures of the table.
	Rebuilt bool
}

// Headed returns what stands above columns: messages.
func Headed(ids ...string) []Value {
	head := make([]Value, len(ids))
	for i, id := range ids {
		head[i] = Message("head", id)
	}
	return head
}

// Sentence is a message with values.
func Sentence(id string, values ...Value) Line { return Line{ID: id, Values: values} }

// Count is a message that counts something; rebuilt as in [Line].
func Count(id string, n int, rebuilt bool, values ...Value) Line {
	return Line{ID: id, Values: values, N: n, Counts: true, Rebuilt: rebuilt}
}

// Guess marks the line as one that no printed rules give.
func (l Line) Guess() Line {
	l.Rebuilt = true
	return l
}

// Because marks the line as one that a house rule has changed, if it is on.
func (l Line) Because(on bool, rule Value) Line {
	if on {
		l.House = rule
	}
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
		text := w.Say(l.ID, shown...)
		if l.Rebuilt {
			text += string(Pencil)
		}
		return text
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

// Words returns the language as the book speaks it.
func (b *Book) Words(w *words.Words) *words.Words {
	if b.Speech == nil {
		return w
	}
	return b.Speech(w)
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
