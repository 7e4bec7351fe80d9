package words

import (
	"strings"

	"bigpayday/game/engine"
)

// Country returns what a country is called. For [engine.NoCountry] it says
// that there is none.
func (w *Words) Country(country engine.Country) string {
	if country == engine.NoCountry {
		return w.Say("country.none")
	}
	return w.Say("country." + country.String())
}

// Holiday returns what a holiday is called that has the id, and the name home in the language of the
// country that keeps it, spoken.
func (w *Words) Holiday(id, home, spoken string) string {
	if language, _, _ := strings.Cut(w.lang, "_"); language == spoken {
		return home
	}
	return w.Say("holiday." + id)
}
