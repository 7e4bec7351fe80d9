package inspect

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"bigpayday/assets"
	"bigpayday/game/scene/scenetest"
)

// englishWord is a word that the language [scenetest.Pseudo] writes in another way.
var englishWord = regexp.MustCompile(`^[^\x80-\x{2009}]*\b[a-z]*[aeionsr][a-z]*[aeionsr][a-z]*\b`)

// saidForAMoment are states in which something is told for some seconds only, and then in
// the language of that moment.
var saidForAMoment = []string{"turn-captions", "notice"}

// namedOutside returns what is called the same in every language: setups by the
// players, files by whoever has sent them, what is looked for, and what others have made by those.
var namedOutside = sync.OnceValue(func() []string {
	names := []string{"From Aunt May.bigpayday", "Sunday in Maine, after lunch.bigpayday", "“Grandma against all”", "“A birthday in December”", "Seven at the table", "lottery"}
	for _, part := range assets.Parts() {
		names = append(names, part.Name, part.License)
	}
	return names
})

// leftInEnglish returns what the window shows in English although the language is
// [scenetest.Pseudo].
func leftInEnglish(s *scenetest.Studio, marks []scenetest.Mark) (left []string) {
	known := func(text string) bool {
		// In a narrow place one name is written in several lines.
		part := strings.TrimRight(text, "…")
		if slices.ContainsFunc(namedOutside(), func(name string) bool { return strings.Contains(name, part) }) {
			return true
		}
		for _, name := range namedOutside() {
			text = strings.ReplaceAll(text, name, "")
		}
		if on := s.Session(); on != nil {
			for _, name := range on.Names {
				text = strings.ReplaceAll(text, name, "")
			}
		}
		for _, l := range s.Languages.Languages() {
			text = strings.ReplaceAll(strings.ReplaceAll(text, l.Place, ""), l.Name, "")
		}
		return !englishWord.MatchString(text)
	}
	for _, m := range marks {
		if text := m.Line.Text; text != "" && !known(text) {
			left = append(left, text)
		}
	}
	return left
}
