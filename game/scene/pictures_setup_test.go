package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"time"
)

// A picture looks the same on every day and on every machine.
func init() {
	app.Spare = time.Hour
	setup.Today = func() time.Time { return time.Date(2027, 12, 24, 12, 0, 0, 0, time.UTC) }
	pictures = append(pictures, setupPictures...)
}

// setupPictures lists the states of the sheets of the set-up.
var setupPictures = []picture{
	{"setup-standard", func(s *studio) { s.settingUp(); s.six(); s.click("edition-standard") }},
	{"setup-mixed", func(s *studio) { s.settingUpReal() }},
	{"setup-calendar", func(s *studio) { s.settingUpReal(); s.turnTo(1) }},
	{"setup-calendar-12", func(s *studio) {
		s.settingUpReal()
		form := s.Top().(*setup.Setup).Form
		form.Months, form.Version = 12, form.Version+1
		s.turnTo(1)
	}},
	{"setup-calendar-plain", func(s *studio) {
		s.settingUpReal()
		s.turnTo(1)
		s.Top().(*setup.Setup).Act(changedTo("month-kind", 1))
		s.ticks(2)
	}},
	{"setup-birthday", func(s *studio) {
		s.settingUpReal()
		form := s.Top().(*setup.Setup).Form
		form.Seats[1].Birthday = engine.Date{Month: 2, Day: 31}
		form.Version++
		s.turnTo(1)
		page := s.Top().(*setup.Setup)
		page.UI.ScrollTo(page.AreaID(), page.Boxes.Form.H) // where the date was chosen
		s.ticks(2)
	}},
	{"setup-rules", func(s *studio) {
		s.settingUpReal()
		s.turnTo(2)
		s.Top().(*setup.Setup).Act(changedTo("house-tight-money", 1))
		s.ticks(2)
	}},
	{"setup-rules-big", func(s *studio) {
		s.settingUp()
		setups.RememberPage(s.Store, aPage(30))
		s.Top().(*setup.Setup).Form.Last = aPage(30)
		s.turnTo(1)
	}},
	{"setup-kept-none", func(s *studio) { s.settingUp(); s.turnTo(2) }},
	{"setup-kept", func(s *studio) { s.keeping(); s.click("kept-3-delete"); s.click("kept-2-rename") }},
	{"setup-kept-newer", func(s *studio) {
		s.onDisk()
		_ = s.Store.Write(store.SetupsName, []byte(`{"version":9}`))
		s.settingUp()
		s.turnTo(2)
	}},
}

func changedTo(id ui.ID, value int) ui.Event { return ui.Event{Kind: ui.Changed, ID: id, Value: value} }

// turnTo shows the n-th sheet of the set-up that there is for the edition.
func (s *studio) turnTo(n int) {
	s.Top().(*setup.Setup).Act(changedTo("sheet", n))
	s.ticks(2)
}

// settingUpReal sets up the mixed edition, with the holidays of a country and
// some birthdays.
func (s *studio) settingUpReal() {
	s.settingUp()
	s.six()
	s.click("edition-mixed")
	form := s.Top().(*setup.Setup).Form
	form.Calendar.Country, form.Calendar.White[1] = engine.Canada, true
	for i, date := range []engine.Date{{Month: 12, Day: 3}, {Month: 4, Day: 14}, {Month: 12, Day: 18}, {Month: 12, Day: 27}} {
		form.Seats[i].Birthday = date
	}
	form.Version++
	s.ticks(2)
}

// keeping keeps some setups under names.
func (s *studio) keeping() {
	s.settingUpReal()
	page := s.Top().(*setup.Setup)
	for i, name := range []string{"Rainy Sunday", "Grandma against all", "A birthday in December"} {
		page.Form.Edition = setups.Offered[i%len(setups.Offered)]
		page.Form.House = engine.HouseRules(i)
		page.Kept(page.Shelf.Keep(name, page.Form.Document()))
	}
	page.Shelf.List[0].Setup.Seats = page.Shelf.List[0].Setup.Seats[:2]
	four := page.Form.Document()
	four.Seats = append(four.Seats, four.Seats[0])
	page.Kept(page.Shelf.Keep("Seven at the table", four))
	s.turnTo(3)
}
