package words_test

import (
	"testing"

	"bigpayday/game/spoil"
	"bigpayday/game/words"
)

// Whatever somebody writes as a translation, the game speaks it or says what is wrong: nothing
// panics, whether it is checked or played with.
func FuzzATranslationIsRefusedOrSpoken(f *testing.F) {
	for _, text := range []string{
		"", rolled, toki, header,
		"msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n==1 ? 0 : n;\\n\"\n",
		"msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n%0==1 ? 0 : 1;\\n\"\n",
		"msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n==1 ? 0 : ;\\n\"\n",
		"msgid \"cli.words.faults\"\nmsgid_plural \"cli.words.faults\"\nmsgstr[0] \"{n\"\nmsgstr[9] \"}\"\n",
	} {
		f.Add([]byte(text))
		for _, spoilt := range spoil.Copies([]byte(text), 400) {
			f.Add(spoilt)
		}
	}
	f.Fuzz(func(_ *testing.T, text []byte) {
		words.Check(text)
		var l words.Library
		if l.Add("xx", text) != nil {
			return
		}
		w := l.Open("xx")
		for n := range 12 {
			w.Count("cli.words.faults", n)
		}
		w.Say("turn.roll")
		w.Say("player.unnamed", words.Number("n", 1))
	})
}
