package words_test

import (
	"testing"

	"bigpayday/game/engine"

	"github.com/stretchr/testify/assert"
)

func TestEveryHouseRuleIsExplainedInOneLine(t *testing.T) {
	seen := map[string]bool{}
	for rule := range engine.NumHouseRules {
		name, does := english.HouseRule(engine.Big, rule)
		assert.NotContains(t, name+does, "house.")
		assert.NotContains(t, does, "{", "a value is missing")
		assert.LessOrEqual(t, len([]rune(does)), 100, does)
		assert.False(t, seen[name] || seen[does], name)
		seen[name], seen[does] = true, true
	}
	_, does := english.HouseRule(engine.Big, engine.BorrowLimit)
	assert.Contains(t, does, "$10,000")
}
