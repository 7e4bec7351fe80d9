package money

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/setup"
	kept "bigpayday/game/setups/money"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/gamebox"
	"bigpayday/render/pieces"
)

// Calendar are the panels of the months: how long they are and, in the mixed edition, which
// ones they are, how many tiles lie on them, what they end with, holidays and birthdays.
func (s *part) Calendar(trouble setup.Trouble) []*flow.Node {
	c := &s.form.calendar
	lengths := s.Pane("setup.months", nil, s.lengths(s.form.months <= mostSlips))
	if !engine.EditionOf(s.form.edition).RealMonths {
		return []*flow.Node{lengths}
	}
	first := s.MonthPane("setup.first_month", &c.plain, &c.month, lastYear, s.Remark(s.Say("setup.plain_note"), 4))
	if s.form.real() {
		return []*flow.Node{first, s.blueTiles(), s.birthdays(trouble), s.lastDays(), s.holidays()}
	}
	return []*flow.Node{first, s.blueTiles(), lengths, s.lastDays(), s.Pane("setup.holidays_plain", nil, s.Remark(s.Say("setup.plain_dates"), 0))}
}

// blueTiles is the panel on which it is chosen how many tiles lie on a month.
func (s *part) blueTiles() *flow.Node {
	note := s.Say("setup.blue_in_turn")
	if s.form.laying == engine.ByOne {
		note = s.Say("setup.blue_by_one")
	}
	n, most := s.form.blue(), s.form.mostBlue()
	return s.Pane("setup.blue", s.Setter("blue", ui.Stepper{
		Value: n, Min: 0, Max: most, Text: strconv.Itoa(n),
		AtMin: s.Say("setup.blue_least"), AtMax: s.Say("setup.blue_most", words.Number("n", most)),
	}, control.Tip{Title: s.Say("setup.blue"), Text: note}, func(v int) { s.form.calendar.blue = v }), s.Remark(note, 3))
}

// lastDays is the panel on which it is chosen what the months end with.
func (s *part) lastDays() *flow.Node {
	c := &s.form.calendar
	rows := flow.Grid(render.PaneLeast, 2).Gap(render.Tight)
	for i := range s.form.months {
		toggle := ui.Control{
			ID: ui.ID("big-pay-day-" + strconv.Itoa(i+1)), Widget: ui.Toggle{On: !c.white[i]},
			Do: s.Change(func(v int) { c.white[i] = v == 0 }),
		}
		var sign *flow.Node
		if s.form.real() {
			sign = tinyMonth(s.form.tinyMonth(i))
		}
		rows.Add(s.Switched(toggle, sign, s.monthTitle(i), s.sums(i)))
	}
	return s.Pane("setup.last_day", nil, rows)
}

// sums says what a month of the game pays, counted from 0.
func (s *part) sums(i int) string {
	pay := s.form.pay(i)
	id := "setup.pays"
	if i == 0 {
		id = "setup.pays_first"
	}
	if s.form.calendar.white[i] {
		id += "_white"
	}
	return s.Say(id, words.Money("start", pay.Start), words.Money("salary", pay.Salary))
}

// sortedCountries lists the countries by their names; the first one is none.
func sortedCountries(w *words.Words) []engine.Country {
	var all []engine.Country
	for country := range engine.NumCountries {
		all = append(all, country)
	}
	slices.SortFunc(all[1:], func(a, b engine.Country) int { return cmp.Compare(w.Country(a), w.Country(b)) })
	return all
}

// holidays is the panel on which a country is chosen, with its holidays in the months of
// the game.
func (s *part) holidays() *flow.Node {
	c := &s.form.calendar
	countries := sortedCountries(s.Words)
	w := ui.Dropdown{Selected: slices.Index(countries, c.country), Options: ui.Options(len(countries), func(i int) string {
		return s.Words.Country(countries[i])
	})}
	mark := flow.Toggle(ui.Control{
		ID: "mark", Widget: ui.Toggle{On: c.marked}, Tip: control.Tip{Title: s.Say("setup.mark"), Text: s.Say("setup.mark_note")},
		Do: s.Change(func(v int) { c.marked = v != 0 }),
	}, flow.Line(s.Say("setup.mark"), render.Remark)).Size(render.None, render.ControlHeight)
	pane := s.Pane("setup.holidays", mark, s.Setter("country", w, control.Tip{}, func(v int) { c.country = countries[v] }))
	days := s.form.holidays()
	for i, day := range days {
		pane.Add(s.holiday(day, i%2 == 0))
	}
	switch {
	case c.country == engine.NoCountry:
		pane.Add(s.Remark(s.Say("setup.holidays_note"), 0))
	case len(days) == 0:
		pane.Add(s.Remark(s.Say("setup.holidays_none"), 0))
	}
	return pane
}

// holiday is the row of a holiday.
func (s *part) holiday(day holiday, striped bool) *flow.Node {
	c := &s.Theme.Palette
	ink, pale := c.Ink, !s.form.calendar.marked
	if pale {
		ink = c.Ink2
	}
	when := s.Words.DayOfWeek(day.weekday)
	if s.form.months > 1 {
		month := s.Words.Month(s.form.monthOf(day.month).Month)
		when = s.Say("setup.holiday_when", words.Text("weekday", when), words.Text("month", month))
	}
	date := s.Number(int(day.Day.Day) - 1)
	return flow.Row(
		flow.Picture(render.LargeSign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { boards.HolidayFlag(t, dst, r, date, pale) }),
		flow.Text(s.Words.Holiday(day.ID, day.Name, day.Language), render.Label.In(ink), 4).Grow(1),
		flow.Text(when, render.Remark.In(c.Ink2).Aligned(render.End), 2),
	).Gap(render.Near).Pad(render.Tight, render.Tight).OnRow(striped)
}

// birthdays is the panel with the birthdays of the players.
func (s *part) birthdays(trouble setup.Trouble) *flow.Node {
	rows := func(narrow bool) *flow.Node {
		list := flow.Column().Gap(render.Tight)
		for _, seat := range s.Seats.List {
			list.Add(s.birthday(seat, narrow, slices.Contains(trouble.Seats, seat.Key)))
		}
		return list
	}
	// Rather a bit narrower than twice as high.
	forms := flow.First(flow.Fit(rows(false), flow.Smaller[:2]...), rows(true))
	return s.Pane("setup.birthdays", nil, s.Remark(s.Say("setup.birthdays_hint"), 2), forms)
}

// birthday is the row with the birthday of a player, with the date below the name where it
// is narrow. The first day and the first month to choose are none.
func (s *part) birthday(seat *setup.Seat, narrow, alert bool) *flow.Node {
	birthday := birthdayOf(seat)
	dropdown := func(selected uint8, none string, n int, text func(int) string) ui.Dropdown {
		options := ui.Options(n, func(i int) string { return text(i + 1) })
		return ui.Dropdown{Selected: int(selected), Options: append([]ui.Option{{Text: s.Say(none)}}, options...)}
	}
	days := dropdown(birthday.Day, "setup.birthday_no_day", engine.MaxDays, strconv.Itoa)
	months := dropdown(birthday.Month, "setup.birthday_none", setup.MonthsOfAYear, s.Words.Month)
	pick := func(part string, w ui.Dropdown, set func(d *engine.Date, v uint8)) *flow.Node {
		return flow.Control(ui.Control{
			ID: setup.SeatID(seat.Key, part), Widget: w, Tip: control.Tip{Title: s.Say("setup.birthday_of", words.Name("name", seat.Called()))},
			Do: s.OnSeat(seat.Key, func(i int, e ui.Event) {
				d := birthdayOf(s.Seats.List[i])
				if set(&d, uint8(e.Value)); e.Value == 0 {
					d = engine.Date{}
				}
				s.Seats.List[i].Birthday = kept.TextOf(d)
			}),
		})
	}
	day := pick("birth-day", days, func(d *engine.Date, v uint8) { d.Day, d.Month = v, cmp.Or(d.Month, uint8(s.form.calendar.month.Month)) })
	month := pick("birth-month", months, func(d *engine.Date, v uint8) { d.Month, d.Day = v, max(d.Day, 1) })
	piece := seat.Piece()
	token := flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.TokenPlate(t, dst, r, piece, true) })
	cake := flow.Space(render.Sign, render.Sign)
	if birthday.Month != 0 {
		cake = flow.Art("birthday", render.Sign)
	}
	name := flow.Line(seat.Called(), render.Label).Grow(1)
	day.Size(render.ButtonLeast, render.None)
	row := flow.Row(token, name, cake, day, month).Gap(render.Tight)
	if narrow {
		row = flow.Column(flow.Row(token, name, cake).Gap(render.Tight), flow.Row(day, month.Grow(1)).Gap(render.Tight)).Gap(render.Hair)
	}
	return row.Pad(render.Near, render.Hair).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { gamebox.FormRow(t, dst, r, alert) })
}
