// Package holidays knows on which days of a real month a country keeps its
// public holidays, and what it calls them.
//
// The dates are those of github.com/rickar/cal. Countries are the engine's:
// that is where setups, saves and records have them from, while the rules see
// no calendar but the days that a setup names. That is why this package may
// import the engine, and only what sets a game up imports it.
//
// What countries and holidays are called in the player's language stands in package words. Where
// that is the language of the country, holidays keep the names that they have at home.
package holidays

import (
	"slices"
	"strings"
	"time"

	"bigpayday/game/engine"

	"github.com/rickar/cal/v2"
	"github.com/rickar/cal/v2/at"
	"github.com/rickar/cal/v2/au"
	"github.com/rickar/cal/v2/be"
	"github.com/rickar/cal/v2/br"
	"github.com/rickar/cal/v2/ca"
	"github.com/rickar/cal/v2/ch"
	"github.com/rickar/cal/v2/cz"
	"github.com/rickar/cal/v2/de"
	"github.com/rickar/cal/v2/dk"
	"github.com/rickar/cal/v2/ee"
	"github.com/rickar/cal/v2/es"
	"github.com/rickar/cal/v2/fi"
	"github.com/rickar/cal/v2/fr"
	"github.com/rickar/cal/v2/gb"
	"github.com/rickar/cal/v2/hr"
	"github.com/rickar/cal/v2/hu"
	"github.com/rickar/cal/v2/ie"
	"github.com/rickar/cal/v2/is"
	"github.com/rickar/cal/v2/it"
	"github.com/rickar/cal/v2/jp"
	"github.com/rickar/cal/v2/lt"
	"github.com/rickar/cal/v2/lv"
	"github.com/rickar/cal/v2/mt"
	"github.com/rickar/cal/v2/nl"
	"github.com/rickar/cal/v2/no"
	"github.com/rickar/cal/v2/pl"
	"github.com/rickar/cal/v2/pt"
	"github.com/rickar/cal/v2/ro"
	"github.com/rickar/cal/v2/se"
	"github.com/rickar/cal/v2/si"
	"github.com/rickar/cal/v2/sk"
	"github.com/rickar/cal/v2/us"
	"github.com/rickar/cal/v2/za"
)

func init() {
	// Dates are to be the same in every place. In some, clocks skip midnight on
	// some days, which would put a holiday on the day before.
	cal.DefaultLoc = time.UTC
}

// calendars are the holidays that are kept in all of a country.
var calendars = [engine.NumCountries][]*cal.Holiday{
	engine.Austria: at.Holidays,
	// Australia has lists for its states alone: this is what they share.
	engine.Australia: {
		au.NewYear, au.AustraliaDay, au.GoodFriday, au.EasterMonday, au.AnzacDay, au.ChristmasDay, au.BoxingDay,
	},
	engine.Belgium: be.Holidays,
	engine.Brazil:  br.Holidays,
	engine.Canada:  ca.Holidays,
	// The list of Switzerland has what any canton keeps. These four all keep.
	engine.Switzerland:   {ch.Neujahr, ch.Auffahrt, ch.Bundesfeiertag, ch.Weihnachtstag},
	engine.Czechia:       cz.Holidays,
	engine.Germany:       de.Holidays,
	engine.Denmark:       dk.Holidays,
	engine.Estonia:       ee.Holidays,
	engine.Spain:         es.Holidays,
	engine.Finland:       fi.Holidays,
	engine.France:        fr.Holidays,
	engine.UnitedKingdom: gb.Holidays,
	engine.Croatia:       hr.Holidays,
	engine.Hungary:       hu.Holidays,
	engine.Ireland:       ie.Holidays,
	engine.Iceland:       is.Holidays,
	engine.Italy:         it.Holidays,
	engine.Japan:         jp.Holidays,
	engine.Lithuania:     lt.Holidays,
	engine.Latvia:        lv.Holidays,
	engine.Malta:         mt.Holidays,
	engine.Netherlands:   nl.Holidays,
	engine.Norway:        no.Holidays,
	engine.Poland:        pl.Holidays,
	engine.Portugal:      pt.Holidays,
	engine.Romania:       ro.Holidays,
	engine.Sweden:        se.Holidays,
	engine.Slovenia:      si.Holidays,
	engine.Slovakia:      sk.Holidays,
	engine.UnitedStates:  us.Holidays,
	engine.SouthAfrica:   za.Holidays,
}

// Day is a holiday in a month.
type Day struct {
	// Day is the day of the month, from 1.
	Day uint8
	// Name is what the country itself calls it, and Language the language of that, such as "de".
	Name, Language string
	// ID is what package words knows it by: countries that keep the same holiday share it.
	ID string
}

// On returns the public holidays of a country in a month, by date; two may
// fall on one day. They are the days themselves, not those on which offices
// close in their place. Months are 1 to 12, years those of the calendar that
// began in 1583. [engine.NoCountry], and a country or a month that there is
// not, has no holidays.
func On(country engine.Country, year, month int) []Day {
	if country >= engine.NumCountries || month < 1 || month > 12 {
		return nil
	}
	var days []Day
	for _, holiday := range calendars[country] {
		if holiday.Type == cal.ObservanceOther {
			continue // an eve or a day off school
		}
		date, kept := holiday.Calc(year)
		if holiday == nl.Koningsdag {
			date = kept // the whole feast is moved off a Sunday
		}
		if date.IsZero() || date.Year() != year || date.Month() != time.Month(month) {
			continue
		}
		name := strings.ReplaceAll(holiday.Name, "'", "’")
		days = append(days, Day{Day: uint8(date.Day()), Name: name, Language: spoken[country], ID: idOf(country, holiday, name)})
	}
	slices.SortStableFunc(days, func(a, b Day) int { return int(a.Day) - int(b.Day) })
	return days
}
