package money

import (
	"cmp"

	"bigpayday/game/engine"
	"bigpayday/game/scene/results"
	"bigpayday/render/charts"
	"bigpayday/render/tabletop"
)

// summary is how a game that is over went: who came where, how each net worth came
// about, and who did what best.
type summary struct {
	*tabletop.Shown
	// ranks are the seats, the richest first, with what was left to them and how that came
	// about.
	ranks    []results.Rank
	calendar calendar
	// courses are how the money of each seat went, with one point for START and one for every
	// day of the game. There are neither courses nor awards where the game was not followed
	// from its beginning.
	courses [][]tabletop.Point
	awards  []honour
}

// summaryOf sums up a game that is over.
func summaryOf(sh *tabletop.Shown) summary {
	s := summary{Shown: sh, calendar: calendarIn(&sh.Setup)}
	for seat := range engine.Seat(sh.Seats()) {
		rank := results.Rank{Seat: seat, Winner: sh.Results.Winners.Has(seat), Left: sh.NetWorth(seat)}
		if sh.Whole {
			rank.Parts = partsOf(&sh.Tally[seat])
			s.courses = append(s.courses, courseOf(sh, s.calendar, seat))
		}
		s.ranks = append(s.ranks, rank)
	}
	results.Place(s.ranks, func(a, b *results.Rank) int { return cmp.Compare(b.Left, a.Left) })
	if sh.Whole {
		s.awards = s.honours()
	}
	return s
}

// allInDebt reports whether nobody has a net worth above zero, and somebody one below.
func (s *summary) allInDebt() bool {
	return s.ranks[0].Left <= 0 && s.ranks[len(s.ranks)-1].Left < 0
}

// partsOf returns the sums of a tally, each on the side where it belongs: a
// gain below zero is a cost.
func partsOf(sum *tabletop.Tally) (parts results.Amounts) {
	put := func(amount int32, gain, cost charts.Bar) {
		if amount < 0 {
			gain, amount = cost, -amount
		}
		parts[gain] += amount
	}
	put(sum.Start, charts.BarRegular, charts.BarOther)
	put(sum.Deals, charts.BarEarned, charts.BarOther)
	put(sum.Prizes, charts.BarExtra, charts.BarOther)
	put(sum.BillsPaid, charts.BarSpent, charts.BarExtra)
	put(sum.Costs, charts.BarOther, charts.BarExtra)
	return parts
}

// calendar is how the months of a game follow each other: the days of the game on which they
// begin, and at last the one on which the game ends. Day 0 is START of the first month, and
// the last day of a month is START of the next.
type calendar []int

func calendarIn(setup *engine.Setup) calendar {
	c := calendar{0}
	for i, length := range setup.Lengths[:setup.Months] {
		c = append(c, c[i]+int(length))
	}
	return c
}

// months returns how many months the game has, and days how many days these have.
func (c calendar) months() int { return len(c) - 1 }
func (c calendar) days() int   { return c[c.months()] }

// date returns the month, from 1, and its day for a day of the game.
func (c calendar) date(of int) (month, day uint8) {
	for month = 1; of > c.end(month); month++ {
	}
	return month, uint8(of - c.day(month, 0))
}

// day returns the day of the game for a date.
func (c calendar) day(month, date uint8) int { return c[month-1] + int(date) }

// end returns the day of the game on which a month ends.
func (c calendar) end(month uint8) int { return c[month] }

// courseOf takes the days of a game out of a course. That gives every month as many points
// as the longest can have; those between the end of a shorter month and START of the next
// are the end of that month.
func courseOf(sh *tabletop.Shown, c calendar, seat engine.Seat) []tabletop.Point {
	all := sh.Course[seat].Points()
	// On START nobody has more or less than the opening money, whatever comes
	// before the first step.
	points := []tabletop.Point{{Finances: engine.Finances{Cash: sh.Setup.PayScale(1).Start}}}
	for day := 1; day <= c.days(); day++ {
		month, date := c.date(day)
		at := int(month-1)*engine.MaxDays + int(date)
		if day == c.end(month) && day < c.days() {
			at = int(month) * engine.MaxDays
		}
		points = append(points, all[min(at, len(all)-1)])
	}
	return points
}
