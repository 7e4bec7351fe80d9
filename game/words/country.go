package words

import "bigpayday/game/engine"

// Country returns what a country is called. For [engine.NoCountry] it says
// that there is none.
func (w *Words) Country(country engine.Country) string {
	if country == engine.NoCountry {
		return w.Say("country.none")
	}
	return w.Say("country." + country.String())
}
