package words

import (
	"slices"
	"strings"
	"sync"

	"bigpayday/game/engine"
)

// English is the language that every message exists in.
const English = "en"

// Words speaks one language. It does not change, so any number of goroutines
// may share it. What [Words.Say] and [Words.Count] said lately is kept: saying
// it again, frame by frame, allocates nothing. The others build their texts
// anew.
type Words struct {
	lang string
	// spoken returns what is read from catalogues, once it is read.
	spoken func() *spoken
	// lastDay is what months end with, BigPayDay unless [Words.For] says so.
	lastDay engine.Space
	// sums is how sums are written.
	sums   MoneyForm
	memory memory
}

// spoken is a language as it is read from its catalogues.
type spoken struct {
	// catalogues are asked in turn: the language itself, then English.
	catalogues []catalogue
	money      moneyForm
}

// Open returns the words of a language, such as "en" or "de_AT". Where there
// is no catalogue of that name it takes the language without its country
// ("de"), and else English. It does not wait until the catalogues are read, which
// happens beside whatever else is done; only what is said waits. In the browser
// other languages than English come from beside the page: as long as one is on its
// way the words are English, see [Late].
func Open(lang string) *Words {
	short, _, _ := strings.Cut(lang, "_")
	for _, name := range []string{lang, short} {
		sendFor(name)
		if _, ok := builtIn(name); ok && name != English {
			return speak(name, spokenBuiltIn(name))
		}
	}
	return speak(English, spokenEnglish)
}

// speak returns the words of a language, which is read beside whatever else is done.
func speak(lang string, read func() *spoken) *Words {
	go read()
	return &Words{lang: lang, spoken: read, lastDay: engine.BigPayDay}
}

// spokenEnglish is English as it is read from its catalogue.
var spokenEnglish = sync.OnceValue(func() *spoken { return newSpoken(source()) })

// spokenLanguages has a function as [readOnce] returns it for each language besides English
// that the game brings along and that was opened.
var spokenLanguages sync.Map

// spokenBuiltIn returns the function that reads a language that the game brings along. It is
// read once, however often it is spoken.
func spokenBuiltIn(lang string) func() *spoken {
	if read, ok := spokenLanguages.Load(lang); ok {
		return read.(func() *spoken)
	}
	text, _ := builtIn(lang)
	read, _ := spokenLanguages.LoadOrStore(lang, readOnce(text))
	return read.(func() *spoken)
}

// readOnce returns a function that reads the text of a .po file the first time.
func readOnce(text []byte) func() *spoken {
	return sync.OnceValue(func() *spoken { return newSpoken(parse(text), source()) })
}

func newSpoken(catalogues ...catalogue) *spoken {
	s := &spoken{catalogues: catalogues}
	s.money = s.moneyForm()
	return s
}

// For returns the same language for a game with the setup: in it the last day
// of a month is called what it is called there.
func (w *Words) For(setup *engine.Setup) *Words {
	lastDay := setup.PayScale(1).LastDay
	for month := uint8(2); month <= setup.Months; month++ {
		if setup.PayScale(month).LastDay != lastDay {
			lastDay = engine.PayDay // the name that fits all
		}
	}
	return &Words{lang: w.lang, spoken: w.spoken, lastDay: lastDay, sums: w.sums}
}

// ForNone returns the same language where no game is being played.
func (w *Words) ForNone() *Words { return w.For(&engine.Setup{}) }

// Like returns the same language for the game that other speaks of.
func (w *Words) Like(other *Words) *Words {
	return &Words{lang: w.lang, spoken: w.spoken, lastDay: other.lastDay, sums: w.sums}
}

// Writing returns the same language, with sums written in a form.
func (w *Words) Writing(sums MoneyForm) *Words {
	return &Words{lang: w.lang, spoken: w.spoken, lastDay: w.lastDay, sums: sums}
}

// payDay returns what the last day of a month is called.
func (w *Words) payDay() string { return w.spaceName(w.lastDay) }

// source returns the English catalogue. It is read once, however often words
// are opened: that takes about ten milliseconds.
var source = sync.OnceValue(func() catalogue {
	c, _ := load(English)
	return c
})

// catalogue is what one .po file holds.
type catalogue struct {
	messages map[string]*entry // those that are translated, by id
	plural   pluralRule
}

func load(lang string) (catalogue, bool) {
	text, ok := builtIn(lang)
	if !ok {
		return catalogue{}, false
	}
	return parse(text), true
}

// parse reads the text of a .po file in which there is no grave fault.
func parse(text []byte) catalogue {
	entries, _ := readPO(text)
	c := catalogue{messages: make(map[string]*entry, len(entries)), plural: germanic}
	for i := range entries {
		if e := &entries[i]; e.id != "" && e.translated() {
			c.messages[e.id] = e
		}
	}
	if _, rule, ok := readPluralHeader(header(entries, pluralField)); ok {
		c.plural = rule
	}
	return c
}

// Language returns the language that is spoken, such as "en".
func (w *Words) Language() string { return w.lang }

// Has reports whether there is a message with the id.
func (w *Words) Has(id string) bool {
	for _, c := range w.spoken().catalogues {
		if c.messages[id] != nil {
			return true
		}
	}
	return false
}

// Say returns the message with the given id, with its values put in. An
// unknown id comes back as it is, so that what is missing can be seen.
func (w *Words) Say(id string, values ...Value) string {
	return w.say(id, 0, false, values)
}

// Count returns the form of the message that the language uses for n things.
// The value {n} is n; others can be given.
func (w *Words) Count(id string, n int, values ...Value) string {
	return w.say(id, n, true, values)
}

// Spans returns the message like [Words.Say], cut where a player's name
// begins and ends.
func (w *Words) Spans(id string, values ...Value) []Span {
	return w.spans(w.message(id), values)
}

// CountSpans returns the message like [Words.Count], cut where a player's
// name begins and ends.
func (w *Words) CountSpans(id string, n int, values ...Value) []Span {
	return w.spans(w.plural(id, n), withNumber(n, values))
}

func withNumber(n int, values []Value) []Value {
	return append(slices.Clip(values), Number("n", n))
}

func (w *Words) message(id string) string { return w.spoken().message(id) }

func (s *spoken) message(id string) string {
	if e := s.entry(id); e != nil {
		return e.forms[0]
	}
	return id
}

// entry returns what the first catalogue that has a message has of it, or nil.
func (s *spoken) entry(id string) *entry {
	for _, c := range s.catalogues {
		if e := c.messages[id]; e != nil {
			return e
		}
	}
	return nil
}

// Own returns the id of the message that an edition has for itself in place of a
// common one, or the common one where it has none.
func (w *Words) Own(edition engine.EditionID, id string) string {
	return w.own(engine.EditionOf(edition), id)
}

// own returns the id of the message that an edition has for itself in place of
// a common one: its id with the name of the edition's decks after it. Where
// there is none it returns the common id.
func (w *Words) own(ed *engine.Edition, id string) string {
	if special := id + "." + ed.Decks; w.Has(special) {
		return special
	}
	return id
}

func (w *Words) plural(id string, n int) string {
	for _, c := range w.spoken().catalogues {
		if e := c.messages[id]; e != nil {
			// A translation may lack a form, and its rule may name one that there is not.
			if form := c.plural(uint(n)); form < uint(len(e.forms)) {
				return e.forms[form]
			}
		}
	}
	return id
}

// List joins items as the language lists things: "A", "A and B", "A, B and C".
func (w *Words) List(items []string) string {
	switch n := len(items); n {
	case 0:
		return ""
	case 1:
		return items[0]
	default:
		head := strings.Join(items[:n-1], w.message("list.comma"))
		return w.Say("list.and", Text("head", head), Text("last", items[n-1]))
	}
}
