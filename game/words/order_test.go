package words_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/words"
)

func TestAnIndexDisregardsCapitalsAndAccents(t *testing.T) {
	names := []string{"Zahltag", "Ärger", "Auktion", "Angebot", "Straße", "Strafe", "łup", "Lotto", "Mail", "deals", "Deals"}
	slices.SortFunc(names, words.InOrder)
	assert.Equal(t, []string{"Angebot", "Ärger", "Auktion", "Deals", "deals", "Lotto", "łup", "Mail", "Strafe", "Straße", "Zahltag"}, names)
}
