package words_test

import (
	"strings"
	"testing"

	"bigpayday/game/engine"
	"bigpayday/game/holidays"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryHolidayHasANameInEveryLanguage(t *testing.T) {
	kept := map[string]bool{}
	for country := engine.NoCountry + 1; country < engine.NumCountries; country++ {
		for year := 2015; year <= 2040; year++ {
			for month := 1; month <= 12; month++ {
				for _, day := range holidays.On(country, year, month) {
					require.NotEmpty(t, day.ID, "%s %d-%d-%d %s", country, year, month, day.Day, day.Name)
					require.Len(t, day.Language, len("en"), country)
					kept[day.ID] = true
				}
			}
		}
	}
	messages, _ := catalogue(t, "en")
	for id := range messages {
		if name, ok := strings.CutPrefix(id, "holiday."); ok {
			assert.True(t, kept[name], "no country keeps %s", name)
			delete(kept, name)
		}
	}
	assert.Empty(t, kept)
}

func TestAHolidayIsCalledAsAtHomeWhereTheLanguageIs(t *testing.T) {
	called := func(lang string) string {
		return words.Open(lang).Holiday("christmas", "Christtag", "de")
	}
	assert.Equal(t, "Christtag", called("de"))
	assert.Equal(t, "Christmas Day", called("en"))
	assert.Equal(t, "Navidad", called("es"))
}
