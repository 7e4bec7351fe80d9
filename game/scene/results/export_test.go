package results

import (
	"bigpayday/game/engine"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// The pages, for tests that stand outside the package because they open other pages.
type (
	Results = results
	Days    = days
	Review  = review
)

// SeatControl returns the id of a control that belongs to a seat.
var SeatControl = seatControl

// Ranked lists the seats, the richest first.
func (s *results) Ranked() (seats []engine.Seat) {
	for i := range s.summary.rows {
		seats = append(seats, s.summary.rows[i].seat)
	}
	return seats
}

// IncomeAndCosts returns what a seat got in start and salary, and its other costs.
func (s *results) IncomeAndCosts(seat engine.Seat) (income, costs int32) {
	for i := range s.summary.rows {
		if row := &s.summary.rows[i]; row.seat == seat {
			income, costs = row.parts[render.BarSalary], row.parts[render.BarOther]
		}
	}
	return income, costs
}

// Course returns how the money of the seat at a place went, day by day.
func (s *results) Course(place int) []stage.Point { return s.summary.curves[place].points }

// Axis returns the ends of the upright axis of the chart.
func (s *results) Axis() (least, most float64) {
	a := &s.chart.axes[s.chart.by]
	return a.least, a.most
}

// ChartLines returns the lines of the chart.
func (s *results) ChartLines() []render.ChartLine {
	box, _ := s.UI.Box("chart")
	return s.drawing(s.Theme, box).Lines
}

// Reading reports whether the chart is read, and Day says at which day.
func (s *results) Reading() bool { return s.chart.reading }
func (s *results) Day() int      { return s.chart.day }

// Readout returns what the chart says of that day.
func (s *results) Readout() render.Readout { return s.readout() }

// Drawn is how much of the chart is drawn, Stamped whether the winner's stamp comes down.
func (s *results) Drawn() float64 { return s.played.drawn }
func (s *results) Stamped() bool  { return s.played.stamped }

// Average writes an average with decimals.
func (s *results) Average(sum, n uint32, decimals int) string { return s.average(sum, n, decimals) }

// Known reports whether all decisions have been looked at.
func (s *review) Known() bool { return s.shows.known }

// Lines returns the decisions that cost most.
func (s *review) Lines() []reviewLine { return s.lines() }

// Rounded rounds a sum to what is known of it.
func (s *review) Rounded(dollars, off int32) int32 { return s.rounded(dollars, off) }

// Texts returns what a line says.
func (l reviewLine) Texts() (chosen, better, cost string) { return l.chosen, l.better, l.cost }

// Month is the month that is shown.
func (s *days) Month() uint8 { return s.shows.month }
