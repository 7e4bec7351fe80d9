package talk_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"bigpayday/assets"
	"bigpayday/game/talk"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
)

// characters are those of the cast.
var characters = []string{"theo", "al", "juno", "rico", "rosa", "otto", "mei", "noor", "pearl", "kitt", "audit", "harjit"}

// lineIDs returns the ids of all lines that anybody can say.
func lineIDs() (ids []string) {
	for _, who := range characters {
		for e := range talk.NumEvents {
			for n := range 2 {
				ids = append(ids, fmt.Sprintf("say.%s.%v.%d", who, e, n+1))
			}
		}
	}
	for n := range 6 {
		ids = append(ids, fmt.Sprintf("say.buyer.%d", n+1))
	}
	return ids
}

// rows breaks a line as a bubble does.
func rows(line string, most int) (rows []string) {
	for _, word := range strings.Fields(line) {
		if n := len(rows) - 1; n >= 0 && utf8.RuneCountInString(rows[n])+1+utf8.RuneCountInString(word) <= most {
			rows[n] += " " + word
			continue
		}
		rows = append(rows, word)
	}
	return rows
}

func TestEverybodyHasTheirLinesInEveryLanguage(t *testing.T) {
	digits, letters := regexp.MustCompile(`\d`), regexp.MustCompile(`[^\pL]`)
	for _, lang := range []string{"en", "de", "es"} {
		t.Run(lang, func(t *testing.T) {
			w, said := words.Open(lang), map[string]string{}
			for _, id := range lineIDs() {
				line := w.Remark(id)
				if !assert.NotEmpty(t, line, id) {
					continue
				}
				assert.LessOrEqual(t, utf8.RuneCountInString(line), 40, line)
				broken := rows(line, 20)
				assert.LessOrEqual(t, len(broken), 2, "%s: %s", id, line)
				for _, row := range broken {
					assert.LessOrEqual(t, utf8.RuneCountInString(row), 20, "%s: %s", id, line)
				}
				assert.NotRegexp(t, digits, line, "a line tells no figure")
				assert.NotContains(t, line, "{", "a line is said as it is")
				heard := letters.ReplaceAllString(strings.ToLower(line), "")
				assert.Empty(t, said[heard], "%s says what another line says: %s", id, line)
				said[heard] = id
			}
			text, _ := assets.Catalogue(lang)
			assert.Equal(t, len(said), strings.Count(string(text), "\nmsgid \"say."), "a line that nobody says")
		})
	}
}
