package words

import (
	"sync"
	"syscall/js"

	"bigpayday/assets"
)

// late are the catalogues that lie beside the page, which are asked for when a language is first
// opened. The browser has one thread: nothing here is changed while a frame is drawn.
var late struct {
	coming     map[string]bool
	texts      map[string][]byte
	came, lost int
}

// offered are the languages that there are: English, which is in the program, and those that the
// page says it has.
var offered = sync.OnceValue(func() (all []Language) {
	if text, ok := assets.Catalogue(English); ok {
		all = append(all, languageOf(English, readHead(text)))
	}
	parts := js.Global().Get("parts")
	if parts.Type() != js.TypeObject || parts.Get("languages").Type() != js.TypeObject {
		return all
	}
	list := parts.Get("languages")
	for i := range list.Length() {
		l := list.Index(i)
		all = append(all, Language{ID: l.Get("id").String(), Name: l.Get("name").String(), Place: l.Get("place").String()})
	}
	return all
})

// builtIn returns the text of a catalogue that the game brings along, if it is there already.
func builtIn(lang string) ([]byte, bool) {
	if text, ok := late.texts[lang]; ok {
		return text, true
	}
	return assets.Catalogue(lang)
}

// sendFor asks for the catalogue of a language that is offered, unless it is there or on its way.
// One that did not come is asked for again.
func sendFor(lang string) {
	if late.coming[lang] || !isOffered(lang) {
		return
	}
	if late.coming == nil {
		late.coming, late.texts = map[string]bool{}, map[string][]byte{}
	}
	late.coming[lang] = true
	lost := func() {
		delete(late.coming, lang)
		late.lost++
	}
	assets.FetchBeside(lang+".po", func(text []byte) {
		if _, _, grave := understand(text); grave != nil {
			lost()
			return
		}
		late.texts[lang] = text
		late.came++
	}, lost)
}

// isOffered reports whether the page has a language.
func isOffered(lang string) bool {
	for _, l := range offered() {
		if l.ID == lang && lang != English {
			return true
		}
	}
	return false
}

// Late counts the languages that came after they were opened, and how often one did not come.
// Once it came, [Open] returns its words.
func Late() (came, lost int) { return late.came, late.lost }
