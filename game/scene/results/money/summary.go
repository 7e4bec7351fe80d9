package money

import (
	"sort"

	"bigpayday/game/engine"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// summary is how a game that is over went: who came where, how each net worth came
// about, and who did what best.
type summary struct {
	// rows are the seats, the richest first.
	rows []standing
	// whole says that the game was followed from its beginning. Otherwise
	// parts, curves and awards would lack what came before, and there are
	// none.
	whole bool
	// allInDebt says that nobody has a net worth above zero, and somebody
	// one below.
	allInDebt bool
	// curves are the courses of the seats, in the order of rows.
	curves   []curve
	calendar calendar
	awards   []honour
}

// numParts is how many parts the bars of a net worth have.
const numParts = int(render.BarOther) + 1

// standing is where a seat came, and with what. Sums are dollars.
type standing struct {
	seat engine.Seat
	// place counts from 1. Those who have the same net worth share a place,
	// and the next places are left out.
	place  int
	winner bool
	// tied says that others have the same place.
	tied                     bool
	cash, loan, saved, worth int32
	// parts are how the net worth came about, by [render.Bar]. None is below
	// zero: the first three came in, the others went out.
	parts [numParts]int32
}

// summaryOf sums up a game that is over.
func summaryOf(sh *stage.Shown) summary {
	t := summary{whole: sh.Whole, allInDebt: true}
	n := engine.Seat(sh.Seats())
	debts := false
	for seat := range n {
		s := standing{
			seat: seat, place: 1, winner: sh.Results.Winners.Has(seat),
			cash: sh.Cash(seat), loan: sh.Players[seat].Loan, saved: sh.Players[seat].Savings, worth: sh.NetWorth(seat),
		}
		for other := range n {
			switch worth := sh.NetWorth(other); {
			case worth > s.worth:
				s.place++
			case worth == s.worth && other != seat:
				s.tied = true
			}
		}
		if t.whole {
			s.parts = partsOf(&sh.Tally[seat])
		}
		t.allInDebt = t.allInDebt && s.worth <= 0
		debts = debts || s.worth < 0
		t.rows = append(t.rows, s)
	}
	t.allInDebt = t.allInDebt && debts
	sort.SliceStable(t.rows, func(i, j int) bool { return t.rows[i].place < t.rows[j].place })
	if t.whole {
		t.calendar = calendarIn(&sh.Setup)
		for i := range t.rows {
			t.curves = append(t.curves, curveOf(sh, &t.calendar, t.rows[i].seat))
		}
		t.awards = honours(sh, t.curves)
	}
	return t
}

// partsOf returns the sums of a tally, each on the side where it belongs: a
// gain below zero is a cost.
func partsOf(sum *stage.Tally) (parts [numParts]int32) {
	put := func(amount int32, gain, cost render.Bar) {
		if amount < 0 {
			gain, amount = cost, -amount
		}
		parts[gain] += amount
	}
	put(sum.Start, render.BarRegular, render.BarOther)
	put(sum.Deals, render.BarEarned, render.BarOther)
	put(sum.Prizes, render.BarExtra, render.BarOther)
	put(sum.BillsPaid, render.BarSpent, render.BarExtra)
	put(sum.Costs, render.BarOther, render.BarExtra)
	return parts
}

// calendar is how the months of a game follow each other, each as long as
// it is. Day 0 of the game is START of the first month, and the last day of
// a month is START of the next.
type calendar struct {
	lengths []uint8
	// days is how many days all months have.
	days int
}

func calendarIn(setup *engine.Setup) calendar {
	c := calendar{lengths: append([]uint8(nil), setup.Lengths[:setup.Months]...)}
	for _, n := range c.lengths {
		c.days += int(n)
	}
	return c
}

// date returns the month, from 1, and its day for a day of the game.
func (c *calendar) date(of int) (month, day uint8) {
	for i, n := range c.lengths {
		if of <= int(n) || i == len(c.lengths)-1 {
			return uint8(i + 1), uint8(min(of, int(n)))
		}
		of -= int(n)
	}
	return 1, 0
}

// day returns the day of the game for a date.
func (c *calendar) day(month, date uint8) int {
	day := int(date)
	for _, n := range c.lengths[:month-1] {
		day += int(n)
	}
	return day
}

// end returns the day of the game on which a month ends.
func (c *calendar) end(month uint8) int { return c.day(month, c.lengths[month-1]) }

// curve is how a seat's money went, with one point for START and one for
// every day of the game.
type curve struct {
	seat   engine.Seat
	points []stage.Point
}

// curveOf takes the days of a game out of a course. The course gives every
// month as many points as the longest can have; those between the end of a
// shorter month and START of the next are the end of that month.
func curveOf(sh *stage.Shown, c *calendar, seat engine.Seat) curve {
	points := sh.Course[seat].Points()
	k := curve{seat: seat, points: make([]stage.Point, 0, c.days+1)}
	at := func(i int) stage.Point { return points[min(i, len(points)-1)] }
	// On START nobody has more or less than the opening money, whatever comes
	// before the first step.
	k.points = append(k.points, stage.Point{Cash: sh.Setup.PayScale(1).Start})
	for m, n := range c.lengths {
		first := m * engine.MaxDays
		for d := 1; d < int(n); d++ {
			k.points = append(k.points, at(first+d))
		}
		last := first + int(n)
		if m+1 < len(c.lengths) {
			last = first + engine.MaxDays
		}
		k.points = append(k.points, at(last))
	}
	return k
}
