package scenetest

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/setups/money"
	"bigpayday/game/table"
	"bigpayday/game/ui"
)

// OpenSetup opens the page on which a game is settled.
func (s *Studio) OpenSetup() {
	s.Start()
	s.Tick()
	s.Click("new")
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

// Change returns the event of a control that was given another value.
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

// SetupOf returns a set-up of an edition with so many seats, of which the first is a
// person's.
func SetupOf(edition engine.EditionID, seats, months int) setups.Document {
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

// OpenFilledSetup opens the set-up with so many seats and months of an edition.
func (s *Studio) OpenFilledSetup(edition engine.EditionID, seats, months int) {
	s.T.Helper()
	setups.Write(s.Store, SetupOf(edition, seats, months))
	app.TitleDoor.Open(s.App, app.Nothing{})
	s.Ticks(2)
	s.Click("new")
	s.Ticks(2)
	require.Equal(s.T, "setup", s.Top().Status().Scene)
}

// OpenConquestSetup opens the set-up and chooses Conquest.
func (s *Studio) OpenConquestSetup() {
	s.T.Helper()
	s.OpenSetup()
	s.TakeBox("conquest")
	s.Ticks(2)
}
