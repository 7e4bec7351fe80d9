package scenetest

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/words"
)

func TestThePseudoLanguageIsFortyPercentLongerThanEnglish(t *testing.T) {
	length := func(text string) int { return utf8.RuneCountInString(untouched.ReplaceAllString(text, "")) }
	in, out := message.FindAllStringSubmatch(string(words.Template()), -1), message.FindAllStringSubmatch(string(pseudolocalize(words.Template())), -1)
	require.Len(t, out, len(in))
	english, pseudo := 0, 0
	for i := range in {
		if text := out[i][2]; text != in[i][2] {
			english, pseudo = english+length(in[i][2]), pseudo+length(text)
		}
	}
	assert.InDelta(t, 1.4, float64(pseudo)/float64(english), .02)
}

func TestThePseudoLanguageKeepsValuesAndLimits(t *testing.T) {
	catalogue := string(pseudolocalize([]byte(`msgid ""
msgstr ""

#. {n}: days.
msgid "a.days"
msgstr "in {n} days\n"

#. Short names: 12 letters at most.
msgid "b.short"
msgstr "Payer"

msgid "c.other"
msgstr "Payer"
`)))
	assert.Contains(t, catalogue, `msgstr "ïíñň {n} dääÿšś\n"`)
	assert.Contains(t, catalogue, "b.short\"\nmsgstr \"Päÿêř\"")
	assert.Contains(t, catalogue, "c.other\"\nmsgstr \"Pääÿêéř\"")
}
