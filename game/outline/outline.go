package outline

import (
	"slices"
	"strings"
)

// Role is what a part of an outline is.
type Role uint8

// The roles. A Text only says something; a List holds other parts; Heading is a headline of a Level.
// The others are controls: Button is pressed, Switch is on or off, Choice is one of a few Options,
// Range a number, Field a text, and Menu opens a list of options.
const (
	Text Role = iota
	Heading
	List
	Button
	Switch
	Choice
	Range
	Field
	Menu
)

// Item is a part of an outline.
type Item struct {
	// Key is another one for every part, and stays the same for the same thing.
	Key  string
	Role Role
	// Name is what it says, or what a control is called, and Note what there is to know besides:
	// what its tip says and, where it is off, why.
	Name, Note string
	// Off says that a control cannot be used now, On that it is switched on, chosen or open.
	Off, On bool
	// Aside says of a text that it is read where somebody looks for it, but is no news.
	Aside bool
	// Level is that of a heading, 1 for the highest.
	Level int
	// Value is the number of a range between Min and Max, in steps of Step, or which of the Options is
	// chosen. Shown is the value as it is written, or the text of a field.
	Value, Min, Max, Step int
	Shown                 string
	Options               []Option
	// Kids are the parts of a list.
	Kids []Item
}

// Option is one of the things that a Choice offers. One that is Off cannot be chosen, and Note says
// why.
type Option struct {
	Name, Note string
	Off        bool
}

// IsControl reports whether there is something to do with the part.
func (i *Item) IsControl() bool { return i.Role >= Button }

// sameButKids reports whether two parts look the same, but for what they hold.
func sameButKids(a, b *Item) bool {
	return a.Role == b.Role && a.Name == b.Name && a.Note == b.Note && a.Off == b.Off && a.On == b.On && a.Level == b.Level &&
		a.Value == b.Value && a.Min == b.Min && a.Max == b.Max && a.Step == b.Step && a.Shown == b.Shown && slices.Equal(a.Options, b.Options)
}

// Each calls each with all parts of an outline, those of lists among them, in the order of reading.
func Each(items []Item, each func(*Item)) {
	for i := range items {
		each(&items[i])
		Each(items[i].Kids, each)
	}
}

// mostNews is how many sentences [News] returns at most: more at once nobody listens to.
const mostNews = 5

// News returns what is said in an outline that was not said in the one before: the first headings,
// then texts, but nothing that stands aside or that controls are called.
func News(before, now []Item) string {
	said := map[string]bool{}
	Each(before, func(i *Item) {
		if !i.IsControl() {
			said[i.Name] = true
		}
	})
	var news []string
	for _, role := range [...]Role{Heading, Text} {
		Each(now, func(i *Item) {
			if i.Role == role && !i.Aside && !said[i.Name] && len(news) < mostNews {
				said[i.Name] = true
				news = append(news, i.Name)
			}
		})
	}
	return Sentences(news...)
}

// Sentences joins texts, each as a sentence of its own. Empty ones are left out.
func Sentences(texts ...string) string {
	var b strings.Builder
	for _, text := range texts {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		if b.Len() > 0 {
			if !strings.ContainsAny(b.String()[b.Len()-1:], ".!?:;,") {
				b.WriteByte('.')
			}
			b.WriteByte(' ')
		}
		b.WriteString(text)
	}
	return b.String()
}
