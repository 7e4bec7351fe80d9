package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/rulebook"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// Kind is what the pages know of the money games that belong to no game.
func Kind() app.GameKind {
	return app.GameKind{
		Opener:   money.Opener(),
		Begin:    func(a *app.App, g table.Game) { Begin(a, g.(*money.Table)) },
		Progress: func(a *app.App, g table.Game, names []string) string { return progress(a, g.(*money.Table), names) },
		GiveUp:   func(a *app.App, g table.Game) string { return giveUp(a, g.(*money.Table)) },
		RulesAt: func(g table.Game) *app.RulesAt {
			s := g.(*money.Table).State()
			return &app.RulesAt{Edition: s.Setup.Edition, House: s.Setup.House, Entry: rulebook.TopicOf(s)}
		},
	}
}

// progress says how far a game is.
func progress(a *app.App, t *money.Table, names []string) string {
	s := t.State()
	switch s.Phase {
	case engine.Building:
		return a.Say("title.continue_building")
	case engine.Over:
		return a.Say("title.continue_over")
	}
	p := &s.Players[s.Turn]
	return a.Say("title.continue_where", words.Number("month", p.Month), words.Number("months", s.Setup.Months),
		words.Name("name", names[s.Turn]), words.Text("date", a.Words.Date(&s.Setup.Calendar, p.Month, p.Day)))
}

// giveUp says what is given up with a game that is not over.
func giveUp(a *app.App, t *money.Table) string {
	s := t.State()
	if s.Phase == engine.Over {
		return ""
	}
	return a.Say("dialog.new.text", words.Number("month", max(1, s.Players[s.Turn].Month)), words.Number("months", s.Setup.Months))
}
