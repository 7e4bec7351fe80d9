package match

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"math"
)

// GoOn are the actions that go on: the key for that, and the one that takes what is proposed.
var GoOn = input.SetOf(input.GoOn, input.Accept)

// Percent returns a chance in whole percent. What can happen at all is at least
// 1, and what is not certain at most 99.
func Percent(chance float64) int {
	switch {
	case chance < 1e-4:
		return 0
	case chance > 1-1e-4:
		return 100
	}
	return min(max(int(math.Round(chance*100)), 1), 99)
}

// WithOdds adds the chance to a tile.
func WithOdds(a *app.App, tile render.Tile, chance uint8) render.Tile {
	if chance > 0 {
		tile.Odds, tile.Chance = a.Say("odds.percent", words.Number("percent", chance)), float64(chance)/100
	}
	return tile
}

// KindName says who plays a seat: "Human", "Computer · normal".
func (m *Match) KindName(seat engine.Seat) string { return m.kinds[seat] }

// sayKind says who plays if it is of a kind.
func (m *Match) sayKind(kind table.Kind) string {
	if kind == table.Human {
		return m.Say("player.human")
	}
	return m.Say("player.computer_level", words.Message("level", "player.level."+string(kind)))
}
