package book

import (
	"strings"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/rulebook"
	"bigpayday/game/words"
)

// Of returns the book for a table with the setup: of its page, and under its house rules.
// The setup need not be one that can be played, but its page has to be.
func Of(setup *conquest.Setup) *rulebook.Book {
	a := author{house: setup.House, page: setup.Page, rounds: setup.Rounds}
	return &rulebook.Book{
		Name: rulebook.Sentence("conquest.title"),
		Mark: rulebook.Sentence("conquest.rules.mark"), Note: rulebook.Sentence("conquest.rules.note"),
		Chapters: []rulebook.Chapter{a.start(), a.turn(), a.cards(), a.attack(), a.end(), a.theMap(), a.houseRules()},
	}
}

// author writes the book.
type author struct {
	house  conquest.HouseRules
	page   conquest.Page
	rounds uint8
}

// say is a sentence of the book.
func say(id string, values ...rulebook.Value) rulebook.Line { return rulebook.Sentence(id, values...) }

// ours is a sentence that the printed rules do not say.
func ours(id string, values ...rulebook.Value) rulebook.Line { return say(id, values...).Guess() }

// because marks a sentence as one that a house rule has changed.
func because(l rulebook.Line, rule conquest.HouseRule) rulebook.Line {
	return l.Because(true, rulebook.Shown("name", func(w *words.Words) string {
		name, _ := wording.HouseRule(w, rule)
		return name
	}))
}

// chapter returns a chapter whose title, tab and lead are the messages of its id.
func chapter(id string, entries ...rulebook.Entry) rulebook.Chapter {
	return rulebook.Chapter{ID: id, Title: say("conquest.rules.chapter." + id), Tab: say("conquest.rules.tab." + id), Lead: say("conquest.rules.lead." + id), Entries: entries}
}

// entry returns an entry with a message as its heading, "conquest.rules.<entry>.title".
func entry(title string, picture rulebook.Picture, lines ...rulebook.Line) rulebook.Entry {
	id := strings.Split(title, ".")[2]
	return rulebook.Entry{ID: id, Heading: say(title), Pictures: []rulebook.Picture{picture}, Lines: lines}
}

// linking returns the entry with links to others.
func linking(e rulebook.Entry, ids ...string) rulebook.Entry {
	e.Links = ids
	return e
}

// number is a figure in digits.
func number[N ~int | ~int32 | ~uint8](name string, n N) rulebook.Value {
	return rulebook.Number(name, n)
}

// on returns a speaker for the page of the book.
func (a author) on(w *words.Words) *wording.Speaker { return wording.New(w, a.page, nil) }

// percent is a chance of so many ways out of all.
func (a author) percent(ways, of uint64) rulebook.Value {
	return a.chance(int32((ways*uint64(conquest.Whole) + of/2) / of))
}

// chance is a chance in parts of 10,000.
func (a author) chance(parts int32) rulebook.Value {
	return rulebook.Shown("chance", func(w *words.Words) string { return a.on(w).Chance(parts) })
}
