package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// sortedCountries lists the countries by their names; the first one is none.
func sortedCountries(w *words.Words) []engine.Country {
	var all []engine.Country
	for country := range engine.NumCountries {
		all = append(all, country)
	}
	slices.SortFunc(all[1:], func(a, b engine.Country) int { return cmp.Compare(w.Country(a), w.Country(b)) })
	return all
}

// countries lists what the countries are called, and which one is chosen.
func (s *Setup) countries() (options []ui.Option, selected int) {
	for i, country := range sortedCountries(s.Words) {
		options = append(options, ui.Option{Text: s.Words.Country(country)})
		if country == s.Form.Calendar.Country {
			selected = i
		}
	}
	return options, selected
}

// HolidayLine is what is said of a holiday.
type HolidayLine struct{ name, when string }

// holidayRow is where it is said.
type holidayRow struct {
	Box          render.Rect
	textX, whenX float64
	name         *render.Lines
}

var holidayText = render.Style{Face: render.Bold, Size: 14}

// holidayLines lists what is said of the holidays in the months of the game.
func (s *Setup) holidayLines() (lines []HolidayLine) {
	f := s.Form
	for _, day := range f.holidays() {
		when := s.Words.DayOfWeek(day.weekday)
		if f.Months > 1 {
			_, month := f.MonthOf(day.month)
			when = s.Say("setup.holiday_when", words.Text("weekday", when), words.Text("month", s.Words.Month(month)))
		}
		lines = append(lines, HolidayLine{day.Name, when})
	}
	return lines
}

// paintHolidays draws the holidays in the months of the game.
func (s *Setup) paintHolidays(dst *ebiten.Image, b *holidayPane, dy float64) {
	t, c, f := s.Theme, &s.Theme.Palette, s.Form
	t.Panel(dst, b.Box.Moved(0, dy), render.Paper)
	x := b.Box.X + panePad
	head := s.Say("setup.holidays")
	if !f.real() {
		head = s.Say("setup.holidays_plain")
	}
	t.DrawFit(dst, head, x, b.headBase+dy, b.labelW+2, 12, app.PaneHead.In(c.Ink))
	if f.real() {
		t.DrawText(dst, s.Say("setup.mark"), b.markEnd, b.markBase+dy, paneText.In(c.Ink2).Aligned(render.End))
	}
	if b.note != nil {
		t.DrawLines(dst, b.note, x, b.noteBase+dy, paneText.In(c.Ink2))
		return
	}
	name := holidayText.In(c.Ink)
	if !f.Calendar.Marked {
		name.Color = c.Ink2
	}
	lines := s.holidayLines()
	rows := 1 // of a column
	for rows < len(b.Rows) && b.Rows[rows].Box.X == b.Rows[0].Box.X {
		rows++
	}
	for i, day := range f.holidays() {
		row := &b.Rows[i]
		r := row.Box.Moved(0, dy)
		t.Row(dst, r, i%rows%2 == 0, render.State{})
		t.HolidayFlag(dst, r.X+4, r.CenterY()-10, s.Say("day.number", words.Number("day", day.Day.Day)), !f.Calendar.Marked)
		t.DrawLines(dst, row.name, row.textX, r.CenterY()-row.name.Height()/2+row.name.Leading*.76, name)
		t.DrawText(dst, lines[i].when, row.whenX, r.CenterY()+paneText.Size*t.TextScale*.36, paneText.In(c.Ink2).Aligned(render.End))
	}
}
