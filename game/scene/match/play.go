package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	setups "bigpayday/game/setups/money"
	"bigpayday/game/table"
)

// Begin puts a game on the screen.
func Begin(a *app.App, t *money.Table) { NewMatch(a, t).Show() }

// BeginQuick begins a game of a person against computers, whose month is laid by chance.
func BeginQuick(a *app.App) {
	const person, seats = 0, 3
	setup := engine.Setup{
		Edition: engine.Big, Seats: seats, Months: engine.UsualMonths, First: engine.NoSeat,
		Oldest: person, Laying: engine.ByOne, Builder: person, Seed: table.NewSeed(),
	}
	for i := range setup.Months {
		setup.Lengths[i] = engine.MaxDays
	}
	players := a.Against(seats, person, table.Normal)
	t := laidTable(a, money.Setup{Game: setup, Players: players}, a.Store, engine.Choice{Kind: engine.Fill, Preset: engine.Balanced}, engine.Choice{Kind: engine.Begin})
	if t != nil {
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
