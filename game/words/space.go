package words

import "bigpayday/game/engine"

// Space is what a kind of day is called and what it asks.
type Space struct {
	// Name is the whole name: "Jackpot Skyrockets".
	Name string
	// Short fits a small tile: "Skyrockets".
	Short string
	// Word is one short word, for the smallest screens: "Rockets".
	Word string
	// Rule says in one sentence what happens there, with the figures of the
	// edition: "The Bank adds $5,000 to the Jackpot."
	Rule string
}

// Space returns the words for a kind of day of an edition.
func (w *Words) Space(edition engine.EditionID, space engine.Space) Space {
	id := space.String()
	ed := engine.EditionOf(edition)
	salary, rule := ed.Pay[0].Salary, engine.SpaceRule{}
	if space < engine.NumSpaces {
		rule = ed.Spaces[space]
	}
	for _, pay := range ed.Pay {
		if pay.LastDay == space {
			salary = pay.Salary
		}
	}
	return Space{
		Name:  w.Say("space.name." + id),
		Short: w.Say("space.short." + id),
		Word:  w.Say("space.word." + id),
		Rule: w.Say(w.own(ed, "space.rule."+id),
			Money("money", rule.Amount), Money("stake", rule.Stake), Number("numbers", rule.Numbers),
			Money("salary", salary), Number("percent", ed.LoanPercent)),
	}
}

// spaceName is the whole name of a kind of day.
func (w *Words) spaceName(space engine.Space) string { return w.Say("space.name." + space.String()) }

// WeekdayShort returns the weekday in three or so letters: "Wed".
func (w *Words) WeekdayShort(weekday int) string {
	return w.Say("weekday.short." + weekdays[weekday%7])
}

// Weekdays returns the names over the columns of a calendar, Sunday first: in short where one of
// the whole names does not fit.
func (w *Words) Weekdays(fits func(name string) bool) (names [7]string) {
	for i := range names {
		if names[i] = w.DayOfWeek(i); !fits(names[i]) {
			for i := range names {
				names[i] = w.WeekdayShort(i)
			}
			break
		}
	}
	return names
}

var weekdays = [7]string{"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"}

// Day returns a day as a number, and "START" for 0.
func (w *Words) Day(day uint8) string {
	if day == 0 {
		return w.Say("day.start")
	}
	return w.Say("day.number", Number("day", day))
}

// Date returns a day of a page, counted from 1, with its weekday, such as
// "Wednesday 24", and "START" for day 0.
func (w *Words) Date(c *engine.Calendar, page, day uint8) string {
	if day == 0 {
		return w.Say("day.start")
	}
	return w.Say("day.date", Text("weekday", w.DayOfWeek(int(c.Weekday(page, day)))), Number("day", day))
}
