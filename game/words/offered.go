//go:build !js

package words

import (
	"sync"

	"bigpayday/assets"
)

// offered are the languages that the game brings along, without drafts.
var offered = sync.OnceValue(func() (all []Language) {
	for _, id := range assets.Languages() {
		if text, ok := assets.Catalogue(id); ok {
			if head := readHead(text); header(head, stateField) != draftState {
				all = append(all, languageOf(id, head))
			}
		}
	}
	return all
})

// builtIn returns the text of a catalogue that the game brings along.
func builtIn(lang string) ([]byte, bool) { return assets.Catalogue(lang) }

// sendFor does nothing: all catalogues are in the program.
func sendFor(string) {}

// Late counts the languages that came after they were opened, and those that did not come. Here
// all are there from the beginning.
func Late() (came, lost int) { return 0, 0 }
