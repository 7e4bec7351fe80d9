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

// The doors of the pages that lie over the table, see [OverPage].
var (
	CoachDoor    = app.NewDoor[*Match]("coach")
	RecapDoor    = app.NewDoor[*Match]("recap")
	HandoverDoor = app.NewDoor[Handover]("handover")
)
