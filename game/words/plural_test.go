package words_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// counting is a catalogue in which a message with a count says the number of its form.
func counting(forms int, rule string) []byte {
	text := strings.Replace(header, "nplurals=2; plural=(n != 1)", fmt.Sprintf("nplurals=%d; plural=%s", forms, rule), 1)
	text += "msgid \"choice.back\"\nmsgid_plural \"choice.back\"\n"
	for form := range forms {
		text += fmt.Sprintf("msgstr[%d] %q\n", form, strconv.Itoa(form))
	}
	return []byte(text)
}

func TestPluralRulesAreUnderstoodAsGettextWritesThem(t *testing.T) {
	for language, test := range map[string]struct {
		forms int
		rule  string
		says  map[int]string
	}{
		"Japanese": {1, "0", map[int]string{0: "0", 1: "0", 2: "0"}},
		"German":   {2, "(n != 1)", map[int]string{0: "1", 1: "0", 2: "1"}},
		"French":   {2, "n>1", map[int]string{0: "0", 1: "0", 2: "1"}},
		"Polish": {
			3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
			map[int]string{0: "2", 1: "0", 2: "1", 4: "1", 5: "2", 12: "2", 21: "2", 22: "1", 112: "2", 122: "1"},
		},
		"Russian": {
			3, "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)",
			map[int]string{1: "0", 3: "1", 5: "2", 11: "2", 21: "0", 100_001: "0"},
		},
		"Arabic": {
			6, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
			map[int]string{0: "0", 1: "1", 2: "2", 103: "3", 111: "4", 200: "5"},
		},
		"sums": {6, "!(n - 7) ? 5 : n / 2 + 1 < 3 ? 2 * 2 : n == 9 || n == 8", map[int]string{1: "4", 7: "5", 8: "1", 10: "0"}},
	} {
		t.Run(language, func(t *testing.T) {
			var l words.Library
			require.NoError(t, l.Add("tok", counting(test.forms, test.rule)))
			w := l.Open("tok")
			for n, form := range test.says {
				assert.Equal(t, form, w.Count("choice.back", n), "%d", n)
			}
		})
	}
}

func TestANumberWithoutAFormIsSaidInEnglish(t *testing.T) {
	var l words.Library
	require.NoError(t, l.Add("tok", counting(2, "n<5000 ? n!=1 : n")))
	w := l.Open("tok")
	assert.Equal(t, "1", w.Count("choice.back", 4999))
	assert.Equal(t, english.Count("choice.back", 5000), w.Count("choice.back", 5000))
}
