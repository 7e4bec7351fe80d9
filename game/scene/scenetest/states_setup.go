package scenetest

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/settings"
	"bigpayday/game/setups"
	"bigpayday/game/setups/money"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// setupStates are the states of the set-up.
var setupStates = []State{
	{"setup", func(s *Studio) { s.OpenSetup() }},
	{"setup-2", func(s *Studio) { s.OpenSetup(); s.Click("seat-3-remove") }},
	{"setup-5", func(s *Studio) { s.OpenSetup(); s.Click("add"); s.Click("add-person") }},
	{"setup-names", func(s *Studio) {
		s.OpenSetup()
		s.FillSeats()
		for i, player := range LongNames {
			s.callSeat(i+1, player.Name)
		}
	}},
	{"setup-6", func(s *Studio) { s.OpenSetup(); s.FillSeats() }},
	{"setup-name", func(s *Studio) {
		s.OpenSetup()
		s.FillSeats()
		s.Click("seat-1-called")
		s.Tick()
		s.Press(input.Letter('a'), input.Ctrl)
		s.Type("WWWWWWWWWWWWWWWW")
	}},
	{"setup-name-refused", func(s *Studio) {
		s.OpenSetup()
		s.FillSeats()
		s.Click("seat-1-called")
		s.Tick()
		s.Press(input.Letter('a'), input.Ctrl)
		s.Type("Лена 桜 Ω 🐈\u05d0")
		s.Tick()
	}},
	{"setup-list", func(s *Studio) { s.OpenSetup(); s.FillSeats(); s.Unfold(Calendar); s.Click("first") }},
	{"setup-token", func(s *Studio) { s.OpenSetup(); s.FillSeats(); s.Click("seat-2-token") }},
}

// OpenSetup opens the page on which a game is settled.
func (s *Studio) OpenSetup() {
	s.Start()
	s.Tick()
	s.Click("new")
	s.Tick()
}

// callSeat gives a seat a name, counted from 1, on the panel of its looks.
func (s *Studio) callSeat(seat int, name string) {
	s.T.Helper()
	s.Click(ui.ID(fmt.Sprintf("seat-%d-called", seat)))
	s.Click("name")
	s.Press(input.Letter('a'), input.Ctrl)
	s.Type(name)
	s.Click("me")
	s.Tick()
}

// TakeBox takes the box of an edition from its shelf, and waits until all boxes stand.
func (s *Studio) TakeBox(edition string) {
	s.T.Helper()
	s.Click(ui.ID("edition-" + edition))
	s.Ticks(20)
}

// FillSeats adds seats to the set-up until there are six.
func (s *Studio) FillSeats() {
	for range 3 {
		s.Click("add")
	}
}

// A picture looks the same on every day and on every machine.
func init() {
	app.FrameBudget = time.Hour
	app.Today = func() time.Time { return time.Date(2027, 12, 24, 17, 0, 0, 0, time.UTC) }
}

// setupTabStates lists the states of the sheets of the set-up.
var setupTabStates = []State{
	{"setup-standard", func(s *Studio) { s.OpenSetup(); s.FillSeats(); s.TakeBox("standard") }},
	{"setup-mixed", func(s *Studio) { s.OpenMixedSetup() }},
	{"setup-calendar", func(s *Studio) { s.OpenMixedSetup(); s.Unfold(Calendar) }},
	{"setup-calendar-12", func(s *Studio) {
		s.OpenMixedSetup()
		s.Do(Change("months", 12))
		s.Unfold(Calendar)
	}},
	{"setup-calendar-plain", func(s *Studio) {
		s.OpenMixedSetup()
		s.Unfold(Calendar)
		s.Do(Change("month-kind", 1))
		s.Ticks(2)
	}},
	{"setup-birthday", func(s *Studio) {
		s.OpenMixedSetup()
		s.Unfold(Calendar)
		s.setBirthday(2, 2, 31)
		s.ScrollToEnd("form-calendar") // where the date was chosen
		s.Ticks(2)
	}},
	{"setup-rules", func(s *Studio) {
		s.OpenMixedSetup()
		s.Unfold(HouseRules)
		s.Do(Change("house-tight-money", 1))
		s.Ticks(2)
	}},
	{"setup-rules-big", func(s *Studio) {
		money.RememberPage(s.Store, TilesOfAMonth(30))
		s.OpenSetup()
		s.Unfold(Calendar)
	}},
	{"setup-unfolding", func(s *Studio) { s.OpenSetup(); s.Click("options"); s.Ticks(5) }},
	{"setup-folding", func(s *Studio) { s.OpenSetup(); s.Unfold(HouseRules); s.Click("options"); s.Ticks(5) }},
	{"setup-kept-none", func(s *Studio) { s.OpenSetup(); s.Unfold(Presets) }},
	{"setup-kept", func(s *Studio) { s.OpenKeptSetups(); s.Click("kept-3-delete"); s.Click("kept-2-rename") }},
	{"setup-kept-newer", func(s *Studio) {
		s.SaveToDisk()
		_ = s.Store.Write(store.SetupsName, []byte(`{"version":9}`))
		s.OpenSetup()
		s.Unfold(Presets)
	}},
}

func Change(id ui.ID, value int) ui.Event { return ui.Event{Kind: ui.Changed, ID: id, Value: value} }

// The parts of the options of the set-up.
const (
	HouseRules = iota
	Calendar
	Presets
)

// Unfold unfolds the options of the set-up and, where there is no room for all of them, shows one
// of their parts.
func (s *Studio) Unfold(part int) {
	s.T.Helper()
	if !s.Has("first") && !s.Has("sheet") {
		s.Do(ui.Event{Kind: ui.Activated, ID: "options"})
		s.Ticks(20) // until the sheet is up
	}
	if s.Has("sheet") {
		s.Do(Change("sheet", part))
		s.Ticks(2)
	}
}

// Fold folds the options of the set-up away again.
func (s *Studio) Fold() {
	s.T.Helper()
	s.Do(ui.Event{Kind: ui.Activated, ID: "options"})
	s.Ticks(20) // until the sheet is gone
	require.True(s.T, s.Has("seat-1-token"))
}

// setBirthday sets the birthday of a seat, counted from 1, on the tab of the calendar.
func (s *Studio) setBirthday(seat, month, day int) {
	s.T.Helper()
	of := fmt.Sprintf("seat-%d-birth-", seat)
	s.Do(Change(ui.ID(of+"month"), month))
	s.Do(Change(ui.ID(of+"day"), day))
	s.Ticks(2)
}

// OpenMixedSetup sets up the mixed edition, with the holidays of a country and
// some birthdays.
func (s *Studio) OpenMixedSetup() {
	s.T.Helper()
	s.OpenSetup()
	s.FillSeats()
	s.TakeBox("mixed")
	s.Unfold(Calendar)
	s.Do(Change("country", s.option("country", s.Words.Country(engine.Canada))))
	s.Do(Change("big-pay-day-2", 0))
	for i, date := range [][2]int{{12, 3}, {4, 14}, {12, 18}, {12, 27}} {
		s.setBirthday(i+1, date[0], date[1])
	}
	s.Fold()
}

// option returns the place of an option in a list.
func (s *Studio) option(id ui.ID, text string) int {
	s.T.Helper()
	for _, l := range Page(s.Top()).Layers {
		for i := range l.Controls {
			if w, ok := l.Controls[i].Widget.(ui.Dropdown); ok && l.Controls[i].ID == id {
				return slices.IndexFunc(w.Options, func(o ui.Option) bool { return o.Text == text })
			}
		}
	}
	s.T.Fatalf("no list %q", id)
	return 0
}

// setupOf returns a set-up of an edition with so many seats, of which the first is a
// person's.
func setupOf(edition engine.EditionID, seats, months int) setups.Document {
	head, own := setups.Head{Version: setups.Version, Edition: edition.String()}, money.Document{Oldest: 1, Builder: 1}
	for i := range seats {
		kind := table.Normal
		if i == 0 {
			kind = table.Human
		}
		names := i % engine.MaxSeats
		head.Seats = append(head.Seats, setups.Seat{Kind: kind, Token: table.TokenNames()[names], Colour: table.ColourNames()[names]})
	}
	for range months {
		own.Months = append(own.Months, engine.MaxDays)
	}
	doc := setups.Document{}
	doc.Put(head)
	doc.Put(own)
	return doc
}

// OpenKeptSetups opens the set-up where some are kept under names.
func (s *Studio) OpenKeptSetups() {
	s.T.Helper()
	presets := setups.OpenPresets(s.Store, func(name string) string { return name })
	for i, kept := range []struct {
		name  string
		seats int
	}{{"Rainy Sunday", 6}, {"Grandma against all", 6}, {"A birthday in December", 2}, {"Seven at the table", 7}} {
		require.NoError(s.T, presets.Keep(kept.name, setupOf(money.Offered[min(i, 2)], kept.seats, 2)))
	}
	s.OpenMixedSetup()
	s.Unfold(Presets)
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
	if strings.HasPrefix(string(id), "key-") {
		s.Do(ui.Event{Kind: ui.Changed, ID: "sheet", Value: 2})
		s.Tick()
	}
	s.Do(ui.Event{Kind: ui.Changed, ID: id, Value: value})
	s.Ticks(2)
	return set
}

// OpenFilledSetup opens the set-up with so many seats and months of an edition.
func (s *Studio) OpenFilledSetup(edition engine.EditionID, seats, months int) {
	s.T.Helper()
	setups.Write(s.Store, setupOf(edition, seats, months))
	app.TitleDoor.Open(s.App, app.Nothing{})
	s.Ticks(2)
	s.Click("new")
	s.Ticks(2)
	require.Equal(s.T, "setup", s.Top().Status().Scene)
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
