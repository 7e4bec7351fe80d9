package scene

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
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
func (s *setup) countries() (options []ui.Option, selected int) {
	for i, country := range sortedCountries(s.Words) {
		options = append(options, ui.Option{Text: s.Words.Country(country)})
		if country == s.form.calendar.country {
			selected = i
		}
	}
	return options, selected
}

// holidayLine is what is said of a holiday.
type holidayLine struct{ name, when string }

// holidayRow is where it is said.
type holidayRow struct {
	box          render.Rect
	textX, whenX float64
	name         *render.Lines
}

var holidayText = render.Style{Face: render.Bold, Size: 14}

// holidayLines lists what is said of the holidays in the months of the game.
func (s *setup) holidayLines() (lines []holidayLine) {
	f := s.form
	for _, day := range f.holidays() {
		when := s.Words.DayOfWeek(day.weekday)
		if f.months > 1 {
			_, month := f.monthOf(day.month)
			when = s.Say("setup.holiday_when", words.Text("weekday", when), words.Text("month", s.Words.Month(month)))
		}
		lines = append(lines, holidayLine{day.Name, when})
	}
	return lines
}

// paintHolidays draws the holidays in the months of the game.
func (s *setup) paintHolidays(dst *ebiten.Image, b *holidayPane, dy float64) {
	t, c, f := s.Theme, &s.Theme.Palette, s.form
	t.Panel(dst, b.box.Moved(0, dy), render.Paper)
	x := b.box.X + panePad
	head := s.Say("setup.holidays")
	if !f.real() {
		head = s.Say("setup.holidays_plain")
	}
	t.DrawFit(dst, head, x, b.headBase+dy, b.labelW+2, 12, paneHead.In(c.Ink))
	if f.real() {
		t.DrawText(dst, s.Say("setup.mark"), b.markEnd, b.markBase+dy, paneText.In(c.Ink2).Aligned(render.End))
	}
	if b.note != nil {
		t.DrawLines(dst, b.note, x, b.noteBase+dy, paneText.In(c.Ink2))
		return
	}
	name := holidayText.In(c.Ink)
	if !f.calendar.marked {
		name.Color = c.Ink2
	}
	lines := s.holidayLines()
	rows := 1 // of a column
	for rows < len(b.rows) && b.rows[rows].box.X == b.rows[0].box.X {
		rows++
	}
	for i, day := range f.holidays() {
		row := &b.rows[i]
		r := row.box.Moved(0, dy)
		t.Row(dst, r, i%rows%2 == 0, render.State{})
		t.HolidayFlag(dst, r.X+4, r.CenterY()-10, s.Say("day.number", words.Number("day", day.Day.Day)), !f.calendar.marked)
		t.DrawLines(dst, row.name, row.textX, r.CenterY()-row.name.Height()/2+row.name.Leading*.76, name)
		t.DrawText(dst, lines[i].when, row.whenX, r.CenterY()+paneText.Size*t.TextScale*.36, paneText.In(c.Ink2).Aligned(render.End))
	}
}
