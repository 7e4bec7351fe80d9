package match

import "bigpayday/game/app"

// The doors of the pages of a running game.
var (
	PlacementDoor = app.NewDoor[*Match]("placement")
	TurnDoor      = app.NewDoor[*Match]("turn")
	ResultsDoor   = app.NewDoor[*Match]("results")
	PauseDoor     = app.NewDoor[*Match]("pause")
	PlayersDoor   = app.NewDoor[*Match]("players")
)
