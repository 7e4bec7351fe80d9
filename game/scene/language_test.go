package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/render"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// englishWord is a word that the language [drawnOut] writes in another way.
var englishWord = regexp.MustCompile(`^[^\x80-\x{2009}]*\b[a-z]*[aeionsr][a-z]*[aeionsr][a-z]*\b`)

// goesBy are states in which something is told for some seconds only, and then in
// the language of that moment.
var goesBy = []string{"turn-captions", "notice"}

// namedOutside are the beginnings of what is called the same in every language:
// setups by the players, holidays by the calendar of their country, what is looked for.
var namedOutside = []string{"“Grandma", "Seven at", "A birthday in", "National Day for", "and Reconciliation", "lottery"}

// leftInEnglish returns what the window shows in English although the language is
// [drawnOut].
func (s *studio) leftInEnglish() (left []string) {
	known := func(text string) bool {
		if slices.ContainsFunc(namedOutside, func(begin string) bool { return strings.HasPrefix(text, begin) }) {
			return true
		}
		if s.match != nil {
			for _, name := range s.match.Names {
				text = strings.ReplaceAll(text, name, "")
			}
		}
		for _, l := range s.Languages.Languages() {
			text = strings.ReplaceAll(strings.ReplaceAll(text, l.Place, ""), l.Name, "")
		}
		return !englishWord.MatchString(text)
	}
	for _, m := range s.record() {
		if text := m.line.Text; text != "" && !known(text) {
			left = append(left, text)
		}
	}
	return left
}

// TestAnotherLanguageIsSpokenAtOnceInEveryState sets another language in every
// state of every scene, as the settings do over it, and looks for what is still
// said in the one before.
func TestAnotherLanguageIsSpokenAtOnceInEveryState(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	for _, p := range pictures {
		if slices.Contains(goesBy, p.name) {
			continue
		}
		t.Run(p.name, func(t *testing.T) {
			s := newStudio(t, designWindow, th)
			p.set(s)
			if _, ok := s.Top().(*app.Dialog); ok {
				return // it says what it was asked with
			}
			s.Languages = testLanguages()
			s.Set(func(c *store.Settings) { c.Language = drawnOut })
			fresh, err := render.NewThemeOf(s.Edition(), s.View(), 1, false)
			require.NoError(t, err)
			defer fresh.Deallocate()
			s.Theme = fresh
			s.ticks(2)
			for _, text := range s.leftInEnglish() {
				t.Errorf("%q is still in English", text)
			}
		})
	}
}
