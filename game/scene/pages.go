package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/coach"
	"bigpayday/game/scene/deals"
	"bigpayday/game/scene/handover"
	"bigpayday/game/scene/help"
	"bigpayday/game/scene/loan"
	"bigpayday/game/scene/log"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/pause"
	"bigpayday/game/scene/placement"
	"bigpayday/game/scene/recap"
	"bigpayday/game/scene/results"
	"bigpayday/game/scene/rulebook"
	"bigpayday/game/scene/settings"
	"bigpayday/game/scene/setup"
	"bigpayday/game/scene/sounds"
	"bigpayday/game/scene/title"
	"bigpayday/game/scene/turn"
)

// BindPages puts every page behind its door.
func BindPages(h *app.App) {
	app.Bind(h, app.TitleDoor, title.New)
	app.Bind(h, app.SettingsDoor, settings.New)
	app.Bind(h, app.SoundsDoor, sounds.New)
	app.Bind(h, app.RulesDoor, rulebook.New)
	app.Bind(h, app.SetupDoor, setup.New)
	app.Bind(h, match.PlacementDoor, placement.NewPlacement)
	app.Bind(h, match.TurnDoor, turn.NewTurn)
	app.Bind(h, match.ResultsDoor, results.New)
	app.Bind(h, match.PauseDoor, pause.NewPause)
	app.Bind(h, match.PlayersDoor, pause.NewPlayers)
	app.Bind(h, match.CoachDoor, coach.New)
	app.Bind(h, match.HelpDoor, help.New)
	app.Bind(h, match.RecapDoor, recap.New)
	app.Bind(h, match.HandoverDoor, handover.New)
	app.Bind(h, match.LoanDoor, loan.New)
	app.Bind(h, match.DealsDoor, deals.New)
	app.Bind(h, match.LogDoor, log.New)
}
