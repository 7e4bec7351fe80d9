package purse

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/game/words"
)

// TestASalaryIsWrittenOnItsChequeInWords looks every salary of every edition up in every language.
func TestASalaryIsWrittenOnItsChequeInWords(t *testing.T) {
	var library words.Library
	for edition := range engine.NumEditions {
		for _, scale := range engine.EditionOf(edition).Pay {
			id := "salary." + strconv.Itoa(int(scale.Salary))
			for _, lang := range library.Languages() {
				assert.NotEqual(t, id, library.Open(lang.ID).Say(id), "%v in %s", edition, lang.ID)
			}
		}
	}
}
