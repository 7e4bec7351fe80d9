package cast_test

import (
	"testing"

	"bigpayday/game/cast"
	"bigpayday/game/skill"

	"github.com/stretchr/testify/assert"
)

func TestEveryCharacterIsFoundByItsID(t *testing.T) {
	for c := range cast.NumCharacters {
		found, ok := cast.Parse(c.String())
		assert.True(t, ok, c)
		assert.Equal(t, c, found)
	}
	_, ok := cast.Parse("computer")
	assert.False(t, ok)
}

func TestFourCharactersPlayAtEachLevel(t *testing.T) {
	players := map[skill.Level]int{}
	for c := range cast.NumCharacters {
		players[c.Level()]++
	}
	for _, level := range skill.Levels() {
		assert.Equal(t, 4, players[level], level)
	}
}

func TestNoDialGoesBeyondItsEnd(t *testing.T) {
	for c := range cast.NumCharacters {
		temper := c.Temper()
		for _, dial := range []skill.Dial{temper.Borrow, temper.Deals, temper.Chance, temper.Sell} {
			assert.LessOrEqual(t, dial, skill.Most, c)
		}
	}
}
