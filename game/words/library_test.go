package words_test

import (
	"testing"

	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// toki is a language that the game will not bring along.
const toki = header + `msgid "language.name"
msgstr "toki pona"

msgid "language.place"
msgstr "ma ale"

msgid "turn.roll"
msgstr "o pana e ijo"
`

func TestATranslationCanBeAddedWhileTheGameRuns(t *testing.T) {
	var l words.Library
	assert.Equal(t, words.English, l.Languages()[0].ID)
	assert.Equal(t, "English", l.Languages()[0].Name)
	before := len(l.Languages())
	require.NoError(t, l.Add("tok", []byte(toki)))
	assert.Len(t, l.Languages(), before+1)
	assert.Contains(t, l.Languages(), words.Language{ID: "tok", Name: "toki pona", Place: "ma ale", Own: true})
	w := l.Open("tok")
	assert.Equal(t, "tok", w.Language())
	assert.Equal(t, "o pana e ijo", w.Say("turn.roll"))
	assert.Equal(t, "Buy for $5", w.Say("choice.buy", words.Money("money", 5)), "what it lacks is said in English")

	require.NoError(t, l.Add("tok", []byte(toki+"\nmsgid \"choice.roll\"\nmsgstr \"pana\"\n")), "it is mended and tried again")
	assert.Len(t, l.Languages(), before+1)
	assert.Equal(t, "pana", l.Open("tok").Say("choice.roll"))

	assert.Error(t, l.Add("../tok", []byte(toki)))
	assert.Error(t, l.Add("", []byte(toki)))
}

func TestTheLanguageOfTheSystemIsFound(t *testing.T) {
	var l words.Library
	require.NoError(t, l.Add("tok", []byte(toki)))
	require.NoError(t, l.Add("pt_BR", []byte(toki)))
	for wanted, found := range map[string]string{
		"tok": "tok", "tok_XX.UTF-8": "tok", "tok-XX": "tok", "TOK@latin": "tok", "pt_BR.UTF-8": "pt_BR", "pt-PT": "pt_BR", "pt": "pt_BR",
		"en_GB.UTF-8": "en", "C": "en", "": "en", "POSIX": "en", "xx_YY": "en", "to": "en", "../en": "en",
	} {
		assert.Equal(t, found, l.Match(wanted), "%q", wanted)
	}
	assert.Equal(t, "tok", l.Match("xx", "tok", "en"), "the first that there is")
	assert.Equal(t, words.English, l.Match())
}

func TestTheEnvironmentTellsTheLanguageAsTheCLibraryAsks(t *testing.T) {
	set := func(all, messages, lang, language string) []string {
		t.Setenv("LC_ALL", all)
		t.Setenv("LC_MESSAGES", messages)
		t.Setenv("LANG", lang)
		t.Setenv("LANGUAGE", language)
		return words.SystemLanguages()
	}
	assert.Equal(t, []string{"de_AT.UTF-8"}, set("", "", "de_AT.UTF-8", ""))
	assert.Equal(t, []string{"es_ES"}, set("", "es_ES", "de_AT.UTF-8", ""))
	assert.Empty(t, set("C", "es_ES", "de_AT.UTF-8", "fr"))
	assert.Empty(t, set("C.UTF-8", "", "", "fr"))
	assert.Equal(t, []string{"fr", "de", "en_US.UTF-8"}, set("", "", "en_US.UTF-8", "fr:de"))
}
