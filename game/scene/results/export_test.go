package results

import (
	"bigpayday/game/rules"
	"bigpayday/render/charts"
)

// The pages, for tests that stand outside the package because they open other pages.
type (
	Results    = results
	ReviewPage = review
)

// Ranked lists the seats, the best first.
func (s *results) Ranked() (seats []rules.Seat) {
	for i := range s.report.Ranks {
		seats = append(seats, s.report.Ranks[i].Seat)
	}
	return seats
}

// IncomeAndCosts returns what came in to a seat without its doing, and its other costs.
func (s *results) IncomeAndCosts(seat rules.Seat) (income, costs int32) {
	for i := range s.report.Ranks {
		if rank := &s.report.Ranks[i]; rank.Seat == seat {
			income, costs = rank.Parts[charts.BarRegular], rank.Parts[charts.BarOther]
		}
	}
	return income, costs
}

// Course returns what a measure of the seat at a place was, step by step.
func (s *results) Course(measure, place int) []int32 { return s.report.Measures[measure].Lines[place] }

// Axis returns the ends of the upright axis of the chart.
func (s *results) Axis() (least, most float64) {
	a := &s.measure().axis
	return a.Least, a.Most
}

// ChartLines returns the lines of the chart.
func (s *results) ChartLines() []charts.ChartLine {
	box, _ := s.UI.Box("chart")
	return s.drawing(s.Theme, box, s.measure()).Lines
}

// Reading reports whether the chart is read, and Step says at which step.
func (s *results) Reading() bool { return s.chart.reading }
func (s *results) Step() int     { return s.chart.step }

// Readout returns what the chart says of that step.
func (s *results) Readout() charts.Readout { return s.readout(s.measure()) }

// Drawn is how much of the chart is drawn, Stamped whether the winner's stamp comes down.
func (s *results) Drawn() float64 { return s.ending.Drawn }
func (s *results) Stamped() bool  { return s.ending.Stamped }

// Known reports whether all decisions have been looked at.
func (s *review) Known() bool { return s.shows.known }

// Regrets returns the decisions that cost most.
func (s *review) Regrets() []Regret { return s.regrets() }
