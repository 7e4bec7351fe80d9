package words_test

import (
	"testing"

	"bigpayday/game/engine"

	"github.com/stretchr/testify/assert"
)

func TestEveryCountryHasANameOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for country := range engine.NumCountries {
		name := english.Country(country)
		assert.NotContains(t, name, "country.")
		assert.False(t, seen[name], name)
		seen[name] = true
	}
	assert.Equal(t, "Canada", english.Country(engine.Canada))
}
