package money

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
)

// Length sets how many months are played.
func (s *part) Length() *flow.Node {
	w := ui.Stepper{Value: s.form.months, Min: s.form.fewest(), Max: engine.MaxMonths, Text: s.Number(s.form.months - 1)}
	if fewest := s.form.fewest(); fewest > 1 {
		w.AtMin = s.Words.Count("setup.fewest", fewest)
	}
	tip := control.Tip{Title: s.Say("setup.months"), Text: s.Say("setup.months_recommended")}
	many := s.Setter("months", w, tip, func(n int) { s.form.months = n })
	return s.LengthOf(s.Say("setup.months"), s.Words.Count("setup.minutes", s.form.minutes()), many.Size(render.CellLeast, render.None))
}

// Summary says which months are played, and what lies on them.
func (s *part) Summary() (says []string) {
	f, c := s.form, &s.form.calendar
	ed := engine.EditionOf(f.edition)
	shortest, _ := f.extremes()
	switch {
	case f.real():
		says = append(says, s.Say("setup.from_month", words.Text("month", f.monthName(0))))
	case shortest < ed.Longest:
		lengths := make([]string, f.months)
		for i := range lengths {
			lengths[i] = strconv.Itoa(int(f.length(i)))
		}
		says = append(says, s.Say("setup.of_days", words.Text("days", strings.Join(lengths, ", "))))
	}
	if f.real() && c.marked && c.country != engine.NoCountry {
		says = append(says, s.Say("setup.holidays_of", words.Text("country", s.Words.Country(c.country))))
	}
	born := 0
	for _, seat := range f.List {
		if f.real() && seat.Birthday != "" {
			born++
		}
	}
	if born > 0 {
		says = append(says, s.Words.Count("setup.birthdays_on", born))
	}
	if ed.RealMonths && f.blue() != int(ed.Wanted) {
		says = append(says, s.Words.Count("setup.blue_on", f.blue()))
	}
	switch {
	case f.lays() && f.again && f.keeps():
		says = append(says, s.Say("setup.page_last_on"))
	case f.lays() && f.laying == engine.ByOne:
		says = append(says, s.Say("setup.lays_alone", words.Name("name", f.List[f.placeOf(f.builder)].Called())))
	}
	return says
}

// mostSlips is how many months there are at most of which each has a small calendar.
const mostSlips = 4

// lengths lists how long the months are: on slips with small calendars, or in rows.
func (s *part) lengths(spacious bool) *flow.Node {
	cells := flow.Grid(render.CellLeast, mostSlips).Gap(render.Gap)
	for i := range s.form.months {
		if spacious {
			cells.Add(s.slip(i))
		} else {
			cells.Add(flow.Row(flow.Line(s.monthTitle(i), render.Item).Grow(1), s.length(i)).Gap(render.Tight))
		}
	}
	return cells
}

// monthTitle returns what a month of the game is called, counted from 0.
func (s *part) monthTitle(i int) string { return app.UpperFirst(s.form.monthName(i)) }

// slip is a month with its length and a small calendar, with dates in a month of a year.
func (s *part) slip(i int) *flow.Node {
	month := s.form.tinyMonth(i)
	head := flow.Line(s.monthTitle(i), render.Column.Aligned(render.Center).In(s.Theme.Palette.Cream)).
		Size(render.None, render.Binding).Pad(render.Near, render.None).On(boards.MonthHead)
	slip := flow.Column(head).Gap(render.Tight)
	if month.Real {
		dates := make([]string, month.Days)
		for day := range dates {
			dates[day] = s.Number(day)
		}
		slip.Add(flow.Picture(render.CellLeast, render.FieldLeast, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			boards.MonthDates(t, dst, r, month, dates)
		}))
	} else {
		slip.Add(
			s.length(i).Across(flow.Center),
			flow.Row(tinyMonth(month).Size(render.FieldLeast, render.LargeSign)).Pad(render.Gap, render.None).Along(flow.Center),
		)
	}
	return slip.Add(flow.Space(render.None, render.Hair)).On(boards.MonthSlip)
}

// tinyMonth is a month as a small calendar.
func tinyMonth(month boards.TinyMonth) *flow.Node {
	return flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { boards.DrawTinyMonth(t, dst, r, month) })
}

// length sets how long a month of the game is, counted from 0, or says how long it is
// where nobody chooses that.
func (s *part) length(i int) *flow.Node {
	id, days := ui.ID("month-"+strconv.Itoa(i+1)), int(s.form.length(i))
	if s.form.real() {
		why := s.Words.Count("setup.length_real", days, words.Text("month", s.form.monthName(i)))
		return flow.Line(s.Words.Count("setup.days_long", days), render.Remark).Tipped(id, control.Tip{Text: why})
	}
	ed := engine.EditionOf(s.form.edition)
	w := ui.Stepper{
		Value: days, Min: int(ed.Shortest), Max: int(ed.Longest), Text: s.Number(days - 1),
		AtMin: s.Say("setup.shortest", words.Number("n", ed.Shortest)), AtMax: s.Say("setup.longest", words.Number("n", ed.Longest)),
	}
	if ed.Shortest == ed.Longest {
		w.AtMin = s.Words.Count("setup.length_printed", days)
		w.AtMax = w.AtMin
	}
	return s.Setter(id, w, control.Tip{}, func(n int) { s.form.lengths[i] = uint8(n) })
}
