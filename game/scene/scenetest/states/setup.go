package states

import (
	"fmt"
	"slices"

	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/setups"
	"bigpayday/game/setups/money"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// setupStates are the states of the set-up.
var setupStates = []State{
	{"setup", func(s *scenetest.Studio) { s.OpenSetup() }},
	{"setup-2", func(s *scenetest.Studio) { s.OpenSetup(); s.Click("seat-3-remove") }},
	{"setup-5", func(s *scenetest.Studio) { s.OpenSetup(); s.Click("add"); s.Click("add-person") }},
	{"setup-names", func(s *scenetest.Studio) {
		s.OpenSetup()
		s.FillSeats()
		for i, player := range scenetest.LongNames {
			callSeat(s, i+1, player.Name)
		}
	}},
	{"setup-6", func(s *scenetest.Studio) { s.OpenSetup(); s.FillSeats() }},
	{"setup-name", func(s *scenetest.Studio) {
		s.OpenSetup()
		s.FillSeats()
		s.Click("seat-1-called")
		s.Tick()
		s.Press(input.Letter('a'), input.Ctrl)
		s.Type("WWWWWWWWWWWWWWWW")
	}},
	{"setup-name-refused", func(s *scenetest.Studio) {
		s.OpenSetup()
		s.FillSeats()
		s.Click("seat-1-called")
		s.Tick()
		s.Press(input.Letter('a'), input.Ctrl)
		s.Type("Лена 桜 Ω 🐈\u05d0")
		s.Tick()
	}},
	{"setup-list", func(s *scenetest.Studio) {
		s.OpenSetup()
		s.FillSeats()
		s.Unfold(scenetest.Calendar)
		s.Click("first")
	}},
	{"setup-token", func(s *scenetest.Studio) { s.OpenSetup(); s.FillSeats(); s.Click("seat-2-token") }},
}

// callSeat gives a seat a name, counted from 1, on the panel of its looks.
func callSeat(s *scenetest.Studio, seat int, name string) {
	s.T.Helper()
	s.Click(ui.ID(fmt.Sprintf("seat-%d-called", seat)))
	s.Click("name")
	s.Press(input.Letter('a'), input.Ctrl)
	s.Type(name)
	s.Click("me")
	s.Tick()
}

// setupTabStates lists the states of the sheets of the set-up.
var setupTabStates = []State{
	{"setup-standard", func(s *scenetest.Studio) { s.OpenSetup(); s.FillSeats(); s.TakeBox("standard") }},
	{"setup-mixed", func(s *scenetest.Studio) { openMixedSetup(s) }},
	{"setup-calendar", func(s *scenetest.Studio) { openMixedSetup(s); s.Unfold(scenetest.Calendar) }},
	{"setup-calendar-12", func(s *scenetest.Studio) {
		openMixedSetup(s)
		s.Do(scenetest.Change("months", 12))
		s.Unfold(scenetest.Calendar)
	}},
	{"setup-calendar-plain", func(s *scenetest.Studio) {
		openMixedSetup(s)
		s.Unfold(scenetest.Calendar)
		s.Do(scenetest.Change("month-kind", 1))
		s.Ticks(2)
	}},
	{"setup-birthday", func(s *scenetest.Studio) {
		openMixedSetup(s)
		s.Unfold(scenetest.Calendar)
		setBirthday(s, 2, 2, 31)
		s.ScrollToEnd("form-calendar") // where the date was chosen
		s.Ticks(2)
	}},
	{"setup-rules", func(s *scenetest.Studio) {
		openMixedSetup(s)
		s.Unfold(scenetest.HouseRules)
		s.Do(scenetest.Change("house-tight-money", 1))
		s.Ticks(2)
	}},
	{"setup-rules-big", func(s *scenetest.Studio) {
		money.RememberPage(s.Store, tilesOfAMonth(30))
		s.OpenSetup()
		s.Unfold(scenetest.Calendar)
	}},
	{"setup-unfolding", func(s *scenetest.Studio) { s.OpenSetup(); s.Click("options"); s.Ticks(5) }},
	{"setup-folding", func(s *scenetest.Studio) {
		s.OpenSetup()
		s.Unfold(scenetest.HouseRules)
		s.Click("options")
		s.Ticks(5)
	}},
	{"setup-kept-none", func(s *scenetest.Studio) { s.OpenSetup(); s.Unfold(scenetest.Presets) }},
	{"setup-kept", func(s *scenetest.Studio) { openKeptSetups(s); s.Click("kept-3-delete"); s.Click("kept-2-rename") }},
	{"setup-kept-newer", func(s *scenetest.Studio) {
		s.SaveToDisk()
		_ = s.Store.Write(store.SetupsName, []byte(`{"version":9}`))
		s.OpenSetup()
		s.Unfold(scenetest.Presets)
	}},
}

// setBirthday sets the birthday of a seat, counted from 1, on the tab of the calendar.
func setBirthday(s *scenetest.Studio, seat, month, day int) {
	s.T.Helper()
	of := fmt.Sprintf("seat-%d-birth-", seat)
	s.Do(scenetest.Change(ui.ID(of+"month"), month))
	s.Do(scenetest.Change(ui.ID(of+"day"), day))
	s.Ticks(2)
}

// openMixedSetup sets up the mixed edition, with the holidays of a country and
// some birthdays.
func openMixedSetup(s *scenetest.Studio) {
	s.T.Helper()
	s.OpenSetup()
	s.FillSeats()
	s.TakeBox("mixed")
	s.Unfold(scenetest.Calendar)
	s.Do(scenetest.Change("country", option(s, "country", s.Words.Country(engine.Canada))))
	s.Do(scenetest.Change("big-pay-day-2", 0))
	for i, date := range [][2]int{{12, 3}, {4, 14}, {12, 18}, {12, 27}} {
		setBirthday(s, i+1, date[0], date[1])
	}
	s.Fold()
}

// option returns the place of an option in a list.
func option(s *scenetest.Studio, id ui.ID, text string) int {
	s.T.Helper()
	for _, l := range scenetest.Page(s.Top()).Layers {
		for i := range l.Controls {
			if w, ok := l.Controls[i].Widget.(ui.Dropdown); ok && l.Controls[i].ID == id {
				return slices.IndexFunc(w.Options, func(o ui.Option) bool { return o.Text == text })
			}
		}
	}
	s.T.Fatalf("no list %q", id)
	return 0
}

// openKeptSetups opens the set-up where some are kept under names.
func openKeptSetups(s *scenetest.Studio) {
	s.T.Helper()
	presets := setups.OpenPresets(s.Store, func(name string) string { return name })
	for i, kept := range []struct {
		name  string
		seats int
	}{{"Rainy Sunday", 6}, {"Grandma against all", 6}, {"A birthday in December", 2}, {"Seven at the table", 7}} {
		require.NoError(s.T, presets.Keep(kept.name, scenetest.SetupOf(money.Offered[min(i, 2)], kept.seats, 2)))
	}
	openMixedSetup(s)
	s.Unfold(scenetest.Presets)
}

// tilesOfAMonth returns a month of that many tiles.
func tilesOfAMonth(n int) (page []engine.Space) {
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
