package title

import (
	"time"

	"bigpayday/game/app"
	"bigpayday/game/table"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// SavedGame is a game that was left and can be gone on with, and what helps to know it
// again.
type SavedGame struct {
	Game table.Game
	// Where says the month and whose turn it is, Names who plays, and When when it was
	// saved, "" where that is not known.
	Where, Names, When string
	tokens             []pieces.Token
}

// describe says of a game what helps to know it again.
func describe(a *app.App, g table.Game, now time.Time) *SavedGame {
	saved := &SavedGame{Game: g, When: app.SavedWhen(a.Words, g.SavedAt().Local(), now)}
	names := []string{}
	for i, p := range g.Players() {
		names = append(names, a.NameOf(p, i))
		saved.tokens = append(saved.tokens, pieces.Token{Color: palette.SeatColor(p.Colour), Shape: pieces.Shape(p.Token)})
	}
	saved.Names = a.Words.List(names)
	saved.Where = a.KindOf(g).Progress(a, g, names)
	return saved
}
