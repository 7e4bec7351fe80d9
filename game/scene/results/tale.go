package results

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
	// Rows are the seats, the richest first.
	Rows []Standing
	// Whole says that the game was followed from its beginning. Otherwise
	// parts, curves and awards would lack what came before, and there are
	// none.
	Whole bool
	// AllInDebt says that nobody has a net worth above zero, and somebody
	// one below.
	AllInDebt bool
	// Most is the greatest sum that came in to, or went out from, any seat,
	// in dollars: what the longest bar stands for. It is at least 1.
	Most int32
	// Curves are the courses of the seats, in the order of rows.
	Curves   []Curve
	calendar calendarOf
	Awards   []Honour
}

// NumParts is how many parts the bars of a net worth have.
const NumParts = int(render.BarOther) + 1

// Standing is where a seat came, and with what. Sums are dollars.
type Standing struct {
	Seat engine.Seat
	// Place counts from 1. Those who have the same net worth share a place,
	// and the next places are left out.
	Place  int
	Winner bool
	// Tied says that others have the same place.
	Tied              bool
	Cash, Loan, Worth int32
	saved             int32
	// Parts are how the net worth came about, by [render.Bar]. None is below
	// zero: the first three came in, the others went out.
	Parts [NumParts]int32
}

// In returns all that came in, in dollars, without loans.
func (s *Standing) In() int32 {
	return s.Parts[render.BarSalary] + s.Parts[render.BarDeals] + s.Parts[render.BarPrizes]
}

// Out returns all that went out, in dollars, without repayments.
func (s *Standing) Out() int32 { return s.Parts[render.BarBills] + s.Parts[render.BarOther] }

// TaleOf tells a game that is over.
func TaleOf(sh *stage.Shown) tale {
	t := tale{Whole: sh.Whole, Most: 1, AllInDebt: true}
	n := engine.Seat(sh.Seats())
	debts := false
	for seat := range n {
		s := Standing{
			Seat: seat, Place: 1, Winner: sh.Results.Winners.Has(seat),
			Cash: sh.Cash(seat), Loan: sh.Players[seat].Loan, saved: sh.Players[seat].Savings, Worth: sh.NetWorth(seat),
		}
		for other := range n {
			switch worth := sh.NetWorth(other); {
			case worth > s.Worth:
				s.Place++
			case worth == s.Worth && other != seat:
				s.Tied = true
			}
		}
		if t.Whole {
			s.Parts = PartsOf(&sh.Tally[seat])
			t.Most = max(t.Most, s.In(), s.Out())
		}
		t.AllInDebt = t.AllInDebt && s.Worth <= 0
		debts = debts || s.Worth < 0
		t.Rows = append(t.Rows, s)
	}
	t.AllInDebt = t.AllInDebt && debts
	sort.SliceStable(t.Rows, func(i, j int) bool { return t.Rows[i].Place < t.Rows[j].Place })
	if t.Whole {
		t.calendar = CalendarIn(&sh.Setup)
		for i := range t.Rows {
			t.Curves = append(t.Curves, CurveOf(sh, &t.calendar, t.Rows[i].Seat))
		}
		t.Awards = Honours(sh, t.Curves)
	}
	return t
}

// PartsOf returns the sums of a tally, each on the side where it belongs: a
// gain below zero is a cost.
func PartsOf(sum *stage.Tally) (parts [NumParts]int32) {
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
	// Days is how many days all months have.
	Days int
}

func CalendarIn(setup *engine.Setup) calendarOf {
	c := calendarOf{lengths: append([]uint8(nil), setup.Lengths[:setup.Months]...)}
	for _, n := range c.lengths {
		c.Days += int(n)
	}
	return c
}

// Date returns the month, from 1, and the day of a day of the game.
func (c *calendarOf) Date(day int) (month, date uint8) {
	for i, n := range c.lengths {
		if day <= int(n) || i == len(c.lengths)-1 {
			return uint8(i + 1), uint8(min(day, int(n)))
		}
		day -= int(n)
	}
	return 1, 0
}

// Day returns the day of the game for a date.
func (c *calendarOf) Day(month, date uint8) int {
	day := int(date)
	for _, n := range c.lengths[:month-1] {
		day += int(n)
	}
	return day
}

// End returns the day of the game on which a month ends.
func (c *calendarOf) End(month uint8) int { return c.Day(month, c.lengths[month-1]) }

// Curve is how a seat's money went, with one point for START and one for
// every day of the game.
type Curve struct {
	Seat   engine.Seat
	Points []stage.Point
}

// CurveOf takes the days of a game out of a course. The course gives every
// month as many points as the longest can have; those between the end of a
// shorter month and START of the next are the end of that month.
func CurveOf(sh *stage.Shown, c *calendarOf, seat engine.Seat) Curve {
	points := sh.Course[seat].Points()
	k := Curve{Seat: seat, Points: make([]stage.Point, 0, c.Days+1)}
	at := func(i int) stage.Point { return points[min(i, len(points)-1)] }
	// On START nobody has more or less than the opening money, whatever comes
	// before the first step.
	k.Points = append(k.Points, stage.Point{Cash: sh.Setup.PayScale(1).Start})
	for m, n := range c.lengths {
		first := m * engine.MaxDays
		for d := 1; d < int(n); d++ {
			k.Points = append(k.Points, at(first+d))
		}
		last := first + int(n)
		if m+1 < len(c.lengths) {
			last = first + engine.MaxDays
		}
		k.Points = append(k.Points, at(last))
	}
	return k
}

// measure says what of a seat's money is looked at.
type measure int

// The measures, in the order in which they are offered.
const (
	ByWorth measure = iota
	byCash
	byLoan
	NumMeasures
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
	Least, Most float64
	// Ticks are multiples of one step, the lowest first; 0 is among them.
	Ticks []int32
}

// AxisFor returns an axis on which all curves have room, with no more than
// about seven ticks at round sums.
func AxisFor(curves []Curve, by measure) axis {
	var least, most int64
	for i := range curves {
		for _, p := range curves[i].Points {
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
	a := axis{Least: float64(least), Most: float64(most)}
	// Some air, at the top also for what is written there.
	span := a.Most - a.Least
	a.Most += span * .06
	if least < 0 {
		a.Least -= span * .04
	}
	for v := least / step * step; v <= most; v += step {
		a.Ticks = append(a.Ticks, int32(v))
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
