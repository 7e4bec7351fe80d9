package scene

import (
	"sort"

	"bigpayday/game/engine"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// tale is what there is to tell of a game that is over: who came where, how
// each net worth came about, and who did what best. It has no words and no
// places on the screen.
type tale struct {
	// rows are the seats, the richest first.
	rows []standing
	// whole says that the game was followed from its beginning. Otherwise
	// parts, curves and awards would lack what came before, and there are
	// none.
	whole bool
	// allInDebt says that nobody has a net worth above zero, and somebody
	// one below.
	allInDebt bool
	// most is the greatest sum that came in to, or went out from, any seat,
	// in dollars: what the longest bar stands for. It is at least 1.
	most int32
	// curves are the courses of the seats, in the order of rows.
	curves   []curve
	calendar calendarOf
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
	tied              bool
	cash, loan, worth int32
	saved             int32
	// parts are how the net worth came about, by [render.Bar]. None is below
	// zero: the first three came in, the others went out.
	parts [numParts]int32
}

// in returns all that came in, in dollars, without loans.
func (s *standing) in() int32 {
	return s.parts[render.BarSalary] + s.parts[render.BarDeals] + s.parts[render.BarPrizes]
}

// out returns all that went out, in dollars, without repayments.
func (s *standing) out() int32 { return s.parts[render.BarBills] + s.parts[render.BarOther] }

// taleOf tells a game that is over.
func taleOf(sh *stage.Shown) tale {
	t := tale{whole: sh.Whole, most: 1, allInDebt: true}
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
			t.most = max(t.most, s.in(), s.out())
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
	put(sum.Start, render.BarSalary, render.BarOther)
	put(sum.Deals, render.BarDeals, render.BarOther)
	put(sum.Prizes, render.BarPrizes, render.BarOther)
	put(sum.BillsPaid, render.BarBills, render.BarPrizes)
	put(sum.Costs, render.BarOther, render.BarPrizes)
	return parts
}

// calendarOf is how the months of a game follow each other, each as long as
// it is. Day 0 of the game is START of the first month, and the last day of
// a month is START of the next.
type calendarOf struct {
	lengths []uint8
	// days is how many days all months have.
	days int
}

func calendarIn(setup *engine.Setup) calendarOf {
	c := calendarOf{lengths: append([]uint8(nil), setup.Lengths[:setup.Months]...)}
	for _, n := range c.lengths {
		c.days += int(n)
	}
	return c
}

// date returns the month, from 1, and the day of a day of the game.
func (c *calendarOf) date(day int) (month, date uint8) {
	for i, n := range c.lengths {
		if day <= int(n) || i == len(c.lengths)-1 {
			return uint8(i + 1), uint8(min(day, int(n)))
		}
		day -= int(n)
	}
	return 1, 0
}

// day returns the day of the game for a date.
func (c *calendarOf) day(month, date uint8) int {
	day := int(date)
	for _, n := range c.lengths[:month-1] {
		day += int(n)
	}
	return day
}

// end returns the day of the game on which a month ends.
func (c *calendarOf) end(month uint8) int { return c.day(month, c.lengths[month-1]) }

// curve is how a seat's money went, with one point for START and one for
// every day of the game.
type curve struct {
	seat   engine.Seat
	points []stage.Point
}

// curveOf takes the days of a game out of a course. The course gives every
// month as many points as the longest can have; those between the end of a
// shorter month and START of the next are the end of that month.
func curveOf(sh *stage.Shown, c *calendarOf, seat engine.Seat) curve {
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

// measure says what of a seat's money is looked at.
type measure int

// The measures, in the order in which they are offered.
const (
	byWorth measure = iota
	byCash
	byLoan
	numMeasures
)

// of returns the dollars of a point.
func (m measure) of(p stage.Point) int32 {
	switch m {
	case byCash:
		return p.Cash
	case byLoan:
		return p.Loan
	}
	return p.NetWorth()
}

// axis is the upright axis of a chart, in dollars.
type axis struct {
	least, most float64
	// ticks are multiples of one step, the lowest first; 0 is among them.
	ticks []int32
}

// axisFor returns an axis on which all curves have room, with no more than
// about seven ticks at round sums.
func axisFor(curves []curve, by measure) axis {
	var least, most int64
	for i := range curves {
		for _, p := range curves[i].points {
			v := int64(by.of(p))
			least, most = min(least, v), max(most, v)
		}
	}
	if least == 0 && most < 1000 {
		most = 1000
	}
	step := roundStep(most - least)
	// An end that nearly reaches the next tick goes on to it.
	if rest := most % step; rest > step*6/10 {
		most += step - rest
	}
	if rest := -least % step; rest > step*6/10 {
		least -= step - rest
	}
	a := axis{least: float64(least), most: float64(most)}
	// Some air, at the top also for what is written there.
	span := a.most - a.least
	a.most += span * .06
	if least < 0 {
		a.least -= span * .04
	}
	for v := least / step * step; v <= most; v += step {
		a.ticks = append(a.ticks, int32(v))
	}
	return a
}

// roundStep returns the smallest of 100, 200, 500, 1000, 2000, 5000 and so
// on of which no more than six cover a range.
func roundStep(span int64) int64 {
	for ten := int64(100); ; ten *= 10 {
		for _, times := range [3]int64{1, 2, 5} {
			if step := times * ten; span <= 6*step {
				return step
			}
		}
	}
}
