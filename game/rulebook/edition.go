package rulebook

import (
	"bigpayday/game/engine"
	"bigpayday/game/words"
)

// Of returns the book of an edition under house rules. House rules that the
// edition has not are left out.
func Of(ed *engine.Edition, house engine.HouseRules) *Book {
	a := author{ed: ed, house: house & ed.House}
	book := &Book{
		Name: Sentence("setup.edition." + ed.ID.String()), Mark: Sentence("rules.mark.title"), Note: Sentence("rules.mark.text"),
		Speech: a.speech,
		Chapters: []Chapter{
			a.start(), a.turn(), a.days(), a.mail(), a.events(), a.deals(), a.money(), a.payDay(), a.end(), a.houseRules(),
		},
	}
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

// speech returns a language with the name that the last day has in the edition, and
// one that fits all where there are several.
func (a author) speech(w *words.Words) *words.Words {
	setup := engine.Setup{Edition: a.ed.ID, Months: 1}
	if len(a.ed.Pay) > 1 {
		setup.Months, setup.PlainPay = 2, 2
	}
	return w.For(&setup)
}

// because marks a line as one that a house rule has changed, if it is on.
func (a author) because(l Line, rule engine.HouseRule) Line {
	return l.Because(a.house.Has(rule), Shown("name", func(w *words.Words) string {
		name, _ := w.HouseRule(a.ed.ID, rule)
		return name
	}))
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
		return Message("into", "rules.into.pot")
	case engine.MatchWinsBonus:
		return Message("into", "rules.into.bonus")
	}
	return Message("into", "rules.into.jackpot")
}
