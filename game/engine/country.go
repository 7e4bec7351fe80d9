package engine

import "bigpayday/game/rules"

// Country is a country whose holidays a game keeps. The rules know countries
// by name only: which days are holidays is part of a [Setup].
type Country uint8

// The countries, in the order of their ids. Their order is part of saved
// games: new ones come last.
const (
	NoCountry Country = iota
	Austria
	Australia
	Belgium
	Brazil
	Canada
	Switzerland
	Czechia
	Germany
	Denmark
	Estonia
	Spain
	Finland
	France
	UnitedKingdom
	Croatia
	Hungary
	Ireland
	Iceland
	Italy
	Japan
	Lithuania
	Latvia
	Malta
	Netherlands
	Norway
	Poland
	Portugal
	Romania
	Sweden
	Slovenia
	Slovakia
	UnitedStates
	SouthAfrica
	NumCountries
)

// countryNames are the codes of ISO 3166-1 in lower case.
var countryNames = [NumCountries]string{
	"", "at", "au", "be", "br", "ca", "ch", "cz", "de", "dk", "ee", "es", "fi", "fr", "gb", "hr", "hu", "ie", "is", "it",
	"jp", "lt", "lv", "mt", "nl", "no", "pl", "pt", "ro", "se", "si", "sk", "us", "za",
}

// String returns the id of the country, such as "ca", and "" for
// [NoCountry].
func (c Country) String() string { return rules.NameOf(countryNames[:], c) }

// ParseCountry returns the country with the given id; "" is [NoCountry].
func ParseCountry(id string) (Country, bool) { return rules.ParseName[Country](countryNames[:], id) }
