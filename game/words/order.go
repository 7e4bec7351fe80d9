package words

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// InOrder compares two names as an index lists them: without regard to capitals and accents, so
// that Ärger stands between Angebot and Auktion. Names that differ in these alone stand in the order
// of their letters.
func InOrder(a, b string) int {
	if c := strings.Compare(bare(a), bare(b)); c != 0 {
		return c
	}
	return strings.Compare(a, b)
}

// whole are letters of which an accent is a part, with those that they are listed with.
var whole = strings.NewReplacer("ß", "ss", "ł", "l", "æ", "ae", "œ", "oe", "ø", "o", "đ", "d")

// bare is a name in small letters without accents.
func bare(name string) string {
	letters := func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}
	return whole.Replace(strings.Map(letters, norm.NFD.String(strings.ToLower(name))))
}
