package words_test

import (
	"testing"

	"bigpayday/game/cast"

	"github.com/stretchr/testify/assert"
)

func TestEveryCharacterHasANameOfItsOwnAndIsDescribed(t *testing.T) {
	names := map[string]cast.Character{}
	for _, c := range cast.All() {
		has(t, c.NameID(), c.WhoID(), c.LineID(), c.PlaysID())
		name := english.Say(c.NameID())
		other, taken := names[name]
		assert.False(t, taken, "%s and %s are both called %s", c, other, name)
		names[name] = c
	}
	known := func(id string) bool {
		for _, c := range cast.All() {
			for _, its := range []string{c.NameID(), c.WhoID(), c.LineID(), c.PlaysID()} {
				if id == its {
					return true
				}
			}
		}
		return false
	}
	for _, lang := range []string{"en", "de", "es"} {
		messages, _ := catalogue(t, lang)
		for id := range messages {
			if len(id) > 5 && id[:5] == "cast." {
				assert.True(t, known(id), "%s: nobody of the cast says %s", lang, id)
			}
		}
	}
}
