package words

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

// polish is a catalogue with three plural forms, other signs in sums and only
// some of the messages.
const polish = `
msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

msgid "money.plain"
msgstr "{amount} $"

msgid "money.group"
msgstr "\u00a0"

msgid "choice.back"
msgid_plural "choice.back"
msgstr[0] "{n} dzień wstecz"
msgstr[1] "{n} dni wstecz"
msgstr[2] "{n} dni wstecz!"

msgid "choice.buy"
msgstr ""
`

func polishWords() *Words {
	return &Words{lang: "pl", spoken: sync.OnceValue(func() *spoken { return newSpoken(parse([]byte(polish)), source()) })}
}

func TestLanguageMayHaveMorePluralFormsThanEnglish(t *testing.T) {
	w := polishWords()
	assert.Equal(t, "1 dzień wstecz", w.Count("choice.back", 1))
	assert.Equal(t, "3 dni wstecz", w.Count("choice.back", 3))
	assert.Equal(t, "5 dni wstecz!", w.Count("choice.back", 5))
	assert.Equal(t, "22 dni wstecz", w.Count("choice.back", 22))
}

func TestLanguageMayWriteSumsInItsOwnWay(t *testing.T) {
	assert.Equal(t, "12\u00a0000 $", polishWords().Money(12_000))
}

func TestWhatALanguageLacksIsSaidInEnglish(t *testing.T) {
	w := polishWords()
	assert.Equal(t, "Buy for 8\u00a0000 $", w.Say("choice.buy", Money("money", 8_000)), "an empty translation")
	assert.Equal(t, "Roll the die", w.Say("choice.roll"), "a missing one")
	assert.Equal(t, "2 days ahead", w.Count("choice.ahead", 2))
}
