package words

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// A Fault is something that is wrong with a translation. It is an error for
// people: [Words.Fault] says it in a sentence.
type Fault struct {
	// ID is the id of the sentence that says what is wrong.
	ID string
	// Line is the line of the file, 0 where it is about the whole of it.
	Line int
	// Grave says that the file cannot be used as it is. With other faults it
	// can: what is missing is said in English.
	Grave bool

	values []Value
}

// Error returns the fault for a log.
func (f *Fault) Error() string {
	text := "words: " + f.ID
	if f.Line > 0 {
		text += fmt.Sprintf(", line %d", f.Line)
	}
	for _, v := range f.values {
		text += fmt.Sprintf(", %s %s%d", v.name, v.text, v.n)
	}
	return text
}

// Fault says what is wrong with a translation, in this language.
func (w *Words) Fault(f *Fault) string {
	return w.Say(f.ID, append(slices.Clip(f.values), Number("line", f.Line))...)
}

// mostLonger is how much longer a message may be than the English one, in
// percent, and spareLetters how many letters more than that: short words differ
// most.
const (
	mostLonger   = 80
	spareLetters = 12
)

// longest returns how many letters a translation has at most.
func longest(english string) int {
	n := utf8.RuneCountInString(english)
	return n + n*mostLonger/100 + spareLetters
}

var placeholder = regexp.MustCompile(`\{[a-z_]*\}`)

// instead are values that messages are given and the English ones have no use for,
// and what they stand in place of: a clock that knows no morning and afternoon
// counts the hours to 23.
var instead = map[string]string{"title.clock": "{hours}"}

// english are the entries of the English catalogue by id.
var english = sync.OnceValue(func() map[string]*entry {
	text, _ := builtIn(English)
	entries, _ := readPO(text)
	byID := make(map[string]*entry, len(entries))
	for i := range entries {
		byID[entries[i].id] = &entries[i]
	}
	return byID
})

// Check returns what is wrong with the text of a .po file as a translation of the
// game, in the order of its lines, and at the end which messages it lacks. If one
// fault is grave it is the only one.
func Check(text []byte) []*Fault {
	entries, forms, grave := understand(text)
	if grave != nil {
		return []*Fault{grave}
	}
	var faults []*Fault
	add := func(e *entry, id string, values ...Value) {
		faults = append(faults, &Fault{ID: id, Line: e.line, values: append(values, Text("id", e.id))})
	}
	seen := map[string]bool{}
	for i := range entries {
		e := &entries[i]
		if e.id == "" {
			continue
		}
		source := english()[e.id]
		switch {
		case source == nil:
			add(e, "translation.unknown")
			continue
		case seen[e.id]:
			add(e, "translation.twice")
			continue
		}
		seen[e.id] = true
		switch {
		case !e.translated():
			add(e, "translation.missing")
			continue
		case (source.plural != "") != (e.plural != ""):
			add(e, "translation.counts")
			continue
		case e.plural != "" && e.plural != e.id:
			add(e, "translation.plural_id")
		case e.plural != "" && len(e.forms) != forms:
			add(e, "translation.forms", Number("number", len(e.forms)), Number("forms", forms))
		}
		checkForms(e, source, add)
	}
	for id, source := range english() {
		if id != "" && !seen[id] {
			faults = append(faults, &Fault{ID: "translation.missing", values: []Value{Text("id", source.id)}})
		}
	}
	slices.SortStableFunc(faults, func(a, b *Fault) int {
		if a.Line == 0 || b.Line == 0 {
			if a.Line == b.Line {
				return strings.Compare(a.values[0].text, b.values[0].text)
			}
			return b.Line - a.Line
		}
		return a.Line - b.Line
	})
	return faults
}

// checkForms looks whether the forms of a message name the values that the
// English ones name, and whether they are not too long.
func checkForms(e, source *entry, add func(*entry, string, ...Value)) {
	known := placeholder.FindAllString(strings.Join(source.forms, ""), -1)
	room := 0
	for _, form := range source.forms {
		room = max(room, longest(form))
	}
	for i, form := range e.forms {
		names := placeholder.FindAllString(form, -1)
		if strings.Count(form, "{") != len(names) || strings.Count(form, "}") != len(names) {
			add(e, "translation.brace")
		}
		for _, name := range names {
			if name != "{n}" && name != "{payday}" && name != instead[e.id] && !slices.Contains(known, name) {
				add(e, "translation.value", Text("value", name))
			}
		}
		// A form for one thing may do without the number, and a word for the last
		// day that fits all editions without its name.
		for _, name := range placeholder.FindAllString(source.forms[min(i, len(source.forms)-1)], -1) {
			if name != "{n}" && name != "{payday}" && !slices.Contains(names, name) && !slices.Contains(names, instead[e.id]) {
				add(e, "translation.lacks", Text("value", name))
			}
		}
		if n := utf8.RuneCountInString(form); n > room && !strings.HasPrefix(e.id, "cli.") {
			add(e, "translation.long", Number("number", n), Number("room", room))
		}
	}
}

// understand reads the text of a .po file and how many plural forms it has. The
// fault says why it cannot be used, nil where it can.
func understand(text []byte) (entries []entry, forms int, grave *Fault) {
	entries, bad := readPO(text)
	if bad > 0 {
		return nil, 0, &Fault{ID: "translation.syntax", Line: bad, Grave: true}
	}
	forms, rule, ok := readPluralHeader(header(entries, pluralField))
	if !ok {
		return nil, 0, &Fault{ID: "translation.plurals", Grave: true}
	}
	for n := range uint(1000) {
		if rule(n) >= uint(forms) {
			return nil, 0, &Fault{ID: "translation.plurals", Grave: true}
		}
	}
	for i := range entries {
		if e := &entries[i]; e.translated() && english()[e.id] != nil && e.id != "" {
			return entries, forms, nil
		}
	}
	return nil, 0, &Fault{ID: "translation.empty", Grave: true}
}
