package placement

import (
	"strconv"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// dayTip says what lies on a day, and where it is hidden.
func (s *Placement) dayTip(day uint8) control.Tip {
	longest := s.longest()
	number := words.Number("day", day)
	if day > longest {
		return control.Tip{
			Title: s.Say("placement.day_hidden", number),
			Text:  s.M.Words.Count("placement.day_hidden_why", int(longest)),
		}
	}
	space, figure := s.shows.page[day-1], s.hiddenIn(day)
	switch {
	case day == longest:
		space = s.M.Stage.Shown().Setup.PayScale(s.Month).LastDay
		figure = s.Say("placement.locked", words.Text("space", s.M.SpaceWords(space).Name))
	case s.TileOn(day) == engine.Vacant && s.prints():
		figure = s.Say("placement.printed")
	}
	if marks := s.M.DatesOn(s.Month, day); marks != "" {
		figure = marks
	}
	if space == engine.Vacant {
		return control.Tip{Title: s.Say("placement.day_free", number), Text: figure}
	}
	tip := s.spaceTip(space, figure)
	if c := &s.M.Stage.Shown().Setup.Calendar; c.Real() {
		_, month := c.YearMonth(s.Month)
		date := s.M.Words.DayOfMonth(int(month), int(day))
		weekday := s.M.Words.DayOfWeek(int(c.Weekday(s.Month, day)))
		tip.Title = s.Say("placement.date_tile", words.Text("weekday", weekday), words.Text("date", date), words.Text("space", tip.Title))
		return tip
	}
	tip.Title = s.Say("placement.day_tile", number, words.Text("space", tip.Title))
	return tip
}

// spaceTip says what a kind of tile does.
func (s *Placement) spaceTip(kind engine.Space, figure string) control.Tip {
	w := s.M.SpaceWords(kind)
	return control.Tip{Kind: kind.String(), Title: w.Name, Text: w.Rule, Figure: figure}
}

// hiddenIn says in which months a day is hidden because they are shorter. It is empty for
// a day that every month has.
func (s *Placement) hiddenIn(day uint8) string {
	setup := &s.M.Stage.Shown().Setup
	if s.ownPages() {
		return ""
	}
	var months []string
	for i, length := range setup.Lengths[:setup.Months] {
		if day >= length {
			months = append(months, strconv.Itoa(i+1))
		}
	}
	if len(months) == 0 {
		return ""
	}
	return s.M.Words.Count("placement.hidden", len(months), words.Text("months", s.M.Words.List(months)))
}

// equalMonths reports whether all months are equally long.
func (s *Placement) equalMonths() bool {
	setup := &s.M.Stage.Shown().Setup
	return setup.ShortestMonth() == setup.LongestMonth()
}

// monthTitle puts the head of the calendar into words.
func (s *Placement) monthTitle() boards.MonthTitle {
	t := boards.MonthTitle{Weekdays: match.Weekdays(s.Theme, s.M.Words, &s.board.calendar)}
	setup := &s.M.Stage.Shown().Setup
	months, days := words.Number("months", setup.Months), words.Number("days", setup.LongestMonth())
	t.Title = s.Say("placement.month", words.Number("month", match.FirstLongest(setup)))
	if s.ownPages() {
		t.Title = app.UpperFirst(match.PageTitle(s.M.Words, setup, s.Month))
		days = words.Number("days", s.longest())
	}
	switch {
	case s.ownPages() && setup.Calendar.Real():
		t.Sub = s.Say("placement.of_real", words.Number("month", s.Month), months, days)
		if s.M.Odds { // whose notice is wide
			t.Short = s.Say("placement.page_of", words.Number("month", s.Month), months)
		}
	case s.board.calendar.Compact:
		t.Sub = s.Say("placement.of_short", months, days)
	case s.ownPages() || s.equalMonths():
		t.Sub = s.Say("placement.of", months, days)
	default:
		t.Sub = s.Say("placement.of_longest", months, days)
	}
	return t
}

// notice returns the notice in the title line of the calendar, if there is one, and what
// explains it.
func (s *Placement) notice() (pill pieces.Pill, tip string) {
	switch {
	case s.M.Odds:
		return pieces.Pill{Note: s.Say("odds.legend"), Family: palette.Green}, s.Say("tip.odds_build")
	case s.prints():
		return pieces.Pill{
			Note:   s.Say("placement.laid_of", words.Number("n", s.laidTiles()), words.Number("wanted", s.wanted())),
			Family: palette.Blue,
		}, s.Say("placement.laid_tip")
	case !s.equalMonths() && !s.ownPages():
		var list []string
		setup := &s.M.Stage.Shown().Setup
		for _, n := range setup.Lengths[:setup.Months] {
			list = append(list, strconv.Itoa(int(n)))
		}
		return pieces.Pill{Note: s.Say("placement.lengths", words.Text("lengths", s.M.Words.List(list))), Family: palette.Slate}, s.Say("placement.lengths_tip")
	}
	return pill, ""
}
