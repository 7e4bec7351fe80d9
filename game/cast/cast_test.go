package cast_test

import (
	"testing"

	"bigpayday/game/cast"
	"bigpayday/game/skill"

	"github.com/stretchr/testify/assert"
)

func TestEveryCharacterIsFoundByItsID(t *testing.T) {
	assert.Len(t, cast.All(), 12)
	for _, c := range cast.All() {
		assert.Equal(t, c, cast.Parse(c.String()))
	}
	assert.Equal(t, cast.Nobody, cast.Parse("computer"))
	assert.Equal(t, cast.Nobody, cast.Parse(""))
}

func TestFourCharactersPlayAtEachLevel(t *testing.T) {
	players := map[skill.Level]int{}
	for _, c := range cast.All() {
		players[c.Level()]++
	}
	for _, level := range skill.Levels() {
		assert.Equal(t, 4, players[level], level)
	}
}

func TestEverybodyIsThereForPersonsAndForComputersOfEachLevel(t *testing.T) {
	assert.ElementsMatch(t, cast.All(), cast.ForPersons())
	for _, level := range skill.Levels() {
		list := cast.ForComputers(level)
		assert.ElementsMatch(t, cast.All(), list)
		for _, c := range list[:4] {
			assert.Equal(t, level, c.Level())
		}
	}
}

func TestNoDialGoesBeyondItsEnd(t *testing.T) {
	for _, c := range cast.All() {
		temper := c.Temper()
		for _, dial := range []skill.Dial{temper.Borrow, temper.Deals, temper.Chance, temper.Sell} {
			assert.LessOrEqual(t, dial, skill.Most, c)
		}
	}
}
