package words_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/number"
)

// draftFolder holds translations that the program does not bring along, so that the page
// for the browser does not grow by them.
const draftFolder = "../../assets/words/drafts"

// drafts returns the texts of the drafts by language.
func drafts(t *testing.T) map[string][]byte {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(draftFolder, "*.po"))
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	texts := map[string][]byte{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		texts[strings.TrimSuffix(filepath.Base(path), ".po")] = text
	}
	return texts
}

// opened returns the words of a draft, as somebody sees them who tries it.
func opened(t *testing.T, lang string, text []byte) *words.Words {
	t.Helper()
	var library words.Library
	require.NoError(t, library.Add(lang, text))
	return library.Open(lang)
}

func TestDraftsAreCompleteAndRightAndNotOffered(t *testing.T) {
	var library words.Library
	for lang, text := range drafts(t) {
		for _, fault := range words.Check(text) {
			assert.Fail(t, lang+": "+english.Fault(fault))
		}
		assert.Contains(t, string(text), `"X-State: draft\n"`, lang)
		for _, offered := range library.Languages() {
			assert.NotEqual(t, lang, offered.ID)
		}
	}
}

func TestDraftsFitWhereThereIsLittleRoom(t *testing.T) {
	for lang := range drafts(t) {
		messages, _ := catalogue(t, lang)
		for id, m := range messages {
			length := utf8.RuneCountInString(m.Get())
			switch {
			case strings.HasPrefix(id, "space.short."):
				assert.LessOrEqual(t, length, 12, "%s: %s", lang, m.Get())
			case strings.HasPrefix(id, "space.word."):
				assert.LessOrEqual(t, length, 7, "%s: %s", lang, m.Get())
			case strings.HasPrefix(id, "card.") && strings.HasSuffix(id, ".reason"):
				assert.LessOrEqual(t, length, longestReason, "%s: %s", lang, m.Get())
			case strings.HasPrefix(id, "say."):
				assert.LessOrEqual(t, length, 40, "%s: %s", lang, m.Get())
			}
		}
	}
}

// What a language does with thousands, tenths and shares is known to the libraries that
// Unicode's locale data go into.
func TestDraftsWriteNumbersAsTheirLanguagesDo(t *testing.T) {
	for lang, text := range drafts(t) {
		w, printer := opened(t, lang, text), message.NewPrinter(language.MustParse(lang))
		assert.Equal(t, printer.Sprint(number.Decimal(1_234_567)), w.Whole(1_234_567), lang)
		assert.Equal(t, printer.Sprint(number.Decimal(2.5)), w.Decimal(2.5, 1), lang)
		assert.Equal(t, printer.Sprint(number.Percent(0.5, number.MinFractionDigits(1))), w.Percent(0.5), lang)
	}
}

// Which numbers take the same form is known to them as well: in Portuguese and in French
// nothing is counted like one thing.
func TestDraftsCountAsTheirLanguagesDo(t *testing.T) {
	for lang, text := range drafts(t) {
		w, forms := opened(t, lang, text), map[plural.Form]string{}
		for n := range 200 {
			form := plural.Cardinal.MatchPlural(language.MustParse(lang), n, 0, 0, 0, 0)
			said := strings.Replace(w.Count("conquest.armies", n), strconv.Itoa(n), "#", 1)
			if forms[form] == "" {
				forms[form] = said
			}
			assert.Equal(t, forms[form], said, "%s: %d", lang, n)
		}
		assert.Greater(t, len(forms), 1, lang)
	}
}

func TestPolishHasThreeFormsAndMonthsThatAreDeclined(t *testing.T) {
	w := opened(t, "pl", drafts(t)["pl"])
	for n, said := range map[int]string{
		0: "0 armii", 1: "1 armia", 2: "2 armie", 4: "4 armie", 5: "5 armii", 12: "12 armii", 14: "14 armii",
		21: "21 armii", 22: "22 armie", 25: "25 armii", 101: "101 armii", 112: "112 armii", 122: "122 armie",
	} {
		assert.Equal(t, said, w.Count("conquest.armies", n))
	}
	assert.Equal(t, "grudzień 2027", w.MonthOfYear(2027, 12))
	assert.Equal(t, "3 grudnia", w.DayOfMonth(12, 3))
	assert.Equal(t, "−12\u00a0500\u00a0$", w.Money(-12_500))
}

func TestFrenchSaysNothingInTheSingularAndKeepsItsSignsOnTheLine(t *testing.T) {
	w := opened(t, "fr", drafts(t)["fr"])
	for n, said := range map[int]string{0: "0 armée", 1: "1 armée", 2: "2 armées", 21: "21 armées"} {
		assert.Equal(t, said, w.Count("conquest.armies", n))
	}
	assert.Equal(t, "3 décembre", w.DayOfMonth(12, 3))
	assert.Equal(t, "−12\u00a0500\u00a0$", w.Money(-12_500))
	messages, _ := catalogue(t, "fr")
	for id, m := range messages {
		for _, form := range m.Trs {
			for _, sign := range []string{" !", " ?", " ;", " :", " %", " »", "« "} {
				assert.NotContains(t, form, sign, "%s: a line could end beside this sign", id)
			}
		}
	}
}
