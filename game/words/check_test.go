package words_test

import (
	"strings"
	"testing"

	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// header begins a catalogue with two plural forms.
const header = `msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

`

// rolled is a catalogue with one message.
const rolled = header + "msgid \"turn.roll\"\nmsgstr \"Würfeln\"\n"

// faults returns what is said of a catalogue, but for what it lacks.
func faults(text string) (said []string) {
	for _, f := range words.Check([]byte(text)) {
		if f.Line > 0 || f.Grave {
			said = append(said, english.Fault(f))
		}
	}
	return said
}

func TestTheTemplateIsATranslationWithoutFaults(t *testing.T) {
	assert.Empty(t, words.Check(words.Template()))
}

func TestTranslatorsAreToldWhatIsWrongAndWhere(t *testing.T) {
	for name, test := range map[string]struct{ text, says string }{
		"an unknown message": {rolled + "msgid \"turn.rol\"\nmsgstr \"x\"\n", "Line 9: turn.rol isn’t a message of the game."},
		"a message twice":    {rolled + rolled[len(header):], "Line 9: turn.roll is here a second time."},
		"an empty message":   {rolled + "msgid \"choice.buy\"\nmsgstr \"\"\n", "choice.buy has no translation."},
		"a fuzzy message":    {rolled + "#, fuzzy\nmsgid \"choice.buy\"\nmsgstr \"{money}\"\n", "choice.buy has no translation."},
		"an unknown value":   {rolled + "msgid \"choice.buy\"\nmsgstr \"Für {mony} {money} kaufen\"\n", "Line 9: choice.buy doesn’t know {mony}."},
		"a lost value":       {rolled + "msgid \"choice.buy\"\nmsgstr \"Kaufen\"\n", "Line 9: choice.buy is missing {money}."},
		"a lost brace":       {rolled + "msgid \"choice.buy\"\nmsgstr \"Für {money} kaufen}\"\n", "Line 9: choice.buy has a stray brace."},
		"a long message":     {rolled + "msgid \"choice.roll\"\nmsgstr \"" + strings.Repeat("Würfeln ", 9) + "\"\n", "Line 9: choice.roll has 72 letters, and there’s room for about 33."},
		"a missing plural":   {rolled + "msgid \"choice.back\"\nmsgstr \"{n} zurück\"\n", "Line 9: choice.back needs a plural where"},
		"a missing form":     {rolled + "msgid \"choice.back\"\nmsgid_plural \"choice.back\"\nmsgstr[0] \"{n} zurück\"\n", "Line 9: choice.back has 1 plural forms, and the header says 2."},
		"another plural id":  {rolled + "msgid \"choice.back\"\nmsgid_plural \"x\"\nmsgstr[0] \"{n}\"\nmsgstr[1] \"{n}\"\n", "Line 9: the msgid_plural of choice.back has to match its msgid."},
	} {
		t.Run(name, func(t *testing.T) {
			require.Len(t, faults(test.text), 1, "%q", faults(test.text))
			assert.Contains(t, faults(test.text)[0], test.says)
			var l words.Library
			assert.NoError(t, l.Add("de", []byte(test.text)), "it can be tried all the same")
		})
	}
	assert.Empty(t, faults(rolled))
	assert.Greater(t, len(words.Check([]byte(rolled))), 100, "what is missing is listed")
}

func TestATranslationThatCannotBeUsedIsRefusedWithTheReason(t *testing.T) {
	for name, test := range map[string]struct{ text, says string }{
		"nothing":           {"", "The header has no “Plural-Forms”"},
		"no header":         {rolled[len(header):], "The header has no “Plural-Forms”"},
		"a strange plural":  {strings.Replace(rolled, "(n != 1)", "n <<< 1", 1), "The header has no “Plural-Forms”"},
		"too many plurals":  {strings.Replace(rolled, "(n != 1)", "n==1 ? 0 : n==2 ? 1 : 2", 1), "The header has no “Plural-Forms”"},
		"half a choice":     {strings.Replace(rolled, "(n != 1)", "n==1 ? 0 :", 1), "The header has no “Plural-Forms”"},
		"a form per thing":  {strings.Replace(rolled, "(n != 1)", "n==1 ? 0 : n", 1), "The header has no “Plural-Forms”"},
		"a division by 0":   {strings.Replace(rolled, "(n != 1)", "n%0==1 ? 0 : 1", 1), "The header has no “Plural-Forms”"},
		"division later on": {strings.Replace(rolled, "(n != 1)", "n>5000 && n%0==1 ? 0 : 1", 1), "The header has no “Plural-Forms”"},
		"a division by n":   {strings.Replace(rolled, "(n != 1)", "1/n==1 ? 0 : 1", 1), "The header has no “Plural-Forms”"},
		"an endless plural": {strings.Replace(rolled, "(n != 1)", strings.Repeat("(", 1e6), 1), "The header has no “Plural-Forms”"},
		"no message":        {header, "It doesn’t translate any message of the game."},
		"foreign messages":  {header + "msgid \"Hello\"\nmsgstr \"Hallo\"\n", "It doesn’t translate any message of the game."},
		"an open quote":     {rolled + "msgid \"x\nmsgstr \"y\"\n", "Line 9 isn’t valid in a .po file."},
		"a stray line":      {rolled + "hello\n", "Line 9 isn’t valid in a .po file."},
		"forms out of line": {rolled + "msgid \"a\"\nmsgstr[1] \"b\"\n", "Line 10 isn’t valid in a .po file."},
		"another encoding":  {header + "msgid \"turn.roll\"\nmsgstr \"W\xfcrfeln\"\n", "Line 8 isn’t valid in a .po file."},
		"a picture":         {"\x89PNG\r\n\x1a\n\x00", "Line 1 isn’t valid in a .po file."},
	} {
		t.Run(name, func(t *testing.T) {
			require.Len(t, faults(test.text), 1)
			assert.Contains(t, faults(test.text)[0], test.says)
			var l words.Library
			err := l.Add("tok", []byte(test.text))
			var fault *words.Fault
			require.ErrorAs(t, err, &fault)
			assert.Contains(t, english.Fault(fault), test.says)
			assert.False(t, l.Open("tok").Say("turn.roll") == "Würfeln")
		})
	}
}
