package money

import (
	"time"

	"bigpayday/game/engine"
)

// DailySeats is how many play the game of the day: a person, who goes first, and computers.
const DailySeats = 4

// Daily returns the setup of the game of a day: a month of Big Pay Day whose tiles, decks and
// dice are the same for everybody on that date, wherever they are. Its seed is the date, such as
// 20261122.
func Daily(on time.Time) engine.Setup {
	setup := engine.Setup{
		Edition: engine.Big, Seats: DailySeats, Months: 1, Laying: engine.ByOne,
		Seed: uint64(on.Year()*10000 + int(on.Month())*100 + on.Day()),
	}
	setup.Lengths[0] = engine.MaxDays
	return setup
}

// DayOf returns the day whose game was set up so. It is false for any other game.
func DayOf(setup *engine.Setup) (day time.Time, ok bool) {
	seed := int(setup.Seed % 1e8)
	day = time.Date(seed/10000, time.Month(seed/100%100), seed%100, 0, 0, 0, 0, time.UTC)
	daily := Daily(day)
	daily.Rules, daily.Host = setup.Rules, setup.Host
	return day, daily == *setup
}
