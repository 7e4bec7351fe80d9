package setup

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
)

// Month is a month, 1 to 12, of a year.
type Month struct{ Year, Month int }

// ThisMonth is the month of today.
func ThisMonth() Month {
	now := app.Today()
	return Month{now.Year(), int(now.Month())}
}

// MonthsOfAYear is how many there are.
const MonthsOfAYear = 12

// Known reports whether there is such a month in a year that the calendar knows, up to the
// last one.
func (m Month) Known(lastYear int) bool {
	return m.Year >= rules.FirstYear && m.Year <= lastYear && m.Month >= 1 && m.Month <= MonthsOfAYear
}

// Days returns how many days the month has, and Weekday what weekday one of them is, 0 for
// Sunday.
func (m Month) Days() int { return int(rules.DaysIn(uint16(m.Year), uint8(m.Month))) }
func (m Month) Weekday(day int) int {
	return int(rules.Weekday(uint16(m.Year), uint8(m.Month), uint8(day)))
}

// Step moves the month on by a number of months, as far as the last year.
func (m *Month) Step(months, lastYear int) {
	n := m.Year*MonthsOfAYear + m.Month - 1 + months
	n = min(max(n, rules.FirstYear*MonthsOfAYear), lastYear*MonthsOfAYear+MonthsOfAYear-1)
	m.Year, m.Month = n/MonthsOfAYear, n%MonthsOfAYear+1
}

// MonthPane is the panel on which a month is chosen: one of a year, up to the last one, or
// one of no year, of which it says what is set.
func (s *Setup) MonthPane(title string, plain *bool, m *Month, lastYear int, ofNoYear *flow.Node) *flow.Node {
	kind := ui.Segmented{Options: []ui.Option{{Text: s.Say("setup.real")}, {Text: s.Say("setup.plain")}}}
	if *plain {
		kind.Selected = 1
	}
	pane := s.Pane(title, s.Setter("month-kind", kind, control.Tip{}, func(v int) { *plain = v == 1 }))
	if *plain {
		return pane.Add(ofNoYear)
	}
	starts := s.Say("setup.starts_on", words.Text("weekday", s.Words.DayOfWeek(m.Weekday(1))))
	days := s.Words.Count("setup.days_long", m.Days())
	picker, stepper := s.monthPicker(m, lastYear).Grow(1), s.yearPicker(m, lastYear)
	return pane.Add(
		flow.First(flow.Row(picker, stepper).Gap(render.Gap), flow.Column(picker, stepper).Gap(render.Near)),
		flow.Row(flow.Line(starts, render.Remark).Grow(1), flow.Line(days, render.Remark)).Gap(render.Gap),
	)
}

// monthPicker chooses a month, or one that is before or after it.
func (s *Setup) monthPicker(m *Month, lastYear int) *flow.Node {
	arrow := func(id ui.ID, tip string, by int) *flow.Node {
		key := ui.Control{ID: id, Tip: control.Tip{Title: s.Say(tip)}, Do: s.Change(func(int) { m.Step(by, lastYear) })}
		return flow.Drawn(key, render.ControlHeight, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			control.Arrow(t, dst, r, by < 0, state)
		}).Least(render.ControlHeight, render.ControlHeight)
	}
	w := ui.Dropdown{Selected: m.Month - 1, Options: ui.Options(MonthsOfAYear, func(i int) string { return app.UpperFirst(s.Words.Month(i + 1)) })}
	return flow.Row(
		arrow("month-earlier", "setup.month_earlier", -1),
		s.Setter("month", w, control.Tip{}, func(v int) { m.Month = v + 1 }).Grow(1),
		arrow("month-later", "setup.month_later", 1),
	).Gap(render.Tight)
}

// yearPicker chooses the year of a month.
func (s *Setup) yearPicker(m *Month, lastYear int) *flow.Node {
	return s.Setter("year", ui.Stepper{
		Value: m.Year, Min: rules.FirstYear, Max: lastYear, Page: 10, Text: strconv.Itoa(m.Year),
		AtMin: s.Say("setup.year_least", words.Number("year", rules.FirstYear)),
		AtMax: s.Say("setup.year_most", words.Number("year", lastYear)),
	}, control.Tip{Title: s.Say("setup.year")}, func(v int) { m.Year = v })
}
