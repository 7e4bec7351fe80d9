package money

import (
	"sort"

	"bigpayday/game/engine"
)

// visits counts how often each seat landed on each day of each month. Known
// says that all landings were seen.
type visits struct {
	known bool
	seats [engine.MaxMonths][engine.MaxDays][engine.MaxSeats]uint8
}

// count counts visits in events.
func (v *visits) count(events []engine.Event) {
	for i := range events {
		e := &events[i]
		if e.Kind == engine.Landed && e.Month > 0 && e.To > 0 && e.Seat >= 0 {
			v.seats[e.Month-1][e.To-1][e.Seat]++
		}
	}
}

// on returns how often a day was landed on by anybody.
func (v *visits) on(month, day uint8) (sum int) {
	for _, n := range v.seats[month-1][day-1] {
		sum += int(n)
	}
	return sum
}

// most returns how often the day of a month was landed on that was landed on
// most often.
func (v *visits) most(month uint8) (most int) {
	for day := range v.seats[month-1] {
		most = max(most, v.on(month, uint8(day+1)))
	}
	return most
}

// dayKind is a kind of day in a month: how many days it has there, and how
// often they were landed on.
type dayKind struct {
	space        engine.Space
	days, landed int
}

// kindsIn lists the kinds of days of a month, those with most days first.
func kindsIn(page []engine.Space, month uint8, v *visits) []dayKind {
	var kinds []dayKind
	at := map[engine.Space]int{}
	for i, space := range page {
		k, ok := at[space]
		if !ok {
			k = len(kinds)
			at[space] = k
			kinds = append(kinds, dayKind{space: space})
		}
		kinds[k].days++
		kinds[k].landed += v.on(month, uint8(i+1))
	}
	sort.SliceStable(kinds, func(i, j int) bool { return kinds[i].days > kinds[j].days })
	return kinds
}
