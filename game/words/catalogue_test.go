package words_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bigpayday/assets"
	"bigpayday/game/engine"
	"bigpayday/game/words"
	"bigpayday/render/roboto"

	"github.com/leonelquinteros/gotext"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font/sfnt"
)

// catalogue returns the messages of a language by id, and the plural forms
// that it has.
func catalogue(t *testing.T, lang string) (messages map[string]*gotext.Translation, forms string) {
	t.Helper()
	text, ok := assets.Catalogue(lang)
	if !ok {
		text = drafts(t)[lang]
		require.NotNil(t, text, lang)
	}
	po := gotext.NewPo()
	po.Parse(text)
	messages = po.GetDomain().GetTranslations()
	delete(messages, "") // the header
	return messages, po.PluralForms
}

var braces = regexp.MustCompile(`\{[a-z_]*\}`)

// named returns the names in braces in a message, each once, sorted.
func named(text string) []string {
	names := braces.FindAllString(text, -1)
	slices.Sort(names)
	return slices.Compact(names)
}

// A translation that is offered to players lacks nothing. Drafts may; they only
// have to be written in such a way that they can be read.
func TestTranslationsThatAreOfferedAreCompleteAndRight(t *testing.T) {
	var library words.Library
	for _, lang := range assets.Languages() {
		t.Run(lang, func(t *testing.T) {
			text, _ := assets.Catalogue(lang)
			finished := slices.ContainsFunc(library.Languages(), func(l words.Language) bool { return l.ID == lang })
			for _, fault := range words.Check(text) {
				assert.False(t, finished || fault.Grave, english.Fault(fault))
			}
			messages, forms := catalogue(t, lang)
			assert.NotEmpty(t, forms, "no plural forms")
			assert.Contains(t, messages, "language.name")
		})
	}
}

// The screen has no fallback for these letters: what the faces of the game
// lack would show as an empty box.
func TestEveryLetterIsInTheFacesOfTheGame(t *testing.T) {
	var buffer sfnt.Buffer
	languages := map[string]map[string]*gotext.Translation{}
	for _, lang := range append(slices.Collect(maps.Keys(drafts(t))), assets.Languages()...) {
		languages[lang], _ = catalogue(t, lang)
	}
	for c := range roboto.Count {
		face, err := sfnt.Parse(roboto.Latin(c))
		require.NoError(t, err)
		missing := map[rune]string{}
		for _, messages := range languages {
			for id, m := range messages {
				for _, form := range m.Trs {
					for _, r := range strings.ReplaceAll(form, "\n", "") {
						glyph, err := face.GlyphIndex(&buffer, r)
						require.NoError(t, err)
						if glyph == 0 {
							missing[r] = id
						}
					}
				}
			}
		}
		assert.Empty(t, missing, c)
	}
}

func TestSentencesUseTypographicSigns(t *testing.T) {
	messages, _ := catalogue(t, "en")
	for id, m := range messages {
		if strings.HasPrefix(id, "key.") {
			continue
		}
		for _, form := range m.Trs {
			assert.NotContains(t, form, "'", id)
			assert.NotContains(t, form, `"`, id)
			assert.NotContains(t, form, "...", id)
			assert.NotContains(t, form, " - ", id)
			if !strings.HasPrefix(id, "cli.") {
				assert.NotContains(t, form, "  ", id)
			}
		}
	}
}

const (
	longestTitle  = 22
	longestReason = 44
)

// These two names stand in the rules as printed.
var longTitles = []string{"Fizzy Pop’s Soda Pop Inc.", "Dipsydoodle Noodle Factory"}

func TestEveryCardHasWordsOfItsOwnThatFitOnIt(t *testing.T) {
	amount := regexp.MustCompile(`\$|[0-9]{2,}`)
	titles, reasons := map[string]engine.CardID{}, map[string]engine.CardID{}
	for i := range engine.EditionOf(engine.Big).Cards {
		id := engine.CardID(i + 1)
		card := english.Card(engine.Big, id)
		assert.Zero(t, titles[card.Title], "card %d is called like another: %s", id, card.Title)
		assert.Zero(t, reasons[card.Reason], "card %d says what another says: %s", id, card.Reason)
		titles[card.Title], reasons[card.Reason] = id, id
		assert.False(t, strings.HasPrefix(card.Title, "card.") || strings.HasPrefix(card.Reason, "card."), "card %d lacks words", id)
		if !slices.Contains(longTitles, card.Title) {
			assert.LessOrEqual(t, len([]rune(card.Title)), longestTitle, card.Title)
		}
		assert.LessOrEqual(t, len([]rune(card.Reason)), longestReason, card.Reason)
		if card.Title != "Day 32 Calendar Press" {
			assert.NotRegexp(t, amount, card.Title+card.Reason, "sums come from the edition")
		}
		_, ok := assets.Art(card.Art)
		assert.True(t, ok, "card %d: there is no drawing %q", id, card.Art)
	}
	assert.Len(t, titles, 88)
}

func TestEveryCardHasAPictureOfItsOwn(t *testing.T) {
	signs, drawn := map[string]bool{}, map[string]string{}
	for _, name := range assets.ArtNames() {
		signs[name] = !strings.HasPrefix(name, "cards/")
		b, _ := assets.Art(name)
		other, twice := drawn[string(b)]
		assert.False(t, twice && (!signs[name] || !signs[other]), "%s is drawn as %s", name, other)
		drawn[string(b)] = name
	}
	seen, texts := map[string]string{}, map[string]bool{}
	for _, edition := range []engine.EditionID{engine.Big, engine.Classic1975, engine.Event2000} {
		for i := range engine.EditionOf(edition).Cards {
			id := engine.CardID(i + 1)
			art := english.Card(edition, id).Art
			_, ok := assets.Art(art)
			assert.True(t, ok, "%s: card %d: there is no picture %q", edition, id, art)
			says := english.CardTitle(edition, id)
			assert.False(t, signs[art], "%s: card %d, %s, has the sign of something else, %s", edition, id, says, art)
			assert.Empty(t, seen[art], "%s: card %d, %s, shares the picture %s", edition, id, says, art)
			seen[art], texts[says] = says, true
		}
	}
	for name, sign := range signs {
		assert.True(t, sign || seen[name] != "", "no card has the picture %s", name)
	}
}
