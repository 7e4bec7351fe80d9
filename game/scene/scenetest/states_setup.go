package scenetest

import (
	"time"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/settings"
	"bigpayday/game/scene/setup"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// setupStates are the states of the set-up.
var setupStates = []State{
	{"setup", func(s *Studio) { s.OpenSetup() }},
	{"setup-2", func(s *Studio) { s.OpenSetup(); s.Click("seat-3-remove") }},
	{"setup-6", func(s *Studio) { s.OpenSetup(); s.FillSeats() }},
	{"setup-name", func(s *Studio) {
		s.OpenSetup()
		s.FillSeats()
		s.Click("seat-1-name")
		s.Press(input.Letter('a'), input.Ctrl)
		s.Type("WWWWWWWWWWWWWWWW")
	}},
	{"setup-name-refused", func(s *Studio) {
		s.OpenSetup()
		s.FillSeats()
		s.Click("seat-1-name")
		s.Press(input.Letter('a'), input.Ctrl)
		s.Type("Лена 桜 Ω 🐈\u05d0")
		s.Tick()
	}},
	{"setup-list", func(s *Studio) { s.OpenSetup(); s.FillSeats(); s.OpenSetupTab(1); s.Click("first") }},
	{"setup-token", func(s *Studio) { s.OpenSetup(); s.FillSeats(); s.Click("seat-2-token") }},
}

// OpenSetup opens the page on which a game is settled.
func (s *Studio) OpenSetup() {
	s.Start()
	s.Tick()
	s.Click("new")
	s.Tick()
}

// FillSeats adds seats to the set-up until there are six.
func (s *Studio) FillSeats() {
	for range 3 {
		s.Click("add")
	}
}

// A picture looks the same on every day and on every machine.
func init() {
	app.Spare = time.Hour
	setup.Today = func() time.Time { return time.Date(2027, 12, 24, 12, 0, 0, 0, time.UTC) }
}

// setupTabStates lists the states of the sheets of the set-up.
var setupTabStates = []State{
	{"setup-standard", func(s *Studio) { s.OpenSetup(); s.FillSeats(); s.Click("edition-standard") }},
	{"setup-mixed", func(s *Studio) { s.OpenMixedSetup() }},
	{"setup-calendar", func(s *Studio) { s.OpenMixedSetup(); s.OpenSetupTab(1) }},
	{"setup-calendar-12", func(s *Studio) {
		s.OpenMixedSetup()
		form := s.Top().(*setup.Setup).Form
		form.Months, form.Version = 12, form.Version+1
		s.OpenSetupTab(1)
	}},
	{"setup-calendar-plain", func(s *Studio) {
		s.OpenMixedSetup()
		s.OpenSetupTab(1)
		s.Top().(*setup.Setup).Act(Change("month-kind", 1))
		s.Ticks(2)
	}},
	{"setup-birthday", func(s *Studio) {
		s.OpenMixedSetup()
		form := s.Top().(*setup.Setup).Form
		form.Seats[1].Birthday = engine.Date{Month: 2, Day: 31}
		form.Version++
		s.OpenSetupTab(1)
		page := s.Top().(*setup.Setup)
		page.UI.ScrollTo(page.AreaID(), page.Boxes.Form.H) // where the date was chosen
		s.Ticks(2)
	}},
	{"setup-rules", func(s *Studio) {
		s.OpenMixedSetup()
		s.OpenSetupTab(2)
		s.Top().(*setup.Setup).Act(Change("house-tight-money", 1))
		s.Ticks(2)
	}},
	{"setup-rules-big", func(s *Studio) {
		s.OpenSetup()
		setups.RememberPage(s.Store, TilesOfAMonth(30))
		s.Top().(*setup.Setup).Form.Last = TilesOfAMonth(30)
		s.OpenSetupTab(1)
	}},
	{"setup-kept-none", func(s *Studio) { s.OpenSetup(); s.OpenSetupTab(2) }},
	{"setup-kept", func(s *Studio) { s.OpenKeptSetups(); s.Click("kept-3-delete"); s.Click("kept-2-rename") }},
	{"setup-kept-newer", func(s *Studio) {
		s.SaveToDisk()
		_ = s.Store.Write(store.SetupsName, []byte(`{"version":9}`))
		s.OpenSetup()
		s.OpenSetupTab(2)
	}},
}

func Change(id ui.ID, value int) ui.Event { return ui.Event{Kind: ui.Changed, ID: id, Value: value} }

// OpenSetupTab shows the n-th sheet of the set-up that there is for the edition.
func (s *Studio) OpenSetupTab(n int) {
	s.Top().(*setup.Setup).Act(Change("sheet", n))
	s.Ticks(2)
}

// OpenMixedSetup sets up the mixed edition, with the holidays of a country and
// some birthdays.
func (s *Studio) OpenMixedSetup() {
	s.OpenSetup()
	s.FillSeats()
	s.Click("edition-mixed")
	form := s.Top().(*setup.Setup).Form
	form.Calendar.Country, form.Calendar.White[1] = engine.Canada, true
	for i, date := range []engine.Date{{Month: 12, Day: 3}, {Month: 4, Day: 14}, {Month: 12, Day: 18}, {Month: 12, Day: 27}} {
		form.Seats[i].Birthday = date
	}
	form.Version++
	s.Ticks(2)
}

// OpenKeptSetups keeps some setups under names.
func (s *Studio) OpenKeptSetups() {
	s.OpenMixedSetup()
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
	s.OpenSetupTab(3)
}

// OpenSettingsAndChange opens the settings and does something with a control of theirs.
func (s *Studio) OpenSettingsAndChange(id ui.ID, value int) *settings.Settings {
	s.T.Helper()
	s.SaveToDisk()
	s.Start()
	s.Tick()
	app.SettingsDoor.Open(s.App, app.Nothing{})
	s.Ticks(2)
	set, ok := s.Top().(*settings.Settings)
	require.True(s.T, ok)
	s.Do(ui.Event{Kind: ui.Changed, ID: id, Value: value})
	s.Ticks(2)
	return set
}

// OpenFullestSetup puts the set-up on the screen, with all the seats and months that an
// edition can have.
func (s *Studio) OpenFullestSetup(edition engine.EditionID) *setup.Setup {
	f := setup.NewForm(s.Words)
	f.Edition, f.Months = edition, engine.MaxMonths
	for f.Add(table.Normal) {
	}
	f.Remember(s.Store)
	app.TitleDoor.Open(s.App, app.Nothing{})
	s.Ticks(2)
	s.Click("new")
	s.Ticks(2)
	page, ok := s.Top().(*setup.Setup)
	require.True(s.T, ok)
	return page
}

// TilesOfAMonth returns a month of that many tiles.
func TilesOfAMonth(n int) (page []engine.Space) {
	ed := engine.EditionOf(engine.Big)
	for space, count := range ed.Tiles {
		for range count {
			if len(page) < n && !ed.EndsWith(engine.Space(space)) {
				page = append(page, engine.Space(space))
			}
		}
	}
	return page
}
