package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	setups "bigpayday/game/setups/money"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// Begin puts a game on the screen.
func Begin(a *app.App, t *money.Table) { NewMatch(a, t).Show() }

// readyGame returns the game of an edition that nobody has to set up, with its drawing and the
// message that says what it is about.
func readyGame(edition engine.EditionID, art, about string) app.ReadyGame {
	return app.ReadyGame{
		ID: edition.String(), Art: art,
		Name:  func(w *words.Words) string { return w.Say("setup.edition." + edition.String()) },
		About: func(w *words.Words) string { return w.Say(about) },
		Begin: func(a *app.App) { beginReady(a, edition) },
	}
}

// beginReady begins a game of a person against computers. Where the edition has tiles its month
// is laid by chance. The person goes first: nobody who has just sat down wants to watch others.
func beginReady(a *app.App, edition engine.EditionID) {
	const person, seats = 0, 3
	setup := engine.Setup{
		Edition: edition, Seats: seats, Months: engine.UsualMonths, First: person,
		Oldest: person, Laying: engine.ByOne, Builder: person, Seed: table.NewSeed(),
	}
	for i := range setup.Months {
		setup.Lengths[i] = engine.MaxDays
	}
	var laid []engine.Choice
	if engine.EditionOf(edition).LaysTiles() {
		laid = []engine.Choice{{Kind: engine.Fill, Preset: engine.Balanced}, {Kind: engine.Begin}}
	}
	players := a.Against(seats, person, table.Normal)
	if t := laidTable(a, money.Setup{Game: setup, Players: players}, a.Store, laid...); t != nil {
		Begin(a, t)
	}
}

// laidTable returns a new table, kept in a store, where the month has been laid by choices;
// nil where that cannot be, which the player has been told.
func laidTable(a *app.App, setup money.Setup, kept table.Storage, laid ...engine.Choice) *money.Table {
	t, err := money.New(setup, kept)
	for _, choice := range laid {
		if err == nil {
			_, err = t.Choose(choice)
		}
	}
	if err != nil {
		a.Inform(a.Say("error.title"), a.Words.Refusal(err), nil)
		return nil
	}
	return t
}

// SaveMonth keeps the month of the running game, if it is laid, for another
// one.
func SaveMonth(a *app.App) {
	t, ok := a.Running.(*money.Table)
	if !ok || a.Teaching {
		return
	}
	if page := LaidPage(t.State()); page != nil {
		setups.RememberPage(a.Store, page)
	}
}

// LaidPage returns the tiles of a month that is laid completely, from day 1 on
// without the last day, and nil of one that is not.
func LaidPage(s *engine.State) []engine.Space {
	if s.Setup.Months == 0 {
		return nil
	}
	var page []engine.Space
	longest := FirstLongest(&s.Setup)
	for day := uint8(1); day < s.Length(longest); day++ {
		space := s.SpaceAt(longest, day)
		if space == engine.Vacant {
			return nil
		}
		page = append(page, space)
	}
	return page
}
