package app

import "bigpayday/game/table"

// GameKind is a kind of game, as the pages see it that belong to none.
type GameKind struct {
	// Opener opens saved games of the kind.
	Opener table.Opener
	// Begin puts a game on the screen.
	Begin func(a *App, g table.Game)
	// Progress says how far a game is, where the players are called so, and GiveUp what
	// is given up with it, "" for nothing.
	Progress func(a *App, g table.Game, names []string) string
	GiveUp   func(a *App, g table.Game) string
	// RulesAt returns where the rule book explains what is asked.
	RulesAt func(g table.Game) *RulesAt
}

// ResumeGame opens the saved game, see [table.Resume].
func (a *App) ResumeGame() (table.Game, error) {
	openers := make([]table.Opener, len(a.Games))
	for i := range a.Games {
		openers[i] = a.Games[i].Opener
	}
	return table.Resume(a.Store, openers...)
}

// KindOf returns the kind of a game.
func (a *App) KindOf(g table.Game) *GameKind {
	for i := range a.Games {
		if a.Games[i].Opener.Name() == g.Name() {
			return &a.Games[i]
		}
	}
	return nil // there is no table of a game that is not listed
}
